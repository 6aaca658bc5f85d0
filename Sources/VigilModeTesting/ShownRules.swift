import BackgroundRuntime
import Synchronization
import Testing
import VigilRuleJournal

/// What one test shows of the rules while it runs.
final class ShownRules: Sendable {
    @TaskLocal static var current: ShownRules?

    private let traces = WatchedTraces()
    private let hasFailed = Mutex(false)
    private let asserted: Mutex<[Rule]>

    init(_ asserted: [Rule]) { self.asserted = Mutex(asserted) }

    func assert(_ rules: [Rule]) { asserted.withLock { $0 += rules } }

    /// Runs a test.
    ///
    /// - Returns: what it has shown, and what it threw.
    func watch(
        _ test: Test, _ title: ShowingTitle, naming named: [String], _ function: @Sendable () async throws -> Void
    ) async -> (entry: RuleJournal.Entry, error: (any Error)?) {
        var thrown: (any Error)?
        do {
            try await notingIssues(of: test) {
                try await function()
                self.check(title, naming: named)
            }
        } catch {
            thrown = error
        }
        let entry = RuleJournal.Entry(
            test: title.name, file: title.place.filePath,
            hasPassed: thrown == nil && !hasFailed.withLock(\.self), named: named,
            cited: traces.citedRules.map(\.id).sorted(), asserted: asserted.withLock { $0.map(\.id) }.sorted())
        return (entry, thrown)
    }

    private func notingIssues(
        of test: Test, _ function: @Sendable () async throws -> Void
    ) async throws {
        let noting: IssueHandlingTrait = .compactMapIssues { issue in
            if issue.severity >= .error { self.hasFailed.withLock { $0 = true } }
            return issue
        }
        try await ShownRules.$current.withValue(self) {
            try await WatchedTraces.$current.withValue(traces) {
                try await noting.provideScope(for: test, testCase: nil, performing: function)
            }
        }
    }

    /// A rule at the wrong place is a mistake of the test or of the rule.
    private func check(_ title: ShowingTitle, naming named: [String]) {
        let properties = traces.citedRules.filter { $0.kind == .property }.map(\.id).sorted()
        for id in properties {
            complain("a trace cites \"\(id)\", which is declared as a property: what is cited decides", title)
        }
        for rule in asserted.withLock(\.self) {
            if rule.kind == .decision {
                complain("\"\(rule.id)\" decides, so a trace has to cite it: .asserts is for properties", title)
            }
            if !named.contains(rule.id) { complain("the title does not begin with \"\(rule.id)\"", title) }
        }
    }

    private func complain(_ sentence: String, _ title: ShowingTitle) {
        Issue.record("\(sentence)", sourceLocation: title.place)
    }
}
