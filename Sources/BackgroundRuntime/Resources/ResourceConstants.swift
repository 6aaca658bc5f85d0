/// The figures of the device's resources that hold whatever keeps an app awake.
public enum ResourceConstants {
    /// All figures of resources.
    public static let all: [Constant] = [
        cpuLimit, cpuWindow, wakeupsLimit, wakeupsWindow, memoryFront, memoryBackground, usageRecent, batteryCritical,
        wifiIdleClose, protectLockDelay, protectNotice,
    ]

    /// The share of CPU time that is fatal in the background.
    public static let cpuLimit = Constant(
        "k.cpu.limit", .percent, ios4: nil, ios7: 80, ios13: 80, ios26: 80,
        """
        CPU use in the background, averaged over k.cpu.window, that is fatal: 48 CPU seconds in 60 s. Logs of iOS 12 \
        show 144 in 180 s as not fatal, and one log shows 9 in 15 s for a call in the background.
        """,
        confidence: .observed, sources: "LOG-CPU")

    /// The span over which CPU use is averaged.
    public static let cpuWindow = Constant(
        "k.cpu.window", .seconds, ios4: nil, ios7: 60, ios13: 60, ios26: 60,
        "The span over which CPU use is averaged before it is compared with k.cpu.limit.",
        confidence: .observed, sources: "LOG-CPU")

    /// How often the processor may be woken.
    public static let wakeupsLimit = Constant(
        "k.wakeups.limit", .count, ios4: nil, ios7: 150, ios13: 150, ios26: 150,
        "Wake-ups of the processor a second, averaged over k.wakeups.window, above which a report is written.",
        confidence: .observed, sources: "DTS-124180")

    /// The span over which wake-ups are averaged.
    public static let wakeupsWindow = Constant(
        "k.wakeups.window", .seconds, ios4: nil, ios7: 300, ios13: 300, ios26: 300,
        "The span over which wake-ups of the processor are averaged before they are compared with k.wakeups.limit.",
        confidence: .observed, sources: "DTS-124180")

    /// The memory of a process in the foreground.
    public static let memoryFront = Constant(
        "k.memory.limit.foreground", .megabytes, all: 2_000,
        "The memory that a process may use in the foreground. It differs from device to device; no figure is published.",
        confidence: .choice, sources: "XC-RES")

    /// The memory of a process in the background.
    public static let memoryBackground = Constant(
        "k.memory.limit.background", .megabytes, all: 1_000,
        "The memory that a process may use in the background: less than in the foreground, and no figure is published.",
        confidence: .choice, sources: "XC-RES", "XC-TERM")

    /// The time since its last use after which an app gets no discretionary launch.
    public static let usageRecent = Constant(
        "k.usage.recent", .seconds, ios4: nil, ios7: 1_209_600, ios13: 1_209_600, ios26: 1_209_600,
        "An app not opened for about two weeks (14 days) gets no discretionary launches.",
        confidence: .observed, sources: "W20-10063")

    /// The battery level below which discretionary work pauses.
    public static let batteryCritical = Constant(
        "k.battery.critical", .percent, ios4: nil, ios7: 20, ios13: 20, ios26: 20,
        "Discretionary work pauses below about this battery level.",
        confidence: .observed, sources: "W20-10063")

    /// The time after which unused Wi-Fi is closed.
    public static let wifiIdleClose = Constant(
        "k.wifi.idle-close", .seconds, all: 1800,
        "Wi-Fi is closed after this time when UIRequiresPersistentWiFi is not true.",
        confidence: .documented, sources: "PL-WIFI")

    /// The time from a lock until protected files cannot be used.
    public static let protectLockDelay = Constant(
        "k.protect.lock-delay", .seconds, all: 10,
        "The keys of complete protection are dropped this long after a lock whose passcode is required immediately.",
        confidence: .documented, sources: "APS-CLASSES")

    /// How long before the end of access apps are told.
    public static let protectNotice = Constant(
        "k.protect.notice", .seconds, all: 1,
        """
        How long before the keys are dropped apps are told; documented as shortly before.
        """,
        confidence: .documented, .choice, sources: "UIK-PROT-GONE")
}
