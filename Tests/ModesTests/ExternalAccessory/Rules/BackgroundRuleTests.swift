import BackgroundRuntime
import Testing
import VigilExternalAccessory
import VigilFacts
import VigilTestSupport

struct BackgroundRuleTests: Facts {
    @Test("An accessory and an app that is away", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let wakes = Fact(
        "ea.mode.keeps-session: data, a disconnection and a connection each wake the app for ten seconds"
    ) {
        let phone = try ExternalAccessoryPhone.talking()
        expect(phone.app.state, is: .suspended)
        try phone.measure("5.1")
        expect(phone.app.awakeReasons, is: ["wake: accessory data"])
        phone.wait(9)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
        try phone.unplug()
        expect(phone.app.awakeReasons, is: ["wake: accessory disconnection"])
        phone.wait(10)
        try phone.plug()
        expect(phone.app.awakeReasons, is: ["wake: accessory connection"])
        expect(
            phone.calls,
            is: [
                "30 stream(_:handle: .hasBytesAvailable): Meter", "40 stream(_:handle: .endEncountered): Meter",
                "40 EAAccessoryDidDisconnect: Meter", "50 EAAccessoryDidConnect: Meter",
            ])
        expect(phone.seconds(citing: "ea.mode.keeps-session").contains(40))
        try expect(phone.observe("accessory.received"), is: .texts(["5.1"]))
    }

    let closes = Fact(
        "ea.no-mode-closes: without the mode the session ends as the app leaves, and the app is told before it stops"
    ) {
        let phone = try ExternalAccessoryPhone.talking(modes: [])
        expect(
            phone.calls, is: ["0 stream(_:handle: .endEncountered): Meter", "0 EAAccessoryDidDisconnect: Meter"])
        expect(phone.app.state == .suspended && phone.seconds(citing: "ea.no-mode-closes").allSatisfy { $0 == 0 })
        expect(phone.app.trace.entries(rule: "ea.no-mode-closes").contains { $0.kind == .state })
        expect(throws: StimulusError("no app has a session with Meter")) { try phone.measure("5.1") }
    }

    let opensNone = Fact(
        "ea.no-mode-closes: an app that was woken for something else opens no session without the mode"
    ) {
        let phone = try ExternalAccessoryPhone.talking(modes: [])
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) {
            _ = try? $0.act("accessory.open", ["accessory": "Meter"])
        }
        phone.device.settle()
        expect(throws: StimulusError("the app sees no accessory \"Meter\": it sees none")) {
            try phone.act("accessory.open", ["accessory": "Meter"])
        }
        try phone.plug("Scale")
        try phone.act("accessory.open", ["accessory": "Scale"])
        expect(phone.app.trace.entries(of: .refusal).last?.text.contains("no session with Scale"), is: true)
    }

    let iOS4 = Fact("ea.mode.keeps-session: iOS 4 does not know the mode, so that the session ends there") {
        let phone = try ExternalAccessoryPhone.talking(.iOS(4))
        expect(phone.cites("ea.no-mode-closes") && !phone.cites("ea.mode.keeps-session"))
    }

    let reconnects = Fact(
        "ea.reconnects: back in the foreground the app finds the accessory anew, unless it was taken away"
    ) {
        let phone = try ExternalAccessoryPhone.talking(modes: [])
        phone.app.activate()
        expect(phone.calls.last == "30 EAAccessoryDidConnect: Meter" && phone.cites("ea.reconnects"))
        try phone.act("accessory.open", ["accessory": "Meter"])
        phone.home()
        phone.wait(10)
        try phone.unplug()
        phone.app.activate()
        expect(phone.calls.last, is: "30 EAAccessoryDidDisconnect: Meter")
    }

    let queue = Fact("ea.queue: a suspended app without the mode hears of what is left when it runs again") {
        let phone = try ExternalAccessoryPhone(modes: [])
        phone.app.launch()
        try phone.act("accessory.register")
        phone.home()
        phone.wait(30)
        try phone.plug()
        try phone.unplug()
        try phone.plug("Scale")
        expect(phone.app.state == .suspended && phone.calls == [])
        phone.app.activate()
        expect(phone.calls, is: ["30 EAAccessoryDidConnect: Scale"])
        expect(phone.app.trace.entries(rule: "ea.queue").count, is: 4)
    }

    let foreign = Fact(
        "ea.queue: an app with the mode is not woken for an accessory whose protocols it does not name"
    ) {
        let phone = try ExternalAccessoryPhone.talking()
        try phone.plug("Speaker", protocols: ["com.other.sound"])
        expect(phone.app.state == .suspended && phone.cites("ea.queue"))
    }
}
