import BackgroundRuntime

/// The figures of rules that no mode applies yet.
///
/// When a mode for one of these groups is written, its figures move to the mode's folder.
public enum PlannedConstants {
    /// All planned figures.
    public static let all: [Constant] = fetch + push + backgroundTasks + accessories + notifications + transfers

    /// The figures of background fetch.
    package static let fetch: [Constant] = [
        Constant(
            "k.fetch.allowance", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
            """
            Seconds until the fetch completion handler must have been called. A session of 2014 says 30 to 60, and \
            about 45 was seen as remaining time.
            """,
            confidence: .documented, sources: "UIK-PERFORM", "W14-707", "IOHYES-92"),
        Constant(
            "k.fetch.default-interval", .seconds, ios4: nil, ios7: .greatestFiniteMagnitude,
            ios13: .greatestFiniteMagnitude, ios26: .greatestFiniteMagnitude,
            "The minimum background fetch interval until setMinimumBackgroundFetchInterval is called: never.",
            confidence: .documented, sources: "UIK-FETCHINT"),
    ]

    /// The figures of silent remote notifications.
    package static let push: [Constant] = [
        Constant(
            "k.push.allowance", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
            """
            Seconds until the completion handler of didReceiveRemoteNotification:fetchCompletionHandler: must have \
            been called.
            """,
            confidence: .documented, sources: "UIK-RN"),
        Constant(
            "k.push.per-hour", .count, ios4: nil, ios7: 3, ios13: 3, ios26: 3,
            "Silent pushes per hour above which delivery is throttled; the advice is two or three an hour.",
            confidence: .documented, sources: "UN-BGPUSH", "BGT-STRAT"),
        Constant(
            "k.push.spacing", .seconds, ios4: nil, ios7: 900, ios13: 900, ios26: 900,
            """
            Spacing between launches that models the throttle: an example shows 14 pushes giving 7 launches at about \
            15 minutes.
            """,
            confidence: .observed, .choice, sources: "W20-10063"),
        Constant(
            "k.push.budget-reset", .seconds, ios4: nil, ios7: 86_400, ios13: 86_400, ios26: 86_400,
            "Push budgets start again after a day.",
            confidence: .engineer, sources: "DTS-776933"),
    ]

    /// The figures of scheduled background tasks.
    package static let backgroundTasks: [Constant] = [
        Constant(
            "k.bgrefresh.allowance", .seconds, ios4: nil, ios7: nil, ios13: 30, ios26: 30,
            "Run time of a BGAppRefreshTask, at most. It may be cut short: 2 to 5 s was reported.",
            confidence: .documented, .engineer, sources: "W19-707", "BGT-STRAT", "DTS-780956"),
        Constant(
            "k.bgprocessing.allowance", .seconds, ios4: nil, ios7: nil, ios13: 300, ios26: 300,
            "Run time of a BGProcessingTask, documented only as minutes or several minutes.",
            confidence: .documented, .choice, sources: "BGT-PROC", "W19-707"),
        Constant(
            "k.bgtask.expiry-lead", .seconds, ios4: nil, ios7: nil, ios13: 5, ios26: 5,
            "Seconds before the end at which the expiration handler of a BGTask runs; documented as shortly before.",
            confidence: .documented, .choice, sources: "BGT-EXP"),
        Constant(
            "k.bgtask.pending.refresh", .count, ios4: nil, ios7: nil, ios13: 1, ios26: 1,
            "Refresh requests that may be pending.",
            confidence: .documented, sources: "BGT-SUBMIT"),
        Constant(
            "k.bgtask.pending.processing", .count, ios4: nil, ios7: nil, ios13: 10, ios26: 10,
            "Processing requests that may be pending.",
            confidence: .documented, sources: "BGT-SUBMIT"),
    ]

    /// The figures of Bluetooth and accessories.
    package static let accessories: [Constant] = [
        Constant(
            "k.ble.wake", .seconds, all: 10, "Run time for a Bluetooth event, from iOS 5.",
            confidence: .documented, sources: "CB-BG"),
        Constant(
            "k.ea.wake", .seconds, all: 10, "Run time for an event of an external accessory, from iOS 5.",
            confidence: .documented, sources: "APG-BE"),
    ]

    /// The figures of local notifications.
    package static let notifications: [Constant] = [
        Constant(
            "k.notif.pending-limit", .count, all: 64,
            """
            Scheduled local notifications kept: the soonest-firing ones, a repeating one counting once. The \
            multitasking guide, with its text of iOS 4, says 128.
            """,
            confidence: .documented, .engineer, sources: "UIK-LN", "DTS-811171", "APG-BE"),
        Constant(
            "k.notif.sound-max", .seconds, all: 30,
            "Longest custom sound; a longer one is replaced by the default sound.",
            confidence: .documented, sources: "UIK-LN", "UN-SOUND"),
        Constant(
            "k.notif.repeat-min", .seconds, all: 60, "Shortest repeat interval.",
            confidence: .documented, sources: "UIK-LN", "UN-INTERVAL"),
    ]

    /// The figures of background URL sessions.
    package static let transfers: [Constant] = [
        Constant(
            "k.transfer.wake", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
            "Run time after handleEventsForBackgroundURLSession. A session says 30 to 60; the lower bound is taken.",
            confidence: .documented, .choice, sources: "W14-707"),
        Constant(
            "k.transfer.request-timeout", .seconds, ios4: nil, ios7: 60, ios13: 60, ios26: 60,
            "Default timeoutIntervalForRequest; in a background session it leads to a retry, not a failure.",
            confidence: .documented, sources: "FND-CONF"),
        Constant(
            "k.transfer.resource-timeout", .seconds, ios4: nil, ios7: 604_800, ios13: 604_800, ios26: 604_800,
            "Default timeoutIntervalForResource: 7 days.",
            confidence: .documented, sources: "FND-CONF"),
    ]
}
