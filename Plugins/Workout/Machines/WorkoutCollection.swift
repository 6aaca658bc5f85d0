import Foundation

/// Something that happened in a workout.
public struct WorkoutEvent: Hashable, Sendable {
    /// What happened; numbers as in `HKWorkoutEventType`.
    public enum Kind: Int, Hashable, Sendable {
        /// The app paused it.
        case pause = 1
        /// The app went on with it.
        case resume = 2
        /// A lap is over.
        case lap = 3
        /// The app marked a moment.
        case marker = 4
        /// A segment is over.
        case segment = 7
    }

    public let kind: Kind
    public let date: Date

    /// Something at a date.
    public init(_ kind: Kind, at date: Date) { (self.kind, self.date) = (kind, date) }
}

/// What a workout is about; numbers as in `HKWorkoutConfiguration`.
public struct WorkoutPlan: Hashable, Sendable {
    /// The raw value of the activity.
    public var activity: UInt
    /// The raw value of the place: unknown, indoor, outdoor.
    public var location: Int

    /// Both raw values, as the app gave them.
    public init(activity: UInt, location: Int) { (self.activity, self.location) = (activity, location) }
}

/// What a workout builder has collected, as a value.
public struct WorkoutCollection: Hashable, Sendable {
    /// How far the builder is.
    public enum Phase: String, Hashable, Sendable {
        /// It does not collect yet.
        case idle
        /// What is measured is taken.
        case collecting
        /// Nothing more is collected; the workout can be saved.
        case complete
        /// The workout was saved.
        case finished
        /// What was collected was thrown away.
        case discarded
    }

    /// How far the builder is.
    public private(set) var phase = Phase.idle
    /// When the collection began.
    public private(set) var start: Date?
    public private(set) var end: Date?
    /// What was collected, the first one first.
    public private(set) var samples: [HealthSample] = []
    /// What happened, the first one first.
    public private(set) var events: [WorkoutEvent] = []

    public init() {}

    /// The collection begins.
    ///
    /// - Returns: whether it does; not where it did before.
    mutating func begin(at date: Date) -> Bool {
        guard phase == .idle else { return false }
        (phase, start) = (.collecting, date)
        return true
    }

    /// The collection is over.
    ///
    /// - Returns: whether it is; not where there is none.
    mutating func complete(at date: Date) -> Bool {
        guard phase == .collecting else { return false }
        (phase, end) = (.complete, date)
        return true
    }

    /// The workout is saved.
    ///
    /// - Returns: whether it can be; only after the end of the collection.
    mutating func finish() -> Bool {
        guard phase == .complete else { return false }
        phase = .finished
        return true
    }

    /// Nothing is kept of what is not saved.
    mutating func discard() {
        guard phase != .finished else { return }
        (phase, samples, events) = (.discarded, [], [])
    }

    /// Something was measured, or added by the app.
    ///
    /// - Returns: whether it is kept: while it collects, and by the app until it is saved.
    mutating func add(_ new: [HealthSample]) -> Bool {
        guard phase == .collecting || phase == .complete else { return false }
        samples += new
        return true
    }

    /// Adds an event, such as a pause or a lap.
    ///
    /// - Returns: whether it is kept, as a sample is.
    mutating func add(_ event: WorkoutEvent) -> Bool {
        guard phase == .collecting || phase == .complete else { return false }
        events.append(event)
        return true
    }

    /// The time of the workout without its pauses, in seconds.
    public func elapsed(at now: Date) -> TimeInterval {
        guard let start else { return 0 }
        let last = end ?? now
        var (total, since) = (0.0, Optional(start))
        for event in events where event.date <= last {
            switch event.kind {
            case .pause:
                total += since.map { event.date.timeIntervalSince($0) } ?? 0
                since = nil
            case .resume: since = since ?? event.date
            case .lap, .marker, .segment: break
            }
        }
        return max(0, total + (since.map { last.timeIntervalSince($0) } ?? 0))
    }
}
