import BackgroundRuntime

/// The rules of scheduled background tasks.
package enum BackgroundTaskRules {
    /// All rules of scheduled background tasks.
    package static let all: [Rule] = scheduled + continued

    /// Those of tasks that wait until it suits the system, and what all kinds of task have in common.
    private static let scheduled: [Rule] = [
        registerPermitted, registerBeforeLaunchEnds, registerDuplicate, registerEveryID, launchNoHandler,
        registerQueueNil, submitNotPermitted, submitTooMany, submitUnavailable, submitReplaces, submitOneLaunch,
        earliest, earliestWeek, earliestNotClock26, submitBlocks, firstUnlock, processingLocked, cancel, pendingList,
        refreshAllowance, processingAllowance, processingIdleOnly, processingPower, processingNetwork,
        expirationHandler, expirationNoHandler, expirationCleared, completeRequired, completeSuspends, timePerLaunch,
        mainAppLaunched, forceQuit, forceQuitProcessing, lowPower, unusedApp, inForeground, reboot, storeRejects,
        health, types27, refreshByUse, processingAtNight, budget,
    ]

    package static let registerPermitted = Rule(
        "bgtask.register.permitted", .from(.iOS(13)),
        "register returns false for an identifier that is not in BGTaskSchedulerPermittedIdentifiers.",
        confidence: .documented, sources: "BGT-REG")

    package static let registerBeforeLaunchEnds = Rule(
        "bgtask.register.before-launch-ends", .from(.iOS(13)),
        """
        Registering after didFinishLaunching has returned raises an exception ("All launch handlers must be \
        registered before application finishes launching"). Continued tasks are exempt.
        """,
        confidence: .documented, .observed, sources: "BGT-REG", "LOG-BGLATE")

    package static let registerDuplicate = Rule(
        "bgtask.register.duplicate", .from(.iOS(13)),
        "Registering an identifier a second time kills the app (\"... has already been registered\").",
        confidence: .documented, .observed, sources: "BGT-REG", "LOG-BGDUP")

    package static let registerEveryID = Rule(
        "bgtask.register.every-id", .from(.iOS(13)),
        """
        Every permitted identifier needs a handler; the simulator warns at the end of launch for each one without.
        """,
        confidence: .documented, sources: "BGT-REG")

    package static let launchNoHandler = Rule(
        "bgtask.launch.no-handler", .from(.iOS(13)),
        """
        Launching a task whose identifier has no handler raises an exception ("No launch handler registered for \
        task with identifier ...").
        """,
        confidence: .observed, sources: "LOG-BGNOHANDLER")

    package static let registerQueueNil = Rule(
        "bgtask.register.queue-nil", .from(.iOS(13)),
        "A nil queue means a background queue of the system.",
        confidence: .documented, sources: "BGT-REG")

    package static let submitNotPermitted = Rule(
        "bgtask.submit.not-permitted", .from(.iOS(13)),
        """
        submit throws notPermitted (3) if the mode for the request type is missing or the identifier is not \
        permitted.
        """,
        confidence: .documented, sources: "BGT-ERR", "LOG-BG312")

    package static let submitTooMany = Rule(
        "bgtask.submit.too-many", .from(.iOS(13)),
        """
        submit throws tooManyPendingTaskRequests (2) beyond k.bgtask.pending.refresh or \
        k.bgtask.pending.processing.
        """,
        confidence: .documented, sources: "BGT-SUBMIT")

    package static let submitUnavailable = Rule(
        "bgtask.submit.unavailable", .from(.iOS(13)),
        """
        submit throws unavailable (1) with Background App Refresh off, in the Xcode simulator, or in an extension \
        that may not schedule.
        """,
        confidence: .documented, sources: "BGT-ERR")

    package static let submitReplaces = Rule(
        "bgtask.submit.replaces", .from(.iOS(13)),
        "A request with a pending identifier replaces it and does not count twice.",
        confidence: .documented, sources: "BGT-SUBMIT")

    package static let submitOneLaunch = Rule(
        "bgtask.submit.one-launch", .from(.iOS(13)),
        "One request gives one launch; to repeat, submit again.",
        confidence: .documented, sources: "W19-707")

    package static let earliest = Rule(
        "bgtask.earliest", .from(.iOS(13)),
        "A background task never starts before its earliestBeginDate; how much later is open, and it may be never.",
        confidence: .documented, sources: "BGT-EBD")

    package static let earliestWeek = Rule(
        "bgtask.earliest.week", .from(.iOS(13)),
        """
        Apple advises a delay of a week or less: with a later date and no use of the app in between the task may \
        never be launched. The simulator warns.
        """,
        confidence: .documented, sources: "W19-707")

    package static let earliestNotClock26 = Rule(
        property: "bgtask.earliest.not-clock.26", .from(.iOS(26)),
        """
        Reports that a nightly processing task stopped with Xcode 26.1.1 change nothing: earliestBeginDate is a lower \
        bound only.
        """,
        confidence: .observed, sources: "LOG-TAGPC")

    package static let submitBlocks = Rule(
        "bgtask.submit.blocks", .from(.iOS(13)),
        """
        submit blocks the caller; at launch it belongs on a background queue. In the simulator its cost is \
        configurable, 0 by default.
        """,
        confidence: .documented, sources: "W19-707")

    package static let firstUnlock = Rule(
        "bgtask.first-unlock", .from(.iOS(13)),
        "No background task starts before the first unlock after a reboot.",
        confidence: .documented, sources: "W19-707")

    package static let processingLocked = Rule(
        property: "bgtask.processing.locked", .from(.iOS(13)),
        """
        A processing task typically runs on a locked device, so files it needs may be protected at most until \
        first user authentication.
        """,
        confidence: .documented, sources: "W19-707")

    package static let cancel = Rule(
        "bgtask.cancel", .from(.iOS(13)),
        "cancel and cancelAll remove pending requests, not a running task.",
        confidence: .documented, .choice, sources: "BGT-API")

    package static let pendingList = Rule(
        "bgtask.pending-list", .from(.iOS(13)),
        "getPendingTaskRequests lists requests not yet started.",
        confidence: .documented, sources: "BGT-API")

    package static let refreshAllowance = Rule(
        "bgtask.refresh.allowance", .from(.iOS(13)),
        "A refresh task runs up to k.bgrefresh.allowance and may be cut short.",
        confidence: .documented, .engineer, sources: "BGT-STRAT", "DTS-780956")

    package static let processingAllowance = Rule(
        "bgtask.processing.allowance", .from(.iOS(13)),
        "A processing task runs for minutes; the simulator gives it k.bgprocessing.allowance.",
        confidence: .documented, sources: "BGT-PROC")

    package static let processingIdleOnly = Rule(
        "bgtask.processing.idle-only", .from(.iOS(13)),
        """
        A processing task starts only on an idle device and is expired when the user starts to use it; refresh \
        tasks are not.
        """,
        confidence: .documented, sources: "BGT-PROC")

    package static let processingPower = Rule(
        "bgtask.processing.power", .from(.iOS(13)),
        """
        With requiresExternalPower a processing task starts only while charging, and the CPU limit is off for it. In the \
        simulator it expires as the power goes: the documents say only that a change of conditions may interrupt a task.
        """,
        confidence: .documented, .choice, sources: "W19-707", "BGT-PWR", "BGT-EXP")

    package static let processingNetwork = Rule(
        "bgtask.processing.network", .from(.iOS(13)),
        """
        With requiresNetworkConnectivity a processing task starts only when online, and in the simulator expires as the \
        network goes; without it the task may run offline.
        """,
        confidence: .documented, .choice, sources: "BGT-PWR", "W19-707", "BGT-EXP")

    package static let expirationHandler = Rule(
        "bgtask.expiration.handler", .from(.iOS(13)),
        """
        Before the time of a background task is over its expiration handler is called; all handlers share one \
        fixed time, whatever the number of tasks.
        """,
        confidence: .documented, sources: "BGT-EXP")

    package static let expirationNoHandler = Rule(
        "bgtask.expiration.no-handler", .from(.iOS(13)),
        "Without an expiration handler the task is marked complete and unsuccessful, with no warning.",
        confidence: .documented, sources: "BGT-EXP", "BGT-DONE")

    package static let expirationCleared = Rule(
        property: "bgtask.expiration.cleared", .from(.iOS(13)),
        "The expirationHandler property is nil after the handler ran.",
        confidence: .documented, sources: "BGT-EXP")

    package static let completeRequired = Rule(
        "bgtask.complete.required", .from(.iOS(13)),
        "Not calling setTaskCompleted in time (also after expiry) may kill the app (0x2182bad2).",
        confidence: .documented, sources: "BGT-DONE", "XC-SIGKILL")

    package static let completeSuspends = Rule(
        "bgtask.complete.suspends", .from(.iOS(13)),
        "When all tasks of the launch are complete the app is suspended.",
        confidence: .documented, .choice, sources: "W19-707")

    package static let timePerLaunch = Rule(
        "bgtask.time-per-launch", .from(.iOS(13)),
        "Tasks that run in the same launch share its time.",
        confidence: .documented, sources: "W19-707")

    package static let mainAppLaunched = Rule(
        "bgtask.main-app-launched", .from(.iOS(13)),
        "The main app is launched even for a request that its extension submitted.",
        confidence: .documented, sources: "W19-707")

    package static let forceQuit = Rule(
        "bgtask.force-quit", .from(.iOS(13)),
        "No background task is launched after a force quit; from iOS 18.3 on that holds for refresh tasks alone.",
        confidence: .engineer, .documented, sources: "Q-LIMITS", "DTS-793189")

    package static let forceQuitProcessing = Rule(
        "bgtask.force-quit.processing", .from(.iOS(18, 3)),
        "A processing task is launched after a force quit too, by intention: many users close all apps at night.",
        confidence: .engineer, sources: "DTS-793189")

    package static let lowPower = Rule(
        "bgtask.low-power", .from(.iOS(13)),
        "Refresh and other discretionary tasks are not run in Low Power Mode.",
        confidence: .documented, .observed, sources: "FND-LPM", "W20-10063")

    package static let unusedApp = Rule(
        "bgtask.unused-app", .from(.iOS(13)),
        "Background tasks are not launched for an app unused for k.usage.recent.",
        confidence: .observed, sources: "W20-10063")

    package static let inForeground = Rule(
        "bgtask.in-foreground", .from(.iOS(13)),
        """
        A due background task may be started while the app is in the foreground; in the simulator this is off by \
        default.
        """,
        confidence: .choice)

    package static let reboot = Rule(
        "bgtask.reboot", .from(.iOS(13)),
        "Pending requests survive termination by the system and a reboot.",
        confidence: .choice)

    package static let storeRejects = Rule(
        "bgtask.store-rejects", .from(.iOS(13)),
        "The App Store refuses a build with processing and no permitted identifiers.",
        confidence: .observed, sources: "LOG-WM105")

    package static let health = Rule(
        "bgtask.health", .from(.iOS(17)),
        "BGHealthResearchTask is a processing task for studies, with an entitlement and a protection type.",
        confidence: .documented, sources: "BGT-STRAT")

    package static let refreshByUse = Rule(
        "bgtask.refresh.by-use", .from(.iOS(13)),
        """
        The system refreshes an app by its use: shortly before the hours at which the user opened it in the last days, and \
        not at all where it knows of none. In the simulator the chance is the share of days, once a whole day is known; \
        a phone with backgroundTasks willing refreshes at other hours too.
        """,
        confidence: .documented, .engineer, .choice, sources: "W20-10063", "BGT-STRAT", "DTS-675166")

    package static let processingAtNight = Rule(
        "bgtask.processing.at-night", .from(.iOS(13)),
        """
        Processing tasks run when they disturb least, which is at night on the charger, whether they ask for power or \
        not. In the simulator that is from k.bgtask.night-begin to k.bgtask.night-end; a phone with backgroundTasks \
        willing starts them whenever it is at rest.
        """,
        confidence: .engineer, .choice, sources: "DTS-793189", "W20-10063", "DTS-675166")

    package static let budget = Rule(
        "bgtask.budget", .from(.iOS(13)),
        """
        Each app has a budget of background tasks. In the simulator it is k.bgtask.refresh-budget and \
        k.bgtask.processing-budget tasks from noon to noon, but on a phone with backgroundTasks willing.
        """,
        confidence: .engineer, .choice, sources: "W20-10063", "DTS-675166")

    package static let types27 = Rule(
        "bgtask.types.27", .all,
        """
        There are requests for app refresh and processing (iOS 13), health research (iOS 17) and continued processing \
        (iOS 26); iOS 27 brought no other.
        """,
        confidence: .documented, sources: "ONE-BGT", "MAC-BGT")
}
