import BackgroundRuntime

/// What people call what the rules of metrics are about.
enum MetricsWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("metrics.begin", "MXMetricManager add subscriber", "MetricKit receives nothing"),
        SearchSynonyms("metrics.daily", "MetricKit didReceive payload is not called", "MXMetricPayload once a day"),
        SearchSynonyms(
            "metrics.exits", "MXAppExitMetric", "why was my app terminated in background statistics",
            "cumulativeBackgroundTaskAssertionTimeoutExitCount", "count of background exits", "applicationExitMetrics"),
        SearchSynonyms("metrics.no-wake", "does MetricKit launch the app"),
    ]
}
