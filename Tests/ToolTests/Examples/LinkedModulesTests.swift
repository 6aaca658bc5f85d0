import Foundation
import ProgramRunner
import Testing
import VigilFacts

struct LinkedModulesTests: Facts {
    @Test("What is linked into an app's program", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The modules of which the program of an example has code.
    private static func modules(in example: String) throws -> [String] {
        let program = try Data(contentsOf: Program(example).executable, options: .alwaysMapped)
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Program.root.appendingPathComponent("Plugins").path)
        return try folders.sorted().map { "Vigil\($0)" }.filter { name in
            // Symbols name the module of what they stand for, with the length of its name.
            try program.withUnsafeBytes { try Self.holds($0, "$s\(name.utf8.count)\(name)") }
        }
    }

    private typealias Search = @convention(c) (UnsafeRawPointer, Int, UnsafePointer<CChar>, Int) -> UnsafeRawPointer?

    /// A function of C, which its headers keep to programs in C: Foundation takes a second for such a file.
    private static let search = dlsym(dlopen(nil, RTLD_NOW), "memmem").map { unsafeBitCast($0, to: Search.self) }

    private static func holds(_ bytes: UnsafeRawBufferPointer, _ symbol: String) throws -> Bool {
        let (search, start) = (try require(search), try require(bytes.baseAddress))
        return search(start, bytes.count, symbol, symbol.utf8.count) != nil
    }

    let modules = Fact(
        "is what its frameworks need, and nothing of any other module",
        for: [
            ("LongRunningTask", []), ("TrailTracker", ["VigilLocation"]), ("PodcastPlayer", ["VigilAudio"]),
            ("SoftPhone", ["VigilAudio", "VigilVoIP"]),
            ("NewsReader", ["VigilBackgroundTasks", "VigilFetch", "VigilRemoteNotifications"]),
            ("PhotoUploader", ["VigilTransfers"]), ("HeartRateBand", ["VigilBluetooth"]),
            ("RunRecorder", ["VigilWorkout"]),
            ("WalkieTalkie", ["VigilAudio", "VigilPushToTalk", "VigilVoIP"]),
        ]
    ) { (example: String, expected: [String]) in
        try expect(Self.modules(in: example), is: expected)
    }
}
