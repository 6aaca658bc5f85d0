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
}
