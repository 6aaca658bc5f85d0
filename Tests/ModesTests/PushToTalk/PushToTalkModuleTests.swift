import BackgroundRuntime
import Testing
import VigilFacts
import VigilPushToTalk
import VigilTestSupport

struct PushToTalkModuleTests: Facts {
    @Test("The push-to-talk module's stimuli and actions", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(PushToTalkModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(PushToTalkModule.descriptor.values.map(\.value), is: ["push-to-talk"])
    }

    let configure = Fact("what an app says of its channel is shown") {
        let phone = try PushToTalkPhone.joined(atHome: false)
        try phone.act(
            "ptt.configure",
            [
                "mode": .text("fullDuplex"), "status": .text("connecting"), "name": .text("Crew"),
                "buttons": .flag(false),
            ])
        let channel = try require(phone.device.pushToTalk.channel)
        expect(channel.mode == .fullDuplex && channel.status == .connecting)
        expect(channel.name == "Crew" && !channel.takesButtons)
        expect(phone.app.trace.entries(of: .note).contains { $0.text == "service status: connecting" })
    }

    let unused = Fact("a mode that is declared and never used is a finding") {
        let phone = try PushToTalkPhone()
        phone.app.launch()
        try phone.act("ptt.manager")
        phone.app.terminate()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
    }
}
