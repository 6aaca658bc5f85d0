import BackgroundRuntime

/// What would have kept a suspended app awake, by the rules of the phone and of the modules that are there. Nothing of it is
/// tried: an app that declares a mode has to use it too.
package struct AwakeOutlook {
    private let app: InstalledApp

    /// The outlook of `app`.
    package init(_ app: InstalledApp) { self.app = app }

    /// A line for each way, below a title; nil where the app was not suspended.
    package func text(at instant: VirtualInstant) -> String? {
        let entries = app.trace.entries.filter { $0.instant <= instant }
        guard entries.last?.state == .suspended else { return nil }
        let lines = [task(entries, instant)] + modes
        return (["What would have kept it awake, by the rules:"] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private func task(_ entries: [TraceEntry], _ instant: VirtualInstant) -> String {
        guard app.device.supportsMultitasking else { return "no finite-length task: this hardware knows none" }
        let rule = TaskRules.budgetStart
        guard let (start, time) = taskTime(entries) else {
            return "a finite-length task, for its time in each stay in the background [\(rule.id)]"
        }
        let end = start.advanced(by: time)
        let span = "\(TimeText.duration(time)) from \(TimeText.clock(start)) on"
        return instant < end
            ? "a finite-length task, begun before: it has \(span) [\(rule.id)]: \(rule.sentence)"
            : "no finite-length task: such tasks have \(span), which was over at \(TimeText.clock(end)) [\(rule.id)]"
    }

    /// From when on the time of tasks would have counted, and how much it was: from the last moment in front or in which a
    /// mode kept the app awake, or from a wake behind that, which has a time of its own.
    private func taskTime(_ entries: [TraceEntry]) -> (start: VirtualInstant, time: Duration)? {
        let limits = app.device.taskLimits
        var found: (VirtualInstant, Duration)?
        for (place, entry) in entries.enumerated() {
            let before = place > 0 ? entries[place - 1].state : .notRunning
            if entry.state.isForeground || entry.state == .background && entry.isHeldByMode {
                found = (entries[min(place + 1, entries.count - 1)].instant, limits.foreground)
            } else if entry.state == .background, before == .suspended || before == .notRunning {
                found = (entry.instant, limits.background)
            }
        }
        return found
    }

    private var modes: [String] {
        let declared = app.manifest.backgroundModes
        let entries = app.device.modules.catalog.entries
        return entries.filter { declared.contains($0.value) }.flatMap { lines($0, "is declared, and was not in use") }
            + entries.filter { !declared.contains($0.value) && $0.isSimulated }.flatMap { lines($0, "is not declared") }
    }

    private func lines(_ entry: ModeCatalog.Entry, _ how: String) -> [String] {
        guard entry.isSimulated else { return ["\(entry.value) is declared, and not simulated: nobody knows"] }
        let system = app.device.system
        guard system >= entry.since, entry.until.map({ system < $0 }) != false else { return [] }
        let rules = entry.keepsAwake.filter { $0.systems.contains(system) }
        guard !rules.isEmpty else {
            return ["\(entry.value) \(how); its module does not say when it keeps an app awake"]
        }
        return rules.map { "\(entry.value) \(how) [\($0.id)]: \($0.sentence)" }
    }
}

extension TraceEntry {
    /// Whether a mode keeps the app awake, and not a task or a wake, whose time counts down.
    fileprivate var isHeldByMode: Bool {
        holders.contains { !$0.hasPrefix("task \"") && !$0.hasPrefix("wake: ") }
    }
}
