import BackgroundRuntime
import VigilAudio

/// An app without code of its own: tests perform the module's actions in it.
struct EmptyProgram: AppProgram {
    func launch(in process: AppProcess) -> any AppInstance { Instance() }

    private final class Instance: AppInstance {
        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}
    }
}

/// A device with the audio module and one scripted app.
struct Phone {
    let device: Device
    let app: App

    init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"], constants: [String: Double] = [:]
    ) throws {
        device = try Device(system: system, modules: [AudioModule.descriptor], constants: constants)
        app = try device.install(EmptyProgram(), manifest: Manifest(backgroundModes: modes), name: "Player")
    }

    /// Installs a further app.
    func install(_ name: String, modes: [String] = ["audio"]) throws -> App {
        try device.install(EmptyProgram(), manifest: Manifest(backgroundModes: modes), name: name)
    }

    /// Launches the app, plays, and presses Home.
    func playInBackground(_ category: String? = "playback", _ more: [String: ArgumentValue] = [:]) throws {
        app.launch()
        try perform("play", category.map { more.merging(["category": .text($0)]) { $1 } } ?? more)
        device.press(.home)
    }

    /// Performs an action of the module as code of the app, or of another.
    func perform(_ action: String, _ values: [String: ArgumentValue] = [:], in app: App? = nil) throws {
        guard let action = AudioModule.descriptor.actions.first(where: { $0.name == "audio.\(action)" }) else {
            throw StimulusError("no action audio.\(action)")
        }
        let app = app ?? self.app
        try app.onMainThread { try action.perform(process(of: app), Arguments(values)) }
    }

    /// Makes a stimulus happen, as a scenario does.
    func happen(_ stimulus: String, _ values: [String: ArgumentValue] = [:]) throws {
        guard let stimulus = AudioModule.descriptor.stimuli.first(where: { $0.name == "audio.\(stimulus)" }) else {
            throw StimulusError("no stimulus audio.\(stimulus)")
        }
        try stimulus.perform(device, app, Arguments(values))
    }

    /// The session of the app, or of another.
    func session(of app: App? = nil) throws -> AudioSession {
        try AudioSession.of(process(of: app ?? self.app))
    }

    /// Runs a closure with the session as code of the app, or of another, and returns the error it gets.
    func error(in app: App? = nil, _ body: @escaping (AudioSession) throws(AudioError) -> Void) throws -> AudioError? {
        let session = try session(of: app)
        return try (app ?? self.app).onMainThread {
            do throws(AudioError) {
                try body(session)
                return nil
            } catch {
                return error
            }
        }
    }

    private func process(of app: App) throws -> AppProcess {
        guard let process = app.process else { throw StimulusError("\(app.name) is not running") }
        return process
    }

    /// What the trace of the app says, as `kind: text [rule]`, from the first record with `rule` on.
    func story(from rule: String) -> [String] {
        let entries = app.trace.entries.drop { $0.rule?.id != rule }
        return entries.map { "\($0.text) [\($0.rule?.id ?? "")]" }
    }
}
