import BackgroundRuntime

/// The mode `processing` of a process. It keeps nothing awake: tasks do, each for its time.
final class BackgroundTaskMode: ModeInstance {
    /// A request is what uses it, and outlives the launch: the service notes it with the app.
    let wasUsed = false
}
