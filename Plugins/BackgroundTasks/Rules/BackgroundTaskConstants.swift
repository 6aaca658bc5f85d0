import BackgroundRuntime

/// The figures of scheduled background tasks.
package enum BackgroundTaskConstants {
    package static let all: [Constant] =
        [
            refreshAllowance, processingAllowance, expiryLead, pendingRefresh, pendingProcessing, advisedDelay,
            submitCost,
            progressLimit,
        ] + choices

    /// Those by which the simulator decides when a task starts, about which Apple says nothing.
    private static let choices: [Constant] = [
        round, refreshChance, processingChance, habitHours, habitDays, idleAfter, inForeground, nightBegin, nightEnd,
        refreshBudget, processingBudget,
    ]

    static let refreshAllowance = Constant(
        "k.bgrefresh.allowance", .seconds, ios4: nil, ios7: nil, ios13: 30, ios26: 30,
        "Run time of a BGAppRefreshTask, at most. It may be cut short: 2 to 5 s was reported.",
        confidence: .documented, .engineer, sources: "W19-707", "BGT-STRAT", "DTS-780956")

    static let processingAllowance = Constant(
        "k.bgprocessing.allowance", .seconds, ios4: nil, ios7: nil, ios13: 300, ios26: 300,
        "Run time of a BGProcessingTask, documented only as minutes or several minutes.",
        confidence: .documented, .choice, sources: "BGT-PROC", "W19-707")

    static let expiryLead = Constant(
        "k.bgtask.expiry-lead", .seconds, ios4: nil, ios7: nil, ios13: 5, ios26: 5,
        "Seconds before the end at which the expiration handler of a BGTask runs; documented as shortly before.",
        confidence: .documented, .choice, sources: "BGT-EXP")

    static let pendingRefresh = Constant(
        "k.bgtask.pending.refresh", .count, ios4: nil, ios7: nil, ios13: 1, ios26: 1,
        "Refresh requests that may be pending.",
        confidence: .documented, sources: "BGT-SUBMIT")

    static let pendingProcessing = Constant(
        "k.bgtask.pending.processing", .count, ios4: nil, ios7: nil, ios13: 10, ios26: 10,
        "Processing requests that may be pending.",
        confidence: .documented, sources: "BGT-SUBMIT")

    static let advisedDelay = Constant(
        "k.bgtask.advised-delay", .seconds, ios4: nil, ios7: nil, ios13: 604_800, ios26: 604_800,
        "The longest delay of earliestBeginDate that Apple advises: a week.",
        confidence: .documented, sources: "W19-707")

    static let submitCost = Constant(
        "k.bgtask.submit-cost", .seconds, ios4: nil, ios7: nil, ios13: 0, ios26: 0,
        "How long submit blocks its caller. That it blocks is documented, and no figure.",
        confidence: .documented, .choice, sources: "W19-707")

    static let progressLimit = Constant(
        "k.bgtask.progress-limit", .seconds, ios4: nil, ios7: nil, ios13: nil, ios26: 15,
        "How long a continued task may be in the background without progress; no figure is documented.",
        confidence: .observed, .choice, sources: "DTS-805554", "LOG-BGC809182")

    static let round = Constant(
        "k.bgtask.round", .seconds, ios4: nil, ios7: nil, ios13: 900, ios26: 900,
        """
        How often the simulated system looks whether pending tasks may start, for all apps together, which is how their \
        launches coincide.
        """,
        confidence: .choice)

    static let refreshChance = Constant(
        "k.bgtask.refresh-chance", .percent, ios4: nil, ios7: nil, ios13: 25, ios26: 25,
        """
        The chance that a refresh task whose conditions hold starts in a round of a willing phone. Where the user opened \
        the app at this time of day on a greater share of days, that share; on the usual phone nothing but that share.
        """,
        confidence: .choice)

    static let processingChance = Constant(
        "k.bgtask.processing-chance", .percent, ios4: nil, ios7: nil, ios13: 50, ios26: 50,
        "The chance that a processing task whose conditions hold starts in a round.",
        confidence: .choice)

    static let habitHours = Constant(
        "k.bgtask.habit-hours", .count, ios4: nil, ios7: nil, ios13: 2, ios26: 2,
        "How many hours ahead, this one included, the system looks for the next use of an app.",
        confidence: .choice)

    static let habitDays = Constant(
        "k.bgtask.habit-days", .count, ios4: nil, ios7: nil, ios13: 7, ios26: 7,
        "From how many past days the system learns when the user opens an app.",
        confidence: .choice)

    static let idleAfter = Constant(
        "k.bgtask.idle-after", .seconds, ios4: nil, ios7: nil, ios13: 300, ios26: 300,
        "How long the screen has to be locked until the phone counts as idle.",
        confidence: .choice)

    static let nightBegin = Constant(
        "k.bgtask.night-begin", .count, ios4: nil, ios7: nil, ios13: 23, ios26: 23,
        "The hour of the user's clock from which processing tasks start on the usual phone.",
        confidence: .choice)

    static let nightEnd = Constant(
        "k.bgtask.night-end", .count, ios4: nil, ios7: nil, ios13: 6, ios26: 6,
        "The hour of the user's clock from which processing tasks start no more on the usual phone.",
        confidence: .choice)

    static let refreshBudget = Constant(
        "k.bgtask.refresh-budget", .count, ios4: nil, ios7: nil, ios13: 8, ios26: 8,
        "How many refresh tasks the usual phone starts for an app in a day, at most.",
        confidence: .choice)

    static let processingBudget = Constant(
        "k.bgtask.processing-budget", .count, ios4: nil, ios7: nil, ios13: 2, ios26: 2,
        "How many processing tasks the usual phone starts for an app in a day, at most.",
        confidence: .choice)

    static let inForeground = Constant(
        "k.bgtask.in-foreground", .count, ios4: nil, ios7: nil, ios13: 0, ios26: 0,
        "Whether a task whose conditions hold also starts while its app is in front: 1, or 0.",
        confidence: .choice)
}
