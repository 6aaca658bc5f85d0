import BackgroundRuntime
import MachineFoundation

extension ProcessInfo {
    /// Seconds for which the running device has been awake since its boot; outside an app, the machine.
    public var systemUptime: TimeInterval {
        guard let simulation = AppProcess.current?.simulation else { return Machine.systemUptime }
        return simulation.clocks.uptime(at: simulation.now).inSeconds
    }

    /// Whether Low Power Mode is on; never outside an app.
    public var isLowPowerModeEnabled: Bool {
        AppProcess.current?.device.conditions.isLowPowerModeEnabled ?? false
    }

    /// How warm the device is; nominal outside an app.
    public var thermalState: ThermalState {
        switch AppProcess.current?.device.conditions.thermalState {
        case .fair: .fair
        case .serious: .serious
        case .critical: .critical
        case .nominal, nil: .nominal
        }
    }

    /// How warm a device is.
    public enum ThermalState: Int, Sendable {
        /// Nothing is too warm.
        case nominal = 0
        /// A little warm.
        case fair = 1
        /// Hot, so that the system slows down.
        case serious = 2
        /// So hot that the app has to stop what it does.
        case critical = 3
    }

    /// The variables of the process's environment. That of a prewarmed process has `ActivePrewarm`.
    public var environment: [String: String] {
        guard AppProcess.current?.wasPrewarmed == true else { return Machine.environment }
        return Machine.environment.merging(["ActivePrewarm": "1"]) { $1 }
    }

    /// The name of the app that is running.
    public var processName: String {
        AppProcess.current.map { $0.app.manifest.executableName ?? $0.app.name } ?? Machine.processName
    }

    /// The simulated version of iOS; outside an app, that of the machine's system.
    public var operatingSystemVersion: OperatingSystemVersion {
        guard let system = AppProcess.current?.device.system else { return Machine.operatingSystemVersion }
        return OperatingSystemVersion(majorVersion: system.major, minorVersion: system.minor, patchVersion: 0)
    }

    /// The simulated version of iOS, in words.
    public var operatingSystemVersionString: String {
        guard let system = AppProcess.current?.device.system else { return Machine.operatingSystemVersionString }
        return "Version \(system.major).\(system.minor)"
    }

    /// Whether the simulated iOS is `version` or newer.
    public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = operatingSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}

extension Notification.Name {
    /// Low Power Mode was switched on or off.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
    /// The device became warmer or cooler (from iOS 11).
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}
