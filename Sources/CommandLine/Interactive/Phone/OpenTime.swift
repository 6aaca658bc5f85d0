import BackgroundRuntime
import VigilScenarios

/// What keeps an app awake now, and how long its tasks may go on.
struct OpenTime {
    private let app: InstalledApp

    /// What there is of `app`.
    init(of app: InstalledApp) { self.app = app }

    /// A line for each.
    var text: String {
        guard let process = app.process else { return "\(app.name.onOneLine) is not running" }
        let now = app.device.now
        let assertions = process.assertions.all.map { assertion in
            let until = assertion.until.map { ", until \(TimeText.clock($0))" } ?? ""
            return "\(assertion.holder): \(assertion.reason), since \(TimeText.clock(assertion.since))\(until) "
                + "[\(assertion.rule.id)]"
        }
        let waiting = process.ledger.tasks.filter { task in
            !process.assertions.all.contains { $0.holder == .task(task.name) }
        }
        let tasks = waiting.map { "task \($0.name.quoted): open, and does not keep the app awake" }
        let lines = (assertions + tasks).map(\.onOneLine)
        let left = process.ledger.time.remaining(at: now).map { "task time left: \(TimeText.duration($0))" }
        return (lines.isEmpty ? ["nothing keeps \(app.name.onOneLine) awake, and no task is open"] : lines)
            .joined(separator: "\n") + (left.map { "\n" + $0 } ?? "")
    }
}
