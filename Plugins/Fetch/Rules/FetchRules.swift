import BackgroundRuntime

/// The rules of background fetch.
package enum FetchRules {
    /// All rules of background fetch.
    package static let all: [Rule] = [
        needsMode, defaultNever, intervalLowerBound, callback, completionRequired, completionSuspends,
        completionOnce,
        resultFeedback, patternLearning, taskLimit, switchOff, bgtaskConflict, noForeground,
    ]

    package static let needsMode = Rule(
        "fetch.needs-mode", .from(.iOS(7)),
        "Without the fetch mode setMinimumBackgroundFetchInterval has no effect.",
        confidence: .documented, sources: "UIK-FETCHINT")

    package static let defaultNever = Rule(
        "fetch.default-never", .from(.iOS(7)),
        "No fetch happens until an interval other than never is set in this launch history.",
        confidence: .documented, sources: "UIK-FETCHINT")

    package static let intervalLowerBound = Rule(
        "fetch.interval-lower-bound", .from(.iOS(7)),
        "Two fetches are never closer than the interval; when the next one comes is the system's choice.",
        confidence: .documented, sources: "UIK-FETCHINT", "W13-204")

    package static let callback = Rule(
        "fetch.callback", .from(.iOS(7)),
        "For a fetch the app is launched or resumed in the background and gets performFetchWithCompletionHandler.",
        confidence: .documented, sources: "UIK-PERFORM")

    package static let completionRequired = Rule(
        "fetch.completion-required", .from(.iOS(7)),
        "Not calling the fetch completion handler within k.fetch.allowance ends the app (0x2182bad4 today).",
        confidence: .documented, sources: "UIK-PERFORM", "XC-SIGKILL")

    package static let completionSuspends = Rule(
        "fetch.completion-suspends", .from(.iOS(7)),
        "After the fetch completion handler is called a snapshot is taken and the app may be suspended at once.",
        confidence: .documented, sources: "W13-204")

    package static let completionOnce = Rule(
        "fetch.completion-once", .from(.iOS(7)),
        "Calling the fetch completion handler twice is an error of the app.",
        confidence: .choice)

    package static let resultFeedback = Rule(
        "fetch.result-feedback", .from(.iOS(7)),
        """
        newData, noData and failed, and the time and data used, influence later opportunities: slow apps get \
        fewer.
        """,
        confidence: .documented, sources: "UIK-PERFORM", "W13-204")

    package static let patternLearning = Rule(
        "fetch.pattern-learning", .from(.iOS(7)),
        """
        The system schedules fetches by the user's pattern of use, coalesced among apps, and an app not opened for \
        k.usage.recent gets none; the simulator uses a seeded model.
        """,
        confidence: .documented, .choice, sources: "W13-204")

    package static let taskLimit = Rule(
        property: "fetch.task-limit", .from(.iOS(7)),
        "A task begun in the fetch callback gets k.task.budget.background.",
        confidence: .documented, .engineer, sources: "W13-204", "Q-TASK-2018")

    package static let switchOff = Rule(
        "fetch.switch-off", .from(.iOS(7)),
        """
        No fetch happens with Background App Refresh off, in Low Power Mode (iOS 9 and later), or after a force \
        quit.
        """,
        confidence: .documented, sources: "UIK-REFRESH", "FND-LPM", "W13-204")

    package static let bgtaskConflict = Rule(
        "fetch.bgtask-conflict", .from(.iOS(13)),
        """
        On iOS 13 and later the presence of BGTaskSchedulerPermittedIdentifiers disables performFetch and \
        setMinimumBackgroundFetchInterval.
        """,
        confidence: .documented, sources: "UIK-BGT", "LOG-BGF230")

    package static let noForeground = Rule(
        "fetch.no-foreground", .from(.iOS(7)),
        "No fetch callback comes while the app is in the foreground.",
        confidence: .choice)
}
