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
}

/// One reason to keep a process from being suspended: who, why, since when, until when.
///
/// A background process without a valid assertion is suspended. Nothing else keeps a process awake.
public struct Assertion: Hashable, Sendable {
    /// Names this assertion.
    public let id: AssertionID
    /// Who holds it.
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

/// The assertions of one process, as a value.
public struct AssertionTable: Sendable {
    /// The assertions that hold, the oldest first.
    public private(set) var all: [Assertion] = []
    private var nextNumber = 1

    /// An empty table.
    public init() {}

    /// Whether nothing holds.
    public var isEmpty: Bool { all.isEmpty }

    /// Whether one of them keeps the device itself awake.
    public var keepsDeviceAwake: Bool { all.contains(where: \.keepsDeviceAwake) }

    /// The holders in words, each once, the oldest first.
    public var holders: [String] {
        var names: [String] = []
        for assertion in all where !names.contains(assertion.holder.description) {
            names.append(assertion.holder.description)
        }
        return names
    }

    /// Adds an assertion.
    public mutating func acquire(
        _ holder: AssertionHolder, reason: String, rule: Rule, at instant: VirtualInstant, until: VirtualInstant?,
        keepsDeviceAwake: Bool
    ) -> Assertion {
        let assertion = Assertion(
            id: AssertionID(number: nextNumber), holder: holder, reason: reason, rule: rule, since: instant,
            until: until, keepsDeviceAwake: keepsDeviceAwake)
        nextNumber += 1
        all.append(assertion)
        return assertion
    }

    /// Takes an assertion out; nil when it is gone already.
    public mutating func drop(_ id: AssertionID) -> Assertion? {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
        return all.remove(at: index)
    }

    /// Takes all assertions out.
    public mutating func removeAll() { all = [] }
}
