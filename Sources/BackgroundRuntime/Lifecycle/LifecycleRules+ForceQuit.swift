/// What a swipe in the app switcher does, and how long it keeps the app from being launched again.
extension LifecycleRules {
    /// What a force quit in the switcher means, and for how long.
    public static let forceQuit: [Rule] = [
        forceQuitCallback, forceQuitNoBackgroundLaunch, forceQuitClearedByLaunch, forceQuitClearedByReboot,
        forceQuitSurvivesReboot, forceQuitScenes,
        forceQuitIOS4, forceQuitExceptions, forceQuitRestoration, forceQuitNoReport,
    ]

    /// What a force quit calls.
    public static let forceQuitCallback = Rule(
        "life.force-quit.callback", .all,
        """
        Force-quitting a running app calls willTerminate; force-quitting a suspended one calls nothing. One sentence \
        of an older guide says that a force quit gives no notice at all.
        """,
        confidence: .documented, .engineer, sources: "W10-105", "DTS-WT", "APG-LC")

    /// A force quit blocks background launches.
    public static let forceQuitNoBackgroundLaunch = Rule(
        "life.force-quit.no-background-launch", .from(.iOS(7)),
        """
        After a force quit the system does not launch the app for fetch, silent push, background transfers or BGTask, \
        but for bgtask.force-quit.processing.
        """,
        confidence: .documented, .engineer, sources: "UIK-RN", "Q-LIMITS", "FND-BG")

    /// The user's launch lifts the block.
    public static let forceQuitClearedByLaunch = Rule(
        "life.force-quit.cleared-by-launch", .from(.iOS(7)),
        "The block on background launches after a force quit ends when the user launches the app.",
        confidence: .documented, .engineer, sources: "UIK-RN", "W13-204", "Q-LIMITS")

    /// A reboot lifts the block.
    public static let forceQuitClearedByReboot = Rule(
        "life.force-quit.cleared-by-reboot", .from(.iOS(7)),
        """
        A reboot ends the block on background launches after a force quit as well, as Apple's page of silent pushes says; \
        only where the option forceQuitSurvivesReboot is off, see life.force-quit.survives-reboot.
        """,
        confidence: .documented, sources: "UIK-RN", "APG-BE", "W13-204", "Q-LIMITS")

    /// A reboot does not lift the block.
    public static let forceQuitSurvivesReboot = Rule(
        "life.force-quit.survives-reboot", .from(.iOS(7)),
        """
        The block on background launches after a force quit is there still after a reboot, as an engineer of Apple says at \
        first hand and a session implies; a page of Apple's says otherwise. The option forceQuitSurvivesReboot chooses.
        """,
        confidence: .engineer, sources: "DTS-15808", "W13-204", "Q-LIMITS")

    /// What scenes are told of a swipe in the switcher.
    public static let forceQuitScenes = Rule(
        "life.force-quit.scenes", .from(.iOS(13)),
        """
        The scenes of a running app that is swiped away are disconnected before willTerminate; that their sessions are \
        discarded the app is told at its next launch, and on an iPad at once. One answer from the field says that an \
        iPhone tells nothing: the option forceQuitDisconnectsScenes chooses.
        """,
        confidence: .documented, .observed, sources: "UIK-DISCONNECT", "FORUM-732170", "LOG-FIREFOX12622",
        "LOG-SO71570813")

    /// The first systems knew no block.
    public static let forceQuitIOS4 = Rule(
        "life.force-quit.ios4", .from(.iOS(4), before: .iOS(7)),
        "Removing an app from the switcher ends it but does not stop later background launches.",
        confidence: .documented, sources: "W13-204")

    /// What launches an app in spite of the block.
    public static let forceQuitExceptions = Rule(
        "life.force-quit.exceptions", .from(.iOS(7, 1)),
        """
        From 7.1 region monitoring, significant change and visits relaunch the app even after a force quit; another \
        document says from iOS 8. For VoIP pushes see voip.push.force-quit, for processing tasks \
        bgtask.force-quit.processing.
        """,
        confidence: .documented, sources: "W14-706", "APG-BE")

    /// A force quit forgets the saved state.
    public static let forceQuitRestoration = Rule(
        "life.force-quit.restoration", .from(.iOS(6)),
        "A force quit deletes saved state restoration data; so does a crash during launch.",
        confidence: .documented, sources: "UIK-RESTORE")

    /// A force quit is no crash.
    public static let forceQuitNoReport = Rule(
        "life.force-quit.no-report", .all,
        """
        Removing a suspended app in the switcher produces no crash report. The old code 0xdeadfa11 is for another \
        gesture: the power button until the slider shows, then Home.
        """,
        confidence: .documented, sources: "TN2151")
}
