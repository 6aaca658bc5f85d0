import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts
import VigilPushToTalk
import VigilTestSupport
import VigilVoIP

struct SoundRuleTests: Facts {
    @Test("The sound of a channel", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func session(_ phone: PushToTalkPhone) throws -> AudioSession {
        AudioSession.of(try require(phone.app.process))
    }

    let system = Fact(
        "ptt.audio-by-framework: the system activates the session, and deactivates it when nobody speaks"
    ) {
        let phone = try PushToTalkPhone.joined()
        try phone.push()
        try expect(Self.session(phone).isActive && phone.cites("ptt.audio-by-framework"))
        try phone.act("ptt.participant")
        try expect(!Self.session(phone).isActive)
    }

    let itself = Fact("ptt.audio-by-framework: an app that activates its session itself in the background is refused") {
        let phone = try PushToTalkPhone.joined(modes: ["push-to-talk", "audio"])
        phone.code.on[.didEnterBackground] = { try $0.act("audio.activate") }
        phone.app.activate()
        phone.home()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["ptt.audio-by-framework"])
        try expect(!Self.session(phone).isActive)
        phone.app.activate()
        try phone.act("audio.activate")
        try expect(Self.session(phone).isActive)
    }

    let withoutChannel = Fact(
        "ptt.audio-by-framework: an app without a channel activates its session itself, also in the background"
    ) {
        let phone = try PushToTalkPhone(modes: ["push-to-talk", "audio"])
        phone.code.on[.didEnterBackground] = {
            try $0.act("audio.activate", ["category": "playback", "mixWithOthers": true])
        }
        phone.app.launch()
        phone.home()
        expect(phone.app.trace.findings.isEmpty && !phone.cites("ptt.audio-by-framework"))
        try expect(Self.session(phone).isActive)
    }

    let others = Fact("whoever else sounds is interrupted, and may go on afterwards") {
        let phone = try PushToTalkPhone.joined()
        let player = try phone.install("Player", modes: ["audio"])
        player.launch()
        try phone.act("audio.play", in: player)
        try phone.push()
        expect(player.trace.entries.contains { $0.text.contains("nterruption") })
        try expect(!AudioSession.of(require(player.process)).isActive)
    }

    let category = Fact("a category without a microphone is a finding for who speaks, and not for who listens") {
        let phone = try PushToTalkPhone()
        phone.app.launch()
        try phone.act("audio.setCategory", ["category": .text("playback")])
        try phone.act("ptt.join")
        try phone.act("ptt.participant", ["name": .text("Anna")])
        expect(phone.app.trace.findings.isEmpty && phone.told.last == "didActivate")
        try phone.act("ptt.participant")
        try phone.act("ptt.transmit")
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.call.category"])
    }

    let call = Fact("ptt.call: a call that is answered ends what is said and heard; one that rings does not") {
        for speaks in [true, false] {
            let phone = try PushToTalkPhone.joined()
            if speaks { try phone.happen("ptt.press") } else { try phone.push() }
            try phone.happen("voip.phoneRings")
            expect(phone.app.awakeReasons, is: ["push-to-talk"])
            try phone.happen("voip.answerPhone")
            expect(phone.cites("ptt.call") && phone.app.state == .suspended)
            expect(phone.device.pushToTalk.channel?.needsSound == false && phone.told.last == "didDeactivate")
        }
    }

    let callInSilence = Fact("ptt.call: a call takes no sound from a channel that has none") {
        let phone = try PushToTalkPhone.joined()
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.participant", ["name": "Anna"]) }
        phone.app.activate()
        phone.home()
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.answerPhone")
        expect(phone.device.pushToTalk.channel?.speaker?.name == "Anna" && !phone.cites("ptt.call"))
    }

    let duringCall = Fact(
        "ptt.call: while a call goes on nobody speaks and nobody is heard, and the channel goes on afterwards"
    ) {
        let phone = try PushToTalkPhone.joined()
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.answerPhone")
        try phone.happen("ptt.press")
        try phone.push()
        expect(phone.calls("channelManager(_:failedToBegin") == ["callActive"] && phone.cites("ptt.call"))
        expect(!phone.told.contains("didActivate") && phone.app.trace.findings.isEmpty)
        try phone.happen("voip.endPhone")
        try phone.push()
        expect(phone.told.last, is: "didActivate")
    }
}
