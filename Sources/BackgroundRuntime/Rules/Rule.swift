/// One rule of iOS background execution, as the simulator applies it.
///
/// A rule is declared next to the code that applies it, as a static constant, and every state change, refusal, wake-up
/// and kill in a trace points to one. Rules are immortal: a trace record holds them without counting references.
///
/// ```swift
/// enum TaskRules {
///     static let leakKill = Rule(
///         "task.leak.kill", .all, "A task still open when the lead is over kills the app with 0x8badf00d.",
///         confidence: .documented, .observed, sources: "APG-BE", "LOG-600")
/// }
/// ```
public final class Rule: Sendable {
    /// The stable name: `task.leak.kill`.
    public let id: String
    /// What the rule says, in one sentence.
    public let sentence: String
    /// The versions of iOS it holds for.
    public let systems: SystemRange
    /// How sure we are; two entries mean the rule by the first and the figure by the second.
    public let confidence: [Confidence]
    /// Keys of ``RuleSource``; empty for a choice of the simulator.
    public let sources: [String]
    /// What follows for a developer who meets the rule: the advice printed by `vigil explain`; nil when obvious.
    public let advice: String?

    /// A rule from its id, the versions it holds for, and its sentence.
    public init(
        _ id: String, _ systems: SystemRange, _ sentence: String, confidence: Confidence..., sources: String...,
        advice: String? = nil
    ) {
        self.id = id
        self.sentence = sentence
        self.systems = systems
        self.confidence = confidence
        self.sources = sources
        self.advice = advice
    }
}

extension Rule: Hashable {
    public static func == (left: Rule, right: Rule) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How sure a rule or a figure is. The letter is the rule book's.
public enum Confidence: String, CaseIterable, Sendable {
    /// Documented by Apple.
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
