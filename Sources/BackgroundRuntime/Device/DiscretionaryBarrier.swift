/// Why the system does not wake or launch an app now for work that it does when it sees fit: the user, or the battery,
/// has the last word. Each module says by which of its rules.
public enum DiscretionaryBarrier: Hashable, Sendable {
    /// The device was not unlocked since its boot.
    case beforeFirstUnlock
    /// The user removed the app in the switcher.
    case forceQuit
    /// Background App Refresh is off.
    case refreshOff
    /// The user saves the battery.
    case lowPowerMode
    /// The battery is almost empty, and not being charged.
    case batteryCritical
    /// The user has not opened the app for long, or never.
    case unused
}

extension InstalledApp {
    /// What stands against such work for the app now; nil when nothing does.
    public var discretionaryBarrier: DiscretionaryBarrier? { discretionaryBarrier(passingForceQuit: false) }

    /// The same for work that may go on although the user removed the app in the switcher.
    public func discretionaryBarrier(passingForceQuit passes: Bool) -> DiscretionaryBarrier? {
        let conditions = device.conditions
        if !conditions.isUnlockedSinceBoot { return .beforeFirstUnlock }
        if isBarredByForceQuit, !passes { return .forceQuit }
        if conditions.backgroundRefresh != .available { return .refreshOff }
        if conditions.isLowPowerModeEnabled, device.system >= .iOS(9) { return .lowPowerMode }
        if isBatteryCritical { return .batteryCritical }
        return isUnused ? .unused : nil
    }

    private var isBatteryCritical: Bool {
        guard let limit = device.constants.value(ResourceConstants.batteryCritical) else { return false }
        return !device.conditions.isCharging && device.conditions.batteryLevel * 100 < limit
    }

    private var isUnused: Bool {
        guard let limit = device.constants.duration(ResourceConstants.usageRecent) else { return false }
        return lastOpened.map { $0.duration(to: device.now) > limit } ?? true
    }
}
