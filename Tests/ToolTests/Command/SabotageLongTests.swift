import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

@Suite("A run whose module does what it must not", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct SabotageLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = "the module sabotage (Swift module SabotageMode)"

    /// Nothing is said of the app.
    private static func expectNoBlame(_ outcome: Program.Outcome) {
        for text in ["0x8badf00d", "a turn of thread", "Victim.swift", "crashed"] {
            expect(!outcome.output.contains(text), "\(text) in \(outcome)")
        }
    }

    let loops = Fact(
        "ends with the code of hangs where the module loops, and names it with its place and what was measured",
        for: ["start", "loop", "event", "end"]
    ) { (way: String) in
        let outcome = try BreakerPackage(sabotage: [way]).run(["--turn-limit", "100ms"])
        expect(outcome.code, is: EndlessTurn.exitCode)
        let complaint = "broke off in the middle: the program was ended by code that does not end in \(Self.module) at "
        expect(outcome.complaints.contains("\(way): \(complaint)SabotageService.swift"), "\(outcome)")
        expect(outcome.complaints.contains("in SabotageService.loopForEver(); the app is not to blame"))
        Self.expectNoBlame(outcome)
        // Before the device is whole nobody sees its timeline.
        guard way != "start" else { return }
        let fault = "\(Self.module) does not come to an end: it took 0."
        expect(outcome.output.contains(fault) && outcome.output.contains("the limit is 0.1 seconds"), "\(outcome)")
        expect(outcome.output.contains("mode.module-fault") && outcome.output.contains("the program ends here"))
    }

    let traps = Fact(
        "keeps its timeline where the module traps, and says that the app is not to blame",
        for: ["trap", "late trap", "call"]
    ) { (way: String) in
        let outcome = try BreakerPackage(sabotage: [way]).run()
        expect(outcome.code == nil)
        let complaint = "\(way): broke off in the middle: the program was ended by SIG"
        expect(outcome.complaints.contains(complaint), "\(outcome)")
        expect(outcome.complaints.contains(" in \(Self.module) at SabotageService.swift"), "\(outcome)")
        expect(outcome.complaints.contains("in SabotageService.trap(_:); the app is not to blame"), "\(outcome)")
        expect(outcome.output.contains("\(Self.module) ended the program by SIG"), "\(outcome)")
        Self.expectNoBlame(outcome)
    }

    let throwsBare = Fact(
        "fails a step at which the module throws without a sentence, and names the module and its word"
    ) {
        let outcome = try BreakerPackage(sabotage: ["throw"]).run()
        expect(outcome.code, is: 1)
        let failure = "\(Self.module) failed at sabotage.act: Bare(): at SabotageMode/SabotageModule.swift:"
        expect(outcome.output.contains("steps[1] failed") && outcome.output.contains(failure), "\(outcome)")
        Self.expectNoBlame(outcome)
    }

    let spins = Fact(
        "fails where the module schedules for the present instant without end, and goes on to the end of the run"
    ) {
        let outcome = try BreakerPackage(sabotage: ["spin"]).run()
        expect(outcome.code == 1 && outcome.output.contains("passed (1 expectation)") == false)
        let fault = "schedules an event for the present instant in the one before, 10001 times over: it is not done"
        let place = "at SabotageMode/SabotageService.swift:"
        expect(outcome.output.contains("\(Self.module) \(fault): \(place)"), "\(outcome)")
        expect(outcome.output.contains("00:00:06.000"))
        Self.expectNoBlame(outcome)
    }

    /// A hundred thousand wakes take seconds: they are tried where fleets are tried for long too.
    private static let waysToSpin =
        ["raw spin"] + (ProcessInfo.processInfo.environment["VIGIL_ROUNDS"] == nil ? [] : ["wakes"])

    let holds = Fact("mode.module-fault: fails a run, also one that is not strict") {
        let outcome = try BreakerPackage(sabotage: ["hold"]).run()
        expect(outcome.code == 1 && outcome.output.contains("[mode.module-fault]"), "\(outcome)")
        Self.expectNoBlame(outcome)
    }

    let spinsOtherwise = Fact(
        "ends with the code of hangs where it spins otherwise, and names it",
        for: Self.waysToSpin
    ) { (way: String) in
        let outcome = try BreakerPackage(sabotage: [way]).run()
        expect(outcome.code, is: EndlessTurn.exitCode)
        let end = "broke off in the middle: the program was ended by events without end at one instant"
        let complaint = "\(way): \(end) in \(Self.module) at SabotageService.swift:"
        expect(outcome.complaints.contains(complaint), "\(outcome)")
        expect(outcome.complaints.contains("; the app is not to blame"))
        expect(outcome.output.contains("\(Self.module) asks for events without end at one instant: at Sabotage"))
        Self.expectNoBlame(outcome)
    }

    let othersWithoutCode = Fact("takes nothing from the other scenarios of apps without code either") {
        let folder = try BreakerPackage(sabotage: ["quiet", "trap", "quiet"]).folder
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Victim/Victim.swift"))
        let outcome = try Program("saboteur").run(["test", "."], in: folder.url)
        expect(outcome.code, is: 1, "\(outcome)")
        expect(outcome.output.contains("failed  trap\n        broke off in the middle: the program was ended by SIG"))
        expect(outcome.output.contains("in \(Self.module) at SabotageService.swift:"), "\(outcome.output)")
        expect(outcome.output.contains("3 scenarios, 2 expectations, 2 passed, 1 failed"), "\(outcome.output)")
    }

    let others = Fact("takes nothing from the other scenarios of a test run") {
        let package = try BreakerPackage(sabotage: ["quiet", "trap", "loop", "throw"])
        let outcome = try package.vigil("test", ".", "--turn-limit", "50ms")
        expect(outcome.code, is: 1, "\(outcome)")
        for line in ["passed  quiet", "failed  trap", "failed  loop", "failed  throw"] {
            expect(outcome.output.contains(line), "\(line) is missing in \(outcome.output)")
        }
        expect(outcome.output.contains("4 scenarios, 2 expectations, 1 passed, 3 failed"), "\(outcome.output)")
    }
}
