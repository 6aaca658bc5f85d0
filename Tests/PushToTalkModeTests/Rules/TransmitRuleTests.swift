import BackgroundRuntime
import Testing
import VigilPushToTalk
import VigilTestSupport

@Suite("Transmitting", .exercisesRules)
struct TransmitRuleTests {
    @Test("ptt.keeps-awake: the app is awake while the user presses the button of the system")
    func keepsAwake() throws {
        let phone = try Phone.joined()
        try phone.happen("ptt.press")
        phone.wait(600)
        #expect(phone.app.awakeReasons == ["push-to-talk"] && phone.cites("ptt.keeps-awake"))
        try phone.happen("ptt.release")
        #expect(phone.app.state == .suspended)
        #expect(
            phone.told.suffix(4) == [
                "didBeginTransmittingFrom", "didActivate", "didEndTransmittingFrom", "didDeactivate",
            ])
        #expect(try phone.observe("ptt.transmissions") == .count(1))
        #expect(throws: StimulusError("nobody transmits on the channel")) { try phone.happen("ptt.release") }
    }

    @Test("ptt.keeps-awake: who speaks and listens at once is kept awake once, until both are silent")
    func bothWays() throws {
        let phone = try Phone.joined(atHome: false)
        try phone.act("ptt.configure", ["mode": "fullDuplex"])
        phone.home()
        phone.wait(30)
        try phone.push()
        try phone.happen("ptt.press")
        #expect(phone.app.awakeReasons == ["push-to-talk"])
        try phone.happen("ptt.release")
        #expect(phone.app.awakeReasons == ["push-to-talk"])
        try phone.act("ptt.participant")
        #expect(phone.app.state == .suspended && !phone.device.trace.entries.contains { $0.kind == .finding })
    }

    @Test("ptt.transmit.where: an app begins in the foreground, and not in the background")
    func place() throws {
        let phone = try Phone.joined(atHome: false)
        try phone.act("ptt.transmit")
        #expect(phone.told.last == "didActivate" && phone.cites("ptt.transmit.where"))
        try phone.act("ptt.stop")
        phone.code.on[.didEnterBackground] = { try $0.act("ptt.transmit") }
        phone.home()
        #expect(phone.calls("channelManager(_:failedToBegin") == ["appNotForeground"])
        #expect(try phone.observe("ptt.transmissions") == .count(1))
    }

    @Test(
        "ptt.transmit.where: after the value of a Bluetooth accessory it begins in the background, and not long after")
    func accessory() throws {
        let phone = try Phone.joined(modes: ["push-to-talk", "bluetooth-central"], atHome: false)
        let button: [String: ArgumentValue] = ["peripheral": .text("Button"), "characteristic": .text("FFE0/FFE1")]
        try phone.happen(
            "bluetooth.peripheral", ["name": .text("Button"), "characteristics": .texts(["FFE0/FFE1 notify"])])
        try phone.act("bluetooth.connect", ["peripheral": .text("Button")])
        try phone.act("bluetooth.listen", button)
        phone.home()
        phone.wait(30)
        try phone.happen("bluetooth.value", button.merging(["data": .text("01")]) { $1 })
        try phone.act("ptt.transmit")
        #expect(phone.told.last == "didActivate" && phone.app.awakeReasons.contains("push-to-talk"))
        try phone.act("ptt.stop")
        phone.wait(11)
        try phone.push()
        try phone.act("ptt.configure", ["mode": .text("fullDuplex")])
        try phone.act("ptt.transmit")
        #expect(phone.calls("channelManager(_:failedToBegin") == ["appNotForeground"])
        #expect(try phone.observe("ptt.transmissions") == .count(1))
    }

    @Test("ptt.transmit.mode: while somebody speaks the user does not, but in full duplex, in one activation")
    func modes() throws {
        let phone = try Phone.joined(atHome: false)
        try phone.act("ptt.participant", ["name": .text("Anna")])
        try phone.act("ptt.transmit")
        #expect(phone.calls("channelManager(_:failedToBegin") == ["transmissionNotAllowed"])
        #expect(phone.cites("ptt.transmit.mode"))
        try phone.act("ptt.configure", ["mode": .text("fullDuplex")])
        try phone.act("ptt.transmit")
        #expect(phone.device.pushToTalk.channel?.transmission == .developerRequest)
        try phone.act("ptt.participant")
        try phone.act("ptt.stop")
        let sound = phone.told.filter { $0.hasSuffix("ctivate") }
        #expect(sound == ["didActivate", "didDeactivate"])
        try phone.act("ptt.configure", ["mode": .text("listenOnly")])
        try phone.happen("ptt.press")
        #expect(phone.calls("channelManager(_:failedToBegin").count == 2)
    }

    @Test("ptt.transmit.stop: there is nothing to stop")
    func stop() throws {
        let phone = try Phone.joined(atHome: false)
        try phone.act("ptt.stop")
        #expect(phone.calls("channelManager(_:failedToStop") == ["transmissionNotFound"])
        #expect(phone.cites("ptt.transmit.stop"))
    }

    @Test("ptt.button: the button of a headset begins a transmission, unless the app does not want it")
    func button() throws {
        let phone = try Phone.joined()
        try phone.happen("ptt.press", ["on": .text("headset")])
        #expect(phone.calls("channelManager(_:channelUUID").last == "handsfreeButton" && phone.cites("ptt.button"))
        try phone.happen("ptt.release", ["on": .text("headset")])
        try phone.push()
        try phone.act("ptt.configure", ["buttons": .flag(false)])
        try phone.act("ptt.participant")
        try phone.happen("ptt.press", ["on": .text("headset")])
        #expect(phone.app.state == .suspended)
        #expect(try phone.observe("ptt.transmissions") == .count(1))
    }
}
