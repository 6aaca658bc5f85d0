import BackgroundRuntime
import Testing
import VigilFacts
import VigilPushToTalk
import VigilTestSupport

struct ChannelRuleTests: Facts {
    @Test("Joining and leaving a channel", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let needsMode = Fact("ptt.needs-mode: without the mode there is no channel manager") {
        let phone = try PushToTalkPhone(modes: [])
        phone.app.launch()
        try phone.act("ptt.join")
        expect(phone.cites("ptt.needs-mode") && phone.device.pushToTalk.channel == nil)
    }

    let shared = Fact(
        "ptt.manager.shared: a second request gets the same manager, and one that comes too early an error"
    ) {
        let phone = try PushToTalkPhone()
        phone.code.on[.didFinishLaunching] = {
            try $0.act("ptt.manager")
            try $0.act("ptt.manager")
        }
        phone.app.launch()
        let refusals = phone.app.trace.entries(of: .refusal).map(\.text)
        expect(refusals, is: ["there is a channel manager already: instantiationAlreadyInProgress"])
        expect(phone.cites("ptt.manager.shared"))
        try phone.act("ptt.manager")
        try phone.act("ptt.join")
        expect(phone.app.trace.entries(of: .refusal).count == 1 && phone.told == ["didJoinChannel"])
    }

    let foreground = Fact("ptt.join.foreground: in the background no channel is joined") {
        let phone = try PushToTalkPhone()
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.join") }
        phone.app.launch()
        phone.home()
        expect(phone.cites("ptt.join.foreground") && phone.device.pushToTalk.channel == nil)
        expect(phone.calls("channelManager(_:failedToJoin"), is: ["appNotForeground"])
    }

    let one = Fact("ptt.join.one: a second channel is refused, that of another app as well") {
        let phone = try PushToTalkPhone.joined()
        let other = try phone.install("Other")
        other.launch()
        try phone.act("ptt.join", in: other)
        let texts = other.trace.entries(of: .call).map(\.text)
        expect(texts.last, is: "channelManager(_:failedToJoinChannel:error:): channelLimitReached")
        expect(phone.device.trace.entries.contains { $0.rule?.id == "ptt.join.one" })
        expect(phone.device.pushToTalk.app === phone.app)
    }

    let leave = Fact("ptt.leave: the user leaves on the screen of the system, and the app is woken to be told") {
        let phone = try PushToTalkPhone.joined()
        try phone.push()
        try phone.happen("ptt.leave")
        expect(phone.calls("channelManager(_:didLeave") == ["Channel, userRequest"] && phone.cites("ptt.leave"))
        expect(Set(phone.told.suffix(2)), is: ["didDeactivate", "didLeaveChannel"])
        expect(phone.app.state == .suspended && phone.device.pushToTalk.channel == nil)

        let other = try PushToTalkPhone.joined()
        try other.happen("ptt.leave", ["byPolicy": .flag(true)])
        expect(other.calls("channelManager(_:didLeave"), is: ["Channel, systemPolicy"])
        expect(other.app.state, is: .suspended)
    }

    let leaveWhileEnded = Fact("ptt.leave: an app that does not run is not launched for it") {
        let phone = try PushToTalkPhone.joined()
        phone.device.purge(phone.app)
        try phone.happen("ptt.leave")
        expect(phone.device.pushToTalk.channel == nil && phone.app.launchCount == 1)
        let error = expect(throws: StimulusError.self) { try phone.happen("ptt.leave") }
        expect(error?.description, is: "no app of the phone has joined a channel")
    }

    let unknown = Fact("ptt.channel.unknown: nothing can be asked of a channel that is not joined") {
        let phone = try PushToTalkPhone()
        phone.app.launch()
        try phone.act("ptt.leave")
        try phone.act("ptt.transmit")
        try phone.act("ptt.stop")
        try phone.act("ptt.participant", ["name": .text("Anna")])
        try phone.act("ptt.configure", ["status": .text("connecting")])
        expect(phone.calls("channelManager(_:failedTo"), is: Array(repeating: "channelNotFound", count: 3))
        expect(phone.app.trace.entries(of: .refusal).count == 2 && phone.cites("ptt.channel.unknown"))
    }
}
