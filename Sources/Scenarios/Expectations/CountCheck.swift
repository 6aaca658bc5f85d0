import BackgroundRuntime

extension Expectation {
    /// What of `wakes` does not hold.
    func countMismatches(_ history: AppHistory) -> [Mismatch] {
        (wakes ?? [:]).sorted { $0.key < $1.key }.compactMap { word, range in
            let wakes = history.wakes.filter { Expectation.names(word, $0.rule) }
            guard !range.contains(wakes.count) else { return nil }
            return Mismatch(
                key: word == AwakeTime.total ? "wakes" : "wakes.\(word)", expected: "\(range)", found: "\(wakes.count)",
                why: wakes.isEmpty ? nil : wakes.suffix(3).map(history.sentence).joined(separator: "\n      and "))
        }
    }

    /// Whether a word means a wake by a rule: any, the rule's id, or its beginning up to a point.
    private static func names(_ word: String, _ rule: Rule?) -> Bool {
        word == AwakeTime.total || rule.map { $0.id == word || $0.id.hasPrefix(word + ".") } == true
    }

    /// What of `notFindings` and `allowedFindings` does not hold.
    func findingMismatches(_ history: AppHistory) -> [Mismatch] {
        let forbidden = (notFindings ?? []).filter(history.findings.contains).map {
            finding("notFindings", expected: "never \($0)", history.firstFinding(rule: $0), history)
        }
        guard let allowedFindings else { return forbidden }
        let others = history.findings.filter { !allowedFindings.contains($0) }.map(history.firstFinding)
        let expected = allowedFindings.isEmpty ? "nothing" : "nothing but \(Expectation.list(allowedFindings))"
        return forbidden
            + (others + history.findingsWithoutRule).map { finding("allowedFindings", expected: expected, $0, history) }
    }

    private func finding(_ key: String, expected: String, _ record: TraceRecord?, _ history: AppHistory) -> Mismatch {
        Mismatch(
            key: key, expected: expected, found: record?.rule?.id ?? "a finding of no rule",
            why: record.map(history.sentence))
    }

    /// What of `exits`, `onlyCalls` and `openTasks` does not hold.
    func listMismatches(_ app: InstalledApp, _ history: AppHistory) -> [Mismatch] {
        [exitMismatch(app, history), callMismatch(history), taskMismatch(app)].compactMap(\.self)
    }

    private func exitMismatch(_ app: InstalledApp, _ history: AppHistory) -> Mismatch? {
        guard let exits else { return nil }
        let ended = app.exits.suffix(history.ends.count)
        guard ended.count != exits.count || !zip(exits, ended).allSatisfy(Expectation.matches) else { return nil }
        return Mismatch(
            key: "exits", expected: Expectation.list(exits), found: Expectation.list(ended.map(\.name)),
            why: history.ends.isEmpty
                ? nil : history.ends.suffix(3).map(history.sentence).joined(separator: "\n      and "))
    }

    private func callMismatch(_ history: AppHistory) -> Mismatch? {
        guard let onlyCalls else { return nil }
        let calls = history.calls.all
        let same = zip(onlyCalls, calls).prefix(while: CallName.matches).count
        guard same < max(onlyCalls.count, calls.count) else { return nil }
        let wanted = same < onlyCalls.count ? "\"\(onlyCalls[same])\"" : "no further one"
        let found = same < calls.count ? "\"\(calls[same])\"" : "no further one"
        return Mismatch(
            key: "onlyCalls[\(same)]", expected: wanted, found: found,
            why: "the calls were: " + Expectation.list(calls.prefix(same + 12))
                + (calls.count > same + 12 ? ", ..." : ""))
    }

    private func taskMismatch(_ app: InstalledApp) -> Mismatch? {
        let open = app.process?.ledger.tasks.map(\.name) ?? []
        switch openTasks {
        case .count(let range) where !range.contains(open.count):
            let names = open.isEmpty ? "" : ": " + Expectation.list(open)
            return Mismatch(key: "openTasks", expected: "\(range)", found: "\(open.count)\(names)", why: nil)
        case .names(let names) where names.sorted() != open.sorted():
            return Mismatch(
                key: "openTasks", expected: Expectation.list(names), found: Expectation.list(open), why: nil)
        default: return nil
        }
    }
}

extension AppHistory {
    /// The first finding that cites the rule with this id.
    func firstFinding(rule id: String) -> TraceRecord? { firstFindings[id] }

    /// A record with the sentence of its rule.
    func sentence(_ record: TraceRecord) -> String { AwakeExplanation.sentence(app.trace.entry(record)) }
}
