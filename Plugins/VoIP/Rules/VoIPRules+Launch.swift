import BackgroundRuntime

/// Launches at boot and after an exit, for an app of the keep-alive years.
extension VoIPRules {
    /// The rules of launching again.
    package static let launches: [Rule] = [
        launchBoot, launchSuspendedAfter, launchBeforeFirstUnlock, relaunchNonzeroExit, relaunchLowMemory,
        relaunchForceQuit,
    ]

    package static let launchBoot = Rule(
        "voip.launch.boot", .from(.iOS(4), before: .iOS(13)),
        "An app with the mode is launched in the background after boot; on iOS 10 to 12 only one linked with an SDK before 10.",
        confidence: .documented, sources: "APG-BE", "W10-109", "QA1938")

    package static let launchBeforeFirstUnlock = Rule(
        "voip.before-first-unlock", .from(.iOS(7)),
        """
        For the voip mode the system may launch an app before the first unlock after a restart, while files and keychain \
        are closed. It does not always: the simulator does unless k.voip.before-first-unlock is 0.
        """,
        confidence: .engineer, .choice, sources: "DTS-784473", "LOG-206691",
        advice: "Report the call with what the push itself says, and read the rest when protected data is there.")

    package static let launchSuspendedAfter = Rule(
        "voip.launch.suspended-after", .from(.iOS(4), before: .iOS(13)),
        "After the launch at boot the app is suspended until an event for it.",
        confidence: .documented, sources: "W10-109")

    package static let relaunchNonzeroExit = Rule(
        "voip.relaunch.nonzero-exit", .from(.iOS(4), before: .iOS(13)),
        "An app with the mode is launched again after an exit with a non-zero status.",
        confidence: .documented, sources: "APG-BE", "F-VOIPEXIT")

    package static let relaunchLowMemory = Rule(
        "voip.relaunch.low-memory", .from(.iOS(4), before: .iOS(13)),
        "An app with the mode is launched again after the system purged it for memory.",
        confidence: .documented, sources: "W10-109", "APG-BE")

    package static let relaunchForceQuit = Rule(
        "voip.relaunch.force-quit", .from(.iOS(7)),
        "After a force quit an app with the mode is not relaunched, from iOS 7 on.",
        confidence: .documented, .choice, sources: "W13-204")
}
