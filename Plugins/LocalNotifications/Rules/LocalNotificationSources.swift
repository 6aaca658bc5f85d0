import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum LocalNotificationSources {
    /// All of them.
    static let all: [Source] = [
        Source("LOG-NOTIF65", "More than 64 scheduled", "github.com/MaikuB/flutter_local_notifications/issues/2312"),
        Source(
            "UN-LOCAL", "Scheduling a notification locally from your app",
            "developer.apple.com/documentation/usernotifications/scheduling-a-notification-locally-from-your-app"),
        Source(
            "UN-AUTH", "Asking permission to use notifications",
            "developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"),
        Source("UN-ERR", "UNError.Code", "developer.apple.com/documentation/usernotifications/unerror/code"),
        Source(
            "UN-REQ", "UNNotificationRequest; add(_:withCompletionHandler:)",
            "developer.apple.com/documentation/usernotifications/unnotificationrequest"),
        Source(
            "UN-INTERVAL", "UNTimeIntervalNotificationTrigger",
            "developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger"),
        Source(
            "UN-LOC", "UNLocationNotificationTrigger",
            "developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger"),
        Source(
            "UN-SOUND", "UNNotificationSound",
            "developer.apple.com/documentation/usernotifications/unnotificationsound"),
        Source(
            "UN-PRESENT", "userNotificationCenter(_:willPresent:withCompletionHandler:)",
            """
            developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/\
            usernotificationcenter(_:willpresent:withcompletionhandler:)
            """),
        Source(
            "UN-DELEGATE", "UNUserNotificationCenterDelegate; Handling notifications and notification-related actions",
            "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"),
        Source(
            "DTS-811171", "Pending notification limit 64 (seen second-hand)",
            "developer.apple.com/forums/thread/811171"),
        Source(
            "UIK-LN", "UILocalNotification and its properties",
            "developer.apple.com/documentation/uikit/uilocalnotification"),
        Source(
            "UIK-SCHED", "scheduleLocalNotification(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/schedulelocalnotification(_:)"),
        Source(
            "UIK-CANCEL", "cancelLocalNotification(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/cancellocalnotification(_:)"),
        Source(
            "UIK-PRESENT", "presentLocalNotificationNow(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/presentlocalnotificationnow(_:)"),
        Source(
            "UIK-DIDRECEIVE", "application(_:didReceive:) for UILocalNotification",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceive:)"),
        Source(
            "UIK-ACTION", "application(_:handleActionWithIdentifier:for:completionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:handleactionwithidentifier:for:completionhandler:)
            """),
    ]
}
