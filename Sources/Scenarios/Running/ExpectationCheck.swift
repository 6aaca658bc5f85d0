import BackgroundRuntime

/// One thing that a step expected and did not find.
public struct Mismatch: Sendable, Hashable, CustomStringConvertible {
    /// The key of the expectation: `state`.
    public let key: String
    /// What was expected.
    public let expected: String
    /// What was there.
    public let found: String
    /// Why it was there, as far as the trace tells.
    public let why: String?

    public var description: String {
        "\(key): expected \(expected), found \(found)".onOneLine + (why.map { "\n      because \($0)" } ?? "")
    }
}

extension Expectation {
    /// Whether this expects an app to end for this reason: by its name, its code or its rule.
    func names(_ reason: TerminationReason) -> Bool {
        terminated.map { Expectation.matches($0, reason) } == true || because == reason.rule.id
            || rules?.contains(reason.rule.id) == true
    }

    private static func matches(_ name: String, _ reason: TerminationReason) -> Bool {
        reason.name == name || !name.isEmpty && reason.codeText == name.lowercased()
    }

    /// What of this does not hold for `app` now; empty when all holds.
    func mismatches(in app: App) -> [Mismatch] {
        let entries = app.trace.entries
        return stateMismatches(app, entries) + wakefulness(app, entries) + histories(app, entries)
            + ruleMismatches(entries)
    }

    private func stateMismatches(_ app: App, _ entries: [TraceEntry]) -> [Mismatch] {
        var found: [Mismatch] = []
        let cause = entries.last { $0.kind == .state || $0.kind == .termination }
        if let state, app.state != state {
            found.append(
                Mismatch(key: "state", expected: "\(state)", found: "\(app.state)", why: cause.map(Why.sentence)))
        }
        if let because, cause?.rule?.id != because {
            found.append(
                Mismatch(
                    key: "because", expected: because, found: cause?.rule?.id ?? "no rule", why: cause.map(Why.sentence)
                ))
        }
        if let terminated {
            let last = app.exits.last
            if last.map({ Expectation.matches(terminated, $0) }) != true {
                let text = last.map { [$0.name, $0.codeText].filter { !$0.isEmpty }.joined(separator: " ") }
                found.append(
                    Mismatch(
                        key: "terminated", expected: terminated, found: text ?? "never ended",
                        why: cause.map(Why.sentence)))
            }
        }
        if let launches, app.launchCount != launches {
            found.append(
                Mismatch(key: "launches", expected: "\(launches)", found: "\(app.launchCount)", why: nil))
        }
        return found
    }

    private func wakefulness(_ app: App, _ entries: [TraceEntry]) -> [Mismatch] {
        var found: [Mismatch] = []
        if let awakeBecause {
            let reasons = app.awakeReasons
            if awakeBecause.map(Expectation.holderName).sorted() != reasons.map(Expectation.holderName).sorted() {
                let last = entries.last { $0.kind == .drop || $0.kind == .acquire || $0.kind == .refusal }
                found.append(
                    Mismatch(
                        key: "awakeBecause", expected: Expectation.list(awakeBecause), found: Expectation.list(reasons),
                        why: last.map(Why.sentence)))
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
        let summary = RunSummary(of: app)
        for (holder, range) in awake.sorted(by: { $0.key < $1.key }) {
            let duration = summary.awake(because: Expectation.holderName(holder))
            guard !range.contains(duration) else { continue }
            found.append(
                Mismatch(
                    key: "awake.\(holder)", expected: "\(range)", found: TimeText.duration(duration), why: nil))
        }
        return found
    }

    private func histories(_ app: App, _ entries: [TraceEntry]) -> [Mismatch] {
        var found: [Mismatch] = []
        if let calls {
            let all = entries.filter { $0.kind == .call }.map(\.text)
            if let missing = Expectation.firstMissing(calls, in: all, by: CallName.matches) {
                found.append(
                    Mismatch(
                        key: "calls", expected: "\"\(missing)\" in this place", found: Expectation.list(all.suffix(12)),
                        why: nil))
            }
        }
        if let output {
            let all = entries.filter { $0.kind == .output }.map(\.text)
            if let missing = Expectation.firstMissing(output, in: all, by: { $0 == $1 }) {
                found.append(
                    Mismatch(
                        key: "output", expected: "\"\(missing)\" in this place",
                        found: Expectation.list(all.suffix(12)), why: nil))
            }
        }
        return found
    }

    private func ruleMismatches(_ entries: [TraceEntry]) -> [Mismatch] {
        var found: [Mismatch] = []
        let applied = Set(entries.compactMap { $0.rule?.id })
        for id in rules ?? [] where !applied.contains(id) {
            found.append(Mismatch(key: "rules", expected: id, found: "never applied", why: nil))
        }
        for id in notRules ?? [] where applied.contains(id) {
            let entry = entries.first { $0.rule?.id == id }
            found.append(
                Mismatch(key: "notRules", expected: "never \(id)", found: "applied", why: entry.map(Why.sentence)))
        }
        if let findings {
            var all: [String] = []
            for entry in entries where entry.kind == .finding {
                if let id = entry.rule?.id, !all.contains(id) { all.append(id) }
            }
            if all != findings {
                found.append(
                    Mismatch(
                        key: "findings", expected: Expectation.list(findings), found: Expectation.list(all), why: nil))
            }
        }
        return found
    }

    /// The name of a holder as people write it: `upload` for `task "upload"`.
    private static func holderName(_ holder: String) -> String {
        guard holder.hasPrefix("task \""), holder.hasSuffix("\"") else { return holder }
        return String(holder.dropFirst(6).dropLast())
    }

    private static func list(_ items: some Sequence<String>) -> String {
        let text = items.joined(separator: ", ")
        return text.isEmpty ? "nothing" : text
    }

    /// The first of `wanted` that does not follow those before it in `all`; nil when all do.
    private static func firstMissing(
        _ wanted: [String], in all: [String], by matches: (String, String) -> Bool
    ) -> String? {
        var rest = all[...]
        for item in wanted {
            guard let index = rest.firstIndex(where: { matches(item, $0) }) else { return item }
            rest = rest[(index + 1)...]
        }
        return nil
    }
}
