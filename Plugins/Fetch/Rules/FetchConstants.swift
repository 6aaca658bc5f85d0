import BackgroundRuntime

/// The figures of background fetch.
package enum FetchConstants {
    package static let all: [Constant] = [
        allowance, defaultInterval, round, chance, habitHours, habitDays, slow,
    ]

    static let allowance = Constant(
        "k.fetch.allowance", .seconds, ios4: nil, ios7: 30, ios13: 30, ios26: 30,
        """
        Seconds until the fetch completion handler must have been called. A session of 2014 says 30 to 60, and about 45 \
        was seen as remaining time.
        """,
        confidence: .documented, sources: "UIK-PERFORM", "W14-707", "IOHYES-92")

    static let defaultInterval = Constant(
        "k.fetch.default-interval", .seconds, ios4: nil, ios7: .greatestFiniteMagnitude,
        ios13: .greatestFiniteMagnitude, ios26: .greatestFiniteMagnitude,
        "The minimum background fetch interval until setMinimumBackgroundFetchInterval is called: never.",
        confidence: .documented, sources: "UIK-FETCHINT")

    static let round = Constant(
        "k.fetch.round", .seconds, ios4: nil, ios7: 900, ios13: 900, ios26: 900,
        """
        How often the simulated system looks whether apps may fetch, for all of them together, which is how their \
        fetches coincide.
        """,
        confidence: .choice)

    static let chance = Constant(
        "k.fetch.chance", .percent, ios4: nil, ios7: 25, ios13: 25, ios26: 25,
        """
        The chance that an app which may fetch does so in a round. Where the user opened the app at this time of day on \
        a greater share of days, that share. Each fetch that failed or was slow halves it.
        """,
        confidence: .choice)

    static let habitHours = Constant(
        "k.fetch.habit-hours", .count, ios4: nil, ios7: 2, ios13: 2, ios26: 2,
        "How many hours ahead, this one included, the system looks for the next use of an app.",
        confidence: .choice)

    static let habitDays = Constant(
        "k.fetch.habit-days", .count, ios4: nil, ios7: 7, ios13: 7, ios26: 7,
        "From how many past days the system learns when the user opens an app.",
        confidence: .choice)

    static let slow = Constant(
        "k.fetch.slow", .seconds, ios4: nil, ios7: 10, ios13: 10, ios26: 10,
        "A fetch that takes this long counts against its app.",
        confidence: .choice)
}
