import BackgroundRuntime

/// What a run comes to for one app: time awake by holder, wake-ups, findings, ends.
public struct RunSummary {
    /// Time awake in the background by holder, each in the order of its first appearance. Several holders at once each
    /// count the whole time.
    public private(set) var awake: [(holder: String, duration: Duration)] = []
    /// Time in each state.
    public private(set) var states: [(state: AppState, duration: Duration)] = []
    /// How often the app was woken or launched for an event.
    public private(set) var wakes = 0
    /// What the app did that hurts it, with how often, in the order of the first time.
    public private(set) var findings: [(rule: Rule?, text: String, count: Int)] = []
    /// How its launches ended.
    public let exits: [TerminationReason]
    /// How often it was launched.
    public let launches: Int

    /// Where each holder stands in ``awake``.
    private var places: [String: Int] = [:]
    /// Where each finding stands in ``findings``.
    private var findingPlaces: [Finding: Int] = [:]

    private struct Finding: Hashable {
        let rule: Rule?
        let text: String
    }

    /// The summary of `app` up to the present instant of its device.
    public init(of app: InstalledApp) {
        exits = app.exits
        launches = app.launchCount
        let entries = app.trace.entries
        for (index, entry) in entries.enumerated() {
            let end = index + 1 < entries.count ? entries[index + 1].instant : app.device.now
            add(entry, lasting: entry.instant.duration(to: end))
        }
    }

    private mutating func add(_ entry: TraceEntry, lasting duration: Duration) {
        if duration > .zero {
            addState(entry.state, duration)
            if entry.state == .background { for holder in entry.holders { addAwake(holder, duration) } }
        }
        if entry.kind == .wake { wakes += 1 }
        if entry.kind == .finding { addFinding(entry) }
    }

    private mutating func addState(_ state: AppState, _ duration: Duration) {
        if let index = states.firstIndex(where: { $0.state == state }) {
            states[index].duration += duration
        } else {
            states.append((state, duration))
        }
    }

    private mutating func addAwake(_ holder: String, _ duration: Duration) {
        if let place = places[holder] {
            awake[place].duration += duration
        } else {
            places[holder] = awake.count
            awake.append((holder, duration))
        }
    }

    private mutating func addFinding(_ entry: TraceEntry) {
        let finding = Finding(rule: entry.rule, text: entry.text)
        if let place = findingPlaces[finding] {
            findings[place].count += 1
        } else {
            findingPlaces[finding] = findings.count
            findings.append((entry.rule, entry.text, 1))
        }
    }

    /// Time awake in the background because of `holder`, by its name with or without `task` and quotation marks.
    public func awake(because holder: String) -> Duration {
        awake.first { $0.holder == holder || $0.holder == "task \"\(holder)\"" }?.duration ?? .zero
    }

    /// The summary in words, a line each.
    public func text(name: String, style: TextStyle = .plain) -> String {
        var lines = [style.bold("Summary of \(name.onOneLine)")]
        // What is said of a shell is said of no app.
        let (shell, others) = (
            findings.filter { $0.rule == SimulationRules.screenUnread },
            findings.filter { $0.rule != SimulationRules.screenUnread }
        )
        lines += shell.map { line($0, style) }
        lines.append(
            "  time        " + states.map { "\($0.state) \(TimeText.duration($0.duration))" }.joined(separator: ", "))
        if !awake.isEmpty {
            lines.append(
                "  kept awake  "
                    + awake.map { "\($0.holder.onOneLine) \(TimeText.duration($0.duration))" }.joined(separator: ", "))
        }
        lines.append("  launches    \(launches), woken \(wakes == 1 ? "once" : "\(wakes) times")")
        for exit in exits { lines.append("  ended       \("\(exit)".onOneLine) [\(exit.rule.id)]") }
        lines += others.map { line($0, style) }
        if findings.isEmpty { lines.append("  findings    none") }
        return lines.joined(separator: "\n")
    }

    private func line(_ finding: (rule: Rule?, text: String, count: Int), _ style: TextStyle) -> String {
        let times = finding.count > 1 ? " (\(finding.count) times)" : ""
        return style.yellow(
            "  finding     \(finding.text.onOneLine)\(times)" + (finding.rule.map { " [\($0.id)]" } ?? ""))
    }
}
