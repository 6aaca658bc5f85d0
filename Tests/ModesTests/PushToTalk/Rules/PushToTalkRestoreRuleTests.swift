import BackgroundRuntime
import Testing
import VigilFacts
import VigilPushToTalk
import VigilTestSupport

struct PushToTalkRestoreRuleTests: Facts {
    @Test("A channel that outlives its app", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let order = Fact("ptt.push.order: a push that launched the app is handed over before it is told of its channel") {
        let phone = try PushToTalkPhone.joined()
        phone.device.purge(phone.app)
        try phone.push()
        expect(phone.app.launchCount == 2 && phone.cites("ptt.push.order"))
        expect(phone.told.suffix(4), is: ["channelDescriptor", "incomingPushResult", "didJoinChannel", "didActivate"])
        expect(phone.app.awakeReasons, is: ["push-to-talk"])
    }

    let restores = Fact(
        "ptt.restore: a crash and a start of the phone are outlived, and the app is told as it makes its manager"
    ) {
        let phone = try PushToTalkPhone.joined()
        try phone.process.end(.crash("here"))
        phone.device.reboot()
        phone.device.unlock()
        expect(phone.device.pushToTalk.channel?.name == "Channel" && phone.device.pushToTalk.app === phone.app)
        phone.app.launch()
        expect(phone.cites("ptt.restore"))
        expect(phone.calls("channelManager(_:didJoin").last, is: "Channel, channelRestoration")
        try phone.happen("ptt.press")
        expect(phone.told.last, is: "didActivate")
    }

    let button = Fact("ptt.restore: the button of the system launches an app that was ended") {
        let phone = try PushToTalkPhone.joined()
        phone.device.purge(phone.app)
        try phone.happen("ptt.press")
        expect(phone.app.launchCount == 2 && phone.app.awakeReasons == ["push-to-talk"])
        expect(
            phone.told.suffix(4),
            is: ["channelDescriptor", "didJoinChannel", "didBeginTransmittingFrom", "didActivate"])
        try phone.happen("ptt.release")
        expect(phone.app.state, is: .suspended)
    }

    let silentAgain = Fact("ptt.restore: who spoke when the process ended speaks no longer") {
        let phone = try PushToTalkPhone.joined()
        try phone.push()
        try phone.process.end(.crash("here"))
        expect(phone.device.pushToTalk.channel?.speaker == nil && phone.device.pushToTalk.channel != nil)
    }

    let noManager = Fact("ptt.manager.launch: an app that makes no manager loses its channel") {
        let phone = try PushToTalkPhone.joined()
        phone.code.on[.didFinishLaunching] = nil
        phone.device.purge(phone.app)
        try phone.push()
        expect(phone.app.awakeReasons == ["wake: PTT push"] && phone.device.pushToTalk.channel != nil)
        phone.wait(30)
        expect(phone.app.state == .suspended && phone.cites("ptt.manager.launch"))
        expect(phone.device.pushToTalk.channel == nil && phone.app.trace.findings.count == 2)
    }

    let forceQuit = Fact(
        "ptt.force-quit: a force quit ends the channel, of an app that runs and of one that does not"
    ) {
        for isPurged in [false, true] {
            let phone = try PushToTalkPhone.joined()
            if isPurged { phone.device.purge(phone.app) }
            phone.device.forceQuit(phone.app)
            expect(phone.device.pushToTalk.channel == nil && phone.cites("ptt.force-quit"))
            try phone.push()
            expect(phone.app.launchCount, is: 1)
        }
    }

    let crashAtForceQuit = Fact("ptt.force-quit: so does one in which the app crashes at the notice of its end") {
        let phone = try PushToTalkPhone.joined()
        phone.app.activate()
        phone.code.on["willTerminate"] = { $0.end(.crash("at the notice of its end")) }
        phone.device.forceQuit(phone.app)
        expect(phone.app.exits.map(\.name), is: ["crash"])
        expect(phone.device.pushToTalk.channel == nil && phone.cites("ptt.force-quit"))
    }

    let deleted = Fact("an app that is removed has no channel any more") {
        let phone = try PushToTalkPhone.joined()
        phone.device.delete(phone.app)
        expect(phone.device.pushToTalk.channel == nil)
    }
}
