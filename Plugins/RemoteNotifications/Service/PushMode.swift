import BackgroundRuntime

/// The mode of a process that background pushes may wake. It holds nothing itself: each push has time of its own.
public final class PushMode: ModeInstance {
    /// Whether a background push was ever handed to the process.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) {}
}
