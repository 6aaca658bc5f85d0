import BackgroundRuntime

/// What a step expects of an app at its instant, or of the time up to it. Everything that is given has to hold.
public struct Expectation: Sendable, Hashable {
    /// What the app is doing in the eyes of the system.
    public var state: AppState?
    /// The id of the rule behind the last change of the app's state.
    public var because: String?
    /// What keeps the app awake, all of it, in any order.
    public var awakeBecause: [String]?
    /// The bounds of `backgroundTimeRemaining`.
    public var timeRemaining: Range<Duration>?
    /// How the last launch ended: the reason's name or its code.
    public var terminated: String?
    /// Calls that the app got, in this order; others may lie between.
    public var calls: [String]?
    /// Lines that the app printed, in this order; others may lie between.
    public var output: [String]?
    /// Ids of rules that were applied to the app.
    public var rules: [String]?
    /// Ids of rules that were not applied to the app.
    public var notRules: [String]?
    /// Ids of the rules of all findings, each once, in the order of their first.
    public var findings: [String]?
    /// Time awake in the background, by holder; `total` counts time once, however many hold.
    public var awake: [String: Range<Duration>]?
    /// How often the app was launched.
    public var launches: Range<Int>?
    /// How often the app was woken or launched for an event: by rule, by the beginning of rules up to a point, or in `total`.
    public var wakes: [String: Range<Int>]?
    /// How the launches of the app ended, all of them in order: the reasons' names or their codes.
    public var exits: [String]?
    /// All calls that the app got, in order.
    public var onlyCalls: [String]?
    /// Ids of rules that no finding cites.
    public var notFindings: [String]?
    /// Ids of the rules that findings may cite; there is no other finding.
    public var allowedFindings: [String]?
    /// The finite-length tasks that are open: how many, or which.
    public var openTasks: OpenTasks?
    /// What modules are asked for.
    public var observed: [ObservedExpectation] = []
    /// What is on the screen.
    public var screen: ScreenExpectation?
    /// The time up to the step, drawn.
    public var picture: ExpectedTimeline?
    /// From when on everything that asks of the past is counted: a time since the start, or where it is below zero, before
    /// the step. Nil for all of the run.
    public var since: Duration?
    /// How the app was all the time.
    public var always: Situation?
    /// How the app was at no time.
    public var never: Situation?
    /// How the app was, or will be, at some time.
    public var eventually: EventualSituation?

    /// An expectation of nothing.
    public init() {}
}

extension Expectation {
    /// How an app gets to be, sooner or later.
    public struct EventualSituation: Sendable, Hashable {
        /// How it gets to be.
        public let situation: Situation
        /// How long after the step, at the latest; nil where it was so before the step.
        public let within: Duration?
    }

    /// Finite-length tasks that were begun and not ended.
    public enum OpenTasks: Sendable, Hashable {
        case count(Range<Int>)
        /// Those with these names, in any order.
        case names([String])
    }

    /// A span of values, both ends included.
    public struct Range<Value: Comparable & Hashable & Sendable>: Sendable, Hashable, CustomStringConvertible {
        /// The least value; nil where anything less is fine.
        public var atLeast: Value?
        /// The greatest value; nil where anything more is fine.
        public var atMost: Value?

        func contains(_ value: Value) -> Bool {
            atLeast.map { value >= $0 } != false && atMost.map { value <= $0 } != false
        }

        /// A value as messages write it.
        static func text(_ value: Value) -> String { (value as? Duration).map(TimeText.duration) ?? "\(value)" }

        public var description: String {
            if let atLeast, atLeast == atMost, !(Value.self is Duration.Type) { return "\(atLeast)" }
            return [atLeast.map { "at least \(Range.text($0))" }, atMost.map { "at most \(Range.text($0))" }]
                .compactMap(\.self).joined(separator: " and ")
        }
    }
}
