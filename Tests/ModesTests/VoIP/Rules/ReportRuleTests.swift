import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilVoIP

struct ReportRuleTests: Facts {
    @Test("VoIP rules: the duty to report pushes as calls", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let text =
        "EXC_CRASH (SIGABRT): terminating due to uncaught exception: killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push"

    let mustReport = Fact(
        "voip.push.must-report: a push that is not reported before the method returns kills",
        for: [
            (SystemVersion.iOS(13), "forgets", true), (.iOS(26), "forgets", true), (.iOS(17), "reportsLater", true),
            (.iOS(13), "reports", false), (.iOS(26), "reports", false), (.iOS(12), "forgets", false),
        ]
    ) { (system: SystemVersion, behaviour: String, isKilled: Bool) in
        let phone = try VoIPPhone.registered(system, does: behaviour)
        phone.push()
        expect(phone.app.exits.map(\.description), is: (isKilled ? [Self.text] : []))
        expect(phone.app.trace.findings.map(\.rule?.id), is: (isKilled ? ["voip.push.must-report"] : []))
    }

    let laterOverride = Fact("voip.push.must-report: with an override the report may come later") {
        let phone = try VoIPPhone.registered(
            .iOS(17), does: "reportsLater", completes: false, constants: ["k.voip.push-report": 2])
        phone.push()
        phone.wait(3)
        expect(phone.app.exits.isEmpty)
        let forgetful = try VoIPPhone.registered(
            .iOS(17), does: "forgets", completes: false, constants: ["k.voip.push-report": 2])
        forgetful.push()
        forgetful.wait(1)
        expect(forgetful.app.exits.isEmpty)
        forgetful.wait(1)
        expect(forgetful.app.exits.map(\.description), is: [Self.text])
    }

    let debugger = Fact("voip.push.must-report: nobody is killed under a debugger, which hides the mistake") {
        let phone = try VoIPPhone.registered(.iOS(17), does: "forgets")
        phone.device.change { $0.isDebuggerAttached = true }
        phone.push()
        expect(phone.app.exits.isEmpty)
        expect(phone.cites("life.debugger.no-limits"))
        expect(phone.device.voip.unreportedPushes(of: phone.app), is: 1)
    }

    let foreground = Fact("voip.push.report-exempt: not needed in the foreground") {
        let phone = try VoIPPhone.registered(.iOS(17), does: "forgets")
        phone.app.activate()
        phone.push()
        expect(phone.app.state, is: .active)
        expect(phone.cites("voip.push.report-exempt"))
    }

    let activeCall = Fact("voip.push.report-exempt: nor during a call, but while one only rings") {
        let phone = try VoIPPhone.registered(.iOS(17), does: "reports")
        phone.push()
        try phone.device.voip.answer()
        try phone.act("voip.onPush", ["behaviour": .text("forgets")])
        phone.push(from: "Bert")
        expect(phone.app.exits.isEmpty)
        expect(phone.cites("voip.push.report-exempt"))
        let ringing = try VoIPPhone.registered(.iOS(17), does: "reports")
        ringing.push()
        try ringing.act("voip.onPush", ["behaviour": .text("forgets")])
        ringing.push()
        expect(ringing.app.exits.map(\.description), is: [Self.text])
    }

    let refused = Fact(
        "voip.push.report-refused-counts: a report that Do Not Disturb or the block list refuses is enough"
    ) {
        let phone = try VoIPPhone.registered(.iOS(17), does: "reports")
        phone.device.voip.isDoNotDisturbOn = true
        phone.push()
        expect(phone.app.exits.isEmpty)
        phone.device.voip.isDoNotDisturbOn = false
        phone.device.voip.blockedCallers = ["Anna"]
        phone.push()
        expect(phone.app.exits.isEmpty)
        expect(
            phone.app.trace.entries(rule: "voip.push.report-refused-counts").map(\.text),
            is: [
                "the incoming call is refused: filteredByDoNotDisturb",
                "the incoming call is refused: filteredByBlockList",
            ])
        expect(phone.device.voip.calls(of: phone.app).isEmpty)
        expect(phone.app.state, is: .suspended)
    }

    let block = Fact("voip.push.block: after three kills nothing is delivered, until the app is installed again") {
        let phone = try VoIPPhone.registered(.iOS(17), does: "forgets")
        for _ in 0..<3 {
            phone.push()
            phone.wait(60)
        }
        expect(phone.app.exits.map(\.description), is: [Self.text, Self.text, Self.text])
        let launches = phone.app.launchCount
        phone.push()
        phone.wait(86_400)
        phone.app.launch()
        phone.push()
        expect(phone.app.launchCount, is: launches + 1)
        expect(phone.app.trace.entries(rule: "voip.push.block").map(\.kind), is: [.note, .refusal, .refusal])
        phone.device.delete(phone.app)
        let again = try phone.device.install(phone.code, manifest: phone.app.manifest, name: "App")
        again.launch()
        phone.device.press(.home)
        phone.device.voip.push(to: again)
        expect(again.exits.map(\.description), is: [Self.text])
    }

    let twoMechanisms = Fact(
        "voip.push.two-mechanisms: the process is killed, and the call service counts beside that"
    ) {
        let phone = try VoIPPhone.registered(.iOS(17), does: "forgets", constants: ["k.voip.push-blocked-after": 2])
        phone.push()
        phone.push()
        phone.push()
        expect(
            phone.app.trace.entries(rule: "voip.push.two-mechanisms").map(\.text),
            is: [
                "the call service counts unreported pushes (1)", "the call service counts unreported pushes (2)",
            ])
        expect(phone.app.exits.count, is: 2)
    }

    let callService = Fact(
        "voip.push.two-mechanisms: seven seconds after the delivery the call service kills what no delegate took",
        for: [SystemVersion.iOS(13), .iOS(27)]
    ) { (system: SystemVersion) in
        let phone = try VoIPPhone.registered(system, does: "reports")
        phone.app.terminate()
        phone.code.on[.didFinishLaunching] = { _ in }
        phone.push()
        phone.device.advance(by: .milliseconds(6_999))
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .milliseconds(1))
        expect(phone.app.exits.last?.code, is: 0xbaad_ca11)
        expect(phone.app.trace.findings.last?.rule?.id, is: "voip.push.two-mechanisms")
        expect(phone.device.voip.unreportedPushes(of: phone.app), is: 1)
    }

