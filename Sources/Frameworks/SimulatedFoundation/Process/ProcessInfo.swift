import BackgroundRuntime
import MachineFoundation

/// What an app can ask of its process and of the system. Any object of the class answers the same.
open class ProcessInfo: NSObject, @unchecked Sendable {
    private static let shared = ProcessInfo()

    /// The object that apps share.
    open class var processInfo: ProcessInfo { shared }

    /// Another object that answers the same.
    public override init() { super.init() }

    /// Seconds for which the running device has been awake since its boot; outside an app, the machine.
    open var systemUptime: TimeInterval {
        guard let simulation = AppProcess.current?.simulation else { return Machine.systemUptime }
        return simulation.clocks.uptime(at: simulation.now).inSeconds
    }

    /// Whether Low Power Mode is on; never outside an app. From iOS 9.
    open var isLowPowerModeEnabled: Bool {
        SimulatedApp.require(.method("isLowPowerModeEnabled", of: "NSProcessInfo", .iOS(9)))
        return AppProcess.current?.device.conditions.isLowPowerModeEnabled ?? false
    }

    /// How warm the device is; nominal outside an app. From iOS 11.
    open var thermalState: ThermalState {
        SimulatedApp.require(.method("thermalState", of: "NSProcessInfo", .iOS(11)))
        return switch AppProcess.current?.device.conditions.thermalState {
        case .fair: .fair
        case .serious: .serious
        case .critical: .critical
        case .nominal, nil: .nominal
        }
    }

    /// The variables of the process's environment, with those that a test launches it with. That of a prewarmed process
    /// has `ActivePrewarm`.
    open var environment: [String: String] {
        guard let process = AppProcess.current else { return Machine.environment }
        let own = process.ownVariables.merging(process.wasPrewarmed ? ["ActivePrewarm": "1"] : [:]) { $1 }
        let ofPhone = Machine.environment.filter { $0.key != "LANG" && !$0.key.hasPrefix("LC_") }
        return ofPhone.merging(own.merging(process.arguments.environment) { $1 }) { $1 }
    }

    /// The name of the app that is running; what is set is kept for nobody.
    open var processName: String {
        get { AppProcess.current.map { $0.app.manifest.executableName ?? $0.app.name } ?? Machine.processName }
        set { SimulatedApp.notSimulated("ProcessInfo.processName", "the name stays what it was") }
    }

    /// What the program was called with: of an app, its name, and what a test launches it with.
    open var arguments: [String] {
        AppProcess.current.map { [processName] + $0.arguments.arguments } ?? Machine.arguments
    }

    /// The number of the process: of an app, that which its phone gave it, from 300; else the machine's.
    open var processIdentifier: Int32 { AppProcess.current?.processIdentifier ?? Machine.processIdentifier }

    /// A text that no other call gives: of an app, from the chance of its device.
    open var globallyUniqueString: String {
        guard let simulation = AppProcess.current?.simulation else { return Machine.globallyUniqueString }
        let parts = [simulation.random.next(), simulation.random.next()]
        return parts.map { String($0, radix: 16, uppercase: true) }.joined(separator: "-")
    }

    /// What the device is called in its network: `iPhone`.
    open var hostName: String { AppProcess.current == nil ? Machine.hostName : "iPhone" }

    /// How many processors there are: of a phone, as many as are usual for its system; outside an app, those of the machine.
    open var processorCount: Int { PhoneHardware.ofRunningApp?.processorCount ?? Machine.processorCounts.all }

    /// How many processors work: on a phone, all.
    open var activeProcessorCount: Int {
        PhoneHardware.ofRunningApp?.processorCount ?? Machine.processorCounts.active
    }

    /// How much memory there is, in bytes: of a phone, as much as is usual for its system; outside an app, the machine's.
    open var physicalMemory: UInt64 { PhoneHardware.ofRunningApp?.memory ?? Machine.physicalMemory }

    /// Who runs the program: `mobile` on a phone.
    open var userName: String { AppProcess.current == nil ? Machine.user.name : "mobile" }

    /// Who runs the program, in full: `Mobile User` on a phone.
    open var fullUserName: String { AppProcess.current == nil ? Machine.user.fullName : "Mobile User" }

    /// The simulated version of iOS; outside an app, that of the machine's system. From iOS 8.
    open var operatingSystemVersion: OperatingSystemVersion {
        SimulatedApp.require(.method("operatingSystemVersion", of: "NSProcessInfo", .iOS(8)))
        guard let system = AppProcess.current?.device.system else { return Machine.operatingSystemVersion }
        return OperatingSystemVersion(majorVersion: system.major, minorVersion: system.minor, patchVersion: 0)
    }

    /// The simulated version of iOS, in words.
    open var operatingSystemVersionString: String {
        guard let system = AppProcess.current?.device.system else { return Machine.operatingSystemVersionString }
        return "Version \(system.major).\(system.minor)"
    }

    /// Whether the simulated iOS is `version` or newer. From iOS 8.
    open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        SimulatedApp.require(.method("isOperatingSystemAtLeastVersion:", of: "NSProcessInfo", .iOS(8)))
        let own = operatingSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}

extension Notification.Name {
    /// Low Power Mode was switched on or off.
    public static var NSProcessInfoPowerStateDidChange: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("NSProcessInfoPowerStateDidChangeNotification"),
            since: .symbol("Notification.Name.NSProcessInfoPowerStateDidChange", .iOS(9)))
    }
}

extension ProcessInfo {
    /// How warm a device is.
    public enum ThermalState: Int, Sendable {
        /// Nothing is too warm.
        case nominal = 0
        case fair = 1
        /// Hot, so that the system slows down.
        case serious = 2
        /// So hot that the app has to stop what it does.
        case critical = 3
    }

    /// The device became warmer or cooler (from iOS 11).
    public static var thermalStateDidChangeNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("NSProcessInfoThermalStateDidChangeNotification"),
            since: .symbol("ProcessInfo.thermalStateDidChangeNotification", .iOS(11)))
    }
}
