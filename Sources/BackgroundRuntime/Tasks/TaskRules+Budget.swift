/// How much time there is, who shares it, and what `backgroundTimeRemaining` tells of it.
extension TaskRules {
    /// How much time tasks have, and what counts.
    public static let budget: [Rule] = [
        budgetShared, budgetStart, budgetForegroundResets, budgetBackgroundBegin, budgetNotRenewedByEnd,
        budgetMayShrink, remainingForegroundMax, remainingDecreases, remainingValidity, remainingNoTask,
        transferHint, default30,
    ]

    /// Tasks share one budget.
    public static let budgetShared = Rule(
        "task.budget.shared", .all,
        """
        All open tasks draw on one budget of the app (k.task.budget.foreground or k.task.budget.background); two tasks \
        give no more time than one.
        """,
        confidence: .engineer, sources: "Q-TASK")

    /// When the budget starts to run.
    public static let budgetStart = Rule(
        "task.budget.start", .all,
        """
        The clock of the budget starts when the app enters the background, or when a task becomes effective if the app \
        was already there.
        """,
        confidence: .engineer, sources: "Q-TASK")

    /// The foreground makes the budget full again.
    public static let budgetForegroundResets = Rule(
        "task.budget.foreground-resets", .all,
        "Coming to the foreground ends the countdown; the next background entry starts with a full budget.",
        confidence: .choice, sources: "Q-TASK")

    /// The budget of a wake is its own.
    public static let budgetBackgroundBegin = Rule(
        "task.budget.background-begin", .from(.iOS(7)),
        "A task begun during a background wake gets k.task.budget.background, not the foreground budget.",
        confidence: .engineer, .documented, sources: "Q-TASK-2018", "W13-204")

    /// A new task does not renew the budget.
    public static let budgetNotRenewedByEnd = Rule(
        "task.budget.not-renewed-by-end", .all,
        """
        Ending all tasks and beginning another in the same background stay continues on the remaining budget; only \
        task.hold.restart renews it.
        """,
        confidence: .engineer, .choice, sources: "Q-TASK")

    /// The figure of today.
    public static let default30 = Rule(
        property: "task.default-30", .from(.iOS(13)),
        "The budget of task time is 30 seconds by default, and a task need not end exactly then.",
        confidence: .engineer, sources: "DTS-764762")

    /// The budget is no promise.
    public static let budgetMayShrink = Rule(
        "task.budget.may-shrink", .all,
        "The system may call the tasks in before the nominal budget is over; code must not rely on the figure.",
        confidence: .documented, sources: "UIK-REMAIN", "Q-TASK")

    /// What the remaining time reads in the foreground.
    public static let remainingForegroundMax = Rule(
        property: "task.remaining.foreground-max", .all,
        "backgroundTimeRemaining is DBL_MAX in the foreground, also with tasks open.",
        confidence: .engineer, sources: "DTS-391799")

    /// How the remaining time runs down.
    public static let remainingDecreases = Rule(
        property: "task.remaining.decreases", .all,
        """
        In the background with a task open backgroundTimeRemaining counts down monotonically to 0 with simulated time.
        """,
        confidence: .documented, sources: "UIK-REMAIN")

    /// When the remaining time means something.
    public static let remainingValidity = Rule(
        property: "task.remaining.validity", .all,
        """
        backgroundTimeRemaining is meaningful only in the background after at least one task was begun. The documents \
        say begun in the foreground; the simulator counts tasks begun in a wake as well.
        """,
        confidence: .documented, sources: "UIK-REMAIN")

    /// What the remaining time reads without a task.
    public static let remainingNoTask = Rule(
        property: "task.remaining.no-task", .all,
        "In the background with no task backgroundTimeRemaining starts at about k.suspend.grace.",
        confidence: .observed, sources: "LOG-S21G", "IOHYES-92")

    /// Long transfers want another tool.
    public static let transferHint = Rule(
        "task.transfer-hint", .from(.iOS(7)),
        """
        A task is the wrong tool for long transfers; the simulator suggests a background URLSession when a task \
        expires with a transfer in flight.
        """,
        confidence: .documented, sources: "W13-204", "FND-BG")
}
