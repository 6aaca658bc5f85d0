/// What came of one scenario in one variant: every report is made from this, and the journal is made of it.
///
/// Plain values that know no phone: a result can be written, read and merged where no module is linked.
public struct ScenarioResult: Codable, Hashable, Sendable {
    public var scenario: ScenarioIdentity
    /// The system of the phone, such as `iOS 17`; empty where the scenario could not be read.
    public var system: String
    /// The seed of chance.
    public var seed: UInt64
    /// How it went, in one word.
    public var outcome: Outcome
    /// What could not be read or built, in words; empty for a scenario that was played.
    public var problems: [String]
    /// Each step that expects something, in the order of the file.
    public var expectations: [ExpectationResult]
    /// What was found, each with whether the scenario expects it.
    public var findings: [FindingResult]
    /// What is wrong with the manifests of its apps, which a phone passes over; nil in journals that do not say.
    public var manifestProblems: [String]?
    /// Each ``FindingResult/fact`` that is otherwise in this scenario; nil in journals that do not say.
    public var refutedFacts: [String]?
    /// How each launch of the app ended.
    public var ends: [LaunchEnd]
    /// What ended the program that played it, such as `was ended by SIGILL`, or what hung; nil when it came to its end.
    public var breakdown: String?
    /// What failed, in the words for a reader, with the timeline around; nil when nothing did.
    public var failure: String?
    /// The ids of the rules that the trace cites, each once, sorted.
    public var rules: [String]
    /// What the run took for granted because nothing said it.
    public var assumptions: [String]
    /// How long the phone's clock ran, in nanoseconds.
    public var phoneTime: Int64
    /// How long playing took, in nanoseconds of real time. No verdict hangs on it.
    public var wallTime: Int64

    /// A result of `scenario`, of which nothing is known yet but how it went.
    public init(_ scenario: ScenarioIdentity, _ outcome: Outcome) {
        self.scenario = scenario
        self.outcome = outcome
        system = ""
        seed = 0
        problems = []
        expectations = []
        findings = []
        ends = []
        rules = []
        assumptions = []
        phoneTime = 0
        wallTime = 0
    }

    /// How many expectations the scenario has, met and not.
    public var expectationCount: Int { expectations.count(where: \.isExpectation) }

    /// The findings that nothing expects and that fail nothing: a run that is not strict passes over them.
    public var toleratedFindings: [FindingResult] { findings.filter { !$0.isExpected && !$0.fails } }

    /// Whether something is wrong that fails nothing: a finding, or a manifest.
    public var toleratesSomething: Bool {
        manifestProblems?.isEmpty == false || findings.contains { !$0.isExpected && !$0.fails }
    }
}

/// Which scenario a result is about, and in which variant.
public struct ScenarioIdentity: Codable, Hashable, Sendable {
    /// The path of its file, as it was given.
    public var file: String
    /// What the scenario shows.
    public var name: String
    /// The words that its file files it under.
    public var tags: [String]
    /// What makes this variant of the scenario: parameter and value, such as `system` and `iOS 7`; empty for the only one.
    public var variant: [VariantValue]

    /// A scenario by its file, in one of its variants.
    public init(file: String, name: String, tags: [String] = [], variant: [VariantValue] = []) {
        self.file = file
        self.name = name
        self.tags = tags
        self.variant = variant
    }

    /// What tells it from every other result of a run: the file, and the variant where there is one.
    public var key: String { ([file] + variant.map { "\($0.parameter)=\($0.value)" }).joined(separator: "\u{1F}") }

    /// What it is called for a reader: the name, and the variant where there is one.
    public var title: String { variant.isEmpty ? name : "\(name) [\(VariantValue.text(variant))]" }
}
