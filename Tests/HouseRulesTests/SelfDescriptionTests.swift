import BackgroundRuntime
import Foundation
import Testing

/// What Vigil says of itself is true: the lists of what is simulated and what is not, and of the frameworks that there are.
@Suite("What Vigil says of itself")
struct SelfDescriptionTests {
    private static let folder = "Sources/VigilTesting/VigilTesting.docc"

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The names of the frameworks that the package exports.
    private func exported() throws -> [String] {
        let package = try text("Package.swift")
        let start = try #require(package.range(of: "let frameworks: [Target] = ["))
        let end = try #require(package.range(of: "\n]\n", range: start.upperBound..<package.endIndex))
        return package[start.upperBound..<end.lowerBound].matches(of: /\n    framework\("(\w+)"/).map { String($0.1) }
    }

    /// Frameworks of which each declaration says that it is unavailable.
    private func unavailable(_ frameworks: [String]) throws -> Set<String> {
        let names = try frameworks.filter { name in
            let files = try Repository.swiftFiles(in: "Sources/Frameworks/\(name)")
            return files.allSatisfy { !$0.text.contains("public ") || $0.text.contains("@available(*, unavailable") }
                && files.contains { $0.text.contains("@available(*, unavailable") }
        }
        return Set(names)
    }

    /// The rows of the table of the article: the part, what is simulated, and what is not.
    private func table() throws -> [(part: String, simulated: String, left: String)] {
        try text("\(Self.folder)/WhatIsSimulated.md").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
            .map {
                let cells = $0.split(separator: "|", omittingEmptySubsequences: false).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                return (cells[1], cells[2], cells[3])
            }
    }

    /// All that is said to be left out, item by item.
    private func leftOut() throws -> [String] {
        let registered = HostScope.notSimulated + ModuleSet.linked.modules.flatMap(\.notSimulated)
        return try items(registered + table().map(\.left))
    }

    private func items(_ texts: [String]) -> [String] {
        texts.flatMap { text in
            text.split { ";,:".contains($0) }.map { item in
                item.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
            }
        }.filter { !$0.isEmpty }
    }

    @Test("names every framework that the package exports, and no other")
    func frameworks() throws {
        let article = try text("\(Self.folder)/TestingAnApp.md")
        let start = try #require(article.range(of: "The frameworks have Apple's names: "))
        let end = try #require(article.range(of: ". Each is a product", range: start.upperBound..<article.endIndex))
        let named = article[start.upperBound..<end.lowerBound].matches(of: /`(\w+)`/).map { String($0.1) }
        #expect(try named.sorted() == exported().sorted())
    }

    /// The classes and other types that the frameworks have and simulate: not those of which they say otherwise.
    private func simulatedTypes() throws -> [String] {
        let type = /^(?:open|public) (?:final )?(?:class|struct|enum|protocol) (\w+)/
        return try Repository.swiftFiles(in: "Sources/Frameworks").flatMap { file in
            file.lines.indices.flatMap { index in
                let isLeftOut = index > 0 && file.lines[index - 1].contains("not simulated")
                return isLeftOut ? [] : file.code[index].matches(of: type).map { String($0.1) }
            }
        }
    }

    @Test("leaves out nothing as a whole that a framework has")
    func nothingThatIsThere() throws {
        let frameworks = try exported()
        let known = try Set(frameworks + simulatedTypes()).subtracting(unavailable(frameworks))
        #expect(try leftOut().filter(known.contains) == [])
        #expect(known.isSuperset(of: ["SwiftUI", "URLSession", "UserDefaults"]))
    }

    @Test("leaves out no part of the phone as a whole that the table says is there")
    func noPartThatIsThere() throws {
        let parts = try table().flatMap { $0.part.components(separatedBy: ", and ") }.map { $0.lowercased() }
        let ofPhone = try items(HostScope.notSimulated + table().map(\.left))
        #expect(ofPhone.filter { parts.contains($0.lowercased()) } == [])
        #expect(parts.contains("the keychain") && parts.contains("swiftui"))
    }

    @Test("leaves out no lock of C for which the simulation has a function of its own")
    func locks() throws {
        let functions = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appendingPathComponent("Sources/MachineCalls").path
        ).filter { $0.hasSuffix(".c") }.map { try text("Sources/MachineCalls/\($0)") }.joined()
        #expect(functions.contains("pthread_mutex_lock"))
        #expect(try leftOut().filter { $0.contains("pthread") && $0.contains("lock") } == [])
    }

    @Test("names a rule as left out only where it is not applied")
    func rules() {
        let modules = ModuleSet.linked
        let texts = HostScope.notSimulated + modules.modules.flatMap(\.notSimulated)
        // Words of scenarios have names like rules.
        let words = Set((modules.vocabulary.stimuli.map(\.name) + modules.vocabulary.actions.map(\.name)))
        let named = texts.flatMap { $0.split { " ,;:()".contains($0) }.map(String.init) }
            .filter { modules.book.rule(named: $0) != nil && !words.contains($0) }
        #expect(named.filter { !modules.plannedRules.contains($0) } == [])
        #expect(named.count > 10)
    }

    @Test("has in its article what modules register, word for word")
    func registered() throws {
        let article = try text("\(Self.folder)/WhatIsSimulated.md")
        for module in ModuleSet.linked.modules {
            for item in module.simulated + module.notSimulated {
                #expect(article.contains("\n- \(item)\n"), "\(module.id): \(item)")
            }
        }
        for item in HostScope.notSimulated { #expect(article.contains("\n- \(item)\n"), "\(item)") }
    }
}
