extension Source {
    /// Reference pages of BackgroundTasks and Foundation.
    static let referenceBackgroundTasks: [Source] = [
        Source("BGT-API", "BGTaskScheduler", "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler"),
        Source(
            "BGT-REG", "register(forTaskWithIdentifier:using:launchHandler:)",
            """
            developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/\
            register(fortaskwithidentifier:using:launchhandler:)
            """),
        Source(
            "BGT-SUBMIT", "submit(_:)",
            "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)"),
        Source(
            "BGT-ERR", "BGTaskScheduler.Error.Code",
            "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code"),
        Source(
            "BGT-EBD", "earliestBeginDate",
            "developer.apple.com/documentation/backgroundtasks/bgtaskrequest/earliestbegindate"),
        Source(
            "BGT-EXP", "BGTask.expirationHandler",
            "developer.apple.com/documentation/backgroundtasks/bgtask/expirationhandler"),
        Source(
            "BGT-DONE", "setTaskCompleted(success:)",
            "developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)"),
        Source("BGT-PROC", "BGProcessingTask", "developer.apple.com/documentation/backgroundtasks/bgprocessingtask"),
        Source(
            "BGT-PWR", "requiresExternalPower, requiresNetworkConnectivity",
            "developer.apple.com/documentation/backgroundtasks/bgprocessingtaskrequest"),
        Source("BGT-REFRESH", "BGAppRefreshTask", "developer.apple.com/documentation/backgroundtasks/bgapprefreshtask"),
        Source(
            "BGT-STRAT", "Choosing Background Strategies for Your App",
            "developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app"),
        Source(
            "BGT-CONT", "Performing long-running tasks on iOS and iPadOS; BGContinuedProcessingTaskRequest",
            "developer.apple.com/documentation/backgroundtasks/performing-long-running-tasks-on-ios-and-ipados"),
        Source(
            "FND-BG", "Downloading files in the background; background(withIdentifier:)",
            "developer.apple.com/documentation/foundation/downloading-files-in-the-background"),
        Source(
            "FND-CONF",
            """
            URLSessionConfiguration (isDiscretionary, sessionSendsLaunchEvents, timeouts, waitsForConnectivity, \
            allowsCellularAccess)
            """,
            "developer.apple.com/documentation/foundation/urlsessionconfiguration"),
        Source(
            "FND-CANCEL", "URLError.BackgroundTaskCancelledReason",
            "developer.apple.com/documentation/foundation/urlerror/backgroundtaskcancelledreason"),
        Source("FND-PROT", "FileProtectionType", "developer.apple.com/documentation/foundation/fileprotectiontype"),
        Source(
            "FND-LPM", "ProcessInfo.isLowPowerModeEnabled",
            "developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled"),
        Source(
            "FND-EXPIRING", "performExpiringActivity(withReason:using:)",
            "developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:)"),
    ]
}
