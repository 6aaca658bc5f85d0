extension RuleSource {
    /// Reference pages of UIKit.
    static let referenceUIKit: [RuleSource] = [
        RuleSource(
            "UIK-TIME", "applicationSignificantTimeChange(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)"),
        RuleSource(
            "UIK-BEGIN", "beginBackgroundTask(expirationHandler:), (withName:...)",
            "developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)"),
        RuleSource(
            "UIK-END", "endBackgroundTask(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)"),
        RuleSource(
            "UIK-REMAIN", "backgroundTimeRemaining",
            "developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining"),
        RuleSource(
            "UIK-REFRESH", "backgroundRefreshStatus, backgroundRefreshStatusDidChangeNotification",
            "developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus"),
        RuleSource(
            "UIK-STATE", "applicationState",
            "developer.apple.com/documentation/uikit/uiapplication/applicationstate"),
        RuleSource(
            "UIK-LIFE", "Managing your app's life cycle",
            "developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"),
        RuleSource(
            "UIK-CONNECT", "application(_:configurationForConnecting:options:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)
            """),
        RuleSource(
            "UIK-WILLCONNECT", "scene(_:willConnectTo:options:)",
            "developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"),
        RuleSource(
            "UIK-DISCONNECT", "sceneDidDisconnect(_:)",
            "developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"),
        RuleSource(
            "UIK-DISCARD", "application(_:didDiscardSceneSessions:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
        RuleSource(
            "UIK-RN", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:didreceiveremotenotification:fetchcompletionhandler:)
            """),
        RuleSource(
            "UIK-TERM", "applicationWillTerminate(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"),
        RuleSource(
            "UIK-ENTERBG", "applicationDidEnterBackground(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)"),
        RuleSource(
            "UIK-ENTERFG", "applicationWillEnterForeground(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:)"),
        RuleSource(
            "UIK-RESIGN", "applicationWillResignActive(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:)"),
        RuleSource(
            "UIK-ACTIVE", "applicationDidBecomeActive(_:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"),
        RuleSource(
            "UIK-LAUNCH", "About the app launch sequence",
            "developer.apple.com/documentation/uikit/about-the-app-launch-sequence"),
        RuleSource(
            "UIK-LAUNCHOPT", "UIApplication.LaunchOptionsKey",
            "developer.apple.com/documentation/uikit/uiapplication/launchoptionskey"),
        RuleSource(
            "UIK-QUICK", "application(_:performActionFor:completionHandler:)",
            "developer.apple.com/documentation/uikit/uiapplicationdelegate/"
                + "application(_:performactionfor:completionhandler:)"),
        RuleSource(
            "UIK-QUICK-SCENE", "windowScene(_:performActionFor:completionHandler:)",
            "developer.apple.com/documentation/uikit/uiwindowscenedelegate/"
                + "windowscene(_:performactionfor:completionhandler:)"),
        RuleSource(
            "UIK-QUICK-OPTION", "UIScene.ConnectionOptions.shortcutItem",
            "developer.apple.com/documentation/uikit/uiscene/connectionoptions/shortcutitem"),
        RuleSource(
            "UIK-SEQ", "About the background execution sequence",
            "developer.apple.com/documentation/uikit/about-the-background-execution-sequence"),
        RuleSource(
            "UIK-EXTEND", "Extending your app's background execution time",
            "developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time"),
        RuleSource(
            "UIK-QUEUE", "Processing queued notifications",
            "developer.apple.com/documentation/uikit/processing-queued-notifications"),
        RuleSource(
            "UIK-MEM", "Responding to memory warnings",
            "developer.apple.com/documentation/uikit/responding-to-memory-warnings"),
        RuleSource(
            "UIK-RESTORE", "Restoring your app's state",
            "developer.apple.com/documentation/uikit/restoring-your-app-s-state"),
        RuleSource(
            "UIK-PROT", "isProtectedDataAvailable; protected-data delegate methods",
            "developer.apple.com/documentation/uikit/uiapplication/isprotecteddataavailable"),
        RuleSource(
            "UIK-PROT-GONE", "applicationProtectedDataWillBecomeUnavailable(_:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            applicationprotecteddatawillbecomeunavailable(_:)
            """),
        RuleSource(
            "UIK-IDLE", "isIdleTimerDisabled",
            "developer.apple.com/documentation/uikit/uiapplication/isidletimerdisabled"),
        RuleSource(
            "EG-LPM", "Energy Efficiency Guide: React to Low Power Mode",
            """
            developer.apple.com/library/archive/documentation/Performance/Conceptual/EnergyGuide-iOS/LowPowerMode.html
            """),
        RuleSource(
            "AVF-DISPLAYSLEEP", "preventsDisplaySleepDuringVideoPlayback",
            "developer.apple.com/documentation/avfoundation/avplayer/preventsdisplaysleepduringvideoplayback"),
        RuleSource(
            "UIK-ENCRYPT", "Encrypting Your App's Files",
            "developer.apple.com/documentation/uikit/encrypting-your-app-s-files"),
    ]
}
