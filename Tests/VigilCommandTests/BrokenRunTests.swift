import Foundation
import ProgramRunner
import Testing
import VigilRuntimeProbes
import VirtualTime

/// The signal by which a trap of Swift ends a program.
#if arch(x86_64)
    private let signalOfTrap = "SIGILL"
#else
    private let signalOfTrap = "SIGTRAP"
#endif

@Suite("A run whose app ends the program", .enabled(if: RuntimeInterface.problems.isEmpty))
struct BrokenRunTests {
    @Test(
        "keeps its timeline in a pipe, says where, and fails",
        arguments: [
            ("trap", signalOfTrap, "Breaker.trap(_:)"), ("overflow", "SIGSEGV", "Breaker.depth(of:)"),
            ("raise", "SIGSEGV", ""), ("abort", "SIGABRT", "Breaker.application(_:open:options:)"),
            ("exit", "exit(_:) of the C library", "Breaker.application(_:open:options:)"),
            ("_exit", "_exit(_:) of the C library", "Breaker.application(_:open:options:)"),
        ])
    func keepsTimeline(way: String, cause: String, function: String) throws {
        let outcome = try BreakerPackage(way).run()
        #expect(outcome.code != 0)
        #expect(outcome.output.contains("| asked for \(way)"), "\(outcome.output)")
        #expect(outcome.output.contains("! the program ended: crashed: \(cause)"), "\(outcome.output)")
        #expect(outcome.output.contains("Breaker.swift:") == !function.isEmpty)
        let complaint = "\(way): broke off in the middle: the program was ended by \(cause)"
        #expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
        #expect(function.isEmpty || outcome.output.contains(function) && outcome.complaints.contains(function))
    }

    @Test("keeps it also where a thread of the machine crashes")
    func thread() throws {
        let outcome = try BreakerPackage("thread").run()
        #expect(outcome.code == nil && outcome.output.contains("| asked for thread"))
        #expect(outcome.complaints.contains("thread: broke off in the middle: the program was ended by SIGSEGV"))
    }

    @Test("keeps it in the file of --output, as text and as JSON Lines", arguments: ["text", "jsonl"])
    func keepsFile(format: String) throws {
        let package = try BreakerPackage("trap")
        let outcome = try package.run(["--format", format, "--output", "trace"])
        let written = try String(contentsOf: package.folder.url.appendingPathComponent("trace"), encoding: .utf8)
        #expect(outcome.code == nil && outcome.output.isEmpty)
        #expect(written.contains("asked for trap") && written.contains("crashed: \(signalOfTrap)"), "\(written)")
    }

    @Test("takes nothing from the other scenarios of a test run: those before it and behind it count")
    func others() throws {
        let package = try BreakerPackage("first", "trap", "third", "_exit", "fifth")
        let outcome = try Program("vigil").run(["test", "."], in: package.folder.url)
        #expect(outcome.code == 1, "\(outcome)")
        for line in ["passed  first", "failed  trap", "passed  third", "failed  _exit", "passed  fifth"] {
            #expect(outcome.output.contains(line), "\(line) is missing in \(outcome.output)")
        }
        #expect(outcome.output.contains("ended by \(signalOfTrap) at Breaker.swift:"))
        #expect(outcome.output.contains("5 scenarios, 3 expectations, 3 passed, 2 failed"), "\(outcome.output)")
    }

    @Test("fails a proof when its second run is another one, and names the first line that differs")
    func unproved() throws {
        let outcome = try BreakerPackage("chance").run(["--prove"])
        #expect(outcome.code == 1 && outcome.output.contains("not repeatable: the traces differ from line"))
        #expect(try BreakerPackage("quiet").run(["--prove"]).code == 0)
    }
}
