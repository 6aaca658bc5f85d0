import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

@Suite("The trace")
struct TraceTests {
    private let device: Device

    init() throws { device = Device(system: .iOS(17), modules: []) }

    private func text(_ record: TraceRecord) -> String { device.trace.entry(record).text }

    @Test("a record takes at most 64 bytes")
    func recordSize() {
        expect(MemoryLayout<TraceRecord>.stride <= 64)
    }

    @Test("keeps thousands of records in order, whatever their texts")
    func keepsOrder() {
        for number in 0..<5_000 { device.record(.note, "text \(number % 700)", detail: number % 3 == 0 ? "third" : "") }
        let records = device.trace.records
        expect(records.count == 5_000 && records.startIndex == 0)
        for number in 0..<5_000 {
            expect(text(records[number]), is: "text \(number % 700)" + (number % 3 == 0 ? ": third" : ""))
        }
        expect(records.suffix(2).map(text), is: ["text 98: third", "text 99"])
    }

    @Test("texts of one length that take turns keep their symbols")
    func symbolsOfOneLength() {
        let first = device.trace.symbol("aaa")
        let second = device.trace.symbol("bbb")
        expect(first != second)
        expect(device.trace.symbol("aaa") == first && device.trace.symbol("bbb") == second)
        expect(device.trace.text(of: first) == "aaa" && device.trace.text(of: .empty).isEmpty)
    }

    @Test("the end of a process that holds nothing any more is no change of what keeps its app awake")
    func endOfProcesses() throws {
        let app = try device.install(AppCode(), manifest: Manifest())
        func version() throws -> Int { device.trace.holderVersion(of: try require(device.trace.records.last)) }
        for launch in 1...20 {
            app.launch()
            if launch == 1 { app.process?.acquire(.mode("audio"), reason: "held", rule: LifecycleRules.home) }
            app.terminate()
            try expect(version(), is: 2, "launch \(launch)")
        }
        let spans = device.trace.holdSpans(of: Int(app.index))
        expect(spans.map(\.first) == [1] && spans.map(\.last) == [2])
    }

    @Test("a trace that forgets keeps the last thousand records, their texts, and what keeps each app awake")
    func forgetsOldRecords() throws {
        let app = try device.install(AppCode(), manifest: Manifest())
        var table = AssertionTable()
        let hold = { (name: String) in
            table.acquire(
                .mode(name), reason: "", rule: LifecycleRules.home, at: .boot, until: nil, keepsDeviceAwake: false)
        }
        device.trace.addHolder(hold("audio"), of: app.index)
        device.trace.forgetsOldRecords = true
        var seen = 0
        device.trace.onRecord = { [device] record in
            seen += 1
            expect(
                device.trace.entry(record).text == "number: \(seen)" && device.trace.entry(record).holders == ["audio"])
        }
        for number in 1...50_000 {
            // What came and went is forgotten with the records of its time.
            if number % 100 == 0 {
                let call = hold("call \(number)")
                device.trace.addHolder(call, of: app.index)
                device.trace.removeHolder(number: call.id.number, of: app.index)
            }
            app.record(.note, "number", detail: "\(number)")
        }
        let records = device.trace.records
        expect(seen, is: 50_000)
        expect((1_000...3_000).contains(records.count) && records.endIndex >= 50_000)
        expect(text(records[records.endIndex - 1]), is: "number: 50000")
        expect(text(records[records.startIndex]), is: "number: \(50_001 - records.count)")
        let numbered = device.trace.symbol("a text of its own")
        expect(numbered.index < 5_000, "numbers of forgotten texts are used again")
    }
}
