import ProgramRunner
import Testing

@Suite("An app that begins with main.swift")
struct MainFileTests {
    private func played() throws -> Program.Outcome {
        try Program("Scripted").run(["--scenario", "Tests/Scripted/Scenarios/Scripted.json5"])
    }

    @Test("keeps the variables that its code made, and says so; others begin anew")
    func variables() throws {
        let outcome = try played()
        #expect(outcome.code == 0, "\(outcome.output) \(outcome.complaints)")
        #expect(outcome.output.contains("first 3, total 1") && outcome.output.contains("first 3, total 2"))
        #expect(outcome.output.ranges(of: "launches 1, ").count == 2)
        #expect(outcome.output.contains("launches share Scripted.first and 1 more variables of main.swift"))
    }

    @Test("is played where the threads are that libraries began before it")
    func threads() throws {
        let outcome = try played()
        #expect(outcome.code == 0 && outcome.complaints == "")
        #expect(outcome.output.ranges(of: "early runs").count == 2)
    }
}
