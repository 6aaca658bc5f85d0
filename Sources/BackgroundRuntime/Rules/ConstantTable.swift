/// The constants of one system, with the overrides of one run.
///
/// ```swift
/// let table = try ConstantTable(
///     system: .iOS(17), constants: TaskConstants.all, overrides: ["k.task.expiry-lead": 2])
/// table.duration(TaskConstants.budgetForeground)  // 30 seconds
/// table.duration(TaskConstants.expiryLead)  // 2 seconds
/// ```
public struct ConstantTable: Sendable {
    /// The version whose profile gives the values.
    public let system: SystemVersion
    /// Only what differs from the profile: there are as many tables as phones.
    private let overrides: [ObjectIdentifier: Double]
    let reads: ConstantReads?

    /// The table of `system`, in which `overrides` replace values by the id of their constant.
    ///
    /// - Throws: ``InvalidOverride`` with every problem, when an id is unknown, the figure is not in force on the system, or
    ///   a value is not a finite number from zero up.
    public init(
        system: SystemVersion, constants: [Constant], overrides: [String: Double]
    ) throws(InvalidOverride) {
        let problems = InvalidOverride.problems(in: overrides, constants, system)
        guard problems.isEmpty else { throw InvalidOverride(problems: problems) }
        self.system = system
        self.overrides = constants.reduce(into: [:]) { $0[ObjectIdentifier($1)] = overrides[$1.id] }
        reads = ConstantReads.current
    }

    /// The table of `system`, with the values of its profile.
    public init(system: SystemVersion) { (self.system, overrides, reads) = (system, [:], ConstantReads.current) }

    /// The value of `constant` in its unit; nil when this system has no such limit or feature.
    public func value(_ constant: Constant) -> Double? {
        reads?.note(constant)
        return overrides[ObjectIdentifier(constant)] ?? constant.value(on: system)
    }

    /// The value of a constant that counts seconds; nil when this system has no such limit.
    public func duration(_ constant: Constant) -> Duration? {
        precondition(constant.unit == .seconds, "\(constant.id) does not count seconds, so it is no duration")
        return value(constant).map { Duration(inSeconds: $0) }
    }

    /// Whether an override set the value of `constant`.
    public func isOverridden(_ constant: Constant) -> Bool {
        overrides[ObjectIdentifier(constant)] != nil
    }
}

/// Overrides of constants that cannot be taken, all of them together.
public struct InvalidOverride: Error, Hashable, CustomStringConvertible {
    /// What is wrong with one override.
    public enum Problem: Hashable, Sendable, CustomStringConvertible {
        /// No constant has this id; the closest one that exists, if one is close.
        case unknownID(String, closest: String?)
        /// The value of the constant with this id is negative, infinite or not a number.
        case unusableValue(Double, id: String)
        /// The system does not have what the constant with this id is a figure of; the systems that do, in words.
        case notInForce(id: String, SystemVersion, systems: String)

        public var description: String {
            switch self {
            case .unknownID(let id, let closest):
                "unknown constant \"\(id)\"" + (closest.map { "; did you mean \"\($0)\"?" } ?? "")
            case .unusableValue(let value, let id):
                "\(id) cannot be \(value): write a finite number, 0 or more"
            case .notInForce(let id, let system, let systems):
                "\(id) is not in force on \(system), so it cannot be set there: it is on \(systems)"
            }
        }
    }

    /// The problems, sorted by the id that was given.
    public let problems: [Problem]

    public var description: String { problems.map(\.description).joined(separator: "\n") }

    fileprivate static func problems(
        in overrides: [String: Double], _ constants: [Constant], _ system: SystemVersion
    ) -> [Problem] {
        guard !overrides.isEmpty else { return [] }
        let known = Dictionary(constants.map { ($0.id, $0) }) { first, _ in first }
        return overrides.sorted { $0.key < $1.key }.compactMap { id, value in
            guard let constant = known[id] else {
                return .unknownID(id, closest: closestMatch(to: id, in: constants.map(\.id)))
            }
            guard value.isFinite, value >= 0 else { return .unusableValue(value, id: id) }
            guard constant.value(on: system) == nil else { return nil }
            return .notInForce(id: id, system, systems: constant.inForce)
        }
    }
}
