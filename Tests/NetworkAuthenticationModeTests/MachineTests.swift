import Testing
import VigilTestSupport

@testable import VigilNetworkAuthentication

@Suite("The way of a joined network")
struct MachineTests {
    @Test("a helper that finds the network unsupported is left out, and the others are asked again")
    func unsupported() {
        var machine = HotspotMachine("Cafe", helpers: ["A", "B"], known: nil)
        #expect(machine.begin() == .init(kind: .evaluate, helpers: ["A", "B"]))
        #expect(machine.evaluated(by: "A", .high) == .init(kind: .authenticate, helpers: ["A"]))
        #expect(machine.evaluated(by: "B", .high) == nil)
        #expect(machine.answered(by: "A", .unsupportedNetwork) == .init(kind: .evaluate, helpers: ["B"]))
        #expect(machine.evaluated(by: "B", .low) == .init(kind: .authenticate, helpers: ["B"]))
        #expect(machine.answered(by: "B", .temporaryFailure) == nil && machine.state == .left)
    }

    @Test("nobody is chosen where all have no confidence, and only the chosen one counts")
    func nobody() {
        var machine = HotspotMachine("Cafe", helpers: ["A", "B"], known: "C")
        _ = machine.begin()
        #expect(machine.evaluated(by: "A", .none) == nil && machine.state == .evaluating)
        #expect(machine.evaluated(by: "B", .none) == nil && machine.state == .authenticated)
        #expect(machine.maintain() == nil && machine.answered(by: "A", .failure) == nil)
        #expect(machine.state == .authenticated)
    }

    @Test("a network that was handled before begins with its helper, and is left where that fails")
    func known() {
        var machine = HotspotMachine("Cafe", helpers: ["A", "B"], known: "B")
        #expect(machine.begin() == .init(kind: .maintain, helpers: ["B"]))
        #expect(machine.answered(by: "B", .success) == nil && machine.state == .authenticated)
        #expect(machine.maintain() == .init(kind: .maintain, helpers: ["B"]))
        #expect(machine.answered(by: "B", .failure) == nil && machine.state == .left)
    }
}

@Suite("The stimuli and actions of hotspot helpers")
struct ModuleTests {
    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(NetworkAuthenticationModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    @Test("what a caller gets wrong is said")
    func mistakes() throws {
        let phone = try Phone.helping()
        let texts = [
            "hotspot.leave": "the phone is on no network: join one with hotspot.join",
            "hotspot.maintain": "no helper handles the network of the phone",
        ]
        for (word, text) in texts { #expect(throws: StimulusError(text)) { try phone.happen(word) } }
        phone.app.activate()
        #expect(throws: StimulusError("no hotspot command waits for an answer")) { try phone.act("hotspot.answer") }
    }
}
