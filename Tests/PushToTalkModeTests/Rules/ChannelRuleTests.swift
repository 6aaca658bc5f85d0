import BackgroundRuntime
import Testing
import VigilPushToTalk
import VigilTestSupport

@Suite("Joining and leaving a channel", .exercisesRules)
struct ChannelRuleTests {
    @Test("ptt.needs-mode: without the mode there is no channel manager")
    func needsMode() throws {
        let phone = try Phone(modes: [])
        phone.app.launch()
        try phone.act("ptt.join")
        #expect(phone.cites("ptt.needs-mode") && phone.device.pushToTalk.channel == nil)
    }

    @Test("ptt.manager.shared: a second request gets the same manager, and one that comes too early an error")
    func shared() throws {
        let phone = try Phone()
        phone.code.on[.didFinishLaunching] = {
            try $0.act("ptt.manager")
            try $0.act("ptt.manager")
        }
        phone.app.launch()
        let refusals = phone.app.trace.entries(of: .refusal).map(\.text)
        #expect(refusals == ["there is a channel manager already: instantiationAlreadyInProgress"])
        #expect(phone.cites("ptt.manager.shared"))
        try phone.act("ptt.manager")
        try phone.act("ptt.join")
        #expect(phone.app.trace.entries(of: .refusal).count == 1 && phone.told == ["didJoinChannel"])
    }

    @Test("ptt.join.foreground: in the background no channel is joined")
    func foreground() throws {
        let phone = try Phone()
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.join") }
        phone.app.launch()
        phone.home()
        #expect(phone.cites("ptt.join.foreground") && phone.device.pushToTalk.channel == nil)
        #expect(phone.calls("channelManager(_:failedToJoin") == ["appNotForeground"])
    }

    @Test("ptt.join.one: a second channel is refused, that of another app as well")
    func one() throws {
        let phone = try Phone.joined()
        let other = try phone.install("Other")
        other.launch()
        try phone.act("ptt.join", in: other)
        let texts = other.trace.entries(of: .call).map(\.text)
        #expect(texts.last == "channelManager(_:failedToJoinChannel:error:): channelLimitReached")
        #expect(phone.device.trace.entries.contains { $0.rule?.id == "ptt.join.one" })
        #expect(phone.device.pushToTalk.app === phone.app)
    }

    @Test("ptt.leave: the user leaves on the screen of the system, and the app is woken to be told")
    func leave() throws {
        let phone = try Phone.joined()
        try phone.push()
        try phone.happen("ptt.leave")
        #expect(phone.calls("channelManager(_:didLeave") == ["Channel, userRequest"] && phone.cites("ptt.leave"))
        #expect(Set(phone.told.suffix(2)) == ["didDeactivate", "didLeaveChannel"])
        #expect(phone.app.state == .suspended && phone.device.pushToTalk.channel == nil)

        let other = try Phone.joined()
        try other.happen("ptt.leave", ["byPolicy": .flag(true)])
        #expect(other.calls("channelManager(_:didLeave") == ["Channel, systemPolicy"])
        #expect(other.app.state == .suspended)
    }

    @Test("ptt.leave: an app that does not run is not launched for it")
    func leaveWhileEnded() throws {
        let phone = try Phone.joined()
        phone.device.purge(phone.app)
        try phone.happen("ptt.leave")
        #expect(phone.device.pushToTalk.channel == nil && phone.app.launchCount == 1)
        let error = #expect(throws: StimulusError.self) { try phone.happen("ptt.leave") }
        #expect(error?.description == "no app of the phone has joined a channel")
    }

    @Test("ptt.channel.unknown: nothing can be asked of a channel that is not joined")
    func unknown() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("ptt.leave")
        try phone.act("ptt.transmit")
        try phone.act("ptt.stop")
        try phone.act("ptt.participant", ["name": .text("Anna")])
        try phone.act("ptt.configure", ["status": .text("connecting")])
        #expect(phone.calls("channelManager(_:failedTo") == Array(repeating: "channelNotFound", count: 3))
        #expect(phone.app.trace.entries(of: .refusal).count == 2 && phone.cites("ptt.channel.unknown"))
    }
}
