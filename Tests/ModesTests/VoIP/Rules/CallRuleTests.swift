import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilVoIP

struct CallRuleTests: Facts {
    @Test("VoIP rules: calls", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let performs = ["CXAnswerCallAction", "CXEndCallAction", "CXStartCallAction", "CXSetHeldCallAction"]

    private static func calls(_ phone: VoIPPhone) -> [String] {
        phone.app.trace.calls.filter { $0.hasPrefix("provider(") }
    }

    let incoming = Fact(
        "voip.call.keeps-awake: from the ring to the end, however long it lasts",
        for: [SystemVersion.iOS(10), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone.registered(system, does: "reports")
        phone.push()
        phone.wait(600)
        expect(phone.app.awakeReasons, is: ["wake: call"])
        try phone.device.voip.answer()
        phone.wait(7200)
        expect(phone.app.awakeReasons, is: ["voip"])
        expect(phone.app.state, is: .background)
        expect(phone.app.isAwake(because: .mode("voip")))
        expect(!phone.device.fallAsleep())
        try phone.device.voip.end()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "voip.call.keeps-awake").map(\.text).last, is: "suspended")
        expect(
            Self.calls(phone),
            is: [
                "provider(_:perform: CXAnswerCallAction)", "provider(_:didActivate:)",
                "provider(_:perform: CXEndCallAction)", "provider(_:didDeactivate:)",
            ])
    }

