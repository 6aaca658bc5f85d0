import BackgroundRuntime
import Foundation
import Testing
import VigilTestSupport
import VigilVoIP

@Suite("VoIP rules: several calls at once", .exercisesRules)
struct TwoCallsRuleTests {
    /// A phone with a call of the app that speaks, behind another app that takes calls.
    private func talking(groups: Double? = nil, supportsHolding: Bool = true) throws -> (Phone, other: InstalledApp) {
        let phone = try Phone()
        let other = try phone.install("Other")
        phone.app.launch()
        try phone.act("voip.configure", ["supportsHolding": .flag(supportsHolding)])
        if let groups { try phone.act("voip.configure", ["maximumCallGroups": .number(groups)]) }
        try phone.act("voip.reportCall", ["caller": .text("Anna")])
        try phone.happen("voip.answer")
        other.launch()
        return (phone, other)
    }

    private func states(_ phone: Phone, _ app: InstalledApp? = nil) -> [VoIPCall.State] {
        phone.device.voip.calls(of: app ?? phone.app).map(\.state)
    }

    /// What the provider of an app was asked and told, as the last words of each.
    private func asked(_ app: InstalledApp) -> [String] {
        app.trace.calls.filter { $0.hasPrefix("provider(") }.map {
            String($0.drop { $0 != ":" }.dropFirst().filter { !"):( ".contains($0) })
        }
    }

