import BackgroundRuntime

/// Why there is no periodic content request now.
///
/// A force quit is none, unlike for work that launches the app.
enum PeriodicBarrier: String, Hashable, Sendable {
    case inFront = "the app is in front"
    case beforeFirstUnlock = "the phone was not unlocked since its start"
    case refreshOff = "Background App Refresh is off"
    case lowPower = "Low Power Mode is on"
    case unused = "the app was not opened for long"

    /// What stands against one; nil when nothing does.
    ///
    /// - Parameters:
    ///   - isInFront: whether the user has the app in front.
    ///   - conditions: the switches of the phone.
    ///   - unopened: for how long the user has not opened the app; nil when never.
    ///   - limit: how long that may be; nil when for ever.
    static func current(
        isInFront: Bool, _ conditions: DeviceConditions, unopened: Duration?, limit: Duration?
    ) -> PeriodicBarrier? {
        if isInFront { return .inFront }
        if !conditions.isUnlockedSinceBoot { return .beforeFirstUnlock }
        if conditions.backgroundRefresh != .available { return .refreshOff }
        if conditions.isLowPowerModeEnabled { return .lowPower }
        guard let limit else { return nil }
        return unopened.map { $0 > limit } ?? true ? .unused : nil
    }
}
