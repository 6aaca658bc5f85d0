/// The figures of finite-length tasks, and of the suspension that follows when none is open.
public enum TaskConstants {
    /// All figures of finite-length tasks.
    public static let all: [Constant] = [
        budgetForeground, budgetBackground, expiryLead, handlerTotal, remainingForeground, ageWarning, countLimit,
        suspendGrace, grantDelay,
    ]

    /// Seconds on tasks after leaving the foreground.
    public static let budgetForeground = Constant(
        "k.task.budget.foreground", .seconds, ios4: 600, ios7: 180, ios13: 30, ios26: 30,
        """
        Total seconds the app (not the task) may stay runnable on tasks after it leaves the foreground. Never \
        officially documented; no evidence was found that iOS 26 changed it.
        """,
        confidence: .documented, .engineer, .observed, .choice,
        sources: "LOG-600", "W10-105", "APG-BE", "Q-TASK-2018", "LOG-180", "Q-TASK", "LOG-13CHANGE", "DTS-741432")

    /// Seconds on tasks begun in a background wake.
    public static let budgetBackground = Constant(
        "k.task.budget.background", .seconds, ios4: 600, ios7: 30, ios13: 30, ios26: 30,
        """
        Total seconds the app may stay runnable on tasks when it was resumed or launched in the background and begins \
        a task there. The figure for iOS 4 to 6 is a choice.
        """,
        confidence: .documented, .engineer, .choice, sources: "Q-TASK-2018", "W13-204", "Q-TASK")

    /// Seconds from begin until the assertion holds.
    public static let grantDelay = Constant(
        "k.task.grant-delay", .seconds, all: 0,
        """
        Seconds from begin until the task keeps the app awake. The grant is documented to be asynchronous, without a \
        figure; 0 by default, raise it to see a begin lose the race with suspension.
        """,
        confidence: .choice, sources: "UIK-BEGIN")

    /// Seconds between the expiration handlers and the end of the budget.
    public static let expiryLead = Constant(
        "k.task.expiry-lead", .seconds, all: 5,
        """
        Seconds before the budget ends at which expiration handlers run. Documented as shortly before; on iOS 13 and \
        later handlers were seen at 26 and 27 s of 30.
        """,
        confidence: .documented, .observed, .choice, sources: "UIK-BEGIN", "LOG-HANDLER26")

    /// Seconds that all expiration handlers have together.
    public static let handlerTotal = Constant(
        "k.task.handler-total", .seconds, all: 5,
        """
        All handlers together must be done, and all tasks ended, within this time of the first handler call; then the \
        app is killed with 0x8badf00d. An engineer says a few seconds in all; the figure is the lead.
        """,
        confidence: .engineer, .choice, sources: "Q-TASK")

    /// What `backgroundTimeRemaining` reads in the foreground.
    public static let remainingForeground = Constant(
        "k.task.remaining.foreground", .seconds, all: .greatestFiniteMagnitude,
        "backgroundTimeRemaining in the foreground: DBL_MAX, about 1.797e308.",
        confidence: .engineer, sources: "DTS-391799")

    /// The age at which an open task is warned about.
    public static let ageWarning = Constant(
        "k.task.age-warning", .seconds, ios4: nil, ios7: nil, ios13: 30, ios26: 30, systems: .from(.iOS(14)),
        """
        A task held this long logs a warning, also in the foreground; nothing is killed by it there. Seen from iOS 14.
        """,
        confidence: .observed, sources: "LOG-AGE")

    /// The number of open tasks that is too many.
    public static let countLimit = Constant(
        "k.task.count-limit", .count, ios4: nil, ios7: 1000, ios13: 1000, ios26: 1000, systems: .from(.iOS(11)),
        "About this many open assertions kill the app with 0xbada5e47, from iOS 11.",
        confidence: .engineer, sources: "Q-TASK")

    /// The longest run after `didEnterBackground` with nothing that keeps the app awake.
    public static let suspendGrace = Constant(
        "k.suspend.grace", .seconds, all: 10,
        """
        Upper bound on how long the app may still run after didEnterBackground returned with nothing keeping it awake; \
        backgroundTimeRemaining starts near 10 in that case. How long it does run on is a setting of the phone \
        (life.suspend.grace); this is only the bound that it reads.
        """,
        confidence: .documented, .observed, .choice, sources: "UIK-EXTEND", "LOG-S21G", "IOHYES-92")
}
