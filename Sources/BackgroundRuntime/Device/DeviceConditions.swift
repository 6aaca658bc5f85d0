/// The conditions of a device that any module may read.
public struct DeviceConditions: Hashable, Sendable {
    /// How the device reaches the network.
    public enum Network: String, Sendable, CaseIterable {
        /// A wireless network at hand.
        case wifi
        /// The network of the carrier.
        case cellular
        /// No network: Airplane Mode, or no reception.
        case none
    }

    /// Background App Refresh, as `UIBackgroundRefreshStatus` tells it.
    public enum BackgroundRefresh: String, Sendable, CaseIterable {
        /// It is on for the app.
        case available
        /// The user has turned it off.
        case denied
        /// The device does not let its user turn it on.
        case restricted
    }

    /// How warm the device is, as `ProcessInfo.ThermalState` tells it.
    public enum ThermalState: String, Sendable, CaseIterable {
        /// Nothing is too warm.
        case nominal
        case fair
        /// Hot, so that the system slows down.
        case serious
        /// So hot that apps have to stop what they do.
        case critical
    }

    /// Whether the screen is locked.
    public var isLocked = false
    /// Whether the device has a passcode: only then does a lock protect files, and only then is a first unlock needed.
    public var hasPasscode = true
    /// Whether the device was unlocked once since its last boot.
    public var isUnlockedSinceBoot = true
    /// Whether the device sleeps: uptime stands still and nothing of any app runs.
    public var isAsleep = false
    /// The charge of the battery, from 0 to 1.
    public var batteryLevel = 0.8
    /// Whether the device is charging.
    public var isCharging = false
    /// Low Power Mode (from iOS 9).
    public var isLowPowerModeEnabled = false
    /// How warm the device is.
    public var thermalState = ThermalState.nominal
    /// How the device reaches the network.
    public var network = Network.wifi
    /// Background App Refresh (from iOS 7).
    public var backgroundRefresh = BackgroundRefresh.available
    /// Whether a debugger is attached: limits do not fire and apps are not suspended.
    public var isDebuggerAttached = false
    /// Whether the hardware can run apps in the background; false for the oldest devices of iOS 4. Means nothing from
    /// iOS 7 on, which runs on none of them.
    public var isMultitaskingSupported = true

    /// Whether protected files can be used, as `isProtectedDataAvailable` tells it: until shortly after a lock.
    public internal(set) var isProtectedDataAvailable = true

    /// What the conditions that modules brought along are, where that is not their default.
    private var ofModules: [String: String] = [:]

    /// What a condition of a module is: one of its values.
    public subscript(condition: DeviceCondition) -> String {
        get { ofModules[condition.name] ?? condition.values[0] }
        set {
            guard condition.values.contains(newValue) else {
                return CheckedName.refuse("the condition \(condition.name) is never \(newValue)")
            }
            ofModules[condition.name] = newValue
        }
    }

    /// The conditions of a phone on a desk: unlocked, on Wi-Fi, 80 % charged.
    public init() {}
}
