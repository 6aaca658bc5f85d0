/// Expiration handlers: when they run, on which thread, in which order.
extension TaskRules {
    /// The rules of expiration handlers.
    public static let handlers: [Rule] = [
        handlerLead, handlerAll, handlerMainThread, handlerOrder, handlerOnce, handlerMustEndSynchronously,
        handlerBlockingOthers, handlerNil, handlerNotOnSuspend,
    ]

    public static let handlerLead = Rule(
        "task.handler.lead", .all,
        "Handlers run k.task.expiry-lead before the budget is over.",
        confidence: .documented, .observed, sources: "UIK-BEGIN", "LOG-HANDLER26")

    /// Every open task's handler runs.
    public static let handlerAll = Rule(
        "task.handler.all", .all,
        "At expiry the handler of every open task is called once.",
        confidence: .documented, .engineer, sources: "UIK-BEGIN", "Q-TASK")

    public static let handlerMainThread = Rule(
        property: "task.handler.main-thread", .all,
        """
        Handlers run synchronously on the main thread, so suspension waits for them. A session of 2010 says that it \
        may be a different thread from the one running the task, which does not contradict this.
        """,
        confidence: .documented, sources: "UIK-BEGIN", "W10-109")

    /// In which order handlers run.
    public static let handlerOrder = Rule(
        property: "task.handler.order", .all,
        "The order of the handlers is not specified; the simulator uses order of begin and offers a seeded shuffle.",
        confidence: .choice)

    /// A handler runs once.
    public static let handlerOnce = Rule(
        "task.handler.once", .all,
        "A handler that ended its task is not called again.",
        confidence: .documented, sources: "UIK-BEGIN")

    /// A handler ends its task itself.
    public static let handlerMustEndSynchronously = Rule(
        "task.handler.must-end-synchronously", .all,
        """
        A handler should return only when the clean-up is really done and its task ended; an end that was merely \
        dispatched elsewhere and has not run when the lead is over counts as a leak.
        """,
        confidence: .engineer, .observed, sources: "Q-TASK", "LOG-HANDLER26")

    /// Handlers share their time.
    public static let handlerBlockingOthers = Rule(
        "task.handler.blocking-others", .all,
        "A slow handler delays the rest; if the sum exceeds k.task.handler-total the app is killed.",
        confidence: .engineer, sources: "Q-TASK")

    /// A task without a handler gets no warning.
    public static let handlerNil = Rule(
        "task.handler.nil", .all,
        """
        A nil handler is accepted by the API, though engineers say that every task needs one; if such a task is open \
        at expiry there is no warning and the app is killed.
        """,
        confidence: .documented, .observed, sources: "UIK-BEGIN", "APG-BE", "LOG-AUDIOSTREAMER")

    /// What handlers are not called for.
    public static let handlerNotOnSuspend = Rule(
        property: "task.handler.not-on-suspend", .all,
        "Handlers are called for expiry (or refusal) only, not on return to the foreground or at purge.",
        confidence: .documented, sources: "UIK-BEGIN")
}
