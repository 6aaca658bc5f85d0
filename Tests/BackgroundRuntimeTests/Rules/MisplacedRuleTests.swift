import BackgroundRuntime
import Foundation
import Synchronization
import Testing
import VigilFacts
import VigilTestSupport

/// A module that cites what it is told to.
private enum Gossip {
    static let late = Rule("gossip.late", .from(.iOS(9)), "Came with iOS 9.", confidence: .choice)
    static let early = Rule(
        "gossip.early", .from(.iOS(4), before: .iOS(7, 1)), "Went with iOS 7.1.", confidence: .choice)

    final class Service: ModuleService {}

    static let module = ModuleDescriptor(
        id: "gossip", contract: 2, values: [], summary: "Talks.", simulated: ["talk"], notSimulated: ["silence"],
        rules: [late, early],
        actions: [
            ScriptedAction("gossip.talk", "Talks.") { process, _ in process.print("talk") }.since(.iOS(9))
        ],
        makeService: { _ in Service() })
}

@Suite("A rule that is cited")
struct MisplacedRuleTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// What a witness heard.
    private final class Heard: Sendable {
        let texts = Mutex<[String]>([])
    }

    private static func cite(_ rules: [Rule], on system: SystemVersion) throws -> (device: Device, heard: [String]) {
        let heard = Heard()
        let witness = CitationWitness { rule, system in heard.texts.withLock { $0.append("\(rule.id) \(system)") } }
        let device = Device(system: system, modules: [Gossip.module])
        CitationWitness.$current.withValue(witness) {
            for rule in rules { device.record(.note, "something", rule: rule) }
        }
        return (device, heard.texts.withLock(\.self))
    }

    let bounds = Fact(
        "in force or not: the first version that has it, and the last",
        for: [
            (SystemVersion.iOS(7), ["gossip.late"]), (.iOS(7, 1), ["gossip.late", "gossip.early"]),
            (.iOS(9), ["gossip.early"]), (.iOS(26, 4), ["gossip.early"]),
        ] as [(SystemVersion, [String])]
    ) { (system: SystemVersion, misplaced: [String]) in
        try expect(
            Self.cite([Gossip.late, Gossip.early], on: system).device.trace.misplacedRules.map(\.id), is: misplaced)
    }

    let fault = Fact(
        "on a system that does not have it is a fault of its module, said once, and witnesses hear of it"
    ) {
        let (device, heard) = try Self.cite([Gossip.late, Gossip.late, Gossip.early], on: .iOS(5))
        expect(heard, is: ["gossip.late iOS 5"])
        let findings = device.trace.entries.filter { $0.kind == .finding }
        expect(findings.map { $0.rule?.id }, is: ["mode.module-fault"])
        expect(findings.first?.text.contains("cites gossip.late on iOS 5, which holds for iOS 9+"), is: true)
        try expect(Self.cite([Gossip.late], on: .iOS(9)).heard.isEmpty)
    }

    @Test("on a system that does not have it is our own mistake where it is a rule of the host")
    func trap() async {
        await #expect(processExitsWith: .failure) {
            CitationWitness.$current.withValue(CitationWitness { _, _ in }) {
                Device(system: .iOS(5), modules: []).record(.note, "something", rule: TaskRules.countLimit)
            }
        }
    }

    let refusedWord = Fact(
        "is not reached by a word that the system does not have, which says since when it is there"
    ) {
        let device = Device(system: .iOS(8), modules: [Gossip.module])
        let app = try device.install(DoesNothing(), manifest: Manifest(backgroundModes: []), name: "App")
        app.launch()
        let (process, action) = (
            try require(app.process), try require(device.modules.vocabulary.action(named: "gossip.talk"))
        )
        expect(throws: StimulusError("gossip.talk came with iOS 9; the phone has iOS 8")) {
            try action.perform(process, .none)
        }
        expect(app.trace.output.isEmpty)
    }
}

private struct DoesNothing: AppProgram {
    var code: Any.Type? { nil }

    func launch(in process: AppProcess) -> any AppInstance { Instance() }

    private final class Instance: AppInstance {
        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}
    }
}
