import CVigilProcessor
import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

/// The signal by which a trap of Swift ends a program.
private let signalOfTrap = Int32(vigil_trap_signal) == SIGILL ? "SIGILL" : "SIGTRAP"

struct BrokenRunTests: Facts {
    @Test("A run whose app ends the program", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let keepsTimeline = Fact(
        "keeps its timeline in a pipe, says where, and fails",
        for: [
            ("trap", signalOfTrap, "Breaker.trap(_:)"), ("overflow", "SIGSEGV", "Breaker.depth(of:)"),
            ("raise", "SIGSEGV", "Breaker.application(_:open:options:)"),
        ]
    ) { (way: String, cause: String, function: String) in
        let outcome = try BreakerPackage(way).run()
        expect(outcome.code != 0)
        expect(outcome.output.contains("| asked for \(way)"), "\(outcome.output)")
        expect(outcome.output.contains("! the program ended: crashed: \(cause)"), "\(outcome.output)")
        // Who tells of the end, the run or its supervisor, tells it alone.
        for text in [outcome.output, outcome.complaints] {
            expect(text.components(separatedBy: "the program").count, is: 2, "\(text)")
        }
        expect(outcome.output.contains("Breaker.swift:"))
        let complaint = "\(way): broke off in the middle: the program was ended by \(cause)"
        expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
        expect(outcome.output.contains(function) && outcome.complaints.contains(function))
    }

    let endsApp = Fact(
        "goes on to its end where only the app ends, by the C library, and checks what it expects",
        for: [
            ("exit", "exited with status 0"), ("_exit", "exited with status 0"),
            ("abort", "crashed: abort() of the C library"),
        ]
    ) { (way: String, end: String) in
        let outcome = try BreakerPackage(way).run()
        expect(outcome.code == 1 && outcome.output.contains("| asked for \(way)"), "\(outcome.output)")
        expect(outcome.output.contains("! ended: \(end)"), "\(outcome.output)")
        expect(outcome.output.contains("steps[2]"), "\(outcome.output)")
    }

    let endsItself = Fact(
        "fails where the app left by itself with whatever status, or a handler of its own made an end of a crash",
        for: ["exit", "_exit", "handler"]
    ) { (way: String) in
        let steps = "{ at: 0, device: 'launch' }, { at: 5, device: 'open', with: { url: 'break://\(way)' } }"
        for (more, isExpected) in [("launches: 1", false), ("terminated: 'exit'", true)] {
            let package = try BreakerPackage(files: [
                "Breaker/Info.plist": BreakerPackage.manifest, "Breaker/Breaker.swift": "",
                "Breaker/Scenarios/0.json5": "{ steps: [\(steps), { at: 10, expect: { \(more) } }] }",
            ])
            let (run, test) = (try package.run(), try package.vigil("test", "."))
            expect(run.code == (isExpected ? 0 : 1) && test.code == run.code, "\(run) \(test)")
            guard !isExpected else { continue }
            for text in [run.output, test.output] {
                expect(text.contains("Breaker left by itself, and the scenario does not expect it"), "\(text)")
            }
        }
    }

    let leaves = Fact("fails where the program is gone before it was over, whatever it says to the system") {
        let outcome = try BreakerPackage("leave").run()
        expect(outcome.code == 1 && outcome.output.contains("| asked for leave"), "\(outcome)")
        expect(
            outcome.complaints.contains("leave: broke off in the middle: the program was ended by an exit with code 0"))
    }

    let thread = Fact("keeps it also where a thread of the C library crashes") {
        let outcome = try BreakerPackage("thread").run()
        expect(outcome.code == nil && outcome.output.contains("| asked for thread"))
        expect(outcome.complaints.contains("thread: broke off in the middle: the program was ended by SIGSEGV"))
    }

    let keepsFile = Fact(
        "keeps it in the file of --output, as text and as JSON Lines",
        for: ["text", "jsonl"]
    ) { (format: String) in
        let package = try BreakerPackage("trap")
        let outcome = try package.run(["--format", format, "--output", "trace"])
        let written = try String(contentsOf: package.folder.url.appendingPathComponent("trace"), encoding: .utf8)
        expect(outcome.code == nil && outcome.output.isEmpty)
        expect(written.contains("asked for trap") && written.contains("crashed: \(signalOfTrap)"), "\(written)")
    }

    let others = Fact("takes nothing from the other scenarios of a test run: those before it and behind it count") {
        let package = try BreakerPackage("first", "trap", "third", "_exit", "fifth")
        let outcome = try Program("vigil").run(["test", "."], in: package.folder.url)
        expect(outcome.code, is: 1, "\(outcome)")
        for line in ["passed  first", "failed  trap", "passed  third", "failed  _exit", "passed  fifth"] {
            expect(outcome.output.contains(line), "\(line) is missing in \(outcome.output)")
        }
        expect(outcome.output.contains("ended by \(signalOfTrap) at Breaker.swift:"))
        expect(outcome.output.contains("5 scenarios, 4 expectations, 3 passed, 2 failed"), "\(outcome.output)")
    }

    let forgery = Fact("whose results an app prints are no results") {
        let package = try BreakerPackage("forge", "quiet")
        try package.folder.write(
            BreakerPackage.scenario("forge").replacing("active", with: "suspended"), to: "Breaker/Scenarios/0.json5")
        let outcome = try package.vigil("test", ".")
        expect(outcome.code == 1 && outcome.output.contains("failed  forge"), "\(outcome)")
        expect(outcome.output.contains("2 scenarios, 2 expectations, 1 passed, 1 failed"), "\(outcome)")
        // They are lines of the app, as the timeline of what failed shows.
        expect(!outcome.output.contains("passed  forged") && !outcome.complaints.contains("forged"))
    }

    let unproved = Fact(
        "fails a proof when another run is another one, and shows the first line that differs",
        for: ["keys"]
    ) { (way: String) in
        let package = try BreakerPackage(way)
        for outcome in try [package.run(["--prove"]), package.vigil("run", "Breaker/Scenarios/0.json5", "--prove")] {
            let text = "not repeatable: in another process the trace differs from line"
            expect(outcome.code == 1 && outcome.output.contains(text), "\(outcome)")
        }
    }

    let byAddress = Fact("fails a proof where sets of objects have another order at other addresses, and says so") {
        let outcome = try BreakerPackage("objects").run(["--prove", "--format", "summary"])
        let text = "from line 13 on, where objects lie at other addresses: something goes by these"
        expect(outcome.code == 1 && outcome.output.contains(text), "\(outcome)")
    }

    let proved = Fact(
        "passes a proof where five processes do the same, chance included",
        for: ["quiet", "chance"]
    ) { (way: String) in
        let outcome = try BreakerPackage(way).run(["--prove", "--why", "3s", "--format", "summary"])
        let text = "proved: 5 processes with hash seeds of their own, and objects at addresses of their own, gave "
        expect(outcome.code == 0 && outcome.output.contains(text), "\(outcome)")
    }

    let hashSeed = Fact("orders sets the same each time, whoever starts it") {
        let package = try BreakerPackage("keys")
        let outcomes = try [("vigil", "run"), ("Breaker", "--scenario")].map { program, word in
            try (1...3).map { _ in
                try Program(program).run(
                    [word, "Breaker/Scenarios/0.json5"], in: package.folder.url, environment: Program.environmentOfUser
                ).output
            }
        }
        for outputs in outcomes { expect(Set(outputs).count == 1 && outputs[0].contains(" 7 "), "\(outputs)") }
        expect(outcomes[0], is: outcomes[1])
    }
}

@Suite("A run that is ended from outside", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct KilledRunLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let last = "! the program ended: SIGKILL"
    private static let waysToDie = ["trap", "overflow", "kill", "thread", "raise", "hang"]

    let pipe = Fact("keeps its timeline in a pipe, and says by which signal and how far it had come") {
        let outcome = try BreakerPackage("kill").run()
        expect(outcome.code == nil && outcome.output.contains("| asked for kill"), "\(outcome)")
        expect(outcome.output.contains("00:00:05.000  \(Self.last)"))
        let complaint = "kill: broke off in the middle: the program was ended by SIGKILL at 00:00:05.000"
        expect(outcome.complaints.contains(complaint), "\(outcome)")
    }

    let file = Fact("keeps it in the file of --output to the last record", for: ["text", "jsonl"]) { (format: String) in
        let package = try BreakerPackage("kill")
        let outcome = try package.run(["--format", format, "--output", "trace"])
        let written = try String(contentsOf: package.folder.url.appendingPathComponent("trace"), encoding: .utf8)
        expect(outcome.code == nil && outcome.output.isEmpty)
        expect(
            written.contains("asked for kill")
                && written.hasSuffix(format == "text" ? "\(Self.last)\n" : "SIGKILL\"}\n"))
    }

    let terminal = Fact("keeps it on a terminal, however it dies", for: Self.waysToDie) { (way: String) in
        let package = try BreakerPackage(way)
        let words = ["--scenario", "Breaker/Scenarios/0.json5", "--turn-limit", "50ms"]
        let shown = try Program("Breaker").runOnTerminal(
            words, in: package.folder.url, columns: 100, environment: ["TERM": "xterm", "NO_COLOR": "1"])
        expect(shown.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(shown)")
        expect(shown.contains("| asked for \(way)"), "\(shown)")
        expect(shown.contains("the program end"), "\(shown)")
    }

    let everyWay = Fact("keeps it in a file and in a pipe, however it dies", for: Self.waysToDie) { (way: String) in
        let package = try BreakerPackage(way)
        let limit = ["--turn-limit", "50ms"]
        let printed = try package.run(limit)
        let outcome = try package.run(limit + ["--output", "trace"])
        let written = try String(contentsOf: package.folder.url.appendingPathComponent("trace"), encoding: .utf8)
        for text in [printed.output, written] {
            expect(text.contains("| asked for \(way)") && text.contains("the program end"), "\(text)")
        }
        expect(outcome.code != 0 && outcome.complaints.contains("\(way): broke off in the middle"), "\(outcome)")
    }

    let interrupt = Fact(
        "takes its process along, and says how far it had come, also where the app has handlers of its own",
        for: [SIGINT, SIGTERM],
        ["hang", "deaf"]
    ) { (signal: Int32, way: String) in
        let package = try BreakerPackage(way)
        let words = ["--scenario", "Breaker/Scenarios/0.json5", "--output", "trace", "--turn-limit", "1h"]
        let running = try RunningProgram(Program("Breaker"), words, in: package.folder.url)
        let outcome = running.end(by: signal, behind: "hangs")
        let name = signal == SIGINT ? "SIGINT" : "SIGTERM"
        let told = outcome.complaints.contains("\(way): stopped by \(name) at 00:00:05.000")
        expect(running.signal == signal && told, "\(outcome)")
        let written = try String(contentsOf: package.folder.url.appendingPathComponent("trace"), encoding: .utf8)
        expect(
            written.contains("| asked for \(way)") && written.hasSuffix("! the run was stopped: \(name)\n"),
            "\(written)")
    }

    let ignored = Fact("is not ended by a signal that whoever started it has it ignore") {
        let package = try BreakerPackage("hang")
        let before = signal(SIGHUP, SIG_IGN)
        let running = try RunningProgram(
            Program("Breaker"), ["--scenario", "Breaker/Scenarios/0.json5", "--turn-limit", "50ms"],
            in: package.folder.url)
        signal(SIGHUP, before)
        let outcome = running.end(by: SIGHUP, behind: "hangs")
        expect(running.signal == 0 && outcome.code == EndlessTurn.exitCode, "\(outcome)")
    }

    let orphan = Fact(
        "leaves no process behind where the tool itself is killed",
        for: ["run", "test"]
    ) { (command: String) in
        let package = try BreakerPackage("hang")
        let running = try RunningProgram(
            Program("vigil"), [command, "Breaker/Scenarios/0.json5", "--turn-limit", "1h"], in: package.folder.url)
        _ = running.end(by: SIGKILL, behind: "hangs")
        expect(running.signal, is: SIGKILL)
    }

    let results = Fact("does not take results that are there", for: [SIGINT, SIGTERM]) { (signal: Int32) in
        let package = try BreakerPackage("quiet", "hang", "trap")
        let running = try RunningProgram(
            Program("vigil"), ["test", ".", "--turn-limit", "1h", "--jobs", "1"], in: package.folder.url)
        let outcome = running.end(by: signal, behind: "hangs")
        expect(running.signal, is: signal, "\(outcome)")
        expect(outcome.output.contains("passed  quiet\n\n1 scenarios, 1 expectations, 1 passed\n"), "\(outcome)")
        let name = signal == SIGINT ? "SIGINT" : "SIGTERM"
        expect(outcome.complaints.contains("stopped by \(name): 2 of 3 scenarios were not played"), "\(outcome)")
    }

    let others = Fact("is told of in a test run, and takes nothing from the others") {
        let outcome = try BreakerPackage("first", "kill", "third").vigil("test", ".")
        expect(outcome.code, is: 1, "\(outcome)")
        expect(outcome.output.contains("Breaker was ended by SIGKILL before this was over"), "\(outcome)")
        expect(outcome.output.contains("3 scenarios, 2 expectations, 2 passed, 1 failed"), "\(outcome)")
    }

    let sameNames = Fact("is told apart from others of the same name by its file") {
        let outcome = try BreakerPackage("quiet", "quiet", "first").vigil("test", ".")
        expect(outcome.code, is: 0, "\(outcome)")
        for line in [
            "passed  quiet (./Breaker/Scenarios/0.json5)", "quiet (./Breaker/Scenarios/1.json5)", "passed  first\n",
        ] {
            expect(outcome.output.contains(line), "\(outcome)")
        }
    }

    let inProcess = Fact("happens in the process itself where that is asked for, as for a debugger") {
        let outcome = try BreakerPackage("kill").run(["--in-process"])
        expect(outcome.code == nil && outcome.complaints.isEmpty && outcome.output.contains("| asked for kill"))
        expect(!outcome.output.contains(Self.last))
    }
}
