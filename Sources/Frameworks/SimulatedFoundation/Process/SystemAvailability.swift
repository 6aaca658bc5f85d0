import BackgroundRuntime

/// What `#available` asks in translated sources: the system of the simulated phone.
public enum SystemAvailability {
    /// Whether the phone's system is of this version or a later one. Outside any app, of the newest.
    public static func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        // ProcessInfo is asked by apps alone: it answers from iOS 8 on.
        guard let system = AppProcess.current?.device.system else { return true }
        return (system.major, system.minor, 0) >= (major, minor, patch)
    }

    /// What `#available(macOS 12, *)` asks of a phone: any version will do.
    public static var isAnyVersion: Bool { true }
}
