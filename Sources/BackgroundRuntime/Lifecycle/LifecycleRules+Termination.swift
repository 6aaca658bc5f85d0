/// The ends of a process that are not a force quit: termination, reboot, update, apps that leave when left.
extension LifecycleRules {
    /// How an app comes to its end, and who hears of it.
    public static let termination: [Rule] = [
        terminateOnlyRunning, terminateWatchdog, terminateAsync, terminateSecondEnterBackground, terminateCrash,
        exitsOnSuspend, exitsOnSuspendIgnored,
        noMultitasking, legacyLink, reboot, appUpdate, apiMissing,
    ]

    /// Who is told of its termination.
    public static let terminateOnlyRunning = Rule(
        property: "life.terminate.only-running", .all,
        "willTerminate is called only if the app is running when it is ended; never when suspended, never on reboot.",
        confidence: .documented, .engineer, sources: "UIK-TERM", "DTS-WT")

    /// The limit of `willTerminate`.
    public static let terminateWatchdog = Rule(
        "life.terminate.watchdog", .all,
        "willTerminate has k.watchdog.terminate to return; after that the process is killed.",
        confidence: .documented, sources: "UIK-TERM")

    /// The end comes with the return of `willTerminate`.
    public static let terminateAsync = Rule(
        "life.terminate.async", .all,
        """
        The process ends when applicationWillTerminate returns: work put on the main queue in it never runs, and work \
        on other queues only while the method has not returned.
        """,
        confidence: .engineer, .documented, sources: "DTS-368480", "UIK-TERM",
        advice: "Do the work in the method itself, or block the main thread in it for work that does not need it.")

    /// What an old system does not have.
    public static let apiMissing = Rule(
        "life.api.missing", .all,
        """
        What the system does not have yet ends the app that uses it: a class, function or constant since its symbol is not \
        found, a method as an unrecognized selector. Apps ask first, with #available or responds(to:).
        """,
        confidence: .documented, sources: "SDK-COMPAT",
        advice: "Ask with if #available, or raise the deployment target.")

    /// What one old system did at a force quit.
    public static let terminateSecondEnterBackground = Rule(
        "life.terminate.second-enter-background", .from(.iOS(6, 1), before: .iOS(7)),
        """
        A force quit of an app that was running in the background posted the notification of didEnterBackground a second \
        time.
        """,
        confidence: .observed, sources: "LOG-RADAR14075101")

    /// A crash tells nobody.
    public static let terminateCrash = Rule(
        "life.terminate.crash", .all,
        "A crash or a kill calls no delegate method.",
        confidence: .documented, sources: "XC-SIGKILL")

    /// An app may ask to end when it is left.
    public static let exitsOnSuspend = Rule(
        "life.exits-on-suspend", .from(.iOS(4), before: .iOS(13)),
        """
        With UIApplicationExitsOnSuspend true a Home press goes to willTerminate and not running; the app is never in \
        the background, and its UIBackgroundModes have no effect. The key was withdrawn at 13.0.
        """,
        confidence: .documented, sources: "APG-BE", "PL-EXITS")

    /// The key for that has no effect any more.
    public static let exitsOnSuspendIgnored = Rule(
        "life.exits-on-suspend.ignored", .from(.iOS(13)),
        """
        From 13.0 UIApplicationExitsOnSuspend is deprecated; the simulator warns and treats it as absent in an app \
        built for 13 or later.
        """,
        confidence: .documented, .choice, sources: "PL-EXITS")

    /// The device may not support multitasking.
    public static let noMultitasking = Rule(
        "life.no-multitasking", .from(.iOS(4), before: .iOS(7)),
        """
        With isMultitaskingSupported false, Home ends the app (willTerminate) and beginBackgroundTask returns the \
        invalid id.
        """,
        confidence: .documented, sources: "APG-BE", "UIK-BEGIN", "UIK-TERM")

    /// Apps older than multitasking end when they are left.
    public static let legacyLink = Rule(
        "life.legacy-link", .from(.iOS(4), before: .iOS(7)),
        "An app linked against an SDK before iOS 4 always gets willTerminate on quit.",
        confidence: .documented, sources: "UIK-TERM")

    /// A reboot ends every app.
    public static let reboot = Rule(
        "life.reboot", .all,
        """
        Reboot ends every app silently; afterwards only registrations that persist (life.purge.relaunch, legacy VoIP) \
        can bring it back, and from iOS 7, with a passcode, only after life.launch.first-unlock.
        """,
        confidence: .documented, sources: "APG-BE", "TN3115")

    /// An update ends the app.
    public static let appUpdate = Rule(
        "life.app-update", .all,
        "Installing an update ends the app; its pending background work survives.",
        confidence: .choice)
}
