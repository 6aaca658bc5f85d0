extension RuleSource {
    /// Reference pages of BackgroundTasks and Foundation.
    static let referenceBackgroundTasks: [RuleSource] = [
        RuleSource(
            "BGT-ERR", "BGTaskScheduler.Error.Code",
            "developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code"),
        RuleSource(
            "BGT-STRAT", "Choosing Background Strategies for Your App",
            "developer.apple.com/documentation/backgroundtasks/choosing-background-strategies-for-your-app"),
        RuleSource(
            "FND-BG", "Downloading files in the background; background(withIdentifier:)",
            "developer.apple.com/documentation/foundation/downloading-files-in-the-background"),
        RuleSource("FND-PROT", "FileProtectionType", "developer.apple.com/documentation/foundation/fileprotectiontype"),
        RuleSource(
            "FND-LPM", "ProcessInfo.isLowPowerModeEnabled",
            "developer.apple.com/documentation/foundation/processinfo/islowpowermodeenabled"),
        RuleSource(
            "FND-EXPIRING", "performExpiringActivity(withReason:using:)",
            "developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:)"),
    ]
}
