import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

/// Modes of one app, or of two, at the same time: what the trace says of each is written down and was read against the
/// rule book, line by line.
struct MeetingTests: Facts {
    @Test("Modes that meet", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let folder = "Examples/ModesThatMeet"

    /// The scenarios of each app of the folder: `Companion/Scenarios/AudioFocus`.
    private static let all: [String] = {
        let path = Program.root.appendingPathComponent(folder).path
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(".json5".count)) }.sorted()
    }()

    let timeline = Fact(
        "make the timeline that was recorded",
        for: Self.all.filter { !$0.hasPrefix("Monday/") }
    ) { (scenario: String) in try Self.play(scenario) }

    let monday = Fact("make a whole Monday of three apps, whose summary is a page and names nothing that hurts them") {
        try Self.play("Monday/Scenarios/Monday", ["--format", "summary", "--strict"])
    }

    private static func play(_ scenario: String, _ options: [String] = []) throws {
        let outcome = try Program("vigil").run(["run", "\(Self.folder)/\(scenario).json5"] + options)
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        let name = scenario.split(separator: "/").last ?? ""
        let snapshot = Program.root.appendingPathComponent(
            "Tests/ToolTests/Examples/Snapshots/ModesThatMeet/\(name).txt")
        if ProcessInfo.processInfo.environment["VIGIL_RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
            try outcome.output.write(to: snapshot, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: snapshot, encoding: .utf8)
        expect(outcome.output.split(separator: "\n"), is: expected.split(separator: "\n"))
    }

    let complete = Fact("are all there") { expect(Self.all.count >= 9) }
}
