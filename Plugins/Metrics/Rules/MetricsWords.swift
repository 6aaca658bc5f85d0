import BackgroundRuntime

/// What people call what the rules of metrics are about.
enum MetricsWords {
    static let all: [PlainWords] = [
        PlainWords("metrics.begin", "MXMetricManager add subscriber", "MetricKit receives nothing"),
        PlainWords("metrics.daily", "MetricKit didReceive payload is not called", "MXMetricPayload once a day"),
        PlainWords(
            "metrics.exits", "MXAppExitMetric", "why was my app terminated in background statistics",
            "cumulativeBackgroundTaskAssertionTimeoutExitCount", "count of background exits", "applicationExitMetrics"),
        PlainWords("metrics.no-wake", "does MetricKit launch the app"),
    ]
}
