/// What happens to an app while it is suspended, and when a suspended app is removed from memory.
extension LifecycleRules {
    /// The rules of suspension and of purging.
    public static let suspension: [Rule] = [
        suspendSilent, suspendGrace, suspendNoProgress, suspendQueuedEvents, significantTimeChange,
        suspendListeningSockets,
        suspendFileLock, suspendSharedResource, purgeNoNotice, purgeOrder, purgeNoReport, purgeRelaunch,
    ]

    /// Suspension is not announced.
    public static let suspendSilent = Rule(
        property: "life.suspend.silent", .all,
        "No delegate call or notification announces suspension.",
        confidence: .documented, sources: "APG-LC")

    /// How soon an app is suspended.
    public static let suspendGrace = Rule(
        "life.suspend.grace", .all,
        """
        An app that nothing keeps awake is suspended shortly after, and no figure is promised. The simulator has three \
        settings: strict (at once), drain (what waits for the app's threads at that moment runs once; the default) and \
        a grace in seconds.
        """,
        confidence: .documented, .engineer, .choice, sources: "UIK-ENTERBG", "DTS-815618", "LOG-SECONDS",
        advice: "Hold a task for whatever must be done; do not count on any of the three.")

    /// Time stands still for a suspended app.
    public static let suspendNoProgress = Rule(
        property: "life.suspend.no-progress", .all,
        "While suspended nothing of the app runs; timers whose fire date has passed fire once after resume.",
        confidence: .documented, .choice, sources: "APG-LC", "Q-LIMITS")

    /// What the system tells a suspended app when it runs again.
    public static let suspendQueuedEvents = Rule(
        "life.suspend.queued-events", .all,
        """
        System notifications that arise while suspended are queued, coalesced to the net change (one per kind), and \
        delivered on the main thread at the next run, before any user input.
        """,
        confidence: .documented, sources: "UIK-QUEUE", "APG-ST")

    /// What the clock tells apps.
    public static let significantTimeChange = Rule(
        "life.significant-time-change", .all,
        """
        Midnight, a change of the clock or of the zone, and the change to and from summer time post \
        significantTimeChangeNotification and call applicationSignificantTimeChange; a suspended app hears of it when it \
        returns to the foreground.
        """,
        confidence: .documented, sources: "UIK-TIME")

    /// Sockets may not survive suspension.
    public static let suspendListeningSockets = Rule(
        "life.suspend.listening-sockets", .all,
        """
        Listening sockets and Bonjour registrations are to be closed before suspension; after suspension the kernel \
        may reclaim sockets, whose use then fails (EBADF on later systems, closed on lock on early ones).
        """,
        confidence: .documented, .engineer, sources: "TN2277", "Q-DEFUNCT")

    /// A lock held in a shared container is fatal.
    public static let suspendFileLock = Rule(
        "life.suspend.file-lock", .from(.iOS(8)),
        """
        An app that holds a lock of a file (flock, fcntl, SQLite) in a shared container when suspended is killed with \
        0xdead10cc; there are such containers from iOS 8 on. No report says so of files in the app's own container, nor of \
        the shared locks that an open database keeps in WAL mode.
        """,
        confidence: .documented, .observed, sources: "XC-SIGKILL", "XC-TERM", "TN2151", "LOG-DEAD10CC",
        advice: """
            Begin a task before the lock is taken and end it when the lock is given up; the end names the file, and where it was \
            locked. A file that no other process needs belongs into the app's own container.
            """)

    /// A system database in use is fatal.
    public static let suspendSharedResource = Rule(
        "life.suspend.shared-resource", .all,
        """
        An app using a shared system database (address book, calendar, media, camera data) when it is suspended is \
        killed.
        """,
        confidence: .documented, sources: "APG-ST", "TN2151")

    /// A purge is not announced.
    public static let purgeNoNotice = Rule(
        "life.purge.no-notice", .all,
        "A suspended app is removed from memory with no call at all.",
        confidence: .documented, sources: "APG-LC")

    /// Who goes first when memory is short.
    public static let purgeOrder = Rule(
        "life.purge.order", .all,
        """
        Under memory pressure suspended apps go first, the largest first; running background apps get a memory warning \
        before they are considered.
        """,
        confidence: .documented, .choice, sources: "APG-ST", "XC-TERM")

    /// A purge is no crash.
    public static let purgeNoReport = Rule(
        "life.purge.no-report", .all,
        "A purge of a suspended app leaves no crash report for that app (a jetsam report names it).",
        confidence: .documented, sources: "XC-JETSAM")

    /// What survives a purge and may launch the app again.
    public static let purgeRelaunch = Rule(
        "life.purge.relaunch", .all,
        """
        An app purged by the system keeps its registrations (regions, significant change, background transfers, \
        pending BGTasks, push) and may be launched again for them.
        """,
        confidence: .documented, sources: "CL-SIG", "FND-BG", "APG-BE")
}
