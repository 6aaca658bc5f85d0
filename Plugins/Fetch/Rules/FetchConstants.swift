import BackgroundRuntime

/// The figures of background fetch.
package enum FetchConstants {
    /// All of them.
    package static let all: [Constant] = [
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
}
