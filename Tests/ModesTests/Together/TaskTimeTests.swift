import Testing
import VigilFacts
import VigilLocation
import VigilTestSupport
import VigilVoIP

@Suite("Task time under a mode", .exercisesRules)
struct TaskTimeTests {
    private let phone: ModePhone
    private var device: Device { phone.device }
    private var app: InstalledApp { phone.app }

    init() throws {
        phone = try ModePhone(on: .iOS(17), modes: ["audio", "location", "voip"])
        try device.location.authorize(app, .always)
        app.launch()
    }

    /// Begins a task that nobody ends, and leaves.
    private func leaveWithTask() throws {
        try phone.run { _ = $0.beginTask(name: "export", place: "App.swift:1", handler: nil) }
        phone.home()
    }

    private func expectHeld() throws {
        device.advance(by: .seconds(600))
        expect(app.state == .background && app.exits.isEmpty)
        try expect(require(app.process).backgroundTimeRemaining, is: .greatestFiniteMagnitude)
    }

    private func expectKilled() {
        device.advance(by: .seconds(31))
        expect(app.exits.map(\.code), is: [0x8bad_f00d])
    }

    @Test("task.hold.no-expiry: it does not run while sound plays, and begins in full at its end")
    func sound() throws {
        try phone.act("audio.play", ["category": .text("playback")])
        try leaveWithTask()
        try expectHeld()
        try phone.act("audio.stop")
        device.advance(by: .seconds(20))
        expect(app.state, is: .background)
        expectKilled()
    }

    @Test("location.holds-tasks: it does not run while updates of the position run", .asserts(LocationRules.holdsTasks))
    func location() throws {
        try phone.act("location.start", ["background": .flag(true), "pausesAutomatically": .flag(false)])
        try leaveWithTask()
        try expectHeld()
        try phone.act("location.stop")
        expectKilled()
    }

    @Test("location.holds-tasks: it runs while they run without allowsBackgroundLocationUpdates")
    func locationWithoutAllowance() throws {
        try phone.act("location.start", ["background": .flag(false), "pausesAutomatically": .flag(false)])
        try leaveWithTask()
        expectKilled()
    }

    @Test(
        "voip.call.holds-tasks: it does not run while the sound of a call runs, and does while the call waits",
        .asserts(VoIPRules.callHoldsTasks))
    func call() throws {
        try phone.act("voip.startCall", ["to": .text("Bert")])
        try leaveWithTask()
        try device.voip.answer()
        try expectHeld()
        try device.voip.hold(true)
        expectKilled()
    }

    @Test("voip.call.holds-tasks: it runs while a call only rings")
    func ringing() throws {
        try phone.act("voip.register")
        try phone.act("voip.onPush", ["behaviour": .text("reports")])
        try leaveWithTask()
        device.voip.push(to: app, caller: "Anna")
        expectKilled()
    }
}
