import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct EndlessEndTests: Facts {
    @Test(
        "What libraries do at the end of a process", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let breaker = Program("Breaker")

    let handlers = Fact(
        "keeps neither a run nor a test run from ending: a handler of atexit, a destructor",
        for: ["atexit", "destructor"]
    ) { (way: String) in
        let package = try BreakerPackage(way, "quiet")
        let (run, test) = (try package.run(), try package.vigil("test", ".", "--jobs", "1"))
        expect(run.code == 0 && run.output.contains("| asked for \(way)"), "\(run)")
        expect(test.code == 0 && test.output.contains("2 scenarios, 2 expectations, 2 passed"), "\(test)")
    }

    let help = Fact("does not happen either where no app has run, and what was printed is there") {
        let environment = Program.environment.merging(["BREAKER_HANGS": "end"]) { $1 }
        let outcome = try Self.breaker.run(["--help"], environment: environment)
        expect(outcome.code == 0 && outcome.output.contains("--scenario FILE"), "\(outcome)")
    }

    let vfork = Fact("is not done by a copy of the process, which an app makes with vfork: a phone refuses that") {
        let outcome = try BreakerPackage("vfork").run()
        expect(outcome.code, is: 0, "\(outcome)")
        for text in ["which a phone refuses: vfork", "| a copy was made: false", "vfork: passed (1 expectation)"] {
            expect(outcome.output.contains(text), "\(text): \(outcome)")
        }
    }

    let refusedCopy = Fact(
        "is not done by a copy either that an app makes past the C library: the kernel refuses that for us"
    ) {
        let outcome = try BreakerPackage("copy-exit").run()
        for text in ["which a phone refuses: clone: at Breaker.swift:", "| the copy left as it should: false"] {
            expect(outcome.output.contains(text), "\(text): \(outcome)")
        }
        expect(outcome.code, is: 0, "\(outcome)")
    }

    let copies = Fact(
        "is a copy's own affair where the kernel lets an app make one: its end is not taken for the run's",
        for: ["copy-_exit", "copy-exit", "copy-crash"]
    ) { (way: String) in
        let package = try BreakerPackage(way)
        let environment = Program.environment.merging(["VIGIL_BARRIERS": "list"]) { $1 }
        let run = try package.run(environment: environment)
        let test = try Program("vigil").run(["test", "."], in: package.folder.url, environment: environment)
        expect(run.output.contains("| the copy left as it should: true"), "\(run)")
        expect(run.code == 0 && test.code == 0, "\(run) \(test)")
        let warning =
            "warning: this kernel has neither Landlock nor filters of calls (seccomp); what an app changes "
            + "outside its container is found as far as the calls are known, and not refused\n"
        expect(run.complaints == warning && test.complaints.contains(warning))
    }
}

@Suite("A library that never comes to a beginning", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct EndlessBeginningLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let constructor = Fact("is ended by --timeout, and each scenario fails with the reason") {
        let package = try BreakerPackage("quiet")
        let environment = Program.environment.merging(["BREAKER_HANGS": "beginning"]) { $1 }
        let outcome = try Program("vigil").run(
            ["test", ".", "--timeout", "1s"], in: package.folder.url, environment: environment)
        expect(outcome.code, is: 1, "\(outcome)")
        expect(outcome.output.contains("did not begin within 10 s, and was ended"), "\(outcome)")
    }
}
