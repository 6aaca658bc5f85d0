import ProgramRunner
import Testing
import VigilLongTests
import VigilRuntimeProbes

@Suite("What libraries do at the end of a process", .enabled(if: RuntimeInterface.problems.isEmpty))
struct EndlessEndTests {
    private let breaker = Program("Breaker")

    @Test(
        "keeps neither a run nor a test run from ending: a handler of atexit, a destructor",
        arguments: ["atexit", "destructor"])
    func handlers(way: String) throws {
        let package = try BreakerPackage(way, "quiet")
        let (run, test) = (try package.run(), try package.vigil("test", ".", "--jobs", "1"))
        #expect(run.code == 0 && run.output.contains("| asked for \(way)"), "\(run)")
        #expect(test.code == 0 && test.output.contains("2 scenarios, 2 expectations, 2 passed"), "\(test)")
    }

    @Test("does not happen either where no app has run, and what was printed is there")
    func help() throws {
        let environment = Program.environment.merging(["BREAKER_HANGS": "end"]) { $1 }
        let outcome = try breaker.run(["--help"], environment: environment)
        #expect(outcome.code == 0 && outcome.output.contains("--scenario FILE"), "\(outcome)")
    }

    @Test("is not done by a copy of the process, which an app makes with vfork: a phone refuses that")
    func vfork() throws {
        let outcome = try BreakerPackage("vfork").run()
        #expect(outcome.code == 0, "\(outcome)")
        for text in ["which a phone refuses: vfork", "| a copy was made: false", "vfork: passed (1 expectation)"] {
            #expect(outcome.output.contains(text), "\(text): \(outcome)")
        }
    }

    @Test("is not done by a copy either that an app makes past the C library: the kernel refuses that for us")
    func refusedCopy() throws {
        let outcome = try BreakerPackage("copy-exit").run()
        for text in ["which a phone refuses: clone: at Breaker.swift:", "| the copy left as it should: false"] {
            #expect(outcome.output.contains(text), "\(text): \(outcome)")
        }
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test(
        "is a copy's own affair where the kernel lets an app make one: its end is not taken for the run's",
        arguments: ["copy-_exit", "copy-exit", "copy-crash"])
    func copies(way: String) throws {
        let package = try BreakerPackage(way)
        let environment = Program.environment.merging(["VIGIL_BARRIERS": "list"]) { $1 }
        let run = try package.run(environment: environment)
        let test = try Program("vigil").run(["test", "."], in: package.folder.url, environment: environment)
        #expect(run.output.contains("| the copy left as it should: true"), "\(run)")
        #expect(run.code == 0 && test.code == 0, "\(run) \(test)")
        let warning =
            "warning: this kernel has neither Landlock nor filters of calls (seccomp); what an app changes "
            + "outside its container is found as far as the calls are known, and not refused\n"
        #expect(run.complaints == warning && test.complaints.contains(warning))
    }
}

@Suite("A library that never comes to a beginning", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct EndlessBeginningLongTests {
    @Test("is ended by --timeout, and each scenario fails with the reason")
    func constructor() throws {
        let package = try BreakerPackage("quiet")
        let environment = Program.environment.merging(["BREAKER_HANGS": "beginning"]) { $1 }
        let outcome = try Program("vigil").run(
            ["test", ".", "--timeout", "1s"], in: package.folder.url, environment: environment)
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("did not begin within 10 s, and was ended"), "\(outcome)")
    }
}
