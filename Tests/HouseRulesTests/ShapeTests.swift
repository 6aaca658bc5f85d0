import Foundation
import Testing
import VigilFacts

@Suite("The shape of the sources", .long)
struct ShapeTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let publicNames = Fact("public types leave the short names to apps and tests") {
        // An app and its test own such names themselves: both would be meant where the test imports the app and Vigil.
        let taken: Set = [
            "Action", "Call", "Event", "Fix", "Item", "Message", "Source", "State", "Store", "User", "Why",
        ]
        let files = try Repository.swiftFiles(in: "Sources/BackgroundRuntime", "Sources/Scenarios", "Plugins")
        let names = files.flatMap { file in
            file.lines.filter { $0.hasPrefix("public ") }.compactMap { line in
                line.firstMatch(of: #/^public (?:final )?(?:struct|class|enum|protocol|typealias) (\w+)/#)?.1
            }
        }
        expect(names.count > 100 && names.filter { taken.contains(String($0)) } == [])
    }

    let namesOfLongSuites = Fact("suites that take long are named so that .ci/run finds them") {
        let files = try Repository.swiftFiles(in: "Tests").filter { !$0.path.hasPrefix("Tests/HouseRulesTests/") }
        let suite = #/@Suite\([^\n]*\.long\b[^\n]*\)(?:\n@\w+)*\n(?:final class|struct) (\w+)/#
        let found = files.flatMap { $0.text.matches(of: suite).map(\.1) }
        let tests = files.filter { $0.text.contains(#/@Test\([^\n]*\.long\b/#) }
        expect(tests.map(\.path), is: [], "a suite is long, no test")
        expect(found.count > 10 && found.filter { !$0.hasSuffix("LongTests") } == [])
        let run = try String(contentsOf: Repository.root.appendingPathComponent(".ci/run"), encoding: .utf8)
        let step = #/VIGIL_LONG_TESTS=1 .*swift test --skip-build --filter "LongTests\|HouseRulesTests"/#
        expect(run.contains(step))
    }

    /// A compiler of 6.3 gives closures in a macro's argument and those after it the same names where a property begins
    /// with them: the wrong one is called, without a word.
    let macros = Fact("facts use no macro of Swift Testing, whose closures would be taken for others") {
        let fact = #/(?m)^( +)(?:private )?let \w+ = Fact(?s:.*?)^\1\}$/#
        let found = try Repository.swiftFiles(in: "Tests").flatMap { file in
            file.text.matches(of: fact).filter { $0.0.contains(#/#(?:expect|require)\b/#) }.map {
                "\(file.path): \($0.0.prefix(80))"
            }
        }
        expect(found, is: [])
    }

    let statics = Fact("facts are no statics, which no suite would play") {
        let found = try Repository.swiftFiles(in: "Tests").filter { $0.text.contains(#/static let \w+ = Fact\b/#) }
        expect(found.map(\.path), is: [])
    }
}
