/// One rule of iOS background execution, as the simulator applies it.
///
/// A rule is declared next to the code that applies it, as a static constant. Most are decisions: every state change,
/// refusal, wake-up and kill in a trace points to one. Rules are immortal: a trace record holds them without counting
/// references.
///
/// ```swift
/// enum TaskRules {
///     static let leakKill = Rule(
///         "task.leak.kill", .all, "A task still open when the lead is over kills the app with 0x8badf00d.",
///         confidence: .documented, .observed, sources: "APG-BE", "LOG-600")
///
///     static let idUnique = Rule(
///         property: "task.id.unique", .all, "Each begin returns an identifier that differs from all that are open.",
///         confidence: .documented, sources: "UIK-BEGIN")
/// }
/// ```
public final class Rule: Sendable {
    /// How a rule shows.
    public enum Kind: Sendable {
        /// It decides something, and is cited in the trace where it does.
        case decision
        /// It always holds, so nothing cites it: a test asserts it.
        case property
    }

    /// How the rule shows.
    public let kind: Kind
    /// The stable name: `task.leak.kill`.
    public let id: String
    /// What the rule says, in one sentence.
    public let sentence: String
    /// The versions of iOS it holds for.
    public let systems: SystemRange
    /// The same as numbers.
    private let orders: Range<Int>
    /// How sure we are; two entries mean the rule by the first and the figure by the second.
    public let confidence: [Confidence]
    /// Keys of ``RuleSource``; empty for a choice of the simulator.
    public let sources: [String]
    /// What follows for a developer who meets the rule: the advice printed by `vigil explain`; nil when obvious.
    public let advice: String?

    /// A rule that decides something, from its id, the versions it holds for, and its sentence.
    public convenience init(
        _ id: String, _ systems: SystemRange, _ sentence: String, confidence: Confidence..., sources: String...,
        advice: String? = nil
    ) {
        self.init(.decision, id, systems, sentence, confidence, sources, advice)
    }

    /// A rule that always holds, from its id, the versions it holds for, and its sentence.
    public convenience init(
        property id: String, _ systems: SystemRange, _ sentence: String, confidence: Confidence..., sources: String...,
        advice: String? = nil
    ) {
        self.init(.property, id, systems, sentence, confidence, sources, advice)
    }

    private init(
        _ kind: Kind, _ id: String, _ systems: SystemRange, _ sentence: String, _ confidence: [Confidence],
        _ sources: [String], _ advice: String?
    ) {
        self.kind = kind
        self.id = id
        self.sentence = sentence
        self.systems = systems
        orders = systems.orders
        self.confidence = confidence
        self.sources = sources
        self.advice = advice
    }

    /// Whether it holds on the system with this place among all.
    @inline(__always)
    func holds(atOrder order: Int) -> Bool { orders.lowerBound <= order && order < orders.upperBound }
}

extension Rule: Hashable {
    public static func == (left: Rule, right: Rule) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
