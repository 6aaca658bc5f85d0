import BackgroundRuntime
import Testing
import VigilScenarios

@Suite("The rules and their tests")
struct RuleCoverageTests {
    @Test("every rule that is applied is named in the title of a test")
    func everyRuleIsTested() {
        let tests = Repository.root.appendingPathComponent("Tests").path
        let coverage = RuleCoverage(book: ModuleSet.linked.book, planned: ModuleSet.linked.plannedRules, tests: tests)
        #expect(coverage.missing == [])
        #expect(coverage.sections.first { $0.name == "task" }.map { $0.applied == $0.total } == true)
    }

    @Test("what is planned is a rule of the book")
    func plannedExists() {
        #expect(ModuleSet.linked.plannedRules.subtracting(ModuleSet.linked.book.rules.map(\.id)).sorted() == [])
    }

    @Test("titles are read with line breaks and several ids")
    func titles() {
        let source = "@Test(\n    \"a.b, c.d: words\", arguments: [1]) func x() {} @Test(\"e.f: more: words\")"
        #expect(RuleCoverage.ids(inTitlesOf: source) == ["a.b", "c.d", "e.f"])
    }
}
