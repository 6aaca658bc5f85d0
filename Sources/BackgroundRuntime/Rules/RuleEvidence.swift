/// How sure a rule or a figure is. The letter is the rule book's.
public enum Confidence: String, CaseIterable, Sendable {
    case documented = "D"
    /// Said by an Apple engineer on the developer forums.
    case engineer = "A"
    /// Observed in real logs, crash reports or issue threads.
    case observed = "O"
    /// Widely repeated, with no first-hand evidence found.
    case folklore = "F"
    /// A choice of the simulator, fixed so that runs are repeatable; can be overridden.
    case choice = "C"
}

/// Where a rule or a figure comes from.
public struct RuleSource: Hashable, Sendable {
    /// The short key that rules cite: `UIK-BEGIN`.
    public let key: String
    /// The title of the page, session or thread.
    public let title: String
    /// Its public address without the scheme; several are parted by `" ; "`.
    public let address: String

    /// A source from its parts.
    public init(_ key: String, _ title: String, _ address: String) {
        self.key = key
        self.title = title
        self.address = address
    }
}
