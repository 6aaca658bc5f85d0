import BackgroundRuntime

/// The standard updates of one manager: what is delivered, and when they pause.
public struct StandardUpdates: Hashable, Sendable {
    /// What a start leads to.
    public enum Start: Hashable, Sendable {
        /// They run now; the known position is delivered at once.
        case started
        /// They were paused by the system and run again.
        case resumed
        /// They ran already, and nothing new is delivered.
        case ranAlready
    }

    /// Metres within which the phone counts as standing still: a choice, since no figure is documented.
    public static let stillness = 10.0

    /// Metres that the phone has to move for the next delivery; nil for every position.
    public var distanceFilter: Double?
    /// How finely positions come.
    public var grain = AccuracyGrain.fine
    /// Whether the app wants updates.
    public private(set) var isStarted = false
    /// Whether the system has paused them.
    public private(set) var isPaused = false
    /// The position that was delivered last.
    public private(set) var lastDelivered: LocationFix?
    private var lastDelivery: VirtualInstant?

    private var anchor: Coordinate?
    private var stillSince: VirtualInstant?

    /// Updates that are not started.
    public init() {}

    /// Whether positions are delivered.
    public var isRunning: Bool { isStarted && !isPaused }

    /// The app starts updates.
    public mutating func start(at instant: VirtualInstant, place: Coordinate?) -> Start {
        guard !isRunning else { return .ranAlready }
        let wasPaused = isPaused
        (isStarted, isPaused, lastDelivered) = (true, false, nil)
        (anchor, stillSince) = (place, instant)
        return wasPaused ? .resumed : .started
    }

    /// The app stops updates; whether there was something to stop.
    public mutating func stop() -> Bool {
        let wasStarted = isStarted
        (isStarted, isPaused, lastDelivered, anchor, stillSince) = (false, false, nil, nil, nil)
        return wasStarted
    }

    /// The phone is at `fix`; whether that is delivered. A phone that left its place begins its stillness anew.
    public mutating func handle(_ fix: LocationFix, at instant: VirtualInstant) -> Bool {
        guard isRunning else { return false }
        let stayed = anchor.map { $0.distance(to: fix.coordinate) <= StandardUpdates.stillness } ?? false
        if !stayed { (anchor, stillSince) = (fix.coordinate, instant) }
        guard passes(fix, at: instant) else { return false }
        (lastDelivered, lastDelivery) = (fix, instant)
        return true
    }

    private func passes(_ fix: LocationFix, at instant: VirtualInstant) -> Bool {
        guard let last = lastDelivered else { return true }
        let distance = last.coordinate.distance(to: fix.coordinate)
        if let distanceFilter, distance <= distanceFilter { return false }
        switch grain {
        case .fine, .medium: return true
        case .coarse(let metres): return distance > metres
        case .reduced(let interval): return lastDelivery.map { $0.advanced(by: interval) <= instant } ?? true
        }
    }

    /// Whether a position is told again and again while the phone stands still.
    public var repeatsPosition: Bool {
        isRunning && distanceFilter == nil && grain == .fine && lastDelivered != nil
    }

    /// When updates pause if the phone does not move, allowed to after standing still for `limit`.
    public func pauseDue(after limit: Duration) -> VirtualInstant? {
        isRunning ? stillSince?.advanced(by: limit) : nil
    }

    /// The phone stood still long enough: updates pause, and only the app starts them again.
    public mutating func pause() { isPaused = isStarted }
}

extension StandardUpdates {
    /// The process runs again: the time it could not run does not count as standing still.
    public mutating func beginStillness(at instant: VirtualInstant) {
        if isRunning { stillSince = instant }
    }

    /// Positions come with another grain: the next one is told whatever came before.
    public mutating func begin(_ grain: AccuracyGrain) {
        (self.grain, lastDelivered, lastDelivery) = (grain, nil, nil)
    }
}
