import BackgroundRuntime
import Testing
import VigilPushToTalk
import VigilTestSupport

@Suite("The push-to-talk module's stimuli and actions")
struct ModuleTests {
    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(PushToTalkModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        #expect(PushToTalkModule.descriptor.values.map(\.value) == ["push-to-talk"])
    }

    @Test("what an app says of its channel is shown")
    func configure() throws {
        let phone = try Phone.joined(atHome: false)
        try phone.act(
            "ptt.configure",
            [
                "mode": .text("fullDuplex"), "status": .text("connecting"), "name": .text("Crew"),
                "buttons": .flag(false),
            ])
        let channel = try #require(phone.device.pushToTalk.channel)
        #expect(channel.mode == .fullDuplex && channel.status == .connecting)
        #expect(channel.name == "Crew" && !channel.takesButtons)
        #expect(phone.app.trace.entries(of: .note).contains { $0.text == "service status: connecting" })
    }

    @Test("a mode that is declared and never used is a finding")
    func unused() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("ptt.manager")
        phone.app.terminate()
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["mode.declared-unused"])
    }
}
