import VigilAudio
import VigilTestSupport

/// What tests of the audio module ask of a phone most.
final class AudioPhone: ModePhone {
    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"], constants: [String: Double] = [:]
    ) throws {
        try self.init(
            on: system, modules: [AudioModule.descriptor],
            manifest: Manifest(backgroundModes: modes, texts: ["NSMicrophoneUsageDescription": "for memos"]),
            name: "Player", constants: constants)
    }

    /// Installs a second app, which may record and has no mode.
    func installCaller() throws -> InstalledApp {
        let manifest = Manifest(displayName: "Caller", texts: ["NSMicrophoneUsageDescription": "for calls"])
        return try device.install(AppCode(), manifest: manifest, name: "Caller")
    }

    /// Launches the app, plays, and presses Home.
    func playInBackground(_ category: String? = "playback", _ more: [String: ArgumentValue] = [:]) throws {
        app.launch()
        try perform("play", category.map { more.merging(["category": .text($0)]) { $1 } } ?? more)
        device.press(.home)
    }

    /// Performs an action of the module as code of the app, or of another.
    func perform(_ action: String, _ values: [String: ArgumentValue] = [:], in other: InstalledApp? = nil) throws {
        try act("audio.\(action)", values, in: other)
    }

    /// Makes a stimulus of the module happen.
    func happen(audio stimulus: String, _ values: [String: ArgumentValue] = [:]) throws {
        try happen("audio.\(stimulus)", values)
    }

    /// The session of the app, or of another.
    func session(of other: InstalledApp? = nil) throws -> AudioSession {
        try AudioSession.of(process(of: other ?? app))
    }

    /// Runs a closure with the session as code of the app, or of another, and returns the error it gets.
    func error(in app: InstalledApp? = nil, _ body: @escaping (AudioSession) throws(AudioError) -> Void) throws
        -> AudioError?
    {
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

    /// What the trace of the app says, as `kind: text [rule]`, from the first record with `rule` on.
    func story(from rule: String) -> [String] {
        let entries = app.trace.entries.drop { $0.rule?.id != rule }
        return entries.map { "\($0.text) [\($0.rule?.id ?? "")]" }
    }
}
