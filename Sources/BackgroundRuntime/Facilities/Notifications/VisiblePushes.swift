/// Whoever shows what a server sends for the user's eyes, for the module that simulates remote notifications.
///
/// Where no module of the device does, nothing is shown, and the trace says so.
public protocol VisiblePushes: AnyObject {
    /// A push with an alert, a sound or a badge is there for an app.
    ///
    /// - Parameters:
    ///   - request: what it tells; its trigger is `push`.
    ///   - app: the app that it is for.
    ///   - options: what an app finds in its launch options that is launched by opening it.
    ///   - rule: the rule by which the system shows it.
    ///   - onOpen: what happens in the app when the user opens it from the alert, beside the app's own delegate.
    /// - Returns: whether this was all; false when the app has to be told, as it is in the foreground.
    func show(
        _ request: NotificationRequest, for app: InstalledApp, options: LaunchOptions, rule: Rule,
        onOpen: @escaping (AppProcess) -> Void
    ) -> Bool
}

/// Whoever watches boundaries for notifications, for the module that simulates these: a notification whose trigger is an
/// area counts against the regions of its app.
public protocol RegionWatching: AnyObject {
    /// Watches a boundary until it is given up, whether the app runs or not. Nothing of the app is woken.
    ///
    /// - Parameters:
    ///   - region: the area; a second one of the same identifier replaces the first.
    ///   - app: the app whose notification it is.
    ///   - cross: called as the boundary is crossed in a direction that counts.
    /// - Returns: nil when it is watched, else the rule by which it is not.
    func watch(_ region: WatchedRegion, for app: InstalledApp, cross: @escaping () -> Void) -> Rule?

    /// Gives a boundary up.
    func unwatch(_ identifier: String, for app: InstalledApp)
}
