import BackgroundRuntime

/// The mode of a process whose sessions go on in the background. It holds nothing: they give the app no time.
public final class NearbyMode: ModeInstance {
    /// Whether a session ran that the mode is for.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) {}
}
