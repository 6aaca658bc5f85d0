/// The limits on a main thread that is blocked in a callback.
public enum WatchdogConstants {
    /// All limits of the watchdogs.
    public static let all: [Constant] = [launch, enterBackground, resume, suspend, terminate, backgroundLaunch]

    /// The limit of a launch into the foreground.
    public static let launch = Constant(
        "k.watchdog.launch", .seconds, all: 20,
        """
        Launch until the first frame, or the return of didFinishLaunching. Reports read 20.00 or 19.97 s; the advice \
        is under 5 s.
        """,
        confidence: .documented, sources: "TN2151", "XC-WATCHDOG", "APG-ST")

    /// The limit of `didEnterBackground`.
    public static let enterBackground = Constant(
        "k.watchdog.enter-background", .seconds, all: 5,
        "didEnterBackground must return within approximately five seconds; real kills were seen at 10 s.",
        confidence: .documented, .observed, sources: "UIK-ENTERBG", "UIK-EXTEND", "LOG-S21G", "LOG-SCENE")

    /// The limit of a return to the foreground.
    public static let resume = Constant(
        "k.watchdog.resume", .seconds, all: 10,
        "willEnterForeground and didBecomeActive must return within this time; scene updates were killed at 10.00 s.",
        confidence: .folklore, .observed, sources: "F-WATCHDOG", "LOG-SCENE")

    /// The limit of the way from the screen, and the lenient one of `didEnterBackground`.
    public static let suspend = Constant(
        "k.watchdog.suspend", .seconds, all: 10,
        """
        The limit at which real devices were seen to kill an app that was still inside didEnterBackground. The \
        simulator kills at k.watchdog.enter-background by default, and at this value in a lenient setting.
        """,
        confidence: .observed, .folklore, sources: "LOG-S21G", "LOG-SCENE", "F-WATCHDOG")

    /// The limit of `willTerminate`.
    public static let terminate = Constant(
        "k.watchdog.terminate", .seconds, all: 5,
        "willTerminate must return within this time, or the app is killed anyway. A folklore table says 6.",
        confidence: .documented, .folklore, sources: "UIK-TERM", "APG-BE", "F-WATCHDOG")

    /// The limit of a launch into the background.
    public static let backgroundLaunch = Constant(
        "k.watchdog.background-launch", .seconds, all: 20,
        "Launch into the background. A separate limit, based on CPU time, is seen in reports.",
        confidence: .choice, .observed, sources: "LOG-SCENE")
}
