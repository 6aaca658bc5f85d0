import BackgroundRuntime
import BuiltInModes
import Foundation
import Scenarios

/// What a record of the trace costs: to make, to write as a line of JSON, to read in words.
enum TraceBenchmarks {
    static let all = [record(), write(), read()]

    private static func record() -> Benchmark {
        .timed("trace-record", "make a record", count: 200_000, isCounted: true) { count in
            let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
            return { for number in 0..<count { device.record(.note, texts[number % texts.count]) } }
        }
    }

    private static let texts = ["position reached", "push received", "timer fired", "network reached"]

    private static func write() -> Benchmark {
        .timed("trace-write", "write a record as JSON Lines to a file", count: 50_000) { count in
            let trace = try longTrace(count)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-trace-\(getpid()).jsonl")
            try Data().write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            return {
                let lines = TraceLines(trace: trace)
                for record in trace.records { try handle.write(contentsOf: Data((lines.line(record) + "\n").utf8)) }
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
        let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
        for number in 0..<count { device.record(.note, texts[number % texts.count], detail: "somewhere") }
        return device.trace
    }
}
