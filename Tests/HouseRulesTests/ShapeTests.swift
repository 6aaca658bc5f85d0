import Foundation
import Testing

@Suite("The shape of the sources")
struct ShapeTests {
    @Test("no file is longer than 350 lines")
    func fileLength() throws {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins", "Examples", "Tests")
        #expect(files.filter { $0.lines.count > 351 }.map { "\($0.path): \($0.lines.count) lines" } == [])
    }

    @Test("public types leave the short names to apps and tests")
    func publicNames() throws {
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
        #expect(names.count > 100 && names.filter { taken.contains(String($0)) } == [])
    }

    @Test("every public declaration has a doc comment")
    func publicDeclarationsAreDocumented() throws {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        let requirements = Requirements(files)
        #expect(files.flatMap { undocumented(in: $0, requirements) } == [])
    }

    /// Public declarations without `///` above them. What a protocol asks for is documented at the protocol.
    private func undocumented(in file: Repository.File, _ requirements: Requirements) -> [String] {
        file.lines.enumerated().compactMap { index, line in
            guard line.contains("public "), !isDocumented(file.lines, before: index),
                line.contains(#/^\s*(@\w+(\([^)]*\))?\s+)*public (?!extension|internal\(set\))/#),
                !line.contains(Requirements.ofTheStandardLibrary), !requirements.contain(line)
            else { return nil }
            return "\(file.path):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))"
        }
    }

    private func isDocumented(_ lines: [String], before index: Int) -> Bool {
        var above = index - 1
        while above >= 0 {
            let line = lines[above].trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("@") || line.hasPrefix("#if") else { return line.hasPrefix("///") }
            above -= 1
        }
        return false
    }
}

/// The requirements of this package's protocols, by the start of their declarations: `func processDidEnter(`.
struct Requirements {
    /// What protocols of the standard library ask for documents itself.
    static var ofTheStandardLibrary: some RegexComponent {
        #/\b(var description|func hash\(into|static func (==|<|\+)|init\(rawValue|let rawValue|init\(from decoder|override |required init|func next\(\)|var minimumResolution|unownedExecutor|var now: VirtualInstant)/#
    }

    private let starts: Set<String>

    init(_ files: [Repository.File]) {
        starts = Set(files.flatMap { file in file.lines.compactMap { Requirements.start(of: $0, prefix: "    ") } })
    }

    func contain(_ line: String) -> Bool {
        Requirements.start(of: line, prefix: "    public ").map(starts.contains) ?? false
    }

    /// `func name(` or `var name`, of a declaration that begins with `prefix`.
    private static func start(of line: String, prefix: String) -> String? {
        guard line.hasPrefix(prefix + "func ") || line.hasPrefix(prefix + "var ") else { return nil }
        let declaration = line.dropFirst(prefix.count)
        return declaration.prefix { $0 != "(" && $0 != ":" }.description
    }
}
