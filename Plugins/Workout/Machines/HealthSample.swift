import Foundation

/// Something that is kept about somebody's health, at a time.
public struct HealthSample: Hashable, Sendable {
    /// The value of a sample.
    public enum Content: Hashable, Sendable {
        /// A number of a unit, as HealthKit writes units.
        case quantity(Double, unit: String)
        /// One of several values.
        case category(Int)
        /// What a builder saved.
        case workout(HealthWorkout)
    }

    /// Something that an app wrote beside it.
    public enum Note: Hashable, Sendable {
        /// Letters of any sort.
        case text(String)
        /// A number, also for a flag.
        case number(Double)
        /// A point in time.
        case date(Date)
    }

    /// What it is about.
    public let kind: HealthKind
    public let content: Content
    public let start: Date
    public let end: Date
    /// Whose it is: the bundle identifier of an app, or what a scenario calls the source.
    public let source: String
    /// What was written beside it.
    public let notes: [String: Note]
    /// Tells it from all others of the phone.
    public internal(set) var id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// A sample that is not kept yet.
    public init(
        _ kind: HealthKind, _ content: Content, from start: Date, to end: Date, source: String,
        notes: [String: Note] = [:]
    ) {
        (self.kind, self.content, self.start, self.end) = (kind, content, start, end)
        (self.source, self.notes) = (source, notes)
    }

    /// It in a word or two, for a timeline.
    var words: String {
        switch content {
        case .quantity(let value, let unit): "\(kind.name) \(Self.text(value)) \(unit)"
        case .category(let value): "\(kind.name) \(value)"
        case .workout(let workout): "workout of \(Self.text(workout.duration)) s"
        }
    }

    /// A value as one reads it: three places say more than any sensor does.
    private static func text(_ value: Double) -> String {
        let rounded = abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}

/// A workout that was saved.
public struct HealthWorkout: Hashable, Sendable {
    public let plan: WorkoutPlan
    /// How long it took without its pauses, in seconds.
    public let duration: TimeInterval
    public let events: [WorkoutEvent]
    public let samples: [HealthSample]

    /// A workout from its parts.
    public init(_ plan: WorkoutPlan, duration: TimeInterval, events: [WorkoutEvent], samples: [HealthSample]) {
        (self.plan, self.duration, self.events, self.samples) = (plan, duration, events, samples)
    }
}

/// All that is kept, as a value: what was added and deleted, in its order.
struct HealthDatabase {
    private var rows: [(number: Int, sample: HealthSample)] = []
    private var gone: [(number: Int, sample: HealthSample)] = []
    /// The number of the last change: what an anchor stands for.
    private(set) var lastNumber = 0

    /// Keeps a sample, and gives it its identity.
    mutating func insert(_ sample: HealthSample) -> HealthSample {
        lastNumber += 1
        var kept = sample
        kept.id = Self.id(lastNumber)
        rows.append((lastNumber, kept))
        return kept
    }

    /// Deletes those that a condition picks.
    mutating func delete(where isMeant: (HealthSample) -> Bool) -> [HealthSample] {
        let found = rows.filter { isMeant($0.sample) }.map(\.sample)
        let ids = Set(found.map(\.id))
        rows.removeAll { ids.contains($0.sample.id) }
        for sample in found {
            lastNumber += 1
            gone.append((lastNumber, sample))
        }
        return found
    }

    /// What is kept of a kind, since a change: the oldest change first.
    func samples(_ kind: HealthKind, after anchor: Int = 0) -> [HealthSample] {
        rows.filter { $0.number > anchor && $0.sample.kind == kind }.map(\.sample)
    }

    /// What was deleted of a kind since a change, of what was there before it.
    func deleted(_ kind: HealthKind, after anchor: Int) -> [HealthSample] {
        gone.filter { $0.number > anchor && $0.sample.kind == kind }.map(\.sample)
    }

    private static func id(_ number: Int) -> UUID {
        let bytes = withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) }
        return UUID(
            uuid: (
                0x48, 0x4b, 0, 0, 0, 0, 0x40, 0, 0x80, 0, bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
            ))
    }
}
