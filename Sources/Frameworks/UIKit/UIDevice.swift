import BackgroundRuntime

/// The simulated device, as an app sees it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
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
    open var isBatteryMonitoringEnabled = false {
        didSet {
            if let watcher { ConditionWatchers.of(process).remove(watcher) }
            watcher = isBatteryMonitoringEnabled ? watchBattery() : nil
        }
    }
    /// Who posts what the battery does.
    private var watcher: Int?
    /// Whether the phone finds out that it is held to an ear: it never is.
    open var isProximityMonitoringEnabled = false {
        didSet {
            guard isProximityMonitoringEnabled else { return }
            SimulatedApp.notSimulated("proximity", "nobody ever holds the phone to an ear")
        }
    }
    private nonisolated let process: AppProcess

    private init(_ process: AppProcess) { self.process = process }

    /// A second object for the device that the app runs on, for the mocks of tests.
    public override init() { process = SimulatedApp.process(for: "UIDevice") }

    /// Whether the phone is held to an ear: never.
    open var proximityState: Bool { false }

    /// What the phone is called in the language of its user: always `iPhone`.
    open var localizedModel: String { model }

    /// The same for all apps of a vendor on this phone, made when the app first asks for it.
    open var identifierForVendor: UUID? {
        process.require(.method("identifierForVendor", of: "UIDevice", .iOS(6)))
        return process.app.storage.object { Vendor(process) }.identifier
    }

    /// The device the app runs on.
    open class var current: UIDevice {
        let process = SimulatedApp.process(for: "UIDevice.current")
        return process.storage.object { UIDevice(process) }
    }

    /// The name of the operating system.
    open var systemName: String { "iOS" }

    /// The version of the operating system: `17.0`.
    open var systemVersion: String { "\(process.device.system.major).\(process.device.system.minor)" }

    open var model: String { "iPhone" }

    /// What its user calls the phone: always `iPhone`.
    open var name: String { "iPhone" }

    /// Whether the hardware can run apps in the background.
    open var isMultitaskingSupported: Bool { process.device.supportsMultitasking }

    /// The charge from 0 to 1; -1 while the battery is not watched.
    open var batteryLevel: Float {
        isBatteryMonitoringEnabled ? Float(process.device.conditions.batteryLevel) : -1
    }

    /// How the battery is doing; unknown while it is not watched.
    open var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        let conditions = process.device.conditions
        guard conditions.isCharging else { return .unplugged }
        return conditions.batteryLevel >= 1 ? .full : .charging
    }

    /// What kind of device it is: a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How it is held: upright.
    open var orientation: UIDeviceOrientation { .portrait }
    /// Whether somebody finds out how it is held.
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    /// Finds out how it is held: always upright.
    open func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
        SimulatedApp.notSimulated("turning the phone", "the phone is held upright, and nobody turns it")
    }
    /// Finds out no longer how it is held.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}

extension UIDevice {
    private func watchBattery() -> Int {
        ConditionWatchers.of(process).add { [process, weak self] old, new in
            if old.batteryLevel != new.batteryLevel { post(UIDevice.batteryLevelDidChangeNotification) }
            let (was, isFull) = (old.batteryLevel >= 1, new.batteryLevel >= 1)
            if old.isCharging != new.isCharging || (new.isCharging && was != isFull) {
                post(UIDevice.batteryStateDidChangeNotification)
            }
            func post(_ name: Notification.Name) {
                process.callback(name.rawValue, rule: nil) { [weak self] in
                    NotificationCenter.default.post(name: name, object: self)
                }
            }
        }
    }

    /// The charge of the battery changed. Posted while it is watched.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// The phone was plugged in or out, or is full. Posted while the battery is watched.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The phone is held to an ear, or no longer. Not posted here.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
    /// The phone is held otherwise. Not posted here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// The identifier of an app's vendor, for all of its launches.
private final class Vendor {
    let identifier: UUID

    init(_ process: AppProcess) {
        var bytes = [UInt8](repeating: 0, count: 16)
        for place in bytes.indices { bytes[place] = UInt8.random(in: 0...255, using: &process.simulation.random) }
        (bytes[6], bytes[8]) = (bytes[6] & 0x0F | 0x40, bytes[8] & 0x3F | 0x80)
        identifier = bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}