    /// A phone whose app runs in the background with a main thread that is busy for a time.
    private static func blocked(
        _ duration: Duration, does behaviour: String = "reports", constants: [String: Double] = [:]
    ) throws -> VoIPPhone {
        let phone = try VoIPPhone.registered(.iOS(17), does: behaviour, constants: constants)
        phone.app.activate()
        try phone.run { process in _ = process.beginTask(name: "stay", place: "", handler: nil) }
        phone.home()
        try phone.run { process in process.mainThread.enqueue { SimulatedThread.sleep(for: duration) } }
        return phone
    }

    let blocksInDelegate = Fact("voip.push.two-mechanisms: and what blocks in the method of its delegate") {
        let phone = try Self.blocked(.seconds(8))
        phone.push()
        phone.wait(7)
        expect(phone.app.exits.map(\.code), is: [0xbaad_ca11])
        let patient = try Self.blocked(.seconds(8), constants: ["k.voip.push-report.server": 9])
        patient.push()
        patient.wait(10)
        expect(patient.app.exits.isEmpty)
    }

    let stateAtDelivery = Fact(
        "voip.push.state-is-servers: an app that comes to the front before it takes the push has to report all the same",
        .asserts(VoIPRules.pushStateIsServers)
    ) {
        let phone = try Self.blocked(.seconds(3), does: "forgets")
        phone.push()
        phone.app.activate()
        phone.wait(4)
        expect(phone.app.exits.map(\.description), is: [Self.text])
    }

    let flag = Fact(
        "voip.push.must-report.flag: from 26.4 the delegate hears whether to report",
        for: [(SystemVersion.iOS(26, 3), false), (.iOS(26, 4), true), (.iOS(27), true)]
    ) { (system: SystemVersion, isTold: Bool) in
        let phone = try VoIPPhone.registered(system, does: "reportsIfAsked")
        phone.push()
        expect(phone.app.exits.isEmpty && phone.device.voip.calls(of: phone.app).count == 1)
        let calls = phone.app.trace.calls.filter { $0.hasPrefix("pushRegistry(_:didReceive") }
        let old = "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"
        let new = "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:): mustReport true"
        expect(calls, is: [isTold ? new : old])
        expect(phone.cites("voip.push.must-report.flag"), is: isTold)
    }

    let flagIsFalse = Fact("voip.push.must-report.false-when: not in the foreground, and not during a call") {
        let phone = try VoIPPhone.registered(.iOS(27), does: "reportsIfAsked")
        phone.app.activate()
        phone.push()
        expect(phone.device.voip.calls(of: phone.app).isEmpty && phone.app.exits.isEmpty)
        phone.home()
        phone.push()
        try phone.device.voip.answer()
        phone.push(from: "Bert")
        expect(phone.device.voip.calls(of: phone.app).count == 1 && phone.app.exits.isEmpty)
        let falses = phone.app.trace.calls.filter { $0.hasSuffix("mustReport false") }
        expect(falses.count == 2 && phone.app.trace.entries(rule: "voip.push.must-report.false-when").count == 2)
    }

    let oldSDK = Fact(
        "voip.push.old-sdk: an app linked with an older SDK need not report",
        for: [("iphoneos12.4", false), ("iphonesimulator12.4", false), ("iphoneos13.0", true), ("odd", true)]
    ) { (sdk: String, isKilled: Bool) in
        let phone = try VoIPPhone.registered(.iOS(17), sdk: sdk, does: "forgets")
        phone.push()
        expect(phone.app.exits.isEmpty, is: !isKilled)
        expect(phone.cites("voip.push.old-sdk"), is: !isKilled)
    }
}
