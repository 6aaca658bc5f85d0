/// The rules of screen, CPU, memory, heat and storage.
public enum ResourceRules {
    /// All rules about what an app may use of memory, processor and locks.
    public static let all: [Rule] = [
        uiSnapshot, uiBackground, uiLockedDrawing, cpuLimit, wakeups, memoryLimit, thermal, disk, mainThreadBlocked,
    ]

    /// Which changes the snapshot shows.
    public static let uiSnapshot = Rule(
        "res.ui.snapshot", .all,
        """
        UI changes made before didEnterBackground returns are in the snapshot; later ones only after an event's \
        completion handler.
        """,
        confidence: .documented, sources: "APG-ST", "W13-204")

    /// What becomes of changes to views in the background.
    public static let uiBackground = Rule(
        "res.ui.background", .from(.iOS(4), before: .iOS(7)),
        """
        Apple's guide asks apps to leave windows and views alone in the background, and names a kill for OpenGL ES only. \
        That any change of a view kills is said of iOS 6 without a log: here the app goes on, and is told.
        """,
        confidence: .documented, .choice, sources: "APG-BE", "APG-ST",
        advice: "Keep what is new, and show it in applicationWillEnterForeground.")

    /// Drawing on a locked screen is fatal.
    public static let uiLockedDrawing = Rule(
        "res.ui.locked-drawing", .all,
        "Drawing insecure content while locked kills with 0x2bad45ec.",
        confidence: .documented, sources: "TN2151")

    /// Too much CPU in the background is fatal.
    public static let cpuLimit = Rule(
        "res.cpu.limit", .from(.iOS(7)),
        "CPU use over k.cpu.limit in the background kills the app (EXC_RESOURCE CPU, fatal).",
        confidence: .observed, .documented, sources: "LOG-CPU", "XC-RES")

    /// Too many wake-ups are reported.
    public static let wakeups = Rule(
        "res.wakeups", .from(.iOS(7)),
        """
        Too many wake-ups per second give a (mostly non-fatal) EXC_RESOURCE WAKEUPS report. The simulator counts those of \
        timers and sleeps; those of work that one thread gives another are not counted.
        """,
        confidence: .documented, sources: "XC-RES", "DTS-124180")

    /// Too much memory is fatal.
    public static let memoryLimit = Rule(
        "res.memory.limit", .all,
        "A per-process memory limit kills at once; the background limit is lower than the foreground one.",
        confidence: .documented, .choice, sources: "XC-RES", "XC-TERM")

    public static let thermal = Rule(
        "res.thermal", .all,
        "Heat can kill apps: 0xc00010ff.",
        confidence: .documented, sources: "XC-SIGKILL")

    /// Full storage ends suspended apps.
    public static let disk = Rule(
        "res.disk", .all,
        "Low storage can end a suspended app to purge its caches: 0xbaddd15c.",
        confidence: .documented, sources: "XC-SIGKILL")

    /// The usual cause of a watchdog kill.
    public static let mainThreadBlocked = Rule(
        "res.main-thread.blocked", .all,
        "Synchronous networking on the main thread is the classic cause of a launch or background watchdog kill.",
        confidence: .documented, sources: "XC-WATCHDOG")
}
