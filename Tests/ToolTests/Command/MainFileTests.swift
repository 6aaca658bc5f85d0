import ProgramRunner
import Testing
import VigilFacts

struct MainFileTests: Facts {
    @Test("An app that begins with main.swift", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func played() throws -> Program.Outcome {
        try Program("Scripted").run(["--scenario", "Tests/Scripted/Scenarios/Scripted.json5"])
    }

    let variables = Fact("keeps the variables that its code made, and says so; others begin anew") {
        let outcome = try Self.played()
        expect(outcome.code, is: 0, "\(outcome.output) \(outcome.complaints)")
        expect(outcome.output.contains("first 3, total 1") && outcome.output.contains("first 3, total 2"))
        expect(outcome.output.ranges(of: "launches 1, ").count, is: 2)
        expect(outcome.output.contains("launches share Scripted.first and 1 more variables of main.swift"))
    }

    let threads = Fact("is played where the threads are that libraries began before it") {
        let outcome = try Self.played()
        expect(outcome.code == 0 && outcome.complaints == "")
        expect(outcome.output.ranges(of: "early runs").count, is: 2)
    }
}
