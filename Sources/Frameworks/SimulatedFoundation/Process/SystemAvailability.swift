import BackgroundRuntime

/// What `#available` asks in translated sources: the system of the simulated phone.
public enum SystemAvailability {
    /// Whether the phone's system is of this version or a later one. Outside any app, of the newest.
    public static func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        guard AppProcess.current != nil else { return true }
        return ProcessInfo.processInfo.isOperatingSystemAtLeast(
            OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
    }

    /// What `#available(macOS 12, *)` asks of a phone: any version will do.
    public static var isAnyVersion: Bool { true }
}
