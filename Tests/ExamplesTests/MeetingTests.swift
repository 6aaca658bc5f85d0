import Foundation
import ProgramRunner
import Testing
import VigilRuntimeProbes

/// Modes of one app, or of two, at the same time: what the trace says of each is written down and was read against the
/// rule book, line by line.
@Suite("Modes that meet", .enabled(if: RuntimeInterface.problems.isEmpty))
struct MeetingTests {
    private static let folder = "Examples/ModesThatMeet/Companion/Scenarios"

    private static let all: [String] = {
        let path = Program.root.appendingPathComponent(folder).path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(".json5".count)) }.sorted()
    }()

    @Test("make the timeline that was recorded", arguments: all)
    func timeline(scenario: String) throws {
        let outcome = try Program("vigil").run(["run", "\(Self.folder)/\(scenario).json5"])
        #expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        let snapshot = Program.root.appendingPathComponent(
            "Tests/ExamplesTests/Snapshots/ModesThatMeet/\(scenario).txt")
        if ProcessInfo.processInfo.environment["VIGIL_RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
            try outcome.output.write(to: snapshot, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: snapshot, encoding: .utf8)
        #expect(outcome.output.split(separator: "\n") == expected.split(separator: "\n"))
    }

    @Test("are all there")
    func complete() { #expect(Self.all.count >= 7) }
}
