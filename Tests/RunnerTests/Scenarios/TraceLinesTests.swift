import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilScenarios

struct TraceLinesTests: Facts {
    @Test("A trace as JSON Lines", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The object of a line, as Foundation's encoder is given it.
    private struct Line: Codable {
        let t: Int64
        let app: String
        let kind: String
        let text: String
        let state: String
        let awake: [String]
        let rule: String?

        init(_ entry: TraceEntry) {
            (t, app, kind, text) = (entry.instant.nanoseconds, entry.app, "\(entry.kind)", entry.text)
            (state, awake, rule) = (entry.state.description, entry.holders, entry.rule?.id)
        }
    }

    private static func encoded(_ entry: TraceEntry) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Line(entry)), as: UTF8.self)
    }

    let sameAsEncoder = Fact("writes the bytes that Foundation's encoder writes, for every kind of record") {
        let report = try Play.steps(
            """
            { on: "didEnterBackground", app: "task.begin", with: { name: "a \\"quoted\\" name" } },
            { at: 0, device: "launch" }, { at: 1, device: "home" }, { at: "2min", device: "open" },
            """)
        let trace = report.device.trace
        let lines = TraceLines(trace: trace)
        expect(trace.records.count > 20)
        expect(trace.entries.contains { $0.holders == ["task \"a \"quoted\" name\""] })
        for record in trace.records { try expect(lines.line(record), is: Self.encoded(trace.entry(record))) }
    }

    let escapes = Fact("escapes every character as Foundation's encoder does") {
        let device = Device(system: .iOS(17))
        let lines = TraceLines(trace: device.trace)
        for code in (0..<0x2100).map({ UInt32($0) }) + [0xFEFF, 0x1F600] {
            guard let scalar = Unicode.Scalar(code) else { continue }
            device.record(.note, "<\(Character(scalar))>/", detail: "\(scalar)\(scalar)")
        }
        for record in device.trace.records {
            try expect(lines.line(record), is: Self.encoded(device.trace.entry(record)))
        }
    }
}
