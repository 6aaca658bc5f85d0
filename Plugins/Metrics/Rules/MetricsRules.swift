import BackgroundRuntime

/// The rules of an app's daily metrics.
package enum MetricsRules {
    package static let all: [Rule] = [begin, daily, exits, noWake]

    package static let begin = Rule(
        "metrics.begin", .from(.iOS(13)),
        "Reports of an app begin with the first use of MXMetricManager.shared; what was before is not in them.",
        confidence: .documented, sources: "MX-MANAGER")

    package static let daily = Rule(
        "metrics.daily", .from(.iOS(13)),
        """
        Metric payloads come at most once in k.metrics.day, one for each day that is over, with those that were not \
        delivered before.
        """,
        confidence: .documented, sources: "MX-MANAGER", "MX-SUBSCRIBER")

    package static let exits = Rule(
        property: "metrics.exits", .from(.iOS(14)),
        """
        Each end of an app counts once, in its category: from the foreground, or from the background, suspended apps \
        included.
        """,
        confidence: .documented, .choice, sources: "MX-BG", "MX-EXIT")

    package static let noWake = Rule(
        property: "metrics.no-wake", .from(.iOS(13)),
        "No payload wakes or launches an app: it waits until the app runs and has a subscriber.",
        confidence: .choice, sources: "MX-MANAGER")

    /// The figures of metrics.
    package static let constants: [Constant] = [day]

    package static let day = Constant(
        "k.metrics.day", .seconds, all: 86400, systems: .from(.iOS(13)), "What a day is to reports of metrics.",
        confidence: .documented, sources: "MX-MANAGER")

    /// What they rest on, beside the sources of the host.
    static let sources: [RuleSource] = [
        RuleSource("MX-MANAGER", "MXMetricManager", "developer.apple.com/documentation/metrickit/mxmetricmanager"),
        RuleSource(
            "MX-SUBSCRIBER", "MXMetricManagerSubscriber",
            "developer.apple.com/documentation/metrickit/mxmetricmanagersubscriber"),
        RuleSource("MX-EXIT", "MXAppExitMetric", "developer.apple.com/documentation/metrickit/mxappexitmetric"),
    ]
}
