import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let notificationCenter = symbol("UNUserNotificationCenter", .iOS(10))
    static let notificationContent = symbol("UNNotificationContent", .iOS(10))
    static let notificationAction = symbol("UNNotificationAction", .iOS(10))
    static let notificationCategory = symbol("UNNotificationCategory", .iOS(10))
    static let notificationSound = symbol("UNNotificationSound", .iOS(10))
    static let criticalSound = classMethod("defaultCriticalSound", of: "UNNotificationSound", .iOS(12))
    static let intervalTrigger = symbol("UNTimeIntervalNotificationTrigger", .iOS(10))
    static let calendarTrigger = symbol("UNCalendarNotificationTrigger", .iOS(10))
    static let locationTrigger = symbol("UNLocationNotificationTrigger", .iOS(10))
    static let targetContent = method("setTargetContentIdentifier:", of: "UNMutableNotificationContent", .iOS(13))
    static let summaryArgument = method("setSummaryArgument:", of: "UNMutableNotificationContent", .iOS(12))
    static let summaryArgumentCount = method("setSummaryArgumentCount:", of: "UNMutableNotificationContent", .iOS(12))
    static let interruptionLevel = method("setInterruptionLevel:", of: "UNMutableNotificationContent", .iOS(15))
    static let relevanceScore = method("setRelevanceScore:", of: "UNMutableNotificationContent", .iOS(15))
    static let filterCriteria = method("setFilterCriteria:", of: "UNMutableNotificationContent", .iOS(16))
    static let setBadgeCount = method(
        "setBadgeCount:withCompletionHandler:", of: "UNUserNotificationCenter", .iOS(16))

    /// Whatever of the framework an app may use too early.
    static let ofUserNotifications: [SystemAPI] = [
        .notificationCenter, .notificationContent, .notificationAction, .notificationCategory, .notificationSound,
        .criticalSound, .intervalTrigger, .calendarTrigger, .locationTrigger, .targetContent, .interruptionLevel,
        .relevanceScore, .filterCriteria, .setBadgeCount, .summaryArgument, .summaryArgumentCount,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemAPI.register(
        in: $0,
        SystemAPI.ofUserNotifications + SystemAPI.ofUserNotificationsConstants
            + SystemAPI.ofUserNotificationsMembers)
}
