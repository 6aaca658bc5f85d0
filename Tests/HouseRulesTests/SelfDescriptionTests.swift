import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

/// What Vigil says of itself is true: the lists of what is simulated and what is not, and of the frameworks that there are.
struct SelfDescriptionTests: Facts {
    @Test("What Vigil says of itself", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Frameworks of which each declaration says that it is unavailable.
    private static func unavailable(_ frameworks: [String]) throws -> Set<String> {
        let names = try frameworks.filter { name in
            let files = try Repository.swiftFiles(in: "Sources/Frameworks/\(name)")
            return files.allSatisfy { !$0.text.contains("public ") || $0.text.contains("@available(*, unavailable") }
                && files.contains { $0.text.contains("@available(*, unavailable") }
        }
        return Set(names)
    }

    /// What is said of parts of the phone and of frameworks.
    private static func entries() throws -> [SimulatedArticles.Entry] {
        try SimulatedArticles.parts() + SimulatedArticles.rows()
    }

    /// All that is said to be left out, item by item.
    private static func leftOut() throws -> [String] {
        let registered = HostScope.notSimulated + ModuleSet.linked.modules.flatMap(\.notSimulated)
        return try Self.items(registered + Self.entries().flatMap(\.left))
    }

    private static func items(_ texts: [String]) -> [String] {
        texts.flatMap { text in
            text.split { ";,:".contains($0) }.map { item in
                item.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
            }
        }.filter { !$0.isEmpty }
    }

    let frameworks = Fact("names every framework that the package exports, and no other") {
        let article = try Self.text("\(SimulatedArticles.folder)/TestingAnApp.md")
        let start = try require(article.range(of: "The frameworks have Apple's names: "))
        let end = try require(article.range(of: ". Each is a product", range: start.upperBound..<article.endIndex))
        let named = article[start.upperBound..<end.lowerBound].matches(of: /`(\w+)`/).map { String($0.1) }
        try expect(named.sorted(), is: Repository.frameworks().sorted())
    }

    /// The classes and other types that the frameworks have and simulate: not those of which they say otherwise.
    private static func simulatedTypes() throws -> [String] {
        let type = /^(?:open|public) (?:final )?(?:class|struct|enum|protocol) (\w+)/
        return try Repository.swiftFiles(in: "Sources/Frameworks").flatMap { file in
            file.lines.indices.flatMap { index in
                let isLeftOut = index > 0 && file.lines[index - 1].contains("not simulated")
                return isLeftOut ? [] : file.code[index].matches(of: type).map { String($0.1) }
            }
        }
    }

    let nothingThatIsThere = Fact("leaves out nothing as a whole that a framework has") {
        let frameworks = try Repository.frameworks()
        let known = try Set(frameworks + Self.simulatedTypes()).subtracting(Self.unavailable(frameworks))
        try expect(Self.leftOut().filter(known.contains), is: [])
        expect(known.isSuperset(of: ["SwiftUI", "URLSession", "UserDefaults"]))
    }

    let noPartThatIsThere = Fact("leaves out no part of the phone as a whole that the articles say is there") {
        let parts = try Self.entries().map { $0.part.lowercased() }
        let ofPhone = try Self.items(HostScope.notSimulated + Self.entries().flatMap(\.left))
        expect(ofPhone.filter { parts.contains($0.lowercased()) }, is: [])
        expect(parts.contains("dispatch") && parts.contains("security"))
    }

    let locks = Fact("leaves out no lock of C for which the simulation has a function of its own") {
        let functions = try Repository.machineCalls()
        expect(functions.contains("pthread_mutex_lock"))
        try expect(Self.leftOut().filter { $0.contains("pthread") && $0.contains("lock") }, is: [])
    }

    let rules = Fact("names a rule as left out only where it is not applied") {
        let modules = ModuleSet.linked
        let texts = HostScope.notSimulated + modules.modules.flatMap(\.notSimulated)
        // Words of scenarios have names like rules.
        let words = Set((modules.vocabulary.stimuli.map(\.name) + modules.vocabulary.actions.map(\.name)))
        let named = texts.flatMap { $0.split { " ,;:()".contains($0) }.map(String.init) }
            .filter { modules.book.rule(named: $0) != nil && !words.contains($0) }
        expect(named.filter { !modules.plannedRules.contains($0) }, is: [])
        expect(named.count > 10)
    }

    let registered = Fact("has in its articles what modules register, word for word") {
        let article = try (SimulatedArticles.sections + SimulatedArticles.modules).map(SimulatedArticles.text).joined()
        for module in ModuleSet.linked.modules {
            for item in module.simulated + module.notSimulated {
                expect(article.contains("\n- \(item)\n"), "\(module.id): \(item)")
            }
        }
        for item in HostScope.notSimulated { expect(article.contains("\n- \(item)\n"), "\(item)") }
    }
}
