/// From state to state: what triggers each transition and the calls it makes, in order, on the main thread.
extension LifecycleRules {
    public static let transitions: [Rule] = [
        launchForeground, launchBackground, home, lock, interrupt, interruptIgnored, interruptAccepted, foreground,
        resumeForeground, resumeBackground, suspend, purge, forceQuitFront, terminateRunning, exitOnSuspend, kill,
    ]

    /// Not running to active: the user launches the app.
    public static let launchForeground = Rule(
        "life.tx.launch-foreground", .all,
        """
        An icon tap, a notification tap or a URL launches an app that is not running, through inactive to active. The \
        calls are main, UIApplicationMain, willFinishLaunching (iOS 6 and later), state restoration if there is any, \
        didFinishLaunching and its notification, after k.life.launch-transition didBecomeActive and its notification; a \
        sceneless cold launch gets no willEnterForeground.
        """,
        confidence: .documented, sources: "UIK-LAUNCH", "APG-LC", "UIK-ACTIVE")

    /// Not running to background: an event launches the app.
    public static let launchBackground = Rule(
        "life.tx.launch-background", .all,
        """
        A background event (location, push, fetch, Bluetooth, a transfer, VoIP, a background task) launches an app \
        that is not running into the background. The calls are those of a launch up to the notification of \
        didFinishLaunching, then the event's own callback, a snapshot, and suspension unless something holds the app; \
        never didBecomeActive. didEnterBackground is documented before the event's callback and was seen in no report; \
        the simulator has a switch for it.
        """,
        confidence: .observed, sources: "LOG-COCOANETICS", "LOG-RADAR14295449", "LOG-HA5530", "LOG-KAIINUI",
        "LOG-JIGARM", "UIK-SEQ", "W13-204")

    /// Active to background: the user leaves the app.
    public static let home = Rule(
        "life.tx.home", .all,
        """
        A Home press or gesture, a completed app switch or an opened other app takes an active app through inactive to \
        the background. The calls are willResignActive and its notification, after k.life.home-transition, or \
        k.life.switcher-transition, didEnterBackground and its notification, then a snapshot. In between the app is \
        inactive: its timers and queues go on.
        """,
        confidence: .documented, .choice, sources: "UIK-SEQ", "UIK-RESIGN", "UIK-ENTERBG")

    /// Active to background: the device is locked.
    public static let lock = Rule(
        "life.tx.lock", .all,
        """
        The Sleep/Wake button or auto-lock takes an active app through inactive to the background, with the calls of \
        life.tx.home, k.life.lock-transition apart. If a passcode is set, applicationProtectedDataWillBecomeUnavailable and its notification follow \
        after k.protect.lock-delay, where the app still runs.
        """,
        confidence: .documented, sources: "APG-LC", "APG-ST", "UIK-PROT")

    /// Active to inactive: something covers the app.
    public static let interrupt = Rule(
        "life.tx.interrupt", .all,
        """
        A system alert, Siri, an opened app switcher or notification centre, and to iOS 13 an incoming phone call or an \
        alarm make an active app inactive. The calls are willResignActive and its notification.
        """,
        confidence: .documented, .observed, sources: "UIK-RESIGN", "APG-ST", "LOG-SIRI")

    /// Inactive to active: the user turns the interruption away.
    public static let interruptIgnored = Rule(
        "life.tx.interrupt-ignored", .all,
        """
        An alert that is dismissed, a call that is declined, or a switcher that is closed on the same app makes an \
        inactive app active again. The calls are didBecomeActive and its notification.
        """,
        confidence: .documented, sources: "UIK-ACTIVE", "APG-ST")

    /// Inactive to background: the user follows the interruption.
    public static let interruptAccepted = Rule(
        "life.tx.interrupt-accepted", .all,
        """
        A call that is answered, an alert whose action opens another app, another app that is picked, or a lock while \
        inactive takes an inactive app to the background. The calls are didEnterBackground and its notification, then \
        a snapshot.
        """,
        confidence: .documented, sources: "APG-ST")

    /// Background to active: the user returns to a running app.
    public static let foreground = Rule(
        "life.tx.foreground", .all,
        """
        The user opens an app that is running in the background: it goes through inactive to active. The calls are the \
        notification of willEnterForeground and then its delegate method, after k.life.return-transition \
        didBecomeActive and its notification.
        """,
        confidence: .documented, sources: "UIK-ENTERFG", "UIK-ACTIVE")

    /// Suspended to active: the user returns to a suspended app.
    public static let resumeForeground = Rule(
        "life.tx.resume-foreground", .all,
        """
        The user opens a suspended app: it goes through inactive to active. Its threads resume; then come the \
        notification of willEnterForeground and its delegate method, the queued system notifications (coalesced), after \
        k.life.return-transition didBecomeActive and its notification, and then user input.
        """,
        confidence: .documented, .choice, sources: "UIK-ENTERFG", "UIK-QUEUE")

    /// Suspended to background: an event wakes the app.
    public static let resumeBackground = Rule(
        "life.tx.resume-background", .all,
        """
        A background event takes a suspended app to the background. Its threads resume; then come the queued \
        notifications, the event's callback and a snapshot, and the app may be suspended again. didEnterBackground is \
        documented before the queued notifications and was seen in no report; the simulator has a switch for it.
        """,
        confidence: .observed, .documented, sources: "LOG-JIGARM", "UIK-SEQ", "UIK-QUEUE")

    /// Background to suspended: nothing keeps the app awake.
    public static let suspend = Rule(
        property: "life.tx.suspend", .all,
        "A background app that nothing keeps awake is suspended, with no call.",
        confidence: .documented, sources: "APG-LC")

    /// Suspended to not running: the system wants the memory.
    public static let purge = Rule(
        property: "life.tx.purge", .all,
        """
        Memory pressure, an update of the app, low storage or a reboot takes a suspended app to not running, with no \
        call.
        """,
        confidence: .documented, sources: "APG-LC", "XC-JETSAM")

    /// Active to not running: the user swipes the frontmost app away.
    public static let forceQuitFront = Rule(
        "life.tx.force-quit-front", .all,
        """
        The user opens the app switcher on the frontmost app and swipes it away: it goes from active through inactive \
        to not running. The calls are willResignActive and its notification as the switcher opens, didEnterBackground \
        and its notification, and then willTerminate and its notification.
        """,
        confidence: .engineer, .observed, .choice, sources: "DTS-WT", "LOG-SO71570813", "UIK-STATE")

    /// Background to not running, with notice.
    public static let terminateRunning = Rule(
        "life.tx.terminate-running", .all,
        """
        The system must end an app that runs in the background, or the user force-quits it. The calls are \
        willTerminate and its notification.
        """,
        confidence: .documented, .engineer, sources: "UIK-TERM", "W10-105", "DTS-WT")

    /// Active to not running: an app that does not stay.
    public static let exitOnSuspend = Rule(
        "life.tx.exit-on-suspend", .all,
        """
        A Home press with UIApplicationExitsOnSuspend true, or without multitasking, takes an active app through \
        inactive to not running. The calls are willResignActive and its notification, willTerminate and its \
        notification; never didEnterBackground.
        """,
        confidence: .documented, sources: "APG-BE", "UIK-TERM")

    /// Running to not running, without notice.
    public static let kill = Rule(
        "life.tx.kill", .all,
        """
        A watchdog, a task leak and the CPU or memory limit kill a running app by SIGKILL, with no call; so do broken \
        rules of which nothing else is said, such as an exception.
        """,
        confidence: .documented, sources: "XC-SIGKILL")
}
