import BackgroundRuntime

/// One thing that a step expected and did not find.
public struct Mismatch: Sendable, Hashable, CustomStringConvertible {
    /// The key of the expectation: `state`.
    public let key: String
    public let expected: String
    public let found: String
    /// Why it was there, as far as the trace tells.
    public let why: String?
    /// More of what was there, on lines of its own.
    public internal(set) var detail: String?

    init(key: String, expected: String, found: String, why: String?, detail: String? = nil) {
        (self.key, self.expected, self.found, self.why, self.detail) = (key, expected, found, why, detail)
    }

    public var description: String {
        "\(key): expected \(expected), found \(found)".onOneLine + (why.map { "\n      because \($0)" } ?? "")
            + (detail.map { "\n\($0)" } ?? "")
    }
}

extension Expectation {
    /// Whether this expects an app to end for this reason: by its name, its code or its rule.
    func names(_ reason: TerminationReason) -> Bool {
        terminated.map { Expectation.matches($0, reason) } == true || because == reason.rule.id
            || exits?.contains { Expectation.matches($0, reason) } == true || rules?.contains(reason.rule.id) == true
    }

    /// The rules that this expects something to have been done by.
    var ruleNames: [String] {
        (because.map { [$0] } ?? []) + (rules ?? []) + (findings ?? []) + (allowedFindings ?? [])
    }

    static func matches(_ name: String, _ reason: TerminationReason) -> Bool {
        reason.name == name || !name.isEmpty && reason.codeText == name.lowercased()
    }

    /// What of this does not hold for `app` now; empty when all holds.
    ///
    /// - Parameter history: what happened to the app up to now.
    func mismatches(in app: InstalledApp, _ history: AppHistory) -> [Mismatch] {
        stateMismatches(app, history) + wakefulness(app, history) + histories(history) + ruleMismatches(history)
            + spanMismatches(history) + countMismatches(history) + findingMismatches(history)
            + listMismatches(app, history)
    }

    private func stateMismatches(_ app: InstalledApp, _ history: AppHistory) -> [Mismatch] {
        var found: [Mismatch] = []
        let cause = history.change
        if let state, app.state != state {
            let why = Expectation.reasons(for: app.state, history).map(AwakeExplanation.sentence)
            found.append(
                Mismatch(
                    key: "state", expected: "\(state)", found: "\(app.state)",
                    why: why.isEmpty ? nil : why.joined(separator: "\n      and ")))
        }
        if let because, cause?.rule?.id != because {
            found.append(
                Mismatch(
                    key: "because", expected: because, found: cause?.rule?.id ?? "no rule",
                    why: cause.map(AwakeExplanation.sentence)
                ))
        }
        if let terminated {
            let last = app.exits.last
            if last.map({ Expectation.matches(terminated, $0) }) != true {
                let text = last.map { [$0.name, $0.codeText].filter { !$0.isEmpty }.joined(separator: " ") }
                found.append(
                    Mismatch(
                        key: "terminated", expected: terminated, found: text ?? "never ended",
                        why: cause.map(AwakeExplanation.sentence)))
            }
        }
        let launched = since == nil ? app.launchCount : history.launches
        if let launches, !launches.contains(launched) {
            found.append(Mismatch(key: "launches", expected: "\(launches)", found: "\(launched)", why: nil))
        }
        return found
    }

    /// Why an app is in a state: in the background what holds it, suspended what held it last.
    private static func reasons(for state: AppState, _ history: AppHistory) -> [TraceEntry] {
        let change = history.change.map { [$0] } ?? []
        switch state {
        case .background: return history.holds.isEmpty ? change : history.holds
        case .suspended: return change + (history.hold.map { [$0] } ?? [])
        default: return change
        }
    }

    private func wakefulness(_ app: InstalledApp, _ history: AppHistory) -> [Mismatch] {
        var found: [Mismatch] = []
        if let awakeBecause {
            let reasons = app.awakeReasons
            if awakeBecause.map(HolderName.plain).sorted() != reasons.map(HolderName.plain).sorted() {
                found.append(
                    Mismatch(
                        key: "awakeBecause", expected: Expectation.list(awakeBecause), found: Expectation.list(reasons),
                        why: history.hold.map(AwakeExplanation.sentence)))
            }
        }
        if let timeRemaining {
            let remaining = Duration(inSeconds: app.process?.backgroundTimeRemaining ?? 0)
            if !timeRemaining.contains(remaining) {
                let text = remaining > .seconds(1_000_000_000) ? "unlimited" : TimeText.duration(remaining)
                found.append(
                    Mismatch(key: "timeRemaining", expected: "\(timeRemaining)", found: text, why: nil))
            }
        }
        guard let awake else { return found }
        for (holder, range) in awake.sorted(by: { $0.key < $1.key }) {
            let duration = history.awake(because: holder)
            guard !range.contains(duration) else { continue }
            found.append(
                Mismatch(
                    key: "awake.\(holder)", expected: "\(range)", found: TimeText.duration(duration), why: nil))
        }
        return found
    }

    private func histories(_ history: AppHistory) -> [Mismatch] {
        let call = history.calls.firstMissing(of: calls ?? [], matches: CallName.matches)
        let line = history.output.firstMissing(of: output ?? [])
        return [("calls", call, history.calls), ("output", line, history.output)].compactMap { key, missing, texts in
            missing.map {
                Mismatch(
                    key: key, expected: "\"\($0)\" in this place", found: Expectation.list(texts.all.suffix(12)),
                    why: nil)
            }
        }
    }

    private func ruleMismatches(_ history: AppHistory) -> [Mismatch] {
        var found: [Mismatch] = []
        for id in rules ?? [] where history.first(rule: id) == nil {
            found.append(Mismatch(key: "rules", expected: id, found: "never applied", why: nil))
        }
        for id in notRules ?? [] {
            guard let entry = history.first(rule: id) else { continue }
            found.append(
                Mismatch(
                    key: "notRules", expected: "never \(id)", found: "applied", why: AwakeExplanation.sentence(entry)))
        }
        if let findings, findings != history.findings {
            found.append(
                Mismatch(
                    key: "findings", expected: Expectation.list(findings), found: Expectation.list(history.findings),
                    why: nil))
        }
        return found
    }

    static func list(_ items: some Sequence<String>) -> String {
        let text = items.joined(separator: ", ")
        return text.isEmpty ? "nothing" : text
    }
}
