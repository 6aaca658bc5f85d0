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
    /// An override also sets a constant that the profile does not have.
    ///
    /// - Throws: ``InvalidOverride`` with every problem, when an id is unknown or a value is not a finite number from
    ///   zero up.
    public init(
        system: SystemVersion, constants: [Constant], overrides: [String: Double]
    ) throws(InvalidOverride) {
        let problems = InvalidOverride.problems(in: overrides, ids: constants.map(\.id))
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
        return overrides[ObjectIdentifier(constant)] ?? constant.value(in: system.profile)
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

        public var description: String {
            switch self {
            case .unknownID(let id, let closest):
                "unknown constant \"\(id)\"" + (closest.map { "; did you mean \"\($0)\"?" } ?? "")
            case .unusableValue(let value, let id):
                "\(id) cannot be \(value): write a finite number, 0 or more"
            }
        }
    }

    /// The problems, sorted by the id that was given.
    public let problems: [Problem]

    public var description: String { problems.map(\.description).joined(separator: "\n") }

    fileprivate static func problems(in overrides: [String: Double], ids: [String]) -> [Problem] {
        let known = Set(ids)
        return overrides.sorted { $0.key < $1.key }.compactMap { id, value in
            if !known.contains(id) { return .unknownID(id, closest: closestMatch(to: id, in: ids)) }
            return value.isFinite && value >= 0 ? nil : .unusableValue(value, id: id)
        }
    }
}
