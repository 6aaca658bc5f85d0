import ProgramRunner
import Testing
import VigilRuntimeProbes

@Suite("What an app leaves in the process that plays it", .enabled(if: RuntimeInterface.problems.isEmpty))
struct LeftInProcessTests {
    /// A scenario that changes the process, and one behind it that looks.
    private func package(_ way: String) throws -> BreakerPackage {
        let look = """
            { name: "look", steps: [{ at: 0, device: "launch" },
              { at: 5, device: "open", with: { url: "break://look" } },
              { at: 10, expect: { output: ["finds nothing"] } }] }
            """
        return try BreakerPackage(files: [
            "Breaker/Info.plist": BreakerPackage.manifest, "Breaker/Breaker.swift": "",
            "Breaker/Scenarios/0.json5": BreakerPackage.scenario(way), "Breaker/Scenarios/1.json5": look,
        ])
    }

    @Test(
        "is not there for the next scenario, with however many jobs",
        arguments: ["environment", "folder", "descriptor"], ["1", "2"])
    func begins(way: String, jobs: String) throws {
        let outcome = try package(way).vigil("test", "Breaker", "--jobs", jobs)
        #expect(outcome.code == 0 && outcome.output.contains("2 passed"), "\(outcome.output)\(outcome.complaints)")
    }

    @Test("is not there either where it lies in a variable of C code")
    func variablesOfC() throws {
        let outcome = try Program("vigil").run(["test", "Tests/Scripted", "--jobs", "1"])
        #expect(outcome.code == 0 && outcome.output.contains("2 passed"), "\(outcome.output)\(outcome.complaints)")
    }
}
