import BackgroundRuntime

// Rules of when a transfer may go on.

extension TransferRules {
    package static let discretionaryFlag = Rule(
        "transfer.discretionary.flag", .from(.iOS(7)),
        """
        Discretionary transfers wait for good conditions (Wi-Fi, power); on iOS 7 Wi-Fi only, from 8 relaxed as \
        the timeout nears.
        """,
        confidence: .documented, sources: "W13-705", "W14-707", "FND-CONF")

    package static let discretionaryForced = Rule(
        "transfer.discretionary.forced", .from(.iOS(7)),
        "A transfer started while the app is in the background is discretionary whatever the flag says.",
        confidence: .documented, sources: "FND-CONF")

    package static let discretionaryForeground = Rule(
        "transfer.discretionary.foreground", .from(.iOS(8)),
        """
        From iOS 8 a transfer started in the background becomes non-discretionary when the user brings the app to \
        the foreground.
        """,
        confidence: .documented, sources: "W14-707")

    package static let retry = Rule(
        "transfer.retry", .from(.iOS(7)),
        """
        Network failures of a background transfer are retried by the system until k.transfer.resource-timeout; the \
        request timeout leads to a retry.
        """,
        confidence: .documented, sources: "FND-CONF")

    package static let waitsConnectivity = Rule(
        "transfer.waits-connectivity", .from(.iOS(11)),
        "A background session always waits for connectivity.",
        confidence: .documented, sources: "FND-CONF")

    package static let wifiOnly = Rule(
        "transfer.wifi-only", .from(.iOS(7)),
        "With cellular disallowed a transfer waits for Wi-Fi and does not fail for it.",
        confidence: .documented, sources: "FND-CONF")

    package static let rateLimiter = Rule(
        "transfer.rate-limiter", .from(.iOS(7)),
        """
        Each transfer started from a background relaunch meets a growing delay; it resets when the user opens the \
        app, or when a delay passes without a new transfer.
        """,
        confidence: .documented, .engineer, sources: "FND-BG", "DTS-741432", "DTS-14854",
        advice: "Hand all transfers to the session at once, while the app is in front.")

    package static let oneAtATime = Rule(
        "transfer.one-at-a-time", .from(.iOS(7)),
        """
        Because of the rate limiter a queue that starts the next transfer at each wake gets slower; all should be \
        submitted up front.
        """,
        confidence: .documented, .observed, sources: "FND-BG", "LOG-MZDM30")

    package static let lowPower = Rule(
        "transfer.low-power", .from(.iOS(9)),
        "Discretionary transfers pause in Low Power Mode.",
        confidence: .documented, sources: "FND-LPM")
}
