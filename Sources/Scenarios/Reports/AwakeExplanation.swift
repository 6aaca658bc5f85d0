import BackgroundRuntime

/// Answers why an app was awake, suspended or not woken at an instant of a run.
public struct AwakeExplanation {
    private let name: String
    private let end: () -> VirtualInstant
    private let entries: () -> [TraceEntry]

    public init(_ app: InstalledApp) {
        name = app.name.onOneLine
        end = { app.device.now }
        entries = { app.trace.entries }
    }

    /// Answers about an app of a run that was recorded.
    ///
    /// - Parameters:
    ///   - name: the name of the app.
    ///   - entries: what happened to it.
    ///   - end: how long the run went on.
    package init(name: String, entries: [TraceEntry], end: VirtualInstant) {
        self.name = name.onOneLine
        self.end = { end }
        self.entries = { entries }
    }

    /// The answer for `instant`, in words.
    ///
    /// An instant that the run has not reached gets the answer for its end, and is told so.
    public func answer(at instant: VirtualInstant) -> String {
        let end = self.end()
        guard instant <= end else {
            return "The run went on to \(TimeText.clock(end)) only, not to \(TimeText.clock(instant)). "
                + answer(at: end)
        }
        let entries = self.entries().filter { $0.instant <= instant }
        let time = TimeText.clock(instant)
        guard let last = entries.last else { return "At \(time), \(name) had not been launched." }
        switch last.state {
        case .active, .inactive:
            return "At \(time), \(name) was in the foreground (\(last.state))." + cause(entries)
        case .background: return awake(entries, last, time)
        case .suspended: return "At \(time), \(name) was suspended." + cause(entries) + notWoken(entries)
        case .notRunning: return "At \(time), \(name) was not running." + ending(entries) + notWoken(entries)
        }
    }

    private func awake(_ entries: [TraceEntry], _ last: TraceEntry, _ time: String) -> String {
        guard !last.holders.isEmpty else {
            return "At \(time), \(name) was in the background, in the middle of a transition." + cause(entries)
        }
        let reasons = last.holders.compactMap { holder in
            entries.last { $0.kind == .acquire && $0.text.contains("kept awake by \(holder)") }
        }
        return
            (["At \(time), \(name) was awake in the background:"] + reasons.map { "  " + AwakeExplanation.sentence($0) })
            .joined(separator: "\n")
    }

    private func cause(_ entries: [TraceEntry]) -> String {
        entries.last { $0.kind == .state }.map { "\n  " + AwakeExplanation.sentence($0) } ?? ""
    }

    private func ending(_ entries: [TraceEntry]) -> String {
        entries.last { $0.kind == .termination }.map { "\n  " + AwakeExplanation.sentence($0) } ?? ""
    }

    /// What the system refused since the app last ran.
    private func notWoken(_ entries: [TraceEntry]) -> String {
        let sleepBegan = entries.lastIndex { $0.kind == .state || $0.kind == .termination } ?? entries.startIndex
        let refusals = entries[sleepBegan...].filter { $0.kind == .refusal }
        guard !refusals.isEmpty else { return "\n  Nothing tried to wake it since." }
        return refusals.map { "\n  " + AwakeExplanation.sentence($0) }.joined()
    }

    /// An event with the sentence of its rule.
    static func sentence(_ entry: TraceEntry) -> String {
        let rule = entry.rule.map { " [\($0.id)]: \($0.sentence)" } ?? ""
        return "\(TimeText.clock(entry.instant)) \(entry.text.onOneLine)\(rule)"
    }
}
