import Synchronization
import Testing
import VigilRuleJournal

@testable import VigilModeTesting

@Suite("A test that shows rules")
struct ExercisesRulesTests {
    private static let decision = Rule("lamp.on", .all, "A lamp that is on gives light.", confidence: .choice)
    private static let property = Rule(property: "lamp.quiet", .all, "A lamp is quiet.", confidence: .choice)

    private struct Bare: Error {}

    /// What a test shows, and the issues that it has: they are none of this test.
    private func shown(
        asserting rules: [Rule] = [], naming named: [String] = ["lamp.on", "lamp.quiet"],
        by function: @concurrent @Sendable @escaping () async throws -> Void
    ) async throws -> (entry: RuleJournal.Entry, issues: [String]) {
        let test = try #require(Test.current)
        let entries = Mutex<[RuleJournal.Entry]>([])
        let issues = Mutex<[String]>([])
        let taking: IssueHandlingTrait = .compactMapIssues { issue in
            issues.withLock { $0 += issue.comments.map(\.rawValue) }
            return nil
        }
        try await taking.provideScope(for: test, testCase: nil) {
            let entry = await ShownRules(rules).watch(test, naming: named, function).entry
            entries.withLock { $0.append(entry) }
        }
        let first = entries.withLock(\.first)
        return (try #require(first), issues.withLock(\.self))
    }

    private static func cite(_ rule: Rule) {
        let device = Device(modules: [])
        device.record(.note, "the lamp", rule: rule)
    }

    @Test("shows the rules that its devices cite, also those of its child tasks, and of no other test")
    func cites() async throws {
        let entry = try await shown {
            Self.cite(Self.decision)
            await Task { Self.cite(PowerRules.lpmNotification) }.value
        }.entry
        #expect(entry.hasPassed && entry.cited == ["lamp.on", "power.lpm.notification"])
        #expect(entry.named == ["lamp.on", "lamp.quiet"] && entry.asserted == [])
        #expect(try await shown {}.entry.cited == [])
    }

    @Test("shows the properties that it says it asserts, those that its suite does not know included")
    func asserts() async throws {
        let test = try #require(Test.current)
        let inner: ExercisesRules = .asserts(Self.property)
        let entry = try await shown { try await inner.provideScope(for: test, testCase: nil) {} }.entry
        #expect(entry.hasPassed && entry.asserted == ["lamp.quiet"])
    }

    @Test("has not passed where it fails or throws")
    func fails() async throws {
        let failed = try await shown { Issue.record("the lamp is broken") }
        #expect(!failed.entry.hasPassed && failed.issues == ["the lamp is broken"])
        #expect(try await !shown { throw Bare() }.entry.hasPassed)
    }

    @Test("fails where a trace cites a property, a decision is asserted, or the title does not say what is")
    func misplaced() async throws {
        let shown = try await shown(asserting: [Self.decision, Self.property], naming: ["lamp.on"]) {
            Self.cite(Self.property)
        }
        #expect(
            shown.issues == [
                "a trace cites \"lamp.quiet\", which is declared as a property: what is cited decides",
                "\"lamp.on\" decides, so a trace has to cite it: .asserts is for properties",
                "the title does not begin with \"lamp.quiet\"",
            ])
        #expect(!shown.entry.hasPassed)
    }

    @Test(
        "names rules by what stands in front of the first colon",
        arguments: [
            ("lamp.on: light", ["lamp.on"]), ("lamp.on, lamp.quiet: light: and silence", ["lamp.on", "lamp.quiet"]),
            ("A lamp: it is on", []), ("lamp: on", []), ("lamp.on", []), ("init(lamp.on:) is quiet", []),
        ])
    func titles(title: String, ids: [String]) {
        #expect(RuleTitle.ids(in: title) == ids)
    }
}
