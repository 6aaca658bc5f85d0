/// How a task ends when the app ends it.
extension TaskRules {
    /// The rules of ending a task.
    public static let ends: [Rule] = [
        endBalance, endSuspends, endEarly, endUnknownID, endInvalidID, endAnyThread,
    ]

    public static let endBalance = Rule(
        "task.end.balance", .all,
        "Every begun task must be ended separately; ending one leaves the others open.",
        confidence: .documented, sources: "UIK-BEGIN", "UIK-END")

    public static let endSuspends = Rule(
        "task.end.suspends", .all,
        "When the last open task ends in the background and nothing else holds the app, it is suspended.",
        confidence: .documented, sources: "APG-BE", "Q-TASK")

    public static let endEarly = Rule(
        "task.end.early", .all,
        "Ending a task before expiry means that its handler is never called.",
        confidence: .documented, sources: "UIK-BEGIN")

    public static let endUnknownID = Rule(
        "task.end.unknown-id", .all,
        """
        Ending an identifier that is unknown or already ended changes no other task, does not crash, and logs, in \
        essence, "Can't end BackgroundTask: no background task exists with identifier N, or it may have already been \
        ended". The text is known from iOS 13.
        """,
        confidence: .observed, sources: "LOG-CANTEND")

    public static let endInvalidID = Rule(
        "task.end.invalid-id", .all,
        "Ending the invalid identifier does nothing harmful.",
        confidence: .observed, .choice, sources: "LOG-CANTEND")

    public static let endAnyThread = Rule(
        "task.end.any-thread", .all,
        "A task may be ended from any thread.",
        confidence: .documented, sources: "UIK-END")
}
