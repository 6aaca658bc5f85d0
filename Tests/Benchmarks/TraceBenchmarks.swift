import BackgroundRuntime
import Foundation
import VigilScenarios

/// What a record of the trace costs: to make, to write as a line of JSON, to read in words.
enum TraceBenchmarks {
    static let all = [record(), size(), write(), read(), month()]

    private static func record() -> Benchmark {
        .timed("trace-record", "make a record", count: 200_000, isCounted: true) { count in
            let device = Device(system: .iOS(17))
            return { for number in 0..<count { device.record(.note, texts[number % texts.count]) } }
        }
    }

    private static let texts = ["position reached", "push received", "timer fired", "network reached"]

    /// The memory of a record, from the growth of a trace of many.
    private static func size() -> Benchmark {
        Benchmark(
            name: "trace-size", title: "bytes of a record", count: 1_000_000, unit: .bytes, target: .atMost(64),
            isAlone: true
        ) { count in
            let device = Device(system: .iOS(17))
            device.record(.note, texts[0])
            let before = try ProcessMemory.residentBytes()
            for number in 0..<count { device.record(.note, texts[number % texts.count]) }
            return try withExtendedLifetime(device) {
                Double(try ProcessMemory.residentBytes() - before) / Double(count)
            }
        }
    }

    /// A record a second, each with a text of its own, for thirty days after a first one: what the memory grows by.
    private static func month() -> Benchmark {
        Benchmark(
            name: "trace-month", title: "memory that a month of streaming adds to a day's", count: 30, unit: .bytes,
            target: .atMost(1_048_576), isAlone: true
        ) { days in
            let device = Device(system: .iOS(17))
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/null"))
            let lines = TraceLines(trace: device.trace)
            var bytes: [UInt8] = []
            device.trace.forgetsOldRecords = true
            device.trace.onRecord = { record in
                lines.append(record, to: &bytes)
                guard bytes.count > 1 << 16 else { return }
                file.write(Data(bytes))
                bytes.removeAll(keepingCapacity: true)
            }
            try recordEachSecond(device, days: 1)
            let before = try ProcessMemory.residentBytes()
            try recordEachSecond(device, days: days)
            return Double(try ProcessMemory.residentBytes() - before)
        }
    }

    private static func recordEachSecond(_ device: Device, days: Int) throws {
        for _ in 0..<days * 86_400 {
            device.advance(by: .seconds(1))
            device.record(.note, "second", detail: "\(device.now.nanoseconds / 1_000_000_000)")
        }
    }

    private static func write() -> Benchmark {
        .timed("trace-write", "write a record as JSON Lines to a file", count: 50_000) { count in
            let trace = try longTrace(count)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-trace-\(getpid()).jsonl")
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            return {
                let lines = TraceLines(trace: trace)
                var bytes: [UInt8] = []
                for record in trace.records {
                    lines.append(record, to: &bytes)
                    bytes.append(UInt8(ascii: "\n"))
                    guard bytes.count > 1 << 16 else { continue }
                    try handle.write(contentsOf: bytes)
                    bytes.removeAll(keepingCapacity: true)
                }
                try handle.write(contentsOf: bytes)
                try handle.close()
                try FileManager.default.removeItem(at: file)
            }
        }
    }

    private static func read() -> Benchmark {
        .timed("trace-read", "read a record in words", count: 50_000) { count in
            let trace = try longTrace(count)
            return { precondition(trace.entries.count == count, "the trace has another number of records") }
        }
    }

    private static func longTrace(_ count: Int) throws -> Trace {
        let device = Device(system: .iOS(17))
        for number in 0..<count { device.record(.note, texts[number % texts.count], detail: "somewhere") }
        return device.trace
    }
}
