import BackgroundRuntime

/// The figures of Newsstand.
package enum NewsstandConstants {
    package static let all: [Constant] = [period, wake]

    package static let period = Constant(
        "k.newsstand.period", .seconds, ios4: 86_400, ios7: 86_400, ios13: nil, ios26: nil,
        systems: .from(.iOS(5), before: .iOS(9)),
        "Seconds after which another push may start the download of an issue.",
        confidence: .documented, sources: "TN2280")

    package static let wake = Constant(
        "k.newsstand.wake", .seconds, ios4: 10, ios7: 10, ios13: nil, ios26: nil,
        systems: .from(.iOS(5), before: .iOS(9)),
        "Run time for a push that announces an issue, and for the end of its download; Apple gives no figure.",
        confidence: .choice)
}
