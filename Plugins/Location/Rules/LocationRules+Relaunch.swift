import BackgroundRuntime

/// Significant change, visits, and what launches an app that is not running.
extension LocationRules {
    /// The rules of significant change, visits and relaunch.
    package static let relaunch: [Rule] = [
        forceQuitContinuous, significantNoMode, significantThreshold, significantIgnoresFilter, significantRelaunch,
        significantMustRestart, significantSleep, alwaysNeeded, refreshSwitchIOS7, refreshSwitchIOS8, visitsRelaunch,
        forceQuitIOS70, forceQuitIOS71, forceQuit26, forceQuitVisits, launchNotDetermined, earlyIOS13,
    ]

    package static let forceQuitContinuous = Rule(
        "location.force-quit.continuous", .from(.iOS(7)),
        "A force quit ends continuous updates at once.",
        confidence: .documented, sources: "W14-706")

    package static let significantNoMode = Rule(
        "location.significant.no-mode", .all,
        "The significant-change service needs no UIBackgroundModes value.",
        confidence: .documented, sources: "APG-BE", "CL-SIG")

    package static let significantThreshold = Rule(
        "location.significant.threshold", .all,
        """
        A significant-change event comes after about k.location.significant-distance, not more often than every \
        k.location.significant-interval.
        """,
        confidence: .documented, sources: "CL-SIG")

    package static let significantIgnoresFilter = Rule(
        "location.significant.ignores-filter", .all,
        "The significant-change service ignores distanceFilter and desired accuracy.",
        confidence: .documented, sources: "CL-SIG")

    package static let significantRelaunch = Rule(
        "location.significant.relaunch", .all,
        """
        A significant-change event launches a terminated app into the background with launch option location; of apps with \
        scenes that is disputed (life.launch.options).
        """,
        confidence: .documented, sources: "CL-SIG")

    package static let significantMustRestart = Rule(
        "location.significant.must-restart", .all,
        """
        After a launch for a significant change nothing is delivered until the app makes a manager, sets a delegate \
        and starts the service again; then the pending event comes at once.
        """,
        confidence: .documented, sources: "CL-SIG")

    package static let significantSleep = Rule(
        "location.significant.sleep", .all,
        "While the device sleeps significant-change events may be delayed and coalesced; region events are not.",
        confidence: .documented, sources: "W10-109")

    package static let alwaysNeeded = Rule(
        "location.always-needed", .from(.iOS(8)),
        "A relaunch needs Always; under WhenInUse significant change, regions and visits never launch the app.",
        confidence: .documented, sources: "CL-AUTH", "W14-706")

    package static let refreshSwitchIOS7 = Rule(
        "location.refresh-switch.ios7", .from(.iOS(7), before: .iOS(8)),
        """
        On iOS 7 Background App Refresh off means no significant change and no region, for an app that does not run, for \
        one in the background, and for one in front.
        """,
        confidence: .documented, sources: "LOC-RM", "W13-204")

    package static let refreshSwitchIOS8 = Rule(
        "location.refresh-switch.ios8", .from(.iOS(8)),
        "From iOS 8 the Background App Refresh switch no longer affects location.",
        confidence: .documented, sources: "W14-706")

    package static let visitsRelaunch = Rule(
        "location.visits.relaunch", .from(.iOS(8)),
        "Visits launch a terminated app; a manager with a delegate is enough, starting again does no harm.",
        confidence: .documented, sources: "CL-VISIT")

    package static let forceQuitIOS70 = Rule(
        "location.force-quit.ios70", .from(.iOS(7), before: .iOS(7, 1)),
        "On 7.0 a force-quit app is not relaunched for regions or significant change.",
        confidence: .documented, sources: "W13-204")

    package static let forceQuitIOS71 = Rule(
        "location.force-quit.ios71", .from(.iOS(7, 1)),
        "From 7.1 a force-quit app is relaunched for regions and significant change; another document says from iOS 8.",
        confidence: .documented, sources: "W14-706", "APG-BE")

    package static let forceQuit26 = Rule(
        "location.force-quit.26", .from(.iOS(26, 4)),
        """
        On 26.4.2 force-quit apps were reported not to be launched for significant changes and regions any more, against \
        what Apple said in 2024. The simulator launches them, and says so; with k.location.force-quit-relaunch 0 it does not.
        """,
        confidence: .observed, .choice, sources: "LOG-826964", "DTS-815618", "W24-10212",
        advice: "Try both: nothing of an app should hang on the launch after a force quit.")

    package static let forceQuitVisits = Rule(
        "location.force-quit.visits", .from(.iOS(8)),
        """
        A visit launches no app that was force-quit: reports of iOS 10 and 11 see none, where significant changes launch \
        the app, and Apple promises the launch for regions and significant changes alone.
        """,
        confidence: .observed, .documented, sources: "LOG-GEOVISITS2", "LOG-LOCOKIT12", "W14-706",
        advice: "Start significant changes beside visits, if the app has to come back after a force quit.")

    package static let earlyIOS13 = Rule(
        "location.ios13-early", .from(.iOS(13), before: .iOS(13, 2)),
        """
        13.0 and 13.1 ended apps with running updates in the background within two to five minutes. Reports do not say \
        which apps, so the simulator does it only with k.location.ios13-early-end above 0.
        """,
        confidence: .observed, sources: "LOG-MAC7112")

    package static let launchNotDetermined = Rule(
        "location.launch-not-determined", .from(.iOS(8)),
        "An app relaunched in the background with status notDetermined should not start services.",
        confidence: .documented, sources: "CL-BG")
}
