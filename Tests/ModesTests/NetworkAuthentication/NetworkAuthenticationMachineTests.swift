import Testing
import VigilFacts
import VigilTestSupport

@testable import VigilNetworkAuthentication

struct NetworkAuthenticationMachineTests: Facts {
    @Test("The way of a joined network", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let unsupported = Fact("a helper that finds the network unsupported is left out, and the others are asked again") {
        var machine = HotspotMachine("Cafe", helpers: ["A", "B"], known: nil)
        expect(machine.begin(), is: .init(kind: .evaluate, helpers: ["A", "B"]))
        expect(machine.evaluated(by: "A", .high), is: .init(kind: .authenticate, helpers: ["A"]))
        expect(machine.evaluated(by: "B", .high) == nil)
        expect(machine.answered(by: "A", .unsupportedNetwork), is: .init(kind: .evaluate, helpers: ["B"]))
        expect(machine.evaluated(by: "B", .low), is: .init(kind: .authenticate, helpers: ["B"]))
        expect(machine.answered(by: "B", .temporaryFailure) == nil && machine.state == .left)
    }

    let nobody = Fact("nobody is chosen where all have no confidence, and only the chosen one counts") {
        var machine = HotspotMachine("Cafe", helpers: ["A", "B"], known: "C")
        _ = machine.begin()
        expect(machine.evaluated(by: "A", .none) == nil && machine.state == .evaluating)
        expect(machine.evaluated(by: "B", .none) == nil && machine.state == .authenticated)
        expect(machine.maintain() == nil && machine.answered(by: "A", .failure) == nil)
        expect(machine.state, is: .authenticated)
    }

    let known = Fact("a network that was handled before begins with its helper, and is left where that fails") {
        var machine = HotspotMachine("Cafe", helpers: ["A", "B"], known: "B")
        expect(machine.begin(), is: .init(kind: .maintain, helpers: ["B"]))
        expect(machine.answered(by: "B", .success) == nil && machine.state == .authenticated)
        expect(machine.maintain(), is: .init(kind: .maintain, helpers: ["B"]))
        expect(machine.answered(by: "B", .failure) == nil && machine.state == .left)
    }
}

struct NetworkAuthenticationModuleTests: Facts {
    @Test("The stimuli and actions of hotspot helpers", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(NetworkAuthenticationModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let mistakes = Fact("what a caller gets wrong is said") {
        let phone = try NetworkAuthenticationPhone.helping()
        let texts = [
            "hotspot.leave": "the phone is on no network: join one with hotspot.join",
            "hotspot.maintain": "no helper handles the network of the phone",
        ]
        for (word, text) in texts { expect(throws: StimulusError(text)) { try phone.happen(word) } }
        phone.app.activate()
        expect(throws: StimulusError("no hotspot command waits for an answer")) { try phone.act("hotspot.answer") }
    }
}
