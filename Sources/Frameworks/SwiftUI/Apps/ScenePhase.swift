import BackgroundRuntime

/// What a scene is doing; of an app, what the most active of its scenes is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It cannot be seen.
    case background
    /// It is on the screen and gets no events.
    case inactive
    /// It is on the screen and gets events.
    case active

    /// The phase in which an event of the system leaves a scene; nil for one that changes nothing.
    init?(after event: SystemEvent.Name) {
        switch event {
        case .willEnterForeground, .willResignActive: self = .inactive
        case .didBecomeActive: self = .active
        case .didEnterBackground: self = .background
        default: return nil
        }
    }
}
