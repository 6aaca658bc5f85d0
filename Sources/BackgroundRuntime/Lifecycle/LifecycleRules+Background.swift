/// Leaving the foreground, staying awake without it, and interruptions that only make the app inactive.
extension LifecycleRules {
    /// The rules of the background and of interruptions.
    public static let background: [Rule] = [
        enterBackgroundBudget, enterBackgroundAsyncNotRun, enterBackgroundSnapshot, backgroundAwakeReasons,
        backgroundModeKeyAlone, interruptNoBackground, interruptBanner, interruptNotificationCenter,
        interruptInactiveNoTimers,
        memoryWarningBackground, debuggerNoLimits,
    ]

    /// The limit of `didEnterBackground`.
    public static let enterBackgroundBudget = Rule(
        "life.enter-background.budget", .all,
        "didEnterBackground must return within k.watchdog.enter-background, or the app is killed (0x8badf00d).",
        confidence: .documented, sources: "UIK-ENTERBG")

    /// Work that is only dispatched may never run.
    public static let enterBackgroundAsyncNotRun = Rule(
        "life.enter-background.async-not-run", .all,
        """
        Work that is merely dispatched from didEnterBackground without a task assertion may never run before \
        suspension.
        """,
        confidence: .documented, sources: "UIK-ENTERBG")

    /// When the picture for the app switcher is taken.
    public static let enterBackgroundSnapshot = Rule(
        "life.enter-background.snapshot", .all,
        """
        A snapshot of the UI (and saved restoration state) is taken after didEnterBackground returns and, from iOS 7, \
        again after a background event's completion handler was called.
        """,
        confidence: .documented, sources: "UIK-SEQ", "W13-204")

    /// What keeps a background app awake.
    public static let backgroundAwakeReasons = Rule(
        "life.background.awake-reasons", .all,
        """
        After didEnterBackground the app stays runnable only while at least one of these holds: an open task inside \
        its budget, a mode that is in use (sound playing, position updates running and the like), or an event \
        allowance that is not used up.
        """,
        confidence: .documented, sources: "APG-BE", "W25-227")

    /// A declared mode that is idle keeps nothing awake.
    public static let backgroundModeKeyAlone = Rule(
        "life.background.mode-key-alone", .all,
        """
        Declaring a mode keeps nothing awake: with the key present and the service idle the app is suspended as if it \
        had no key.
        """,
        confidence: .documented, sources: "APG-BE", "XC-MODES")

    /// A dismissed interruption is no trip to the background.
    public static let interruptNoBackground = Rule(
        property: "life.interrupt.no-background", .all,
        "An interruption that the user dismisses calls neither didEnterBackground nor willEnterForeground.",
        confidence: .documented, sources: "APG-ST")

    /// A banner interrupts nothing.
    public static let interruptBanner = Rule(
        "life.interrupt.banner", .from(.iOS(5)),
        """
        A banner does not deactivate the foreground app: a notification's, and from iOS 14 on an unlocked phone that of \
        a call or an alarm, which takes the sound all the same.
        """,
        confidence: .documented, .observed, sources: "APG-ST", "LOG-OSU", "LOG-FL145193", "MR-14COMPACT")

    /// Notification Center comes in two steps.
    public static let interruptNotificationCenter = Rule(
        "life.interrupt.notification-center", .from(.iOS(11)),
        "Notification Center, pulled down, makes the app in front inactive, active for an instant, and inactive again.",
        confidence: .observed, sources: "LOG-RN18575",
        advice: "Let what didBecomeActive begins be cheap to end at once.")

    /// An inactive app goes on running.
    public static let interruptInactiveNoTimers = Rule(
        property: "life.interrupt.inactive-no-timers", .all,
        "Inactive is a running state: timers and queues go on; only events are withheld.",
        confidence: .documented, sources: "UIK-RESIGN")

    /// Who gets memory warnings.
    public static let memoryWarningBackground = Rule(
        "life.memory-warning.background", .all,
        "A running background app can get applicationDidReceiveMemoryWarning; a suspended one cannot.",
        confidence: .documented, sources: "XC-TERM", "UIK-MEM")

    /// A debugger lifts the limits.
    public static let debuggerNoLimits = Rule(
        "life.debugger.no-limits", .all,
        "With a debugger attached watchdogs and background limits do not fire and the app is not suspended as usual.",
        confidence: .documented, sources: "W10-105")
}
