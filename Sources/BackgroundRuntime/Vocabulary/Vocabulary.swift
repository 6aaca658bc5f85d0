/// All words of a scenario: what can happen to the phone, what a scripted app can do, and what a module lets
/// an expectation ask for.
public struct Vocabulary: Sendable {
    /// What can happen to the phone: the host's, then the modules'.
    public let stimuli: [Stimulus]
    /// What a scripted app can do: the host's, then the modules'.
    public let actions: [ScriptedAction]
    /// What an expectation can ask for: the modules'.
    public let observations: [AppObservation]

    /// The name of the stimulus that crashes an app.
    public static let crash = "crash"

    /// The host's words and those of `modules`.
    init(_ modules: [ModuleDescriptor]) {
        stimuli = HostStimuli.all + modules.flatMap(\.stimuli) + modules.flatMap(\.conditions).map(\.stimulus)
        actions = HostActions.all + modules.flatMap(\.actions)
        observations = modules.flatMap(\.observations)
    }

    /// What can happen to the phone under this name; nil when there is no such word.
    public func stimulus(named name: String) -> Stimulus? { stimuli.first { $0.name == name } }

    /// What a scripted app can do under this name; nil when there is no such word.
    public func action(named name: String) -> ScriptedAction? { actions.first { $0.name == name } }

    /// What an expectation can ask for under this name; nil when there is no such word.
    public func observation(named name: String) -> AppObservation? { observations.first { $0.name == name } }
}
