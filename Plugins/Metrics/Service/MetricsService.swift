import BackgroundRuntime

/// What the system keeps of an app: its days, and what it was told.
final class AppMetrics {
    var days: ReportDays
    var deliveries: [(instant: VirtualInstant, count: Int)] = []

    init(_ days: ReportDays) { self.days = days }
}

/// What a process has of metrics.
final class ProcessMetrics {
    var session: MetricsSession?
    var received: [DayReport] = []
    /// Whether it was on the screen when it was last told where it is.
    var isForeground = false

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessMetrics { process.storage.object { ProcessMetrics() } }
}

/// Counts the ends of apps and tells them once a day.
public final class MetricsService: ModuleService {
    private let context: ServiceContext

    init(_ context: ServiceContext) { self.context = context }

    /// A process uses metrics: the first one of its app begins the reports.
    func admit(_ process: AppProcess, _ session: MetricsSession) {
        let record = ProcessMetrics.of(process)
        record.session = session
        record.isForeground = process.state.isForeground
        guard process.app.storage.existing(AppMetrics.self) == nil else { return }
        let length = context.constants.duration(MetricsRules.day) ?? .seconds(86400)
        let days = ReportDays(length: length, at: context.now)
        _ = process.app.storage.object { AppMetrics(days) }
        process.record(.note, "reports of metrics begin", rule: MetricsRules.begin)
        watch(process.app, until: days.end)
    }

    private func watch(_ app: InstalledApp, until end: VirtualInstant) {
        context.schedule(after: context.now.duration(to: end), isHousekeeping: true) { [weak self, weak app] in
            guard let self, let app, let metrics = app.storage.existing(AppMetrics.self) else { return }
            metrics.days.close()
            if let process = app.process { deliver(in: process) }
            watch(app, until: metrics.days.end)
        }
    }

    /// What waits is told to a process that runs.
    func deliver(in process: AppProcess) {
        let record = ProcessMetrics.of(process)
        guard process.state.isRunning, let session = record.session, session.client != nil,
            let metrics = process.app.storage.existing(AppMetrics.self)
        else { return }
        let reports = metrics.days.deliver(at: context.now)
        guard !reports.isEmpty else { return }
        metrics.deliveries.append((context.now, reports.count))
        record.received += reports
        let ends = reports.map(\.exits.total).reduce(0, +)
        session.notify(
            "didReceive(_: [MXMetricPayload])", detail: "\(reports.count) with \(ends) ends of the app",
            rule: MetricsRules.daily
        ) { $0.didReceive(reports) }
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let record = process.storage.existing(ProcessMetrics.self) else { return }
        if state != .notRunning { record.isForeground = state.isForeground }
        deliver(in: process)
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        let wasForeground = process.storage.existing(ProcessMetrics.self)?.isForeground ?? false
        process.app.storage.existing(AppMetrics.self)?.days.count(reason.category, wasForeground: wasForeground)
    }
}
