import BackgroundRuntime
import Testing
import VigilFacts
import VigilModeTesting

@Suite("The rules and their tests", .long)
struct RuleTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let everyRuleIsTested = Fact(
        "each rule that is applied is named in the title of a test, in a file whose tests tell the journal"
    ) {
        let telling = try Repository.swiftFiles(in: "Tests").filter { $0.text.contains(".exercisesRules") }
        let titles = telling.flatMap(\.titlesOfTests)
        let named = Set(titles.flatMap(RuleTitle.ids))
        let applied = ModuleSet.linked.book.rules.map(\.id).filter { !ModuleSet.linked.plannedRules.contains($0) }
        expect(applied.filter { !named.contains($0) }, is: [])
    }

    let plannedExists = Fact("what is planned is a rule of the book") {
        // The host says beside each of its own why it is not applied.
        let unexplained = HostScope.plannedRules.filter { id in !HostScope.notSimulated.contains { $0.contains(id) } }
        expect(unexplained == [] && HostScope.plannedRules.isSubset(of: RuleBook.host.rules.map(\.id)))
        expect(ModuleSet.linked.plannedRules.subtracting(ModuleSet.linked.book.rules.map(\.id)).sorted(), is: [])
    }
}

extension Repository.File {
    /// What stands in the first quotation marks behind each test and each fact.
    fileprivate var titlesOfTests: [String] {
        text.matches(of: /(?:@Test|Fact|Fact\.async)\(\s*"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    }
}
