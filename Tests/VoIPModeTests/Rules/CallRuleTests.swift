import BackgroundRuntime
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
        try phone.act("voip.reportCall")
        try phone.act("voip.startCall")
        #expect(phone.device.voip.calls(of: phone.app).isEmpty)
        #expect(phone.app.trace.entries(rule: "voip.call.keeps-awake").map(\.kind) == [.refusal, .refusal])
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

    /// A module of its own that handles the sound of calls.
    private final class SoundLog: ModuleService, CallSound {
        static let module = ModuleDescriptor(
            id: "sound", contract: 2, values: [], summary: "A test.", simulated: [], notSimulated: [], rules: [],
            makeService: { _ in SoundLog() })

        var log: [String] = []

        func callDidBegin(of process: AppProcess) { log.append("begin") }
        func activate(for process: AppProcess) { log.append("activate") }
        func deactivate(for process: AppProcess) { log.append("deactivate") }
        func callDidEnd(of process: AppProcess) { log.append("end") }
    }
}
