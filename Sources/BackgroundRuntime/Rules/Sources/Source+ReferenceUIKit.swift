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
            "UIK-FETCHINT", "setMinimumBackgroundFetchInterval(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)"),
        Source(
            "UIK-PERFORM", "application(_:performFetchWithCompletionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:performfetchwithcompletionhandler:)
            """),
        Source(
            "UIK-RN", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:didreceiveremotenotification:fetchcompletionhandler:)
            """),
        Source(
            "UIK-HANDLEBG", "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:handleeventsforbackgroundurlsession:completionhandler:)
            """),
        Source(
            "UIK-KEEP", "setKeepAliveTimeout(_:handler:)",
            "developer.apple.com/documentation/uikit/uiapplication/setkeepalivetimeout(_:handler:)"),
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
            "UIK-BGT", "Using background tasks to update your app",
            "developer.apple.com/documentation/uikit/using-background-tasks-to-update-your-app"),
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
        Source(
            "UIK-RC", "beginReceivingRemoteControlEvents()",
            "developer.apple.com/documentation/uikit/uiapplication/beginreceivingremotecontrolevents()"),
    ]
}
