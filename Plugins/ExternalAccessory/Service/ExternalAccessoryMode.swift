import BackgroundRuntime

/// The mode of a process that talks to accessories. It holds nothing: it lets events wake the app.
public final class ExternalAccessoryMode: ModeInstance {
    /// Whether a session was ever open in the process.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) {}
}

extension AppProcess {
    /// Whether the manifest declares the mode, on a system that knows it.
    var hasAccessoryMode: Bool { mode(ExternalAccessoryMode.self) != nil }
}
