import BackgroundRuntime

/// The simulated device, as an app sees it.
@preconcurrency @MainActor
public final class UIDevice {
    /// How the battery is doing.
    public enum BatteryState: Int, Sendable {
        /// Nobody watches the battery: see `isBatteryMonitoringEnabled`.
        case unknown = 0
        /// It runs on its battery.
        case unplugged = 1
        /// It is at the power, and not full.
        case charging = 2
        /// It is at the power, and full.
        case full = 3
    }

    /// Whether the battery is being watched; only then does it tell its level.
    public var isBatteryMonitoringEnabled = false
    private nonisolated let process: AppProcess

    private init(_ process: AppProcess) { self.process = process }

    /// The device the app runs on.
    public static var current: UIDevice {
        let process = SimulatedApp.process(for: "UIDevice.current")
        return process.storage.object { UIDevice(process) }
    }

    /// The name of the operating system.
    public var systemName: String { "iOS" }

    /// The version of the operating system: `17.0`.
    public var systemVersion: String { "\(process.device.system.major).\(process.device.system.minor)" }

    /// Always `iPhone`.
    public var model: String { "iPhone" }

    /// What its user calls the phone: always `iPhone`.
    public var name: String { "iPhone" }

    /// Whether the hardware can run apps in the background.
    public var isMultitaskingSupported: Bool { process.device.supportsMultitasking }

    /// The charge from 0 to 1; -1 while the battery is not watched.
    public var batteryLevel: Float {
        isBatteryMonitoringEnabled ? Float(process.device.conditions.batteryLevel) : -1
    }

    /// How the battery is doing; unknown while it is not watched.
    public var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        let conditions = process.device.conditions
        guard conditions.isCharging else { return .unplugged }
        return conditions.batteryLevel >= 1 ? .full : .charging
    }
}
