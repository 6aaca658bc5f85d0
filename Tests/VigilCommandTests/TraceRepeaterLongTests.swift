import Foundation
import ProgramRunner
import Testing
import VigilLongTests

@Suite("The repeater of traces", .long)
struct TraceRepeaterLongTests {
    private let program = Program("TraceRepeater")

    @Test("finds one trace of threads, actors and groups in fresh processes of several circumstances")
    func one() throws {
        let outcome = try program.run(["--count", "6", "--batch", "2", "--seed", "5"])
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.complaints)")
        #expect(outcome.output.hasPrefix("6 runs in 3 processes: one trace, "))
    }

    @Test("names the first line that is another, but not the order of a set in a process that has its own")
    func differs() throws {
        let trace = try program.run(["--trace"]).output
        var lines = trace.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.count > 500)
        lines[20] += " changed"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("repeater-\(getpid())")
        defer { try? FileManager.default.removeItem(at: file) }
        for (text, code) in [(trace, Int32(0)), (lines.joined(separator: "\n"), 1)] {
            try Data(text.utf8).write(to: file)
            let outcome = try program.run(["--play", "2", "--reference", file.path])
            #expect(outcome.code == code, "\(outcome.output)")
            #expect(outcome.output.hasPrefix("run 1: line 21 is") == (code == 1))
        }
    }

    @Test("refuses what it does not know")
    func wrongUse() throws {
        let outcome = try program.run(["--count", "none"])
        #expect(outcome.code == 64 && outcome.complaints.contains("--count needs a number from 1 on: none"))
        #expect(try program.run(["--help"]).output.hasPrefix("TraceRepeater [--count N]"))
    }
}
