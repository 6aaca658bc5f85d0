import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum RemoteNotificationSources {
    /// All of them.
    static let all: [RuleSource] = [
        RuleSource(
            "UN-BGPUSH", "Pushing background updates to your App",
            "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"),
        RuleSource(
            "UN-SEND", "Sending notification requests to APNs",
            "developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"),
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
            "LOG-SO14588454", "Which method is called for a push that is opened", "stackoverflow.com/a/14588454"),
        RuleSource(
            "DTS-776933", "Background push budgets, debugger, unused apps",
            "developer.apple.com/forums/thread/776933"),
    ]
}
