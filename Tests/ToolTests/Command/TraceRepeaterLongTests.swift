import Foundation
import ProgramRunner
import Testing
import VigilFacts

@Suite("The repeater of traces", .long)
struct TraceRepeaterLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let program = Program("TraceRepeater")

    let one = Fact("finds one trace of threads, actors and groups in fresh processes of several circumstances") {
        let outcome = try Self.program.run(["--count", "6", "--batch", "2", "--seed", "5"])
        expect(outcome.code, is: 0, "\(outcome.output)\(outcome.complaints)")
        expect(outcome.output.hasPrefix("6 runs in 3 processes: one trace, "))
    }

    let differs = Fact(
        "names the first line that is another, but not the order of a set in a process that has its own"
    ) {
        let trace = try Self.program.run(["--trace"]).output
        var lines = trace.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        expect(lines.count > 500)
        lines[20] += " changed"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("repeater-\(getpid())")
        defer { try? FileManager.default.removeItem(at: file) }
        for (text, code) in [(trace, Int32(0)), (lines.joined(separator: "\n"), 1)] {
            try Data(text.utf8).write(to: file)
            let outcome = try Self.program.run(["--play", "2", "--reference", file.path])
            expect(outcome.code, is: code, "\(outcome.output)")
            expect(outcome.output.hasPrefix("run 1: line 21 is"), is: (code == 1))
        }
    }

    let wrongUse = Fact("refuses what it does not know") {
        let outcome = try Self.program.run(["--count", "none"])
        expect(outcome.code == 64 && outcome.complaints.contains("--count needs a number from 1 on: none"))
        try expect(Self.program.run(["--help"]).output.hasPrefix("TraceRepeater [--count N]"))
    }
}
