import BackgroundRuntime

/// All words of a scenario: what can happen to the phone and what a scripted app can do, the host's and the modules'.
public struct Vocabulary: Sendable {
    /// What can happen to the phone, in the order of modules.
    public let stimuli: [Stimulus]
    /// What a scripted app can do.
    public let actions: [Action]

    /// The host's words and those of `modules`.
    public init(modules: [ModuleDescriptor]) {
        stimuli = HostStimuli.all + modules.flatMap(\.stimuli)
        actions = HostActions.all + modules.flatMap(\.actions)
    }

    func stimulus(named name: String) -> Stimulus? { stimuli.first { $0.name == name } }

    func action(named name: String) -> Action? { actions.first { $0.name == name } }
}
