import BackgroundRuntime
import Testing
import VigilFacts
import VigilPushToTalk
import VigilTestSupport

struct TransmitRuleTests: Facts {
    @Test("Transmitting", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let keepsAwake = Fact("ptt.keeps-awake: the app is awake while the user presses the button of the system") {
        let phone = try PushToTalkPhone.joined()
        try phone.happen("ptt.press")
        phone.wait(600)
        expect(phone.app.awakeReasons == ["push-to-talk"] && phone.cites("ptt.keeps-awake"))
        try phone.happen("ptt.release")
        expect(phone.app.state, is: .suspended)
        expect(
            phone.told.suffix(4),
            is: [
                "didBeginTransmittingFrom", "didActivate", "didEndTransmittingFrom", "didDeactivate",
            ])
        try expect(phone.observe("ptt.transmissions"), is: .count(1))
        expect(throws: StimulusError("nobody transmits on the channel")) { try phone.happen("ptt.release") }
    }

    let bothWays = Fact("ptt.keeps-awake: who speaks and listens at once is kept awake once, until both are silent") {
        let phone = try PushToTalkPhone.joined(atHome: false)
        try phone.act("ptt.configure", ["mode": "fullDuplex"])
        phone.home()
        phone.wait(30)
        try phone.push()
        try phone.happen("ptt.press")
        expect(phone.app.awakeReasons, is: ["push-to-talk"])
        try phone.happen("ptt.release")
        expect(phone.app.awakeReasons, is: ["push-to-talk"])
        try phone.act("ptt.participant")
        expect(phone.app.state == .suspended && !phone.device.trace.entries.contains { $0.kind == .finding })
    }

    let place = Fact("ptt.transmit.where: an app begins in the foreground, and not in the background") {
        let phone = try PushToTalkPhone.joined(atHome: false)
        try phone.act("ptt.transmit")
        expect(phone.told.last == "didActivate" && phone.cites("ptt.transmit.where"))
        try phone.act("ptt.stop")
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.transmit") }
        phone.home()
        expect(phone.calls("channelManager(_:failedToBegin"), is: ["appNotForeground"])
        try expect(phone.observe("ptt.transmissions"), is: .count(1))
    }

    let accessory = Fact(
        "ptt.transmit.where: after the value of a Bluetooth accessory it begins in the background, and not long after"
    ) {
        let phone = try PushToTalkPhone.joined(modes: ["push-to-talk", "bluetooth-central"], atHome: false)
        let button: [String: ArgumentValue] = ["peripheral": .text("Button"), "characteristic": .text("FFE0/FFE1")]
        try phone.happen(
            "bluetooth.peripheral", ["name": .text("Button"), "characteristics": .texts(["FFE0/FFE1 notify"])])
        try phone.act("bluetooth.connect", ["peripheral": .text("Button")])
        try phone.act("bluetooth.listen", button)
        phone.home()
        phone.wait(30)
        try phone.happen("bluetooth.value", button.merging(["data": .text("01")]) { $1 })
        try phone.act("ptt.transmit")
        expect(phone.told.last == "didActivate" && phone.app.awakeReasons.contains("push-to-talk"))
        try phone.act("ptt.stop")
        phone.wait(11)
        try phone.push()
        try phone.act("ptt.configure", ["mode": .text("fullDuplex")])
        try phone.act("ptt.transmit")
        expect(phone.calls("channelManager(_:failedToBegin"), is: ["appNotForeground"])
        try expect(phone.observe("ptt.transmissions"), is: .count(1))
    }

    let modes = Fact(
        "ptt.transmit.mode: while somebody speaks the user does not, but in full duplex, in one activation"
    ) {
        let phone = try PushToTalkPhone.joined(atHome: false)
        try phone.act("ptt.participant", ["name": .text("Anna")])
        try phone.act("ptt.transmit")
        expect(phone.calls("channelManager(_:failedToBegin"), is: ["transmissionNotAllowed"])
        expect(phone.cites("ptt.transmit.mode"))
        try phone.act("ptt.configure", ["mode": .text("fullDuplex")])
        try phone.act("ptt.transmit")
        expect(phone.device.pushToTalk.channel?.transmission, is: .developerRequest)
        try phone.act("ptt.participant")
        try phone.act("ptt.stop")
        let sound = phone.told.filter { $0.hasSuffix("ctivate") }
        expect(sound, is: ["didActivate", "didDeactivate"])
        try phone.act("ptt.configure", ["mode": .text("listenOnly")])
        try phone.happen("ptt.press")
        expect(phone.calls("channelManager(_:failedToBegin").count, is: 2)
    }

    let stop = Fact("ptt.transmit.stop: there is nothing to stop") {
        let phone = try PushToTalkPhone.joined(atHome: false)
        try phone.act("ptt.stop")
        expect(phone.calls("channelManager(_:failedToStop"), is: ["transmissionNotFound"])
        expect(phone.cites("ptt.transmit.stop"))
    }

    let button = Fact("ptt.button: the button of a headset begins a transmission, unless the app does not want it") {
        let phone = try PushToTalkPhone.joined()
        try phone.happen("ptt.press", ["on": .text("headset")])
        expect(phone.calls("channelManager(_:channelUUID").last == "handsfreeButton" && phone.cites("ptt.button"))
        try phone.happen("ptt.release", ["on": .text("headset")])
        try phone.push()
        try phone.act("ptt.configure", ["buttons": .flag(false)])
        try phone.act("ptt.participant")
        try phone.happen("ptt.press", ["on": .text("headset")])
        expect(phone.app.state, is: .suspended)
        try expect(phone.observe("ptt.transmissions"), is: .count(1))
    }
}
