import BackgroundRuntime
import Testing
import VigilExternalAccessory
import VigilFacts
import VigilTestSupport

struct ExternalAccessorySessionRuleTests: Facts {
    @Test("A session with an accessory", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func inFront(protocols: [String] = ["com.example.meter"]) throws -> ExternalAccessoryPhone {
        let phone = try ExternalAccessoryPhone(protocols: protocols)
        phone.app.launch()
        return phone
    }

    private static func refusals(_ phone: ExternalAccessoryPhone) -> [String] {
        phone.app.trace.entries(of: .refusal).map(\.text)
    }

    let protocols = Fact(
        "ea.protocols: there is none for a protocol that the accessory does not speak, or the manifest does not name"
    ) {
        let phone = try Self.inFront()
        try phone.plug(protocols: ["com.example.meter", "com.example.update"])
        for name in ["com.example.meter2", "com.example.update", "com.example.meter"] {
            try phone.act("accessory.open", ["accessory": "Meter", "protocol": .text(name)])
        }
        expect(
            Self.refusals(phone),
            is: [
                "no session with Meter for com.example.meter2: it does not speak the protocol",
                "no session with Meter for com.example.update: "
                    + "UISupportedExternalAccessoryProtocols does not name the protocol",
            ])
        try phone.act("accessory.send", ["accessory": "Meter", "data": "zero"])
        try expect(phone.observe("accessory.sent") == .texts(["zero"]) && phone.cites("ea.protocols"))
    }

    let oneSession = Fact("ea.one-session: a second one for the protocol ends the first") {
        let phone = try Self.inFront()
        try phone.plug()
        try phone.act("accessory.open", ["accessory": "Meter"])
        try phone.act("accessory.open", ["accessory": "Meter"])
        expect(phone.calls == ["0 stream(_:handle: .endEncountered): Meter"] && phone.cites("ea.one-session"))
        try phone.act("accessory.close", ["accessory": "Meter"])
        expect(throws: StimulusError("no app has a session with Meter")) { try phone.measure("5.1") }
    }

    let otherProtocol = Fact("ea.one-session: a second one ends none for another protocol, whose data goes on") {
        let names = ["com.example.meter", "com.example.update"]
        let phone = try Self.inFront(protocols: names)
        try phone.plug(protocols: names)
        for name in names + names.prefix(1) {
            try phone.act("accessory.open", ["accessory": "Meter", "protocol": .text(name)])
        }
        expect(phone.app.trace.entries(rule: "ea.one-session").map(\.kind), is: [.note, .call])
        try phone.happen("accessory.data", ["accessory": "Meter", "data": "1", "protocol": "com.example.update"])
        try expect(phone.observe("accessory.received"), is: .texts(["1"]))
        expect(
            phone.calls,
            is: [
                "0 stream(_:handle: .endEncountered): Meter", "0 stream(_:handle: .hasBytesAvailable): Meter",
            ])
    }

    let otherAccessory = Fact("one accessory that is taken away leaves the session with another as it is") {
        let phone = try Self.inFront()
        for name in ["Meter", "Scale"] {
            try phone.plug(name)
            try phone.act("accessory.open", ["accessory": .text(name)])
        }
        try phone.unplug()
        try phone.act("accessory.send", ["accessory": "Scale", "data": "zero"])
        try expect(phone.observe("accessory.sent"), is: .texts(["zero"]))
        expect(phone.calls, is: ["0 stream(_:handle: .endEncountered): Meter", "0 accessoryDidDisconnect(_:): Meter"])
    }

    let dataInFront = Fact("data for an app in front is read without a wake") {
        let phone = try Self.inFront()
        try phone.plug()
        try phone.act("accessory.open", ["accessory": "Meter"])
        try phone.measure("5.1")
        expect(phone.calls, is: ["0 stream(_:handle: .hasBytesAvailable): Meter"])
        expect(phone.app.awakeReasons == [] && !phone.cites("ea.mode.keeps-session"))
    }

    let endsWithProcess = Fact("a session that an app lets go of as it ends is not closed by the app") {
        let phone = try Self.inFront()
        try phone.plug()
        let process = try phone.process
        let session = try phone.run { process -> AccessorySession? in
            let watch = AccessoryWatch(process)
            return watch.connections.first.flatMap { watch.open("com.example.meter", of: $0) }
        }
        phone.app.terminate()
        session?.close()
        expect(process.state == .notRunning && session?.isOpen == true)
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("closed the session") })
    }

    let registration = Fact(
        "ea.registration: connections are told to an app from its registration on, until it takes it back"
    ) {
        let phone = try Self.inFront()
        try phone.plug("Scale")
        try phone.act("accessory.register")
        try phone.plug()
        try phone.act("accessory.unregister")
        try phone.unplug()
        expect(phone.calls == ["0 EAAccessoryDidConnect: Meter"] && phone.cites("ea.registration"))
    }

    let unregistered = Fact("an app that did not register hears of the end of its session") {
        let phone = try Self.inFront()
        try phone.plug()
        try phone.act("accessory.open", ["accessory": "Meter"])
        try phone.unplug()
        expect(
            phone.calls, is: ["0 stream(_:handle: .endEncountered): Meter", "0 accessoryDidDisconnect(_:): Meter"])
    }

    let noLaunch = Fact("an accessory launches no app, and the trace says so") {
        let phone = try ExternalAccessoryPhone()
        try phone.plug()
        expect(phone.app.launchCount, is: 0)
        expect(
            phone.app.trace.entries(of: .note).map(\.text),
            is: ["Meter does not launch the app, as no launch by an accessory is simulated"])
        try phone.plug("Speaker", protocols: ["com.other.sound"])
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("Speaker") })
    }
}
