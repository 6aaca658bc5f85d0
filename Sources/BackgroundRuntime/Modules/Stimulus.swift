/// Something that can happen to the phone, by name and with typed parameters: `home`, `audio.interrupt`.
///
/// Scenario files, the interactive prompt and Swift tests all use the same list.
public struct Stimulus: Sendable {
    /// The name in a scenario's `device`.
    public let name: String
    /// What happens, in one sentence.
    public let summary: String
    /// What `with` may give it in a scenario file.
    public let parameters: [Parameter]
    /// Makes it happen. The app is the one that the step names, or the scenario's own.
    public let perform: @Sendable (Device, InstalledApp, Arguments) throws -> Void

    /// A stimulus from its parts.
    public init(
        _ name: String, _ summary: String, parameters: [Parameter] = [],
        perform: @escaping @Sendable (Device, InstalledApp, Arguments) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.perform = perform
    }
}

/// Something that a scripted app can do, by name and with typed parameters: `task.begin`, `audio.play`.
///
/// It is performed as a turn on the app's main thread, as the app's own code would be.
public struct ScriptedAction: Sendable {
    /// The name in a scenario's `app`.
    public let name: String
    /// What the app does, in one sentence.
    public let summary: String
    /// What `with` may give it in a scenario file.
    public let parameters: [Parameter]
    /// Does it, in a turn of the app.
    public let perform: @Sendable (AppProcess, Arguments) throws -> Void

    /// An action from its parts.
    public init(
        _ name: String, _ summary: String, parameters: [Parameter] = [],
        perform: @escaping @Sendable (AppProcess, Arguments) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.perform = perform
    }
}
