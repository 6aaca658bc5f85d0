import BackgroundRuntime
import Testing
import VigilFacts
import VigilNearbyInteraction
import VigilTestSupport

struct NearbyInteractionRuleTests: Facts {
    @Test("Sessions with what is nearby", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let start = [
        "0 sessionDidStartRunning(_:): Lock", "0 session(_:didGenerateShareableConfigurationData:for:): Lock",
    ]

    let goesOn = Fact("nearby.mode: a session with a paired accessory goes on, and is not told to be suspended") {
        let phone = try NearbyInteractionPhone.measuring()
        expect(phone.calls == Self.start && phone.cites("nearby.mode") && phone.app.state == .suspended)
        phone.wait(3_600)
        phone.app.activate()
        try phone.move(1.5)
        expect(phone.calls.dropFirst(2), is: ["3630 session(_:didUpdate:): Lock, 1.5 m"])
    }

    let noRuntime = Fact(
        "nearby.no-runtime: meanwhile the app gets no time and no updates, and hears of an end in the foreground"
    ) {
        let phone = try NearbyInteractionPhone.measuring()
        try phone.move(1.5)
        try phone.happen("nearby.remove", ["object": "Lock", "reason": "peerEnded"])
        expect(phone.calls == Self.start && phone.app.state == .suspended)
        expect(phone.seconds(citing: "nearby.no-runtime"), is: [30, 30])
        phone.wait(30)
        phone.app.activate()
        expect(phone.calls.dropFirst(2), is: ["60 session(_:didRemove:reason:): Lock, peerEnded"])
    }

    let removedInFront = Fact(
        "what is removed while the app is in the foreground is told at once, and waits for nothing"
    ) {
        let phone = try NearbyInteractionPhone()
        phone.app.launch()
        try phone.run()
        try phone.happen("nearby.remove", ["object": "Lock", "reason": "peerEnded"])
        expect(phone.calls.dropFirst(2), is: ["0 session(_:didRemove:reason:): Lock, peerEnded"])
        expect(phone.app.trace.entries(of: .refusal).isEmpty)
    }

    let bluetooth = Fact(
        "nearby.bluetooth: without the Bluetooth identifier the session is suspended in spite of the mode"
    ) {
        let phone = try NearbyInteractionPhone.measuring(bluetooth: false)
        expect(phone.calls.dropFirst(2) == ["0 sessionWasSuspended(_:): Lock"] && phone.cites("nearby.bluetooth"))
    }

    let suspended = Fact(
        "nearby.suspended: without the mode the session is suspended, and runs again only after the end of that"
    ) {
        let phone = try NearbyInteractionPhone.measuring(modes: [])
        expect(phone.calls.last == "0 sessionWasSuspended(_:): Lock" && phone.app.state == .suspended)
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        try phone.run()
        expect(phone.app.trace.entries(of: .refusal).last?.text.contains("is suspended and cannot be run"), is: true)
        phone.app.activate()
        expect(phone.calls.last, is: "30 sessionSuspensionEnded(_:): Lock")
        expect(throws: StimulusError("no app has a session with Lock")) { try phone.move(1.5) }
        try phone.run()
        try phone.move(1.5)
        expect(phone.calls.last, is: "30 session(_:didUpdate:): Lock, 1.5 m")
    }

    let older = Fact("nearby.suspended: iOS 15 knows no mode, and tells no start") {
        let phone = try NearbyInteractionPhone.measuring(.iOS(15))
        expect(
            phone.calls,
            is: [
                "0 session(_:didGenerateShareableConfigurationData:for:): Lock", "0 sessionWasSuspended(_:): Lock",
            ])
        expect(phone.cites("nearby.suspended"))
    }

    let timeout = Fact(
        "nearby.timeout: a session that was suspended for ten minutes is over",
        for: [(569, false), (570, true)]
    ) { (wait: Int, isOver: Bool) in
        let phone = try NearbyInteractionPhone.measuring(modes: [])
        phone.wait(wait)
        phone.app.activate()
        expect(phone.cites("nearby.timeout"), is: isOver)
        let call =
            isOver ? "600 session(_:didInvalidateWith:): resourceUsageTimeout" : "599 sessionSuspensionEnded(_:): Lock"
        expect(phone.calls.last, is: call)
        // One that is over is not run again: another takes its place, and measures.
        try phone.run()
        try phone.move(1.5)
        expect(phone.calls.last, is: "\(wait + 30) session(_:didUpdate:): Lock, 1.5 m")
    }

    let permission = Fact(
        "nearby.permission: the user is asked once, and a denial or a missing text ends the session"
    ) {
        let denied = try NearbyInteractionPhone(isAllowed: false)
        denied.app.launch()
        try denied.run()
        try denied.run()
        let call = "0 session(_:didInvalidateWith:): userDidNotAllow"
        expect(denied.calls == [call, call] && denied.app.trace.findings.isEmpty)
        expect(denied.app.trace.entries(of: .note).filter { $0.text.contains("the user is asked") }.count, is: 1)

        let mute = try NearbyInteractionPhone(texts: [:])
        mute.app.launch()
        try mute.run()
        expect(mute.calls == [call] && mute.app.trace.findings.map(\.rule?.id) == ["nearby.permission"])
    }

    let question = Fact(
        "nearby.permission: the question covers the app, and the session runs once the user has said yes"
    ) {
        let phone = try NearbyInteractionPhone(isAllowed: nil)
        phone.app.launch()
        try phone.run()
        expect(phone.calls.isEmpty && phone.app.state == .inactive)
        try phone.happen("ui.tap", ["what": "Allow"])
        expect(phone.calls == Self.start && phone.app.state == .active)
    }

    let pausedBeforeAnswer = Fact(
        "nearby.permission: a session that the app paused before the answer does not run by it"
    ) {
        let phone = try NearbyInteractionPhone(isAllowed: nil)
        phone.app.launch()
        try phone.run()
        try phone.act("nearby.pause", ["object": "Lock"])
        try phone.happen("ui.tap", ["what": "Allow"])
        expect(phone.calls.isEmpty && phone.app.trace.findings.isEmpty)
        try phone.run()
        expect(phone.calls, is: Self.start)
    }

    let fails = Fact("an accessory that fails in the background is told in the foreground, once") {
        let phone = try NearbyInteractionPhone.measuring()
        try phone.happen("nearby.fail", ["error": "accessoryPeerDeviceUnavailable"])
        expect(phone.calls, is: Self.start)
        phone.app.activate()
        expect(phone.calls.dropFirst(2), is: ["30 session(_:didInvalidateWith:): accessoryPeerDeviceUnavailable"])
    }
}
