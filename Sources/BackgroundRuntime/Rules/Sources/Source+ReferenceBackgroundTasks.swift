extension Source {
    /// Reference pages of BackgroundTasks and Foundation.
    static let referenceBackgroundTasks: [Source] = [
        Source(
            "BGT-ERR", "BGTaskScheduler.Error.Code",
            "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code"),
        Source(
            "BGT-STRAT", "Choosing Background Strategies for Your App",
            "developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app"),
        Source(
            "FND-BG", "Downloading files in the background; background(withIdentifier:)",
            "developer.apple.com/documentation/foundation/downloading-files-in-the-background"),
        Source("FND-PROT", "FileProtectionType", "developer.apple.com/documentation/foundation/fileprotectiontype"),
        Source(
            "FND-LPM", "ProcessInfo.isLowPowerModeEnabled",
            "developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled"),
        Source(
            "FND-EXPIRING", "performExpiringActivity(withReason:using:)",
            "developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:)"),
    ]
}