    @Test("voip.call.answer-second: across apps the first has to hold before the second answers")
    func acrossApps() throws {
        let (phone, other) = try talking()
        try phone.act("voip.reportCall", ["caller": .text("Bert")], in: other)
        #expect(states(phone) == [.active], "a call that only rings holds nobody")
        try phone.happen("voip.answer", to: other)
        #expect(states(phone) == [.held] && states(phone, other) == [.active])
        #expect(phone.cites("voip.call.answer-second"))
        #expect(
            asked(phone.app) == [
                "performCXAnswerCallAction", "didActivate", "performCXSetHeldCallAction", "didDeactivate",
            ])
        #expect(phone.app.awakeReasons == ["wake: call"] && other.awakeReasons == ["voip"])
        let order = phone.device.trace.entries.filter { $0.kind == .call && $0.text.hasPrefix("provider(") }.map(\.text)
        #expect(order.dropFirst(2).first?.contains("CXSetHeldCallAction") == true)
    }

    @Test("voip.call.answer-second: within one app the session of audio goes on from call to call")
    func sameApp() throws {
        let (phone, _) = try talking()
        try phone.act("voip.reportCall", ["caller": .text("Bert")])
        try phone.happen("voip.answer")
        #expect(states(phone) == [.held, .active])
        try phone.happen("voip.swap")
        #expect(states(phone) == [.active, .held])
        #expect(!asked(phone.app).contains("didDeactivate"))
        #expect(asked(phone.app).filter { $0 == "performCXSetHeldCallAction" }.count == 3)
    }

    @Test("voip.call.answer-second: End & Accept ends the first instead")
    func endAndAccept() throws {
        let (phone, other) = try talking()
        try phone.act("voip.reportCall", in: other)
        try phone.happen("voip.answer", ["others": .text("end")], to: other)
        #expect(states(phone).isEmpty && states(phone, other) == [.active])
        #expect(asked(phone.app).suffix(2) == ["performCXEndCallAction", "didDeactivate"])
        #expect(!phone.cites("voip.call.resume"))
    }

    @Test("voip.call.answer-second: a call that the app dials holds the other, and so does one that it answers itself")
    func dialled() throws {
        let (phone, other) = try talking()
        try phone.act("voip.startCall", ["to": .text("Bert")], in: other)
        #expect(states(phone) == [.held] && states(phone, other) == [.connecting])
        try phone.act("voip.holdCall", ["on": .flag(false)])
        #expect(states(phone) == [.active] && states(phone, other) == [.held])
        try phone.act("voip.holdCall", ["on": .flag(false)], in: other)
        #expect(states(phone, other) == [.connecting], "nobody has answered yet")
    }

    @Test("voip.call.answer-third: the active call ends, or the held one does and the active one is held")
    func third() throws {
        for (choice, left) in [
            ("end", ["call 1, Anna", "call 3, Carl"]), ("endHeld", ["call 2, Bert", "call 3, Carl"]),
        ] {
            let (phone, _) = try talking()
            try phone.act("voip.reportCall", ["caller": .text("Bert")])
            try phone.happen("voip.answer")
            try phone.act("voip.reportCall", ["caller": .text("Carl")])
            try phone.happen("voip.answer", ["others": .text(choice)])
            #expect(phone.device.voip.calls(of: phone.app).map(\.name) == left)
            #expect(states(phone) == [.held, .active])
            #expect(phone.cites("voip.call.answer-third"))
        }
    }

    @Test("voip.call.groups: with as many calls as the provider may have, Hold & Accept is not there")
    func groups() throws {
        let (phone, _) = try talking(groups: 1)
        try phone.act("voip.reportCall", ["caller": .text("Bert")])
        let error = #expect(throws: StimulusError.self) { try phone.happen("voip.answer", ["others": .text("hold")]) }
        #expect(error?.description.hasPrefix("\"Hold & Accept\" is not there: A provider has no more calls") == true)
        #expect(states(phone) == [.active, .ringing], "a button that is not there does nothing")
        try phone.happen("voip.answer")
        #expect(phone.device.voip.calls(of: phone.app).map(\.name) == ["call 2, Bert"])
        #expect(phone.cites("voip.call.groups"))
    }

    @Test("voip.call.holding: a call that cannot be held is ended, and nobody can hold it by hand")
    func holding() throws {
        let (phone, other) = try talking(supportsHolding: false)
        #expect(throws: StimulusError.self) { try phone.happen("voip.hold") }
        try phone.act("voip.reportCall", in: other)
        #expect(throws: StimulusError.self) { try phone.happen("voip.answer", ["others": .text("hold")], to: other) }
        try phone.happen("voip.answer", to: other)
        #expect(states(phone).isEmpty && states(phone, other) == [.active])
        #expect(phone.cites("voip.call.holding"))
    }

    @Test("voip.call.resume: after a call of the phone that the user ends, the held one speaks again")
    func resume() throws {
        let (phone, _) = try talking()
        try phone.happen("voip.phoneRings", ["caller": .text("Mum")])
        #expect(states(phone) == [.active])
        try phone.happen("voip.answerPhone")
        #expect(states(phone) == [.held])
        try phone.happen("voip.endPhone")
        #expect(states(phone) == [.active] && phone.cites("voip.call.resume"))
        #expect(asked(phone.app).suffix(2) == ["performCXSetHeldCallAction", "didActivate"])
    }

    @Test("voip.call.stays-held: ended by the other side, the held one waits for the user, and its app gets no sound")
    func staysHeld() throws {
        let (phone, _) = try talking()
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.answerPhone")
        try phone.happen("voip.endPhone", ["by": .text("remote")])
        #expect(states(phone) == [.held] && phone.cites("voip.call.stays-held"))
        try phone.act("voip.holdCall", ["on": .flag(false)])
        #expect(states(phone) == [.active] && asked(phone.app).last == "performCXSetHeldCallAction")
        try phone.happen("voip.hold")
        try phone.happen("voip.hold", ["on": .flag(false)])
        #expect(asked(phone.app).last == "didActivate", "the user's own hand brings the sound back")
    }

    @Test("a call that never spoke leaves the others as they are when it is declined")
    func declined() throws {
        let (phone, _) = try talking()
        try phone.happen("voip.hold")
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.declinePhone")
        #expect(states(phone) == [.held] && !phone.cites("voip.call.resume"))
    }

    @Test("voip.call.stays-held: so it is when the app of the other call dies")
    func otherDies() throws {
        let (phone, other) = try talking()
        try phone.act("voip.reportCall", in: other)
        try phone.happen("voip.answer", to: other)
        phone.device.forceQuit(other)
        #expect(states(phone) == [.held] && phone.cites("voip.call.stays-held"))
    }

    @Test("a call of the phone is declined, held and swapped without its app")
    func phoneItself() throws {
        let (phone, _) = try talking()
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.declinePhone")
        #expect(phone.device.voip.phoneCalls.isEmpty && states(phone) == [.active])
        try phone.happen("voip.phoneRings")
        try phone.happen("voip.answerPhone")
        try phone.happen("voip.swap")
        #expect(phone.device.voip.phoneCalls.map(\.state) == [.held] && states(phone) == [.active])
        try phone.happen("voip.end")
        #expect(phone.device.voip.phoneCalls.map(\.state) == [.active])
        try phone.happen("voip.holdPhone")
        #expect(phone.device.voip.phoneCalls.map(\.state) == [.held])
        try phone.happen("voip.endPhone")
        #expect(phone.device.voip.phoneCalls.isEmpty)
    }

    @Test(
        "what cannot happen to two calls is said",
        arguments: [
            ("voip.swap", [:], "there are no two calls to swap: one has to speak and one to wait"),
            ("voip.answerPhone", [:], "no call of the phone rings"),
            ("voip.endPhone", [:], "no call of the phone can be ended"),
            ("voip.holdPhone", [:], "no call of the phone is active"),
        ] as [(String, [String: ArgumentValue], String)])
    func mistakes(name: String, values: [String: ArgumentValue], text: String) throws {
        let (phone, _) = try talking()
        let error = #expect(throws: StimulusError.self) { try phone.happen(name, values) }
        #expect(error?.description == text)
    }

    @Test("before iOS 10 a call of the phone meets no call of an app")
    func tooOld() throws {
        let phone = try Phone(.iOS(9))
        #expect(throws: StimulusError.self) { try phone.happen("voip.phoneRings") }
    }

    @Test("voip.call.observer: an app without calls is told of those of others and of the phone, to their end")
    func observer() throws {
        let (phone, other) = try talking()
        let watcher = Watcher()
        try phone.run { process in CallController(process).add(watcher) }
        try phone.act("voip.reportCall", ["caller": .text("Bert")], in: other)
        try phone.happen("voip.answer", to: other)
        try phone.happen("voip.phoneRings", ["caller": .text("Mum")])
        let every = try phone.run { process in CallController(process).everyCall.map(\.remote) }
        #expect(every == ["Anna", "Bert", "Mum"])
        try phone.happen("voip.declinePhone")
        phone.device.forceQuit(other)
        #expect(
            watcher.seen == [
                "Bert ringing", "Anna held", "Bert active", "Mum ringing", "Mum ended", "Bert ended",
            ])
        #expect(phone.cites("voip.call.observer"))
    }

    private final class Watcher: CallWatcher {
        private(set) var seen: [String] = []

        func callChanged(_ call: VoIPCall) { seen.append("\(call.remote) \(call.state)") }
    }

    @Test("an app that has not done what it was asked for one call answers no other")
    func busy() throws {
        let phone = try Phone()
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
        let error = #expect(throws: StimulusError.self) { try phone.happen("voip.answer") }
        #expect(error?.description == "the app has not done yet what it was asked for call 1, Anna")
        try phone.run { _ in session.invalidate() }
    }

    /// Is asked, and does nothing.
    private final class Idle: CallClient {
        func perform(_ action: CallAction) {}
        func audioDidActivate() {}
        func audioDidDeactivate() {}
        func didReset() {}
    }

    @Test("the call that waits can be ended only where one waits")
    func nothingHeld() throws {
        let waiting = CallWaiting(lines: [.init(isInFront: false, isHeld: true)], hasRoom: true)
        #expect(try waiting.steps(for: nil).isEmpty)
        #expect(try waiting.steps(for: .endHeld).map(\.line) == [0])
        #expect(throws: CallWaiting.Refusal.nothingHeld) {
            try CallWaiting(lines: [.init(isInFront: true)], hasRoom: true).steps(for: .endHeld)
        }
    }
}
