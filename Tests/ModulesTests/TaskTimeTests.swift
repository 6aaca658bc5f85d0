import BackgroundRuntime
import Testing
import VigilLocation
import VigilVoIP

/// An app without code of its own: tests perform the modules' actions in it.
private struct EmptyProgram: AppProgram {
    func launch(in process: AppProcess) -> any AppInstance { Instance() }

    private final class Instance: AppInstance {
        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}
    }
}

@Suite("Task time under a mode")
struct TaskTimeTests {
    private let device: Device
    private let app: App

    init() throws {
        device = Device(system: .iOS(17))
        app = try device.install(
            EmptyProgram(), manifest: Manifest(backgroundModes: ["audio", "location", "voip"]), name: "App")
        try device.location.authorize(app, .always)
        app.launch()
    }

    private func act(_ name: String, _ values: [String: ArgumentValue] = [:]) throws {
        let action = try #require(ModuleSet.linked.vocabulary.actions.first { $0.name == name })
        let process = try #require(app.process)
        try app.onMainThread { try action.perform(process, Arguments(values)) }
    }

    /// Begins a task that nobody ends, and leaves.
    private func leaveWithTask() throws {
        let process = try #require(app.process)
        _ = try app.onMainThread { process.beginTask(name: "export", place: "App.swift:1", handler: nil) }
        device.press(.home)
    }

    private func expectHeld() throws {
        device.advance(by: .seconds(600))
        #expect(app.state == .background && app.exits.isEmpty)
        #expect(try #require(app.process).backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    private func expectKilled() {
        device.advance(by: .seconds(31))
        #expect(app.exits.map(\.code) == [0x8bad_f00d])
    }

    @Test("task.hold.no-expiry: it does not run while sound plays, and begins in full at its end")
    func sound() throws {
        try act("audio.play", ["category": .text("playback")])
        try leaveWithTask()
        try expectHeld()
        try act("audio.stop")
        device.advance(by: .seconds(20))
        #expect(app.state == .background)
        expectKilled()
    }

    @Test("task.hold.no-expiry: it does not run while updates of the position run")
    func location() throws {
        try act("location.start", ["background": .flag(true), "pausesAutomatically": .flag(false)])
        try leaveWithTask()
        try expectHeld()
        try act("location.stop")
        expectKilled()
    }

    @Test("task.hold.no-expiry: it does not run while the sound of a call runs, and does while the call waits")
    func call() throws {
        try act("voip.startCall", ["to": .text("Bert")])
        try leaveWithTask()
        try device.voip.answer()
        try expectHeld()
        try device.voip.hold(true)
        expectKilled()
    }

    @Test("task.hold.no-expiry: it runs while a call only rings")
    func ringing() throws {
        try act("voip.register")
        try act("voip.onPush", ["behaviour": .text("reports")])
        try leaveWithTask()
        device.voip.push(to: app, caller: "Anna")
        expectKilled()
    }
}
