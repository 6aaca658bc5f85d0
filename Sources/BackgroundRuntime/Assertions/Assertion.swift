/// Who keeps a process awake.
public enum AssertionHolder: Hashable, Sendable, CustomStringConvertible {
    /// A finite-length task, by its name.
    case task(String)
    /// A mode, by the value of `UIBackgroundModes` that it stands for.
    case mode(String)
    /// The allowance of a wake-up, by the event: `push`, `region`.
    case wake(String)

    public var description: String {
        switch self {
        case .task(let name): "task \"\(name)\""
        case .mode(let value): value
        case .wake(let event): "wake: \(event)"
        }
    }
}

/// Names one assertion of a process.
public struct AssertionID: Hashable, Sendable {
    let number: Int

    /// What a process that has ended gives out: dropping it does nothing.
    static let none = AssertionID(number: 0)
}

/// One reason to keep a process from being suspended: who, why, since when, until when.
///
/// A background process without a valid assertion is suspended. Nothing else keeps a process awake.
public struct Assertion: Hashable, Sendable {
    public let id: AssertionID
    public let holder: AssertionHolder
    /// Why, in a few words: `sound is playing`.
    public let reason: String
    /// The rule by which it holds.
    public let rule: Rule
    /// When it was acquired.
    public let since: VirtualInstant
    /// When it ends by itself; nil when its holder has to drop it.
    public let until: VirtualInstant?
    /// Whether the device may not sleep while the assertion holds.
    public let keepsDeviceAwake: Bool
}

extension Assertion {
    /// Whether it keeps the process awake without a fixed end, as a mode in use does: task time does not run meanwhile
    /// (`task.hold.no-expiry`).
    public var stopsTaskTime: Bool {
        if case .mode = holder { until == nil } else { false }
    }
}

/// The assertions of one process, as a value.
public struct AssertionTable: Sendable {
    private var table = NumberedTable<Assertion>()
    /// How many of them stop task time.
    private var stopping = 0

    public init() {}

    /// The assertions that hold, the oldest first.
    public var all: [Assertion] { table.inOrder }

    public var isEmpty: Bool { table.isEmpty }

    /// Whether one of them keeps the process awake without a fixed end.
    public var stopsTaskTime: Bool { stopping > 0 }

    /// Whether one of them keeps the device itself awake.
    public var keepsDeviceAwake: Bool { all.contains(where: \.keepsDeviceAwake) }

    /// The holders in words, each once, the oldest first.
    public var holders: [String] {
        var known: Set<String> = []
        return all.map(\.holder.description).filter { known.insert($0).inserted }
    }

    /// The assertion with this name; nil when it is gone.
    public subscript(id: AssertionID) -> Assertion? { table[id.number] }

    /// Adds an assertion to the table.
    public mutating func acquire(
        _ holder: AssertionHolder, reason: String, rule: Rule, at instant: VirtualInstant, until: VirtualInstant?,
        keepsDeviceAwake: Bool
    ) -> Assertion {
        let assertion = Assertion(
            id: AssertionID(number: table.takeNumber()), holder: holder, reason: reason, rule: rule, since: instant,
            until: until, keepsDeviceAwake: keepsDeviceAwake)
        table[assertion.id.number] = assertion
        if assertion.stopsTaskTime { stopping += 1 }
        return assertion
    }

    /// Takes an assertion out; nil when it is gone already.
    public mutating func drop(_ id: AssertionID) -> Assertion? {
        guard let dropped = table[id.number] else { return nil }
        table[id.number] = nil
        if dropped.stopsTaskTime { stopping -= 1 }
        return dropped
    }

    /// Takes all assertions out.
    public mutating func removeAll() {
        table.removeAll()
        stopping = 0
    }
}
