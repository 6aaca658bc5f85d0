import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum LocalNotificationSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-NOTIF65", "More than 64 scheduled", "github.com/MaikuB/flutter_local_notifications/issues/2312"),
        RuleSource(
            "LOG-RNPN174", "iOS 13: a number of 0 on the icon removes all delivered notifications",
            "github.com/react-native-push-notification/ios/issues/174"),
        RuleSource(
            "LOG-RADAR17743", "A number of 0 on the icon empties the list of notifications (2017)",
            "github.com/lionheart/openradar-mirror/issues/17743"),
        RuleSource(
            "LOG-RADAR16631", "iOS 10: a notification with nothing but a badge of 0 is never posted",
            "github.com/lionheart/openradar-mirror/issues/16631"),
        RuleSource(
            "LOG-RADAR19368", "iOS 11.2: a badge of 0 takes the number away only beside a text",
            "github.com/lionheart/openradar-mirror/issues/19368"),
        RuleSource(
            "LOG-SO40761275", "iOS 10: a push with a badge of 0 alone does not clear the number",
            "stackoverflow.com/questions/40761275"),
        RuleSource(
            "LOG-PUSHWOOSH224", "What empties the list of delivered notifications on iOS 8 to 10",
            "github.com/Pushwoosh/pushwoosh-phonegap-plugin/issues/224"),
        RuleSource(
            "UN-LOCAL", "Scheduling a notification locally from your app",
            "developer.apple.com/documentation/usernotifications/scheduling-a-notification-locally-from-your-app"),
        RuleSource(
            "UN-AUTH", "Asking permission to use notifications",
            "developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications"),
        RuleSource("UN-ERR", "UNError.Code", "developer.apple.com/documentation/usernotifications/unerror/code"),
        RuleSource(
            "UN-REQ", "UNNotificationRequest; add(_:withCompletionHandler:)",
            "developer.apple.com/documentation/usernotifications/unnotificationrequest"),
        RuleSource(
            "UN-INTERVAL", "UNTimeIntervalNotificationTrigger",
            "developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger"),
        RuleSource(
            "UN-LOC", "UNLocationNotificationTrigger",
            "developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger"),
        RuleSource(
            "UN-SOUND", "UNNotificationSound",
            "developer.apple.com/documentation/usernotifications/unnotificationsound"),
        RuleSource(
            "UN-PRESENT", "userNotificationCenter(_:willPresent:withCompletionHandler:)",
            """
            developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/\
            usernotificationcenter(_:willpresent:withcompletionhandler:)
            """),
        RuleSource(
            "UN-DELEGATE", "UNUserNotificationCenterDelegate; Handling notifications and notification-related actions",
            "developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate"),
        RuleSource(
            "DTS-811171", "Pending notification limit 64 (seen second-hand)",
            "developer.apple.com/forums/thread/811171"),
        RuleSource(
            "UIK-LN", "UILocalNotification and its properties",
            "developer.apple.com/documentation/uikit/uilocalnotification"),
        RuleSource(
            "UIK-SCHED", "scheduleLocalNotification(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/schedulelocalnotification(_:)"),
        RuleSource(
            "UIK-CANCEL", "cancelLocalNotification(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/cancellocalnotification(_:)"),
        RuleSource(
            "UIK-PRESENT", "presentLocalNotificationNow(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/presentlocalnotificationnow(_:)"),
        RuleSource(
            "UIK-DIDRECEIVE", "application(_:didReceive:) for UILocalNotification",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceive:)"),
        RuleSource(
            "UIK-ACTION", "application(_:handleActionWithIdentifier:for:completionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:handleactionwithidentifier:for:completionhandler:)
            """),
    ]
}
