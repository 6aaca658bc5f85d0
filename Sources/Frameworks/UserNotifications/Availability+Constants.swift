import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let notificationDefaultActionIdentifier = symbol("UNNotificationDefaultActionIdentifier", .iOS(10))
    static let notificationDismissActionIdentifier = symbol("UNNotificationDismissActionIdentifier", .iOS(10))
    static let notificationErrorDomain = symbol("UNErrorDomain", .iOS(10))

    /// What an app may use too early of names and other constants.
    static let ofUserNotificationsConstants: [SystemAPI] = [
        notificationDefaultActionIdentifier, notificationDismissActionIdentifier, notificationErrorDomain,
    ]
}
