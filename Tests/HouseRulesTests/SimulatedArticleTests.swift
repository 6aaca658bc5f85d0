import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

/// The articles about what is simulated have all frameworks, modules and words, and name what there is.
@Suite("What is said to be simulated", .long)
struct SimulatedArticleTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let declared = Result {
        try DeclaredNames(in: Repository.swiftFiles(in: "Sources/Frameworks"))
    }

    private static func entries() throws -> [SimulatedArticles.Entry] {
        try SimulatedArticles.parts() + SimulatedArticles.rows()
    }

    let frameworks = Fact("has one row for each framework that is a product") {
        let exported = try Repository.frameworks() + ["XCUIAutomation"]
        try expect(SimulatedArticles.rows().map(\.part).sorted(), is: exported.sorted())
        expect(exported.contains("UIKit") && exported.contains("SwiftData"))
    }

    let modules = Fact("has one part for each module, in the article of those with a mode or that of the others") {
        let modules = ModuleSet.linked.modules
        let folders = Repository.root.appendingPathComponent("Plugins").path
        let named = try FileManager.default.contentsOfDirectory(atPath: folders).filter { !$0.contains(".") }
        expect(modules.count, is: named.count)
        for (article, hasMode) in zip(SimulatedArticles.modules, [true, false]) {
            let lines = try SimulatedArticles.text(article).components(separatedBy: "\n")
            let titles = lines.filter { $0.hasPrefix("### ") }.sorted()
            let expected = modules.filter { $0.values.isEmpty != hasMode }.map { module in
                let values = module.values.map { "`\($0.value)` (from \($0.since))" }
                return "### " + (hasMode ? values.joined(separator: ", ") : "\(module.id) (no mode)")
            }
            expect(titles, is: expected.sorted())
        }
    }

    let existing = Fact("names in backticks what is declared, a framework, or what C can call") {
        let names = try Self.declared.get().all.union(Repository.frameworks())
        let machine = try Repository.machineCalls()
        let words = Set(machine.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let texts = try Self.entries().flatMap { $0.simulated + $0.left }
        let unknown = texts.flatMap(SimulatedArticles.names).filter { name in
            let parts = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
            let isDeclared = parts.allSatisfy(names.contains)
            return !isDeclared && !words.contains(name) && !machine.contains("\"\(name)\"")
        }
        expect(unknown, is: [])
        expect(names.contains("WCSession") && words.contains("timer_create"))
    }

    let holders = Fact("says of each class that ends something as it goes what holds it, and tests it") {
        let section = try SimulatedArticles.text("SimulatedCode").components(separatedBy: "## Objects that nobody else")
        let rows = (section.last ?? "").components(separatedBy: "\n## ")[0].components(separatedBy: "\n")
            .filter { $0.hasPrefix("| `") }
        let named = Set(rows.flatMap { SimulatedArticles.names(in: $0.components(separatedBy: "|")[1]) })
        let frameworks = try Repository.swiftFiles(in: "Sources/Frameworks").filter { !$0.path.contains("/UIKit/") }
        let ending = frameworks.flatMap(Self.classesThatEndSomething)
        // What ends nothing but itself.
        let parts: Set = [
            "AVAudioPCMBuffer", "MKMultiPoint", "DispatchQueue", "DispatchSemaphore", "PassthroughSubject",
            "CurrentValueSubject",
        ]
        expect(Set(ending).subtracting(named).subtracting(parts), is: [])
        expect(ending.contains("CXProvider") && ending.contains("CLLocationManager"))
        let tests = try Repository.swiftFiles(in: "Tests/FrameworksTests/EndedProcesses").map(\.text).joined()
        // Those that need more than a variable are tried in the tests of their frameworks.
        let elsewhere: Set = [
            "CLMonitor", "CBPeripheral", "HKObserverQuery", "AVAudioPlayer", "NISession", "EASession",
            "AVPictureInPictureController",
        ]
        expect(named.subtracting(elsewhere).filter { !tests.contains("LocalObject(\"\($0)\"") }, is: [])
    }

    /// The public classes and actors of a file that have a deinit.
    private static func classesThatEndSomething(in file: Repository.File) -> [String] {
        guard strstr(file.text, "    deinit") != nil else { return [] }
        var (found, type): ([String], String?) = ([], nil)
        for line in file.code {
            if let match = line.firstMatch(of: /^(open|public)( final)? (class|actor) (\w+)/) { type = String(match.4) }
            if line == "}" { type = nil }
            if line.hasPrefix("    deinit"), let type { found.append(type) }
        }
        return found
    }

    let absent = Fact("calls nothing absent that an app can use") {
        let declared = try Self.declared.get()
        let absent = try Self.entries().flatMap(\.absent).flatMap(SimulatedArticles.names)
        expect(absent.filter(declared.ofApps.contains), is: [])
        expect(absent.count > 40)
        expect(declared.ofApps.isSuperset(of: ["UIPasteboard", "SecItemAdd", "WCSession"]))
    }

    let words = Fact("has each word of scenarios in the list of words, with what it means") {
        let path = "Sources/Scenarios/VigilScenarios.docc/WordsOfScenarios.md"
        let article = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
        let vocabulary = ModuleSet.linked.vocabulary
        let lists = [
            vocabulary.stimuli.map { ($0.name, $0.summary) }, vocabulary.actions.map { ($0.name, $0.summary) },
            vocabulary.observations.map { ($0.name, $0.summary) },
        ]
        let parts = article.components(separatedBy: "\n### ").dropFirst()
        expect(parts.count, is: lists.count)
        for (part, list) in zip(parts, lists) {
            let lines = part.components(separatedBy: "\n").filter { $0.hasPrefix("- ") }
            expect(lines, is: list.map { "- `\($0.0)`: \($0.1)" })
            expect(list.count > 20)
        }
    }
}
