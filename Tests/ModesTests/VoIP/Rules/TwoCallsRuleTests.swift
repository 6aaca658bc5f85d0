import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

struct TwoCallsRuleTests: Facts {
    @Test("VoIP rules: several calls at once", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone with a call of the app that speaks, behind another app that takes calls.
    private static func talking(groups: Double? = nil, supportsHolding: Bool = true) throws -> (
        VoIPPhone, other: InstalledApp
    ) {
        let phone = try VoIPPhone()
        let other = try phone.install("Other")
        phone.app.launch()
        try phone.act("voip.configure", ["supportsHolding": .flag(supportsHolding)])
        if let groups { try phone.act("voip.configure", ["maximumCallGroups": .number(groups)]) }
        try phone.act("voip.reportCall", ["caller": .text("Anna")])
        try phone.happen("voip.answer")
        other.launch()
        return (phone, other)
    }

    private static func states(_ phone: VoIPPhone, _ app: InstalledApp? = nil) -> [VoIPCall.State] {
        phone.device.voip.calls(of: app ?? phone.app).map(\.state)
    }

    /// What the provider of an app was asked and told, as the last words of each.
    private static func asked(_ app: InstalledApp) -> [String] {
        app.trace.calls.filter { $0.hasPrefix("provider(") }.map {
            String($0.drop { $0 != ":" }.dropFirst().filter { !"):( ".contains($0) })
        }
    }

    let acrossApps = Fact("voip.call.answer-second: across apps the first has to hold before the second answers") {
        let (phone, other) = try Self.talking()
        try phone.act("voip.reportCall", ["caller": .text("Bert")], in: other)
        expect(Self.states(phone), is: [.active], "a call that only rings holds nobody")
        try phone.happen("voip.answer", to: other)
        expect(Self.states(phone) == [.held] && Self.states(phone, other) == [.active])
        expect(phone.cites("voip.call.answer-second"))
        expect(
            Self.asked(phone.app),
            is: [
                "performCXAnswerCallAction", "didActivate", "performCXSetHeldCallAction", "didDeactivate",
            ])
        expect(phone.app.awakeReasons == ["wake: call"] && other.awakeReasons == ["voip"])
        let order = phone.device.trace.entries.filter { $0.kind == .call && $0.text.hasPrefix("provider(") }.map(\.text)
        expect(order.dropFirst(2).first?.contains("CXSetHeldCallAction"), is: true)
    }

    let sameApp = Fact("voip.call.answer-second: within one app the session of audio goes on from call to call") {
        let (phone, _) = try Self.talking()
        try phone.act("voip.reportCall", ["caller": .text("Bert")])
        try phone.happen("voip.answer")
        expect(Self.states(phone), is: [.held, .active])
        try phone.happen("voip.swap")
        expect(Self.states(phone), is: [.active, .held])
        expect(!Self.asked(phone.app).contains("didDeactivate"))
        expect(Self.asked(phone.app).filter { $0 == "performCXSetHeldCallAction" }.count, is: 3)
    }

    let endAndAccept = Fact("voip.call.answer-second: End & Accept ends the first instead") {
        let (phone, other) = try Self.talking()
        try phone.act("voip.reportCall", in: other)
        try phone.happen("voip.answer", ["others": .text("end")], to: other)
        expect(Self.states(phone).isEmpty && Self.states(phone, other) == [.active])
        expect(Self.asked(phone.app).suffix(2), is: ["performCXEndCallAction", "didDeactivate"])
        expect(!phone.cites("voip.call.resume"))
    }

    let dialled = Fact(
        "voip.call.answer-second: a call that the app dials holds the other, and so does one that it answers itself"
    ) {
        let (phone, other) = try Self.talking()
        try phone.act("voip.startCall", ["to": .text("Bert")], in: other)
        expect(Self.states(phone) == [.held] && Self.states(phone, other) == [.connecting])
        try phone.act("voip.holdCall", ["on": .flag(false)])
        expect(Self.states(phone) == [.active] && Self.states(phone, other) == [.held])
        try phone.act("voip.holdCall", ["on": .flag(false)], in: other)
        expect(Self.states(phone, other), is: [.connecting], "nobody has answered yet")
    }

    let third = Fact("voip.call.answer-third: the active call ends, or the held one does and the active one is held") {
        for (choice, left) in [
            ("end", ["call 1, Anna", "call 3, Carl"]), ("endHeld", ["call 2, Bert", "call 3, Carl"]),
        ] {
            let (phone, _) = try Self.talking()
            try phone.act("voip.reportCall", ["caller": .text("Bert")])
            try phone.happen("voip.answer")
            try phone.act("voip.reportCall", ["caller": .text("Carl")])
            try phone.happen("voip.answer", ["others": .text(choice)])
            expect(phone.device.voip.calls(of: phone.app).map(\.name), is: left)
            expect(Self.states(phone), is: [.held, .active])
            expect(phone.cites("voip.call.answer-third"))
        }
    }

    let groups = Fact("voip.call.groups: with as many calls as the provider may have, Hold & Accept is not there") {
        let (phone, _) = try Self.talking(groups: 1)
        try phone.act("voip.reportCall", ["caller": .text("Bert")])
        let error = expect(throws: StimulusError.self) { try phone.happen("voip.answer", ["others": .text("hold")]) }
        expect(error?.description.hasPrefix("\"Hold & Accept\" is not there: A provider has no more calls"), is: true)
        expect(Self.states(phone), is: [.active, .ringing], "a button that is not there does nothing")
        try phone.happen("voip.answer")
        expect(phone.device.voip.calls(of: phone.app).map(\.name), is: ["call 2, Bert"])
        expect(phone.cites("voip.call.groups"))
    }

    let holding = Fact("voip.call.holding: a call that cannot be held is ended, and nobody can hold it by hand") {
        let (phone, other) = try Self.talking(supportsHolding: false)
        expect(throws: StimulusError.self) { try phone.happen("voip.hold") }
        try phone.act("voip.reportCall", in: other)
        expect(throws: StimulusError.self) { try phone.happen("voip.answer", ["others": .text("hold")], to: other) }
        try phone.happen("voip.answer", to: other)
        expect(Self.states(phone).isEmpty && Self.states(phone, other) == [.active])
        expect(phone.cites("voip.call.holding"))
    }

    let resume = Fact("voip.call.resume: after a call of the phone that the user ends, the held one speaks again") {
        let (phone, _) = try Self.talking()
        try phone.happen("voip.phoneRings", ["caller": .text("Mum")])
        expect(Self.states(phone), is: [.active])
        try phone.happen("voip.answerPhone")
        expect(Self.states(phone), is: [.held])
        try phone.happen("voip.endPhone")
        expect(Self.states(phone) == [.active] && phone.cites("voip.call.resume"))
        expect(Self.asked(phone.app).suffix(2), is: ["performCXSetHeldCallAction", "didActivate"])
    }

    let staysHeld = Fact(
        "voip.call.stays-held: ended by the other side, the held one waits for the user, and its app gets no sound"
    ) {
        let (phone, _) = try Self.talking()
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.answerPhone")
        try phone.happen("voip.endPhone", ["by": .text("remote")])
        expect(Self.states(phone) == [.held] && phone.cites("voip.call.stays-held"))
        try phone.act("voip.holdCall", ["on": .flag(false)])
        expect(Self.states(phone) == [.active] && Self.asked(phone.app).last == "performCXSetHeldCallAction")
        try phone.happen("voip.hold")
        try phone.happen("voip.hold", ["on": .flag(false)])
        expect(Self.asked(phone.app).last, is: "didActivate", "the user's own hand brings the sound back")
    }

    let declined = Fact("a call that never spoke leaves the others as they are when it is declined") {
        let (phone, _) = try Self.talking()
        try phone.happen("voip.hold")
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.declinePhone")
        expect(Self.states(phone) == [.held] && !phone.cites("voip.call.resume"))
    }

    let otherDies = Fact("voip.call.stays-held: so it is when the app of the other call dies") {
        let (phone, other) = try Self.talking()
        try phone.act("voip.reportCall", in: other)
        try phone.happen("voip.answer", to: other)
        phone.device.forceQuit(other)
        expect(Self.states(phone) == [.held] && phone.cites("voip.call.stays-held"))
    }

    let phoneItself = Fact("a call of the phone is declined, held and swapped without its app") {
        let (phone, _) = try Self.talking()
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.declinePhone")
        expect(phone.device.voip.phoneCalls.isEmpty && Self.states(phone) == [.active])
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.answerPhone")
        try phone.happen("voip.swap")
        expect(phone.device.voip.phoneCalls.map(\.state) == [.held] && Self.states(phone) == [.active])
        try phone.happen("voip.end")
        expect(phone.device.voip.phoneCalls.map(\.state), is: [.active])
        try phone.happen("voip.holdPhone")
        expect(phone.device.voip.phoneCalls.map(\.state), is: [.held])
        try phone.happen("voip.endPhone")
        expect(phone.device.voip.phoneCalls.isEmpty)
    }

    let mistakes = Fact(
        "what cannot happen to two calls is said",
        for: [
            ("voip.swap", [:], "there are no two calls to swap: one has to speak and one to wait"),
            ("voip.answerPhone", [:], "no call of the phone rings"),
            ("voip.endPhone", [:], "no call of the phone can be ended"),
            ("voip.holdPhone", [:], "no call of the phone is active"),
        ] as [(String, [String: ArgumentValue], String)]
    ) { (name: String, values: [String: ArgumentValue], text: String) in
        let (phone, _) = try Self.talking()
        let error = expect(throws: StimulusError.self) { try phone.happen(name, values) }
        expect(error?.description, is: text)
    }

    let tooOld = Fact("before iOS 10 a call of the phone meets no call of an app") {
        let phone = try VoIPPhone(.iOS(9))
        expect(throws: StimulusError.self) { try phone.happen("voip.phoneRings") }
    }

    let observer = Fact(
        "voip.call.observer: an app without calls is told of those of others and of the phone, to their end"
    ) {
        let (phone, other) = try Self.talking()
        let watcher = Watcher()
        try phone.run { process in CallController(process).add(watcher) }
        try phone.act("voip.reportCall", ["caller": .text("Bert")], in: other)
        try phone.happen("voip.answer", to: other)
        try phone.happen("voip.phoneRings", ["caller": .text("Mum")])
        let every = try phone.run { process in CallController(process).everyCall.map(\.remote) }
        expect(every, is: ["Anna", "Bert", "Mum"])
        try phone.happen("voip.declinePhone")
        phone.device.forceQuit(other)
        expect(
            watcher.seen,
            is: [
                "Bert ringing", "Anna held", "Bert active", "Mum ringing", "Mum ended", "Bert ended",
            ])
        expect(phone.cites("voip.call.observer"))
    }

    private final class Watcher: CallWatcher {
        private(set) var seen: [String] = []

        func callChanged(_ call: VoIPCall) { seen.append("\(call.remote) \(call.state)") }
    }

    let busy = Fact("an app that has not done what it was asked for one call answers no other") {
        let phone = try VoIPPhone()
        phone.app.launch()
        let client = Idle()
        let session = try phone.run { process in
            let session = CallSession(process)
            session.client = client
            _ = session.reportIncoming(UUID(), from: "Anna")
            _ = session.reportIncoming(UUID(), from: "Bert")
            return session
        }
        try phone.happen("voip.answer")
        let error = expect(throws: StimulusError.self) { try phone.happen("voip.answer") }
        expect(error?.description, is: "the app has not done yet what it was asked for call 1, Anna")
        try phone.run { _ in session.invalidate() }
    }

    /// Is asked, and does nothing.
    private final class Idle: CallClient {
        func perform(_ action: CallAction) {}
        func audioDidActivate() {}
        func audioDidDeactivate() {}
        func didReset() {}
    }

    let nothingHeld = Fact("the call that waits can be ended only where one waits") {
        let waiting = CallWaiting(lines: [.init(isInFront: false, isHeld: true)], hasRoom: true)
        try expect(waiting.steps(for: nil).isEmpty)
        try expect(waiting.steps(for: .endHeld).map(\.line), is: [0])
        expect(throws: CallWaiting.Refusal.nothingHeld) {
            try CallWaiting(lines: [.init(isInFront: true)], hasRoom: true).steps(for: .endHeld)
        }
    }
}
