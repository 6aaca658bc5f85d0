/// A figure of the system with one value per profile, such as the task budget.
///
/// Every constant can be overridden by its id: from Swift, from a scenario (`constants: { "k.task.expiry-lead": 2 }`) or
/// from the command line (`--set k.task.expiry-lead=2`).
public final class Constant: Sendable {
    /// What the number counts.
    public enum Unit: String, Sendable {
        /// A time, in seconds.
        case seconds = "s"
        /// A distance, in metres.
        case metres = "m"
        /// A size, in bytes.
        case bytes = "bytes"
        case megabytes = "MB"
        /// A number of things.
        case count = ""
        /// A share, from 0 to 100.
        case percent = "%"
    }

    /// The stable name: `k.task.budget.foreground`.
    public let id: String
    /// What the number counts.
    public let unit: Unit
    /// The value in each profile; a profile that is missing has no such limit or feature.
    public let values: [Profile: Double]
    /// The same, by the places of the profiles: it is asked for at each launch.
    private let figures: [Double?]
    /// The versions of iOS in which the figure is in force.
    public let systems: SystemRange
    /// What the figure limits, in one sentence.
    public let meaning: String
    /// How sure we are of rule and figure.
    public let confidence: [Confidence]
    /// The keys of its ``RuleSource``s.
    public let sources: [String]

    /// A constant with its value in each profile: iOS 4, 7, 13, 26. No figure is known to have changed in iOS 27, which
    /// has those of iOS 26. Where it came or went between two of them, `systems` says so.
    public init(
        _ id: String, _ unit: Unit, ios4: Double?, ios7: Double?, ios13: Double?, ios26: Double?,
        systems: SystemRange = .all, _ meaning: String, confidence: Confidence..., sources: String...
    ) {
        self.id = id
        self.unit = unit
        var values: [Profile: Double] = [:]
        values[.ios4] = ios4
        values[.ios7] = ios7
        values[.ios13] = ios13
        values[.ios26] = ios26
        values[.ios27] = ios26
        self.values = values
        figures = Profile.allCases.map { values[$0] }
        self.systems = systems
        self.meaning = meaning
        self.confidence = confidence
        self.sources = sources
    }

    /// A constant with one value in all profiles, or in those of some versions.
    public convenience init(
        _ id: String, _ unit: Unit, all value: Double, systems: SystemRange = .all, _ meaning: String,
        confidence: Confidence..., sources: String...
    ) {
        self.init(id, unit, systems.profiles.map { ($0, value) }, systems, confidence, sources, meaning)
    }

    private init(
        _ id: String, _ unit: Unit, _ values: [(Profile, Double)], _ systems: SystemRange, _ confidence: [Confidence],
        _ sources: [String], _ meaning: String
    ) {
        self.id = id
        self.unit = unit
        let values = Dictionary(uniqueKeysWithValues: values)
        self.values = values
        figures = Profile.allCases.map { values[$0] }
        self.systems = systems
        self.meaning = meaning
        self.confidence = confidence
        self.sources = sources
    }

    /// The value on a system; nil where that has no such limit or feature.
    func value(on system: SystemVersion) -> Double? {
        systems.contains(system) ? figures[system.profile.place] : nil
    }

    /// The versions of iOS that have a value, in a few words: "iOS 11+".
    var inForce: String {
        let profiles = Profile.allCases.filter { values[$0] != nil }
        guard let first = profiles.first else { return "no system" }
        let next = Profile.allCases.first { $0 > profiles[profiles.count - 1] }?.firstVersion
        let ends = [systems.end, next].compactMap(\.self)
        return "\(SystemRange.from(max(first.firstVersion, systems.first), before: ends.min()))"
    }
}

extension Profile {
    /// Its place among all.
    fileprivate var place: Int {
        switch self {
        case .ios4: 0
        case .ios7: 1
        case .ios13: 2
        case .ios26: 3
        case .ios27: 4
        }
    }
}
