import Foundation
import Testing
import VigilReports
import VigilResults

@Suite("A run for viewers of traces")
struct TraceViewerTests {
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

    private func file(_ recording: RunRecording) throws -> File {
        try JSONDecoder().decode(File.self, from: Data(TraceViewerFile(Samples.failed(), recording).text.utf8))
    }

    @Test("has instants in microseconds, and whose they are")
    func instants() throws {
        let file = try file(Samples.recording())
        let output = try #require(file.traceEvents.first { $0.name == "hello" })
        #expect(output.ph == "i" && output.ts == 1_500 && output.pid == 1)
        #expect(file.otherData["outcome"] == "failed")
        let names = file.traceEvents.filter { $0.ph == "M" && $0.pid == 1 }.map(\.tid)
        #expect(names == [0, 1, 2, 3, 4])
    }

    @Test("has a thread for each of two tasks of one name that are open at once, since slices of a thread nest")
    func threads() throws {
        let tasks = try file(Samples.recording()).traceEvents.filter { $0.ph == "X" && $0.name == "task \"save\"" }
        #expect(tasks.map(\.tid) == [3, 4] && tasks.map(\.ts) == [5_000_000, 6_000_000])
        #expect(tasks.map(\.dur) == [4_000_000, 4_000_000])
    }

    @Test("uses a thread again when what it held is over")
    func again() throws {
        var recording = Samples.recording()
        recording.spans[1].from = 9_000_000_000
        let tasks = try file(recording).traceEvents.filter { $0.ph == "X" && $0.name == "task \"save\"" }
        #expect(tasks.map(\.tid) == [3, 3])
    }

    @Test("is JSON whatever an app prints")
    func hostile() throws {
        let events = try file(Samples.recording(output: Samples.hostile)).traceEvents
        #expect(events.contains { $0.name == Samples.hostile })
    }
}
