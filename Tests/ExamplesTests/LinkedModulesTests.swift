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
            program.withUnsafeBytes { Self.holds($0, "$s\(name.utf8.count)\(name)") }
        }
    }

    /// Looked for by functions of C: Foundation takes a second for such a file.
    private static func holds(_ bytes: UnsafeRawBufferPointer, _ symbol: String) -> Bool {
        guard var place = bytes.baseAddress, let first = symbol.utf8.first else { return false }
        let end = place + bytes.count
        while let found = memchr(place, Int32(first), place.distance(to: end)).map({ UnsafeRawPointer($0) }),
            found.distance(to: end) >= symbol.utf8.count
        {
            if memcmp(found, symbol, symbol.utf8.count) == 0 { return true }
            place = found + 1
        }
        return false
    }

    @Test(
        "is what its frameworks need, and nothing of any other module",
        arguments: [
            ("LongRunningTask", []), ("TrailTracker", ["VigilLocation"]), ("PodcastPlayer", ["VigilAudio"]),
            ("SoftPhone", ["VigilAudio", "VigilVoIP"]),
            ("NewsReader", ["VigilBackgroundTasks", "VigilFetch", "VigilRemoteNotifications"]),
            ("PhotoUploader", ["VigilTransfers"]),
        ])
    func modules(example: String, expected: [String]) throws {
        #expect(try modules(in: example) == expected)
    }
}
