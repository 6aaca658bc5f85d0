import BackgroundRuntime
import Testing
import VigilPushToTalk
import VigilTestSupport

@Suite("PTT pushes", .exercisesRules)
struct PushRuleTests {
    @Test("ptt.mode: a push wakes the app of the channel, which says who speaks")
    func wakes() throws {
        let phone = try Phone.joined()
        #expect(phone.app.state == .suspended)
        try phone.push()
        #expect(phone.cites("ptt.mode") && phone.told.contains("incomingPushResult"))
        #expect(try phone.observe("ptt.speakers") == .texts(["Anna"]))
        #expect(try phone.observe("ptt.speakers", since: 60) == .texts([]))
    }

    @Test("ptt.keeps-awake: the app is awake while somebody speaks, and suspended when it said that nobody does")
    func keepsAwake() throws {
        let phone = try Phone.joined()
        try phone.push()
        phone.wait(3_600)
        #expect(phone.app.awakeReasons == ["push-to-talk"])
        try phone.act("ptt.participant")
        #expect(phone.app.state == .suspended && phone.cites("ptt.keeps-awake"))
        #expect(phone.told.suffix(3) == ["incomingPushResult", "didActivate", "didDeactivate"])
    }

    @Test("ptt.push.result: a push that reports nobody leaves the channel, and the app is suspended")
    func reportsNobody() throws {
        let phone = try Phone.joined()
        try phone.push(nil)
        #expect(
            phone.cites("ptt.push.result") && phone.calls("channelManager(_:didLeave") == ["Channel, developerRequest"])
        #expect(phone.device.pushToTalk.channel == nil && phone.app.state == .suspended)
        #expect(!phone.told.contains("didActivate"))
    }

    @Test("ptt.token: a token comes with each join, and a push to an app without a channel is lost")
    func token() throws {
        let phone = try Phone.joined(atHome: false)
        try phone.act("ptt.leave")
        try phone.push()
        #expect(phone.cites("ptt.token") && !phone.told.contains("incomingPushResult"))
        try phone.act("ptt.join")
        let tokens = phone.app.trace.entries(of: .call).filter { $0.text.contains("EphemeralPushToken") }
        #expect(tokens.count == 2)
    }

    @Test("ptt.push.half-duplex: a participant is an error while the user transmits")
    func whileTransmitting() throws {
        let phone = try Phone.joined()
        try phone.happen("ptt.press")
        try phone.push()
        #expect(phone.cites("ptt.push.half-duplex") && phone.app.trace.findings.count == 1)
        #expect(phone.device.pushToTalk.channel?.transmission == .userRequest)
        #expect(try phone.observe("ptt.speakers") == .texts([]))
    }

    @Test("ptt.push.half-duplex: after a stop in the same callback it is none, and the session stays active")
    func afterStopping() throws {
        let phone = try Phone.joined()
        try phone.happen("ptt.press")
        try phone.act("ptt.onPush", ["behaviour": .text("stopsAndReports")])
        try phone.push()
        #expect(phone.app.trace.findings.isEmpty && phone.device.pushToTalk.channel?.speaker?.name == "Anna")
        let last = ["didBeginTransmittingFrom", "didActivate", "incomingPushResult", "didEndTransmittingFrom"]
        #expect(phone.told.suffix(4) == last[...])
        #expect(phone.app.awakeReasons == ["push-to-talk"])
    }

    @Test("ptt.participant.background: without a push nobody is heard in the background, and no error says so")
    func withoutPush() throws {
        let phone = try Phone.joined()
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.participant", ["name": .text("Anna")]) }
        phone.app.activate()
        phone.home()
        #expect(phone.cites("ptt.participant.background") && !phone.told.contains("didActivate"))
        phone.wait(1)
        #expect(phone.app.state == .suspended)

        let front = try Phone.joined(atHome: false)
        try front.act("ptt.participant", ["name": .text("Anna")])
        #expect(front.told.last == "didActivate" && !front.cites("ptt.participant.background"))
    }

    @Test("a payload that is no JSON object is refused")
    func payload() throws {
        let phone = try Phone.joined()
        let error = #expect(throws: StimulusError.self) { try phone.happen("ptt.push", ["payload": .text("Anna")]) }
        #expect(error?.description == "the payload is no JSON object: write it as {\"activeSpeaker\": \"Anna\"}")
    }
}
