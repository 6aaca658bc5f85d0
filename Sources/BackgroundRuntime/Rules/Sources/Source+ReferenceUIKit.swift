extension Source {
    /// Reference pages of UIKit.
    static let referenceUIKit: [Source] = [
        Source(
            "UIK-BEGIN", "beginBackgroundTask(expirationHandler:), (withName:...)",
            "developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)"),
        Source(
            "UIK-END", "endBackgroundTask(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)"),
        Source(
            "UIK-REMAIN", "backgroundTimeRemaining",
            "developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining"),
        Source(
            "UIK-REFRESH", "backgroundRefreshStatus, backgroundRefreshStatusDidChangeNotification",
            "developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus"),
        Source(
            "UIK-STATE", "applicationState",
            "developer.apple.com/documentation/uikit/uiapplication/applicationstate"),
        Source(
            "UIK-RN", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:didreceiveremotenotification:fetchcompletionhandler:)
            """),
        Source(
            "UIK-TERM", "applicationWillTerminate(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"),
        Source(
            "UIK-ENTERBG", "applicationDidEnterBackground(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"),
        Source(
            "UIK-ENTERFG", "applicationWillEnterForeground(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"),
        Source(
            "UIK-RESIGN", "applicationWillResignActive(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)"),
        Source(
            "UIK-ACTIVE", "applicationDidBecomeActive(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"),
        Source(
            "UIK-LAUNCH", "About the app launch sequence",
            "developer.apple.com/documentation/uikit/about-the-app-launch-sequence"),
        Source(
            "UIK-LAUNCHOPT", "UIApplication.LaunchOptionsKey",
            "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey"),
        Source(
            "UIK-SEQ", "About the background execution sequence",
            "developer.apple.com/documentation/uikit/about-the-background-execution-sequence"),
        Source(
            "UIK-EXTEND", "Extending your app's background execution time",
            "developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"),
        Source(
            "UIK-QUEUE", "Processing queued notifications",
            "developer.apple.com/documentation/uikit/processing-queued-notifications"),
        Source(
            "UIK-MEM", "Responding to memory warnings",
            "developer.apple.com/documentation/uikit/responding-to-memory-warnings"),
        Source(
            "UIK-RESTORE", "Restoring your app's state",
            "developer.apple.com/documentation/uikit/restoring-your-app-s-state"),
        Source(
            "UIK-PROT", "isProtectedDataAvailable; protected-data delegate methods",
            "developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable"),
        Source(
            "UIK-ENCRYPT", "Encrypting Your App's Files",
            "developer.apple.com/documentation/uikit/encrypting-your-app-s-files"),
    ]
}
