import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct LeftInProcessTests: Facts {
    @Test(
        "What an app leaves in the process that plays it", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A scenario that changes the process, and one behind it that looks.
    private static func package(_ way: String) throws -> BreakerPackage {
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

    let begins = Fact(
        "is not there for the next scenario, with however many jobs",
        for: ["environment", "folder", "descriptor"],
        ["1", "2"]
    ) { (way: String, jobs: String) in
        let outcome = try Self.package(way).vigil("test", "Breaker", "--jobs", jobs)
        expect(outcome.code == 0 && outcome.output.contains("2 passed"), "\(outcome.output)\(outcome.complaints)")
    }

    let variablesOfC = Fact("is not there either where it lies in a variable of C code") {
        let outcome = try Program("vigil").run(["test", "Tests/Scripted", "--jobs", "1"])
        expect(outcome.code == 0 && outcome.output.contains("2 passed"), "\(outcome.output)\(outcome.complaints)")
    }
}
