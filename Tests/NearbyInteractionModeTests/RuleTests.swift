import BackgroundRuntime
import Testing
import VigilNearbyInteraction
import VigilTestSupport

@Suite("Sessions with what is nearby", .exercisesRules)
struct RuleTests {
    private let start = [
        "0 sessionDidStartRunning(_:): Lock", "0 session(_:didGenerateShareableConfigurationData:for:): Lock",
    ]

    @Test("nearby.mode: a session with a paired accessory goes on, and is not told to be suspended")
    func goesOn() throws {
        let phone = try Phone.measuring()
        #expect(phone.calls == start && phone.cites("nearby.mode") && phone.app.state == .suspended)
        phone.wait(3_600)
        phone.app.activate()
        try phone.move(1.5)
        #expect(phone.calls.dropFirst(2) == ["3630 session(_:didUpdate:): Lock, 1.5 m"])
    }

    @Test("nearby.no-runtime: meanwhile the app gets no time and no updates, and hears of an end in the foreground")
    func noRuntime() throws {
        let phone = try Phone.measuring()
        try phone.move(1.5)
        try phone.happen("nearby.remove", ["object": "Lock", "reason": "peerEnded"])
        #expect(phone.calls == start && phone.app.state == .suspended)
        #expect(phone.seconds(citing: "nearby.no-runtime") == [30, 30])
        phone.wait(30)
        phone.app.activate()
        #expect(phone.calls.dropFirst(2) == ["60 session(_:didRemove:reason:): Lock, peerEnded"])
    }

    @Test("what is removed while the app is in the foreground is told at once, and waits for nothing")
    func removedInFront() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.run()
        try phone.happen("nearby.remove", ["object": "Lock", "reason": "peerEnded"])
        #expect(phone.calls.dropFirst(2) == ["0 session(_:didRemove:reason:): Lock, peerEnded"])
        #expect(phone.app.trace.entries(of: .refusal).isEmpty)
    }

    @Test("nearby.bluetooth: without the Bluetooth identifier the session is suspended in spite of the mode")
    func bluetooth() throws {
        let phone = try Phone.measuring(bluetooth: false)
        #expect(phone.calls.dropFirst(2) == ["0 sessionWasSuspended(_:): Lock"] && phone.cites("nearby.bluetooth"))
    }

    @Test("nearby.suspended: without the mode the session is suspended, and runs again only after the end of that")
    func suspended() throws {
        let phone = try Phone.measuring(modes: [])
        #expect(phone.calls.last == "0 sessionWasSuspended(_:): Lock" && phone.app.state == .suspended)
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        try phone.run()
        #expect(phone.app.trace.entries(of: .refusal).last?.text.contains("is suspended and cannot be run") == true)
        phone.app.activate()
        #expect(phone.calls.last == "30 sessionSuspensionEnded(_:): Lock")
        #expect(throws: StimulusError("no app has a session with Lock")) { try phone.move(1.5) }
        try phone.run()
        try phone.move(1.5)
        #expect(phone.calls.last == "30 session(_:didUpdate:): Lock, 1.5 m")
    }

    @Test("nearby.suspended: iOS 15 knows no mode, and tells no start")
    func older() throws {
        let phone = try Phone.measuring(.iOS(15))
        #expect(
            phone.calls == [
                "0 session(_:didGenerateShareableConfigurationData:for:): Lock", "0 sessionWasSuspended(_:): Lock",
            ])
        #expect(phone.cites("nearby.suspended"))
    }

    @Test(
        "nearby.timeout: a session that was suspended for ten minutes is over", arguments: [(569, false), (570, true)])
    func timeout(wait: Int, isOver: Bool) throws {
        let phone = try Phone.measuring(modes: [])
        phone.wait(wait)
        phone.app.activate()
        #expect(phone.cites("nearby.timeout") == isOver)
        let call =
            isOver ? "600 session(_:didInvalidateWith:): resourceUsageTimeout" : "599 sessionSuspensionEnded(_:): Lock"
        #expect(phone.calls.last == call)
        // One that is over is not run again: another takes its place, and measures.
        try phone.run()
        try phone.move(1.5)
        #expect(phone.calls.last == "\(wait + 30) session(_:didUpdate:): Lock, 1.5 m")
    }

    @Test("nearby.permission: the user is asked once, and a denial or a missing text ends the session")
    func permission() throws {
        let denied = try Phone(isAllowed: false)
        denied.app.launch()
        try denied.run()
        try denied.run()
        let call = "0 session(_:didInvalidateWith:): userDidNotAllow"
        #expect(denied.calls == [call, call] && denied.app.trace.findings.isEmpty)
        #expect(denied.app.trace.entries(of: .note).filter { $0.text.contains("the user is asked") }.count == 1)

        let mute = try Phone(texts: [:])
        mute.app.launch()
        try mute.run()
        #expect(mute.calls == [call] && mute.app.trace.findings.map(\.rule?.id) == ["nearby.permission"])
    }

    @Test("nearby.permission: the question covers the app, and the session runs once the user has said yes")
    func question() throws {
        let phone = try Phone(isAllowed: nil)
        phone.app.launch()
        try phone.run()
        #expect(phone.calls.isEmpty && phone.app.state == .inactive)
        try phone.happen("ui.tap", ["what": "Allow"])
        #expect(phone.calls == start && phone.app.state == .active)
    }

    @Test("nearby.permission: a session that the app paused before the answer does not run by it")
    func pausedBeforeAnswer() throws {
        let phone = try Phone(isAllowed: nil)
        phone.app.launch()
        try phone.run()
        try phone.act("nearby.pause", ["object": "Lock"])
        try phone.happen("ui.tap", ["what": "Allow"])
        #expect(phone.calls.isEmpty && phone.app.trace.findings.isEmpty)
        try phone.run()
        #expect(phone.calls == start)
    }

    @Test("an accessory that fails in the background is told in the foreground, once")
    func fails() throws {
        let phone = try Phone.measuring()
        try phone.happen("nearby.fail", ["error": "accessoryPeerDeviceUnavailable"])
        #expect(phone.calls == start)
        phone.app.activate()
        #expect(phone.calls.dropFirst(2) == ["30 session(_:didInvalidateWith:): accessoryPeerDeviceUnavailable"])
    }
}