    let withoutMode = Fact("voip.call.keeps-awake: a call of an app without the mode is no reason") {
        let phone = try VoIPPhone(.iOS(12), modes: [])
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        phone.home()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last?.rule?.id, is: "voip.call.keeps-awake")
    }

    let outgoing = Fact("voip.call.keeps-awake: an outgoing call, held and taken up again") {
        let phone = try VoIPPhone()
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        phone.home()
        try phone.device.voip.answer()
        expect(phone.device.voip.calls(of: phone.app).map(\.state), is: [.active])
        try phone.device.voip.hold(true)
        expect(phone.device.voip.calls(of: phone.app).map(\.state), is: [.held])
        expect(phone.app.awakeReasons, is: ["wake: call"])
        try phone.device.voip.hold(false)
        phone.wait(60)
        expect(phone.app.awakeReasons, is: ["voip"])
        try phone.device.voip.end(by: .remote)
        expect(phone.app.state, is: .suspended)
        expect(
            Self.calls(phone),
            is: [
                "provider(_:perform: CXStartCallAction)", "provider(_:didActivate:)",
                "provider(_:perform: CXSetHeldCallAction)", "provider(_:didDeactivate:)",
                "provider(_:perform: CXSetHeldCallAction)", "provider(_:didActivate:)", "provider(_:didDeactivate:)",
            ])
    }

    let declined = Fact("a declined call is ended without sound") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.push()
        try phone.device.voip.decline()
        expect(phone.app.state, is: .suspended)
        expect(Self.calls(phone), is: ["provider(_:perform: CXEndCallAction)"])
    }

    let endsWithProcess = Fact("a call ends with its process") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.push()
        try phone.device.voip.answer()
        phone.device.forceQuit(phone.app)
        expect(phone.app.trace.entries.contains { $0.text == "call 1, Anna ends with the process" })
        expect(throws: StimulusError.self) { try phone.device.voip.end() }
    }

    let secondCall = Fact("a second call waits, and the sound goes on with the one that is left") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.push()
        try phone.device.voip.answer()
        phone.push(from: "Bert")
        expect(phone.device.voip.calls(of: phone.app).map(\.name), is: ["call 1, Anna", "call 2, Bert"])
        try phone.device.voip.decline()
        expect(phone.app.isAwake(because: .mode("voip")))
        expect(Self.calls(phone).filter { $0.contains("Activate") || $0.contains("Deactivate") }.count, is: 1)
    }

    let tooOld = Fact("before iOS 10 there is no call service") {
        let phone = try VoIPPhone(.iOS(9))
        phone.app.launch()
        for word in ["voip.reportCall", "voip.startCall"] {
            expect(throws: StimulusError("\(word) came with iOS 10; the phone has iOS 9")) { try phone.act(word) }
        }
        let process = try require(phone.app.process)
        expect(CallSession(process).reportIncoming(UUID(), from: "Anna"), is: .unknown)
        expect(CallController(process).request(.start(UUID(), to: "Anna")), is: .unknown)
        expect(phone.device.voip.calls(of: phone.app).isEmpty)
        expect(phone.app.trace.entries(rule: "life.api.missing").map(\.kind), is: [.refusal, .refusal])
        expect(phone.device.trace.misplacedRules.isEmpty)
    }

    let audioHook = Fact("whoever handles sound is told when a call begins, runs and ends") {
        let phone = try VoIPPhone(besides: [SoundLog.module])
        phone.app.launch()
        try phone.act("voip.reportCall")
        try phone.device.voip.answer()
        try phone.device.voip.end()
        expect(phone.device.service(SoundLog.self)?.log, is: ["begin", "activate", "deactivate", "end"])
    }

    let soundOfTwoCalls = Fact(
        "whoever handles sound is told of the first call of an app and of the end of the last one"
    ) {
        let phone = try VoIPPhone(besides: [SoundLog.module])
        phone.app.launch()
        try phone.act("voip.reportCall")
        try phone.device.voip.answer()
        try phone.act("voip.reportCall")
        try phone.device.voip.answer()
        try phone.device.voip.end()
        expect(phone.device.service(SoundLog.self)?.log, is: ["begin", "activate"])
        try phone.device.voip.end()
        expect(phone.device.service(SoundLog.self)?.log, is: ["begin", "activate", "deactivate", "end"])
    }

    let ringingNeedsNoSound = Fact("the end of the call that speaks ends the sound, while another only rings") {
        let phone = try VoIPPhone.registered(does: "reports")
        phone.push()
        try phone.device.voip.answer()
        phone.push(from: "Bert")
        try phone.device.voip.end()
        expect(phone.device.voip.calls(of: phone.app).map(\.name), is: ["call 2, Bert"])
        expect(Self.calls(phone).last, is: "provider(_:didDeactivate:)")
        expect(phone.app.awakeReasons, is: ["wake: call"])
    }

    let heldOnce = Fact("voip.call.keeps-awake: a second call changes nothing about what keeps the app awake") {
        let phone = try VoIPPhone()
        phone.app.launch()
        try phone.act("voip.reportCall")
        try phone.act("voip.reportCall")
        phone.home()
        expect(phone.app.trace.entries.filter { $0.kind == .drop }.isEmpty)
        expect(phone.app.awakeReasons, is: ["wake: call"])
    }

    let withoutModeInFront = Fact(
        "voip.call.keeps-awake: a call of an app without the mode is explained in the background alone"
    ) {
        let phone = try VoIPPhone(.iOS(12), modes: [])
        phone.app.launch()
        try phone.act("voip.startCall", ["to": .text("Bert")])
        expect(!phone.app.trace.entries.contains { $0.kind == .refusal })
    }

    let tooManyCalls = Fact("a provider takes as many calls as it says, and no more") {
        let phone = try VoIPPhone()
        phone.app.launch()
        for _ in 1...3 { try phone.act("voip.startCall", ["to": .text("Bert")]) }
        expect(phone.device.voip.calls(of: phone.app).count, is: 2)
        let refusals = phone.app.trace.entries.filter { $0.kind == .refusal }.map(\.text)
        expect(refusals, is: ["the transaction is refused: maximumCallGroupsReached"])
    }

    let watched = Fact(
        "a call that is muted is told to be active once, and a watcher sees neither that nor the answer"
    ) {
        let phone = try VoIPPhone()
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
        expect(watcher.states, is: [.ringing, .active, .held, .active, .ended])
        let states = phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("call 1, Anna is") }
        expect(states.filter { $0.hasPrefix("call 1, Anna is active") }.count, is: 2)
    }

    let fulfilledOnce = Fact("what the app did, it cannot say to have failed") {
        let phone = try VoIPPhone()
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
        expect(phone.device.voip.calls(of: phone.app).map(\.state), is: [.active])
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
