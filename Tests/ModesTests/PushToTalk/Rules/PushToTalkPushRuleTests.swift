import BackgroundRuntime
import Testing
import VigilFacts
import VigilPushToTalk
import VigilTestSupport

struct PushToTalkPushRuleTests: Facts {
    @Test("PTT pushes", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let wakes = Fact("ptt.mode: a push wakes the app of the channel, which says who speaks") {
        let phone = try PushToTalkPhone.joined()
        expect(phone.app.state, is: .suspended)
        try phone.push()
        expect(phone.cites("ptt.mode") && phone.told.contains("incomingPushResult"))
        try expect(phone.observe("ptt.speakers"), is: .texts(["Anna"]))
        try expect(phone.observe("ptt.speakers", since: 60), is: .texts([]))
    }

    let keepsAwake = Fact(
        "ptt.keeps-awake: the app is awake while somebody speaks, and suspended when it said that nobody does"
    ) {
        let phone = try PushToTalkPhone.joined()
        try phone.push()
        phone.wait(3_600)
        expect(phone.app.awakeReasons, is: ["push-to-talk"])
        try phone.act("ptt.participant")
        expect(phone.app.state == .suspended && phone.cites("ptt.keeps-awake"))
        expect(phone.told.suffix(3), is: ["incomingPushResult", "didActivate", "didDeactivate"])
    }

    let reportsNobody = Fact(
        "ptt.push.result: a push that reports nobody leaves the channel, and the app is suspended"
    ) {
        let phone = try PushToTalkPhone.joined()
        try phone.push(nil)
        expect(
            phone.cites("ptt.push.result") && phone.calls("channelManager(_:didLeave") == ["Channel, developerRequest"])
        expect(phone.device.pushToTalk.channel == nil && phone.app.state == .suspended)
        expect(!phone.told.contains("didActivate"))
    }

    let token = Fact("ptt.token: a token comes with each join, and a push to an app without a channel is lost") {
        let phone = try PushToTalkPhone.joined(atHome: false)
        try phone.act("ptt.leave")
        try phone.push()
        expect(phone.cites("ptt.token") && !phone.told.contains("incomingPushResult"))
        try phone.act("ptt.join")
        let tokens = phone.app.trace.entries(of: .call).filter { $0.text.contains("EphemeralPushToken") }
        expect(tokens.count, is: 2)
    }

    let whileTransmitting = Fact("ptt.push.half-duplex: a participant is an error while the user transmits") {
        let phone = try PushToTalkPhone.joined()
        try phone.happen("ptt.press")
        try phone.push()
        expect(phone.cites("ptt.push.half-duplex") && phone.app.trace.findings.count == 1)
        expect(phone.device.pushToTalk.channel?.transmission, is: .userRequest)
        try expect(phone.observe("ptt.speakers"), is: .texts([]))
    }

    let afterStopping = Fact(
        "ptt.push.half-duplex: after a stop in the same callback it is none, and the session stays active"
    ) {
        let phone = try PushToTalkPhone.joined()
        try phone.happen("ptt.press")
        try phone.act("ptt.onPush", ["behaviour": .text("stopsAndReports")])
        try phone.push()
        expect(phone.app.trace.findings.isEmpty && phone.device.pushToTalk.channel?.speaker?.name == "Anna")
        let last = ["didBeginTransmittingFrom", "didActivate", "incomingPushResult", "didEndTransmittingFrom"]
        expect(phone.told.suffix(4), is: last[...])
        expect(phone.app.awakeReasons, is: ["push-to-talk"])
    }

    let withoutPush = Fact(
        "ptt.participant.background: without a push nobody is heard in the background, and no error says so"
    ) {
        let phone = try PushToTalkPhone.joined()
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.participant", ["name": .text("Anna")]) }
        phone.app.activate()
        phone.home()
        expect(phone.cites("ptt.participant.background") && !phone.told.contains("didActivate"))
        phone.wait(1)
        expect(phone.app.state, is: .suspended)

        let front = try PushToTalkPhone.joined(atHome: false)
        try front.act("ptt.participant", ["name": .text("Anna")])
        expect(front.told.last == "didActivate" && !front.cites("ptt.participant.background"))
    }

    let payload = Fact("a payload that is no JSON object is refused") {
        let phone = try PushToTalkPhone.joined()
        let error = expect(throws: StimulusError.self) { try phone.happen("ptt.push", ["payload": .text("Anna")]) }
        expect(error?.description, is: "the payload is no JSON object: write it as {\"activeSpeaker\": \"Anna\"}")
    }
}
