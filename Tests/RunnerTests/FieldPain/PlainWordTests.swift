import BackgroundRuntime
import Testing
import VigilCommandLine
import VigilFacts
import VigilScenarios

/// What people call things leads to the things, and names nothing that is not there.
struct PlainWordTests: Facts {
    @Test("Plain words", .enabled(if: Row.isWhole), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let index = SearchIndex(ModuleSet.linked)

    let ownNames = Fact("are of names of the module that brings them") {
        for module in ModuleSet.linked.modules {
            let names = Set(
                module.rules.map(\.id) + module.constants.map(\.id) + module.terminationCodes.map(\.text) + [module.id])
            expect(module.searchSynonyms.map(\.name).filter { !names.contains($0) }, is: [], "module \(module.id)")
        }
    }

    let names = Fact("are of names that there are, each once, and none of them is said twice of one name") {
        let modules = ModuleSet.linked
        let words = modules.searchSynonyms
        let ids = Set(modules.modules.map(\.id))
        let unknown = words.map(\.name).filter {
            modules.book.explanation(of: $0) == nil && modules.terminationCode(named: $0) == nil && !ids.contains($0)
        }
        expect(unknown, is: [])
        expect(Dictionary(grouping: words, by: \.name).filter { $0.value.count > 1 }.keys.sorted(), is: [])
        expect(words.filter { $0.texts.isEmpty || Set($0.texts).count < $0.texts.count }.map(\.name), is: [])
    }

    let lead = Fact("lead to what they are said of: nineteen of twenty have it among the first five answers") {
        let texts = ModuleSet.linked.searchSynonyms.flatMap { words in words.texts.map { (text: $0, name: words.name) }
        }
        let lost = texts.filter { !Self.index.names(for: $0.text).prefix(5).contains($0.name) }
        let share = (texts.count - lost.count) * 100 / texts.count
        print("plain words: \(share) % of \(texts.count) lead to what they are said of")
        expect(texts.count > 1000 && share >= 95, "\(lost.map { "\($0.text) -> \($0.name)" })")
    }
}
