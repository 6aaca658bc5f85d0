import BackgroundRuntime

/// Whoever is told of an app's metrics: a subscriber of the manager, or a scripted app. Called on a thread of the system.
public protocol MetricsClient: AnyObject {
    /// Reports of days that are over, the oldest first.
    func didReceive(_ reports: [DayReport])
}

/// What a process asks of the reports about its app. The first one ever begins them.
public final class MetricsSession: ClientSession {
    /// The process, and where its calls come.
    public let link: ClientLink
    private let service: MetricsService

    /// Whoever is told; what waits is delivered as it is set.
    public weak var client: (any MetricsClient)? {
        didSet { if client != nil, let process { service.deliver(in: process) } }
    }

    /// The session of a process. Traps on a device that was made without the module.
    public init(_ process: AppProcess) {
        link = ClientLink("the metric manager", of: process, at: .thread(process.makeThread("MetricKit")))
        service = process.device.requiredService(MetricsService.self)
        service.admit(process, self)
    }

    /// Reports of days that are over since this process asked first, and those that it got.
    public var past: [DayReport] { process.map { ProcessMetrics.of($0).received } ?? [] }
}
