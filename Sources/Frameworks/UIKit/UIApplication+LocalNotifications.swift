import BackgroundRuntime
import SimulatedFoundation

/// The notifications that an app schedules itself, as until iOS 9.
extension UIApplication {
    private var desk: (any LocalNotificationDesk)? {
        process.device.service(providing: (any LocalNotificationDesk).self)
    }

    /// Whoever keeps notifications; without a module that does, the trace says what is not done.
    private func desk(for call: String) -> (any LocalNotificationDesk)? {
        if let desk { return desk }
        process.record(.refusal, "\(call) does nothing: no module simulates local notifications")
        return nil
    }

    /// Keeps a copy of a notification until it fires. Of many only 64 are kept, those that fire soonest.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        guard let desk = desk(for: "scheduleLocalNotification(_:)") else { return }
        if notification.watchedRegion != nil, notification.fireDate != nil {
            desk.refuseRegionWithDate(in: process)
        }
        notification.identifier = desk.schedule(notification.request(in: process, named: ""), in: process)
    }

    /// Delivers a notification at once, whatever its date.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        guard let desk = desk(for: "presentLocalNotificationNow(_:)") else { return }
        desk.present(notification.request(in: process, named: ""), in: process)
    }

    /// Takes a notification back that waits, and its alert away.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        guard let desk = desk(for: "cancelLocalNotification(_:)") else { return }
        desk.cancel(notification.request(in: process, named: notification.identifier), in: process)
    }

    /// Takes all notifications back.
    public func cancelAllLocalNotifications() { desk(for: "cancelAllLocalNotifications()")?.cancelAll(in: process) }

    /// Copies of the notifications that wait. Setting it replaces all of them.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { desk?.scheduled(by: process.app).map(UILocalNotification.init) }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// Says what the app's notifications do; the first time the user is asked. From iOS 8.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        guard let desk = desk(for: "registerUserNotificationSettings(_:)") else { return }
        guard process.device.system >= .iOS(8) else {
            return process.record(.refusal, "registerUserNotificationSettings(_:) came with iOS 8")
        }
        UserNotificationCategories.of(process).categories = notificationSettings.categories
        desk.register(notificationSettings.registration, in: process)
    }

    /// What the user allows of what the app registered. From iOS 8.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        process.device.system >= .iOS(8) ? userNotificationSettings : nil
    }

    var userNotificationSettings: UIUserNotificationSettings {
        let ways = desk?.registration(of: process.app).ways ?? []
        return UIUserNotificationSettings(
            types: UIUserNotificationType(rawValue: ways.rawValue),
            categories: UserNotificationCategories.of(process).categories)
    }

    /// The number on the app's icon; 0 shows none. From iOS 8 it takes the user's permission.
    public var applicationIconBadgeNumber: Int {
        get { desk?.badge(of: process.app) ?? 0 }
        set { desk(for: "applicationIconBadgeNumber")?.setBadge(newValue, in: process) }
    }
}

/// The categories that an app registered in this launch, as it made them.
private final class UserNotificationCategories {
    var categories: Set<UIUserNotificationCategory>?

    static func of(_ process: AppProcess) -> UserNotificationCategories {
        process.storage.object { UserNotificationCategories() }
    }
}
