import Foundation
import ProgramRunner
import Testing

@Suite("What is linked into an app's program")
struct LinkedModulesTests {
    /// The modules of which the program of an example has code.
    private func modules(in example: String) throws -> [String] {
        let program = try Data(contentsOf: Program(example).executable, options: .alwaysMapped)
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Program.root.appendingPathComponent("Plugins").path)
        return folders.sorted().map { "Vigil\($0)" }.filter { name in
            // Symbols name the module of what they stand for, with the length of its name.
            program.range(of: Data("$s\(name.utf8.count)\(name)".utf8)) != nil
        }
    }

    @Test(
        "is what its frameworks need, and nothing of any other module",
        arguments: [
            ("LongRunningTask", []), ("TrailTracker", ["VigilLocation"]), ("PodcastPlayer", ["VigilAudio"]),
            ("SoftPhone", ["VigilAudio", "VigilVoIP"]),
        ])
    func modules(example: String, expected: [String]) throws {
        #expect(try modules(in: example) == expected)
    }
}
