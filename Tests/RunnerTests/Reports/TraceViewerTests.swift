import Foundation
import Testing
import VigilFacts
import VigilReports
import VigilResults

struct TraceViewerTests: Facts {
    @Test("A run for viewers of traces", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private struct File: Decodable {
        let traceEvents: [Event]
        let otherData: [String: String]
    }

    private struct Event: Decodable {
        let name: String
        let ph: String
        let pid: Int
        let tid: Int
        let ts: Double?
        let dur: Double?
    }

    private static func file(_ recording: RunRecording) throws -> File {
        try JSONDecoder().decode(File.self, from: Data(TraceViewerFile(Samples.failed(), recording).text.utf8))
    }

    let instants = Fact("has instants in microseconds, and whose they are") {
        let file = try Self.file(Samples.recording())
        let output = try require(file.traceEvents.first { $0.name == "hello" })
        expect(output.ph == "i" && output.ts == 1_500 && output.pid == 1)
        expect(file.otherData["outcome"], is: "failed")
        let names = file.traceEvents.filter { $0.ph == "M" && $0.pid == 1 }.map(\.tid)
        expect(names, is: [0, 1, 2, 3, 4])
    }

    let threads = Fact(
        "has a thread for each of two tasks of one name that are open at once, since slices of a thread nest"
    ) {
        let tasks = try Self.file(Samples.recording()).traceEvents.filter { $0.ph == "X" && $0.name == "task \"save\"" }
        expect(tasks.map(\.tid) == [3, 4] && tasks.map(\.ts) == [5_000_000, 6_000_000])
        expect(tasks.map(\.dur), is: [4_000_000, 4_000_000])
    }

    let again = Fact("uses a thread again when what it held is over") {
        var recording = Samples.recording()
        recording.spans[1].from = 9_000_000_000
        let tasks = try Self.file(recording).traceEvents.filter { $0.ph == "X" && $0.name == "task \"save\"" }
        expect(tasks.map(\.tid), is: [3, 3])
    }

    let hostile = Fact("is JSON whatever an app prints") {
        let events = try Self.file(Samples.recording(output: Samples.hostile)).traceEvents
        expect(events.contains { $0.name == Samples.hostile })
    }
}
