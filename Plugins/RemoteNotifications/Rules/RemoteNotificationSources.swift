import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum RemoteNotificationSources {
    static let all: [RuleSource] = [
        RuleSource(
            "UN-BGPUSH", "Pushing background updates to your App",
            "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"),
        RuleSource(
            "UN-SEND", "Sending notification requests to APNs",
            "developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"),
        RuleSource(
            "LOG-NOTIFEE1180", "Data alone with priority 10 reaches an app above 20 % of battery",
            "github.com/invertase/notifee/issues/1180"),
        RuleSource(
            "LOG-DELTA2820", "Pushes in Low Power Mode", "github.com/deltachat/deltachat-ios/issues/2820"),
        RuleSource(
            "UIK-REGISTER", "registerForRemoteNotifications()",
            "developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()"),
        RuleSource(
            "LPNPG", "Local and Push Notification Programming Guide (2012): Handling Local and Remote Notifications",
            """
            developer.apple.com/library/ios/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/ (as \
            quoted by stackoverflow.com/questions/10131856)
            """),
        RuleSource(
            "LOG-RADAR15889", "iOS 10.0: a tap on a push calls the method without a completion handler",
            "github.com/lionheart/openradar-mirror/issues/15889"),
        RuleSource(
            "LOG-RADAR27935982", "iOS 10.0: the method with a completion handler is not called at a tap",
            "openradar.appspot.com/27935982"),
        RuleSource(
            "LOG-ELMAESTRO10", "iOS 10.0.x: which method a tap on a push calls",
            "github.com/Electrode-iOS/ELMaestro/pull/10"),
        RuleSource(
            "LOG-SO14588454", "Which method is called for a push that is opened", "stackoverflow.com/a/14588454"),
        RuleSource(
            "DTS-776933", "Background push budgets, debugger, unused apps",
            "developer.apple.com/forums/thread/776933"),
    ]
}
