/// The rules of finite-length tasks: identifiers, budget, ends, expiration handlers and leaks.
///
/// A member is named after the end of its rule's id: `task.leak.kill` is ``leakKill``.
/// What a rule says is its ``Rule/sentence``.
public enum TaskRules {
    /// All rules of finite-length tasks.
    public static let all: [Rule] = begins + budget + hold + sleep + ends + handlers + leaks

    /// When a task may begin, and what it gets.
    public static let begins: [Rule] = [
        idUnique, idInvalid, idInvalidValue, needsNoMode, beginAnyState, beginForegroundDormant, beginAsyncGrant,
        beginNoGuarantee, beginRefused, beginAfterBudget, beginInHandler, name, `extension`, priority,
    ]

    /// Identifiers of open tasks differ.
    public static let idUnique = Rule(
        property: "task.id.unique", .all,
        "Each begin returns an identifier that differs from every identifier still open.",
        confidence: .documented, sources: "UIK-BEGIN")

    /// The answer where there is no multitasking.
    public static let idInvalid = Rule(
        "task.id.invalid", .all,
        "Begin returns UIBackgroundTaskInvalid when background running is impossible (no multitasking support).",
        confidence: .documented, sources: "UIK-BEGIN", "APG-BE")

    /// The value of the invalid identifier.
    public static let idInvalidValue = Rule(
        property: "task.id.invalid-value", .all,
        """
        The simulator's invalid identifier is 0 and no valid task has it; code must compare with the constant, not \
        with 0.
        """,
        confidence: .choice)

    /// Tasks and modes are independent.
    public static let needsNoMode = Rule(
        property: "task.needs-no-mode", .all,
        "Tasks need no UIBackgroundModes value.",
        confidence: .documented, sources: "APG-BE")

    /// Where a task may begin.
    public static let beginAnyState = Rule(
        property: "task.begin.any-state", .all,
        "Begin may be called in any state the app can run in, foreground included, from any thread.",
        confidence: .documented, sources: "UIK-BEGIN")

    /// A task costs nothing in the foreground.
    public static let beginForegroundDormant = Rule(
        "task.begin.foreground-dormant", .all,
        "A task begun in the foreground uses no budget until the app leaves the foreground.",
        confidence: .engineer, sources: "Q-TASK")

    /// A task begun at the last moment may be too late.
    public static let beginAsyncGrant = Rule(
        "task.begin.async-grant", .all,
        """
        The assertion of a task is granted asynchronously; a begin as the very last act of didEnterBackground may lose \
        the race with suspension. The simulator has a configurable grant delay, 0 by default.
        """,
        confidence: .documented, .choice, sources: "UIK-BEGIN", "UIK-ENTERBG")

    /// Run time is never promised.
    public static let beginNoGuarantee = Rule(
        "task.begin.no-guarantee", .all,
        """
        No run time is guaranteed: begin can return the invalid id and a handler can be called at any time. The \
        simulator can inject both faults.
        """,
        confidence: .engineer, sources: "Q-TASK")

    /// How a refusal is told.
    public static let beginRefused = Rule(
        "task.begin.refused", .all,
        "If the system cannot grant the assertion it calls that task's expiration handler.",
        confidence: .documented, sources: "UIK-BEGIN")

    /// A task begun too late gains nothing.
    public static let beginAfterBudget = Rule(
        "task.begin.after-budget", .all,
        """
        A begin when the budget is used up gives no more time: its handler is called at once, and the time already \
        over is not extended.
        """,
        confidence: .documented, .observed, .choice, sources: "UIK-BEGIN", "LOG-GTM199")

    /// A task begun in a handler gains nothing.
    public static let beginInHandler = Rule(
        "task.begin.in-handler", .all,
        """
        Beginning a new task inside an expiration handler gains no time; if it is not ended in the same lead the app \
        is killed.
        """,
        confidence: .observed, sources: "LOG-GTM199")

    public static let name = Rule(
        property: "task.name", .from(.iOS(7)),
        "A task may carry a name; without one, the name is derived from the calling function.",
        confidence: .documented, sources: "UIK-BEGIN")

    /// Extensions have another call.
    public static let `extension` = Rule(
        "task.extension", .from(.iOS(8)),
        """
        In an app extension begin is unavailable; performExpiringActivity is used instead, whose block is called again \
        with expired = true when time is up, or at once with true if refused.
        """,
        confidence: .documented, sources: "UIK-BEGIN", "FND-EXPIRING")

    /// Tasks run at low priority.
    public static let priority = Rule(
        property: "task.priority", .all,
        "Code under a task runs at lower CPU and I/O priority; GPU and real-time threads are not available to it.",
        confidence: .documented, sources: "W10-105", "W10-109")
}
