import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

struct HangTests: Facts {
    @Test("An app that hangs", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let failsAndNamesCode = Fact(
        "breaks off its run, and the timeline names the code of the deadlock and of the endless loop"
    ) {
        let outcome = try Program("Hanger").run([
            "--scenario", "Tests/Hanger/Scenarios/Hanger.json5", "--turn-limit", "50ms",
        ])
        expect(outcome.code, is: EndlessTurn.exitCode)
        for text in [
            "deadlock: each of these threads waits for the next", #"archive waits for DispatchQueue "bank""#,
            "Hanger.swift:19", #"bank waits for DispatchQueue "archive""#, "Hanger.swift:15",
            "a turn of thread main does not end: Hanger.swift", "in Hanger.waitForever()", "the program ends here",
        ] {
            expect(outcome.output.contains(text), "\(text)")
        }
    }
}
