import BackgroundRuntime

/// The figures of scheduled background tasks.
package enum BackgroundTaskConstants {
    /// All of them.
    package static let all: [Constant] = [
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
}
