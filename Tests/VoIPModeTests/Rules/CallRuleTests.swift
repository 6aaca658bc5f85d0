import BackgroundRuntime
import Foundation
import Testing
import VigilVoIP

@Suite("VoIP rules: calls", .exercisesRules)
struct CallRuleTests {
    private let performs = ["CXAnswerCallAction", "CXEndCallAction", "CXStartCallAction", "CXSetHeldCallAction"]

    private func calls(_ phone: Phone) -> [String] {
        phone.app.trace.calls.filter { $0.hasPrefix("provider(") }
    }

    @Test(
        "voip.call.keeps-awake: from the ring to the end, however long it lasts",
        arguments: [SystemVersion.iOS(10), .iOS(26)])
    func incoming(system: SystemVersion) throws {
        let phone = try Phone.registered(system, does: "reports")
        phone.push()
        phone.wait(600)
        #expect(phone.app.awakeReasons == ["wake: call"])
        try phone.device.voip.answer()
        phone.wait(7200)
        #expect(phone.app.awakeReasons == ["voip"])
        #expect(phone.app.state == .background)
        #expect(phone.app.isAwake(because: .mode("voip")))
        #expect(!phone.device.fallAsleep())
        try phone.device.voip.end()
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries(rule: "voip.call.keeps-awake").map(\.text).last == "suspended")
        #expect(
            calls(phone) == [
                "provider(_:perform: CXAnswerCallAction)", "provider(_:didActivate:)",
                "provider(_:perform: CXEndCallAction)", "provider(_:didDeactivate:)",
            ])
    }

    @Test("voip.call.keeps-awake: a call of an app without the mode is no reason")
    func withoutMode() throws {
        let phone = try Phone(.iOS(12), modes: [])
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        phone.home()
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries.last?.rule?.id == "voip.call.keeps-awake")
    }

    @Test("voip.call.keeps-awake: an outgoing call, held and taken up again")
    func outgoing() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        phone.home()
        try phone.device.voip.answer()
        #expect(phone.device.voip.calls(of: phone.app).map(\.state) == [.active])
        try phone.device.voip.hold(true)
        #expect(phone.device.voip.calls(of: phone.app).map(\.state) == [.held])
        #expect(phone.app.awakeReasons == ["wake: call"])
        try phone.device.voip.hold(false)
        phone.wait(60)
        #expect(phone.app.awakeReasons == ["voip"])
        try phone.device.voip.end(by: .remote)
        #expect(phone.app.state == .suspended)
        #expect(
            calls(phone) == [
                "provider(_:perform: CXStartCallAction)", "provider(_:didActivate:)",
                "provider(_:perform: CXSetHeldCallAction)", "provider(_:didDeactivate:)",
                "provider(_:perform: CXSetHeldCallAction)", "provider(_:didActivate:)", "provider(_:didDeactivate:)",
            ])
    }

    @Test("a declined call is ended without sound")
    func declined() throws {
        let phone = try Phone.registered(does: "reports")
        phone.push()
        try phone.device.voip.decline()
        #expect(phone.app.state == .suspended)
        #expect(calls(phone) == ["provider(_:perform: CXEndCallAction)"])
    }

    @Test("a call ends with its process")
    func endsWithProcess() throws {
        let phone = try Phone.registered(does: "reports")
        phone.push()
        try phone.device.voip.answer()
        phone.device.forceQuit(phone.app)
        #expect(phone.app.trace.entries.contains { $0.text == "call 1, Anna ends with the process" })
        #expect(throws: StimulusError.self) { try phone.device.voip.end() }
    }

    @Test("a second call waits, and the sound goes on with the one that is left")
    func secondCall() throws {
        let phone = try Phone.registered(does: "reports")
        phone.push()
        try phone.device.voip.answer()
        phone.push(from: "Bert")
        #expect(phone.device.voip.calls(of: phone.app).map(\.name) == ["call 1, Anna", "call 2, Bert"])
        try phone.device.voip.decline()
        #expect(phone.app.isAwake(because: .mode("voip")))
        #expect(calls(phone).filter { $0.contains("Activate") || $0.contains("Deactivate") }.count == 1)
    }

    @Test("before iOS 10 there is no call service")
    func tooOld() throws {
        let phone = try Phone(.iOS(9))
        phone.app.launch()
        for word in ["voip.reportCall", "voip.startCall"] {
            #expect(throws: StimulusError("\(word) came with iOS 10; the phone has iOS 9")) { try phone.act(word) }
        }
        let process = try #require(phone.app.process)
        #expect(CallSession(process).reportIncoming(UUID(), from: "Anna") == .unknown)
        #expect(CallController(process).request(.start(UUID(), to: "Anna")) == .unknown)
        #expect(phone.device.voip.calls(of: phone.app).isEmpty)
        #expect(phone.app.trace.entries(rule: "life.api.missing").map(\.kind) == [.refusal, .refusal])
        #expect(phone.device.trace.misplacedRules.isEmpty)
    }

    @Test("whoever handles sound is told when a call begins, runs and ends")
    func audioHook() throws {
        let phone = try Phone(besides: [SoundLog.module])
        phone.app.launch()
        try phone.act("voip.reportCall")
        try phone.device.voip.answer()
        try phone.device.voip.end()
        #expect(phone.device.service(SoundLog.self)?.log == ["begin", "activate", "deactivate", "end"])
    }

    @Test("whoever handles sound is told of the first call of an app and of the end of the last one")
    func soundOfTwoCalls() throws {
        let phone = try Phone(besides: [SoundLog.module])
        phone.app.launch()
        try phone.act("voip.reportCall")
        try phone.device.voip.answer()
        try phone.act("voip.reportCall")
        try phone.device.voip.answer()
        try phone.device.voip.end()
        #expect(phone.device.service(SoundLog.self)?.log == ["begin", "activate"])
        try phone.device.voip.end()
        #expect(phone.device.service(SoundLog.self)?.log == ["begin", "activate", "deactivate", "end"])
    }

    @Test("the end of the call that speaks ends the sound, while another only rings")
    func ringingNeedsNoSound() throws {
        let phone = try Phone.registered(does: "reports")
        phone.push()
        try phone.device.voip.answer()
        phone.push(from: "Bert")
        try phone.device.voip.end()
        #expect(phone.device.voip.calls(of: phone.app).map(\.name) == ["call 2, Bert"])
        #expect(calls(phone).last == "provider(_:didDeactivate:)")
        #expect(phone.app.awakeReasons == ["wake: call"])
    }

    @Test("voip.call.keeps-awake: a second call changes nothing about what keeps the app awake")
    func heldOnce() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("voip.reportCall")
        try phone.act("voip.reportCall")
        phone.home()
        #expect(phone.app.trace.entries.filter { $0.kind == .drop }.isEmpty)
        #expect(phone.app.awakeReasons == ["wake: call"])
    }

    @Test("voip.call.keeps-awake: a call of an app without the mode is explained in the background alone")
    func withoutModeInFront() throws {
        let phone = try Phone(.iOS(12), modes: [])
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        #expect(!phone.app.trace.entries.contains { $0.kind == .refusal })
    }

    @Test("a provider takes as many calls as it says, and no more")
    func tooManyCalls() throws {
        let phone = try Phone()
        phone.app.launch()
        for _ in 1...3 { try phone.act("voip.startCall", ["to": .text("Bert")]) }
        #expect(phone.device.voip.calls(of: phone.app).count == 2)
        let refusals = phone.app.trace.entries.filter { $0.kind == .refusal }.map(\.text)
        #expect(refusals == ["the transaction is refused: maximumCallGroupsReached"])
    }

    @Test("a call that is muted is told to be active once, and a watcher sees neither that nor the answer")
    func watched() throws {
        let phone = try Phone()
        phone.app.launch()
        let watcher = Watcher()
        try phone.run { process in CallController(process).add(watcher) }
        try phone.act("voip.reportCall", ["caller": .text("Anna")])
        try phone.device.voip.answer()
        try phone.run { process in
            let controller = CallController(process)
            for call in controller.calls { _ = controller.request(.mute(call.id, true)) }
        }
        try phone.device.voip.hold(true)
        try phone.device.voip.hold(false)
        try phone.device.voip.end()
        #expect(watcher.states == [.ringing, .active, .held, .active, .ended])
        let states = phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("call 1, Anna is") }
        #expect(states.filter { $0.hasPrefix("call 1, Anna is active") }.count == 2)
    }

    @Test("what the app did, it cannot say to have failed")
    func fulfilledOnce() throws {
        let phone = try Phone()
        phone.app.launch()
        let client = Undecided()
        let session = try phone.run { process in
            let session = CallSession(process)
            session.client = client
            client.session = session
            _ = session.reportIncoming(UUID(), from: "Anna")
            return session
        }
        try phone.device.voip.answer()
        #expect(phone.device.voip.calls(of: phone.app).map(\.state) == [.active])
        try phone.run { _ in session.invalidate() }
    }

    /// Does what it is asked, and then says that it could not.
    private final class Undecided: CallClient {
        weak var session: CallSession?

        func perform(_ action: CallAction) {
            session?.fulfil(action)
            session?.fail(action)
        }

        func audioDidActivate() {}
        func audioDidDeactivate() {}
        func didReset() {}
    }

    private final class Watcher: CallWatcher {
        private(set) var states: [VoIPCall.State] = []

        func callChanged(_ call: VoIPCall) { states.append(call.state) }
    }

    /// A module of its own that handles the sound of calls.
    private final class SoundLog: ModuleService, CallSound {
        static let module = ModuleDescriptor(
            id: "sound", contract: 2, values: [], summary: "A test.", simulated: [], notSimulated: [], rules: [],
            makeService: { _ in SoundLog() })

        var log: [String] = []

        func callDidBegin(of process: AppProcess?) { log.append("begin") }
        func activate(for process: AppProcess?) { log.append("activate") }
        func deactivate(for process: AppProcess?) { log.append("deactivate") }
        func callDidEnd(of process: AppProcess?) { log.append("end") }
    }
}
