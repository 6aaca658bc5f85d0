/// How a task ends when the app ends it.
extension TaskRules {
    /// How a task is ended, and by whom.
    public static let ends: [Rule] = [
        endBalance, endSuspends, endEarly, endUnknownID, endInvalidID, endAnyThread,
    ]

    /// Every begin needs its end.
    public static let endBalance = Rule(
        "task.end.balance", .all,
        "Every begun task must be ended separately; ending one leaves the others open.",
        confidence: .documented, sources: "UIK-BEGIN", "UIK-END")

    /// The last end lets the app be suspended.
    public static let endSuspends = Rule(
        "task.end.suspends", .all,
        "When the last open task ends in the background and nothing else holds the app, it is suspended.",
        confidence: .documented, sources: "APG-BE", "Q-TASK")

    /// A task that ended in time has no expiry.
    public static let endEarly = Rule(
        "task.end.early", .all,
        "Ending a task before expiry means that its handler is never called.",
        confidence: .documented, sources: "UIK-BEGIN")

    /// An end for no task is only logged.
    public static let endUnknownID = Rule(
        "task.end.unknown-id", .all,
        """
        Ending an identifier that is unknown or already ended changes no other task, does not crash, and logs, in \
        essence, "Can't end BackgroundTask: no background task exists with identifier N, or it may have already been \
        ended". The text is known from iOS 13.
        """,
        confidence: .observed, sources: "LOG-CANTEND")

    /// An end for the invalid identifier does nothing.
    public static let endInvalidID = Rule(
        "task.end.invalid-id", .all,
        "Ending the invalid identifier does nothing harmful.",
        confidence: .observed, .choice, sources: "LOG-CANTEND")

    /// Where a task may end.
    public static let endAnyThread = Rule(
        "task.end.any-thread", .all,
        "A task may be ended from any thread.",
        confidence: .documented, sources: "UIK-END")
}
