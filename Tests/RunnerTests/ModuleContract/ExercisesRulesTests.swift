import Synchronization
import Testing
import VigilFacts
import VigilRuleJournal
import VigilTestSupport

@testable import VigilModeTesting

struct ExercisesRulesTests: Facts {
    @Test("A test that shows rules", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let decision = Rule("lamp.on", .all, "A lamp that is on gives light.", confidence: .choice)
    private static let property = Rule(property: "lamp.quiet", .all, "A lamp is quiet.", confidence: .choice)

    private struct Bare: Error {}

    /// What a test shows, and the issues that it has: they are none of this test.
    private static func shown(
        asserting rules: [Rule] = [], naming named: [String] = ["lamp.on", "lamp.quiet"],
        by function: @concurrent @Sendable @escaping () async throws -> Void
    ) async throws -> (entry: RuleJournal.Entry, issues: [String]) {
        let test = try require(Test.current)
        let entries = Mutex<[RuleJournal.Entry]>([])
        let issues = Mutex<[String]>([])
        let taking: IssueHandlingTrait = .compactMapIssues { issue in
            issues.withLock { $0 += issue.comments.map(\.rawValue) }
            return nil
        }
        try await taking.provideScope(for: test, testCase: nil) {
            let title = ShowingTitle(text: "", name: "a lamp", place: test.sourceLocation)
            let entry = await ShownRules(rules).watch(test, title, naming: named, function).entry
            entries.withLock { $0.append(entry) }
        }
        let first = entries.withLock(\.first)
        return (try require(first), issues.withLock(\.self))
    }

    private static func cite(_ rule: Rule) {
        let device = Device(modules: [])
        device.record(.note, "the lamp", rule: rule)
    }

    let cites = Fact.async("shows the rules that its devices cite, also those of its child tasks, and of no other test")
    {
        let entry = try await Self.shown {
            Self.cite(Self.decision)
            await Task { Self.cite(PowerRules.lpmNotification) }.value
        }.entry
        expect(entry.hasPassed && entry.cited == ["lamp.on", "power.lpm.notification"])
        expect(entry.named == ["lamp.on", "lamp.quiet"] && entry.asserted == [])
        try await expect(Self.shown {}.entry.cited, is: [])
    }

    let asserts = Fact.async(
        "shows the properties that it says it asserts, those that its suite does not know included"
    ) {
        let test = try require(Test.current)
        let inner = ExercisesRules(asserted: [Self.property])
        let entry = try await Self.shown { try await inner.provideScope(for: test, testCase: nil) {} }.entry
        expect(entry.hasPassed && entry.asserted == ["lamp.quiet"])
    }

    let fails = Fact.async("has not passed where it fails or throws") {
        let failed = try await Self.shown { Issue.record("the lamp is broken") }
        expect(!failed.entry.hasPassed && failed.issues == ["the lamp is broken"])
        try await expect(!shown { throw Bare() }.entry.hasPassed)
    }

    let misplaced = Fact.async(
        "fails where a trace cites a property, a decision is asserted, or the title does not say what is"
    ) {
        let shown = try await Self.shown(asserting: [Self.decision, Self.property], naming: ["lamp.on"]) {
            Self.cite(Self.property)
        }
        expect(
            shown.issues,
            is: [
                "a trace cites \"lamp.quiet\", which is declared as a property: what is cited decides",
                "\"lamp.on\" decides, so a trace has to cite it: .asserts is for properties",
                "the title does not begin with \"lamp.quiet\"",
            ])
        expect(!shown.entry.hasPassed)
    }

    let titles = Fact(
        "names rules by what stands in front of the first colon",
        for: [
            ("lamp.on: light", ["lamp.on"]), ("lamp.on, lamp.quiet: light: and silence", ["lamp.on", "lamp.quiet"]),
            ("A lamp: it is on", []), ("lamp: on", []), ("lamp.on", []), ("init(lamp.on:) is quiet", []),
        ]
    ) { (title: String, ids: [String]) in
        expect(RuleTitle.ids(in: title), is: ids)
    }
}
