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

    @Test(
        "is a copy's own affair where an app makes one past the C library: its end is not taken for the run's",
        arguments: ["copy-_exit", "copy-exit", "copy-crash"])
    func copies(way: String) throws {
        let package = try BreakerPackage(way)
        let (run, test) = (try package.run(), try package.vigil("test", "."))
        #expect(run.output.contains("| the copy left as it should: true"), "\(run)")
        #expect(run.code == 0 && run.complaints.isEmpty && test.code == 0, "\(run) \(test)")
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
