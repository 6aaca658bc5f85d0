import BackgroundRuntime
import VigilMetrics

@testable import MetricKit

let usesOfMetrics: [String: Use] = [
    "MXMetricManager": { _ = MXMetricManager.shared },
    "-[MXMetricPayload applicationExitMetrics]": {
        var days = ReportDays(length: .seconds(1), at: .boot)
        days.close()
        _ = days.waiting.first.map { MXMetricPayload($0) }?.applicationExitMetrics
    },
]
