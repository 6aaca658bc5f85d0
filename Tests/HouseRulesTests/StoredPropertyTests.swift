import Foundation
import Testing
import VigilFacts

@Suite("State lives where it is decided", .long)
struct StoredPropertyTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Types with more than ten stored properties, and how many they may have: the conditions and the descriptor are plain
    /// data, the others are to become parts of their own.
    private static let exceptions = [
        "AppTimer": 19, "Device": 18, "DeviceConditions": 14, "ModuleDescriptor": 24, "ThreadPool": 11,
    ]

    let tenStoredProperties = Fact("no type of the host has more than ten stored properties") {
        let files = try Repository.swiftFiles(in: "Sources/BackgroundRuntime")
        var counts: [String: Int] = [:]
        for file in files { counts.merge(StoredPropertyTests.counts(in: file.code)) { max($0, $1) } }
        expect(counts["AppProcess"], is: 10)
        let tooMany = counts.filter { $0.value > Self.exceptions[$0.key, default: 10] }
        expect(tooMany.map { "\($0.key): \($0.value)" }.sorted(), is: [])
        expect(Self.exceptions.filter { counts[$0.key, default: 0] <= 10 }.keys.sorted(), is: [])
    }

    let counting = Fact("stored properties are told from computed, static and local ones") {
        let source = """
            public final class A {
                package let a: Int
                @exclusivity(unchecked) private(set) var b = 1
                lazy var c = f { 1 }
                weak var d: B?
                var e: Int { a }
                static let f = 1
                struct B {
                    unowned let g: A
                }
                func h() {
                    let i = 1
                }
            }
            """
        expect(Self.counts(in: source.components(separatedBy: "\n")), is: ["A": 4, "B": 1])
    }

    /// How many stored properties the types declared in `code` have.
    // Kept, since an expression is compiled at its first use. They have no state that anybody changes.
    nonisolated(unsafe) private static let typeStart = #/\b(?:class|struct|actor|enum) (\w+)/#
    nonisolated(unsafe) private static let propertyStart =
        #/^ *(@\w+(\([^)]*\))? )*((public|package|internal|private|final|lazy|weak|unowned)(\(\w+\))? )*(var|let) /#

    private static func counts(in code: [String]) -> [String: Int] {
        var counts: [String: Int] = [:]
        var open: [(name: String, indent: Int)] = []
        for line in code {
            let indent = line.prefix { $0 == " " }.count
            if let type = open.last, indent == type.indent + 4, isStoredProperty(line) {
                counts[type.name, default: 0] += 1
            }
            if line.hasSuffix("{"), let match = line.firstMatch(of: typeStart) {
                open.append((String(match.1), indent))
            } else if line.trimmingCharacters(in: .whitespaces).hasPrefix("}"), open.last?.indent == indent {
                open.removeLast()
            }
        }
        return counts
    }

    private static func isStoredProperty(_ line: String) -> Bool {
        guard line.contains("var ") || line.contains("let "), line.contains(propertyStart) else { return false }
        guard let brace = line.firstIndex(of: "{"), !line.contains(" let ") else { return true }
        return line[..<brace].contains("=")
    }
}
