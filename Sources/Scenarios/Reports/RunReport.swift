import BackgroundRuntime
import VigilResults

/// What came of one run.
public struct RunReport {
    /// The scenario that was played.
    public let scenario: Scenario
    /// The phone it was played on, at the end of the run.
    public let device: Device
    /// The app it is about.
    public let app: InstalledApp
    /// The seed of chance.
    public let seed: UInt64
    /// The steps that did not go as the scenario says.
    public let failures: [StepFailure]
    /// What came of each step that expects something, and of each that could not be taken.
    let steps: [ExpectationResult]
    /// How each launch of the app ended.
    let ends: [(reason: TerminationReason, isExpected: Bool)]
    /// All findings, with whether the scenario expects them, and whether they fail the run.
    let findings: [(entry: TraceEntry, isExpected: Bool, fails: Bool)]
    /// What was on the screen at the instants that the options name.
    public let looks: [ScreenLook]

    /// Kills and crashes of the app that no expectation named.
    public var unexpectedExits: [TerminationReason] { ends.filter { !$0.isExpected }.map(\.reason) }

    /// Findings that fail the run, since nothing expects them.
    public var unexpectedFindings: [TraceEntry] { findings.filter(\.fails).map(\.entry) }

    /// Whether everything went as the scenario says, nothing hung, and nothing killed the app or was found that nothing
    /// expects.
    public var isPassed: Bool {
        failures.isEmpty && device.hangs.isEmpty && unexpectedExits.isEmpty && unexpectedFindings.isEmpty
    }

    /// The number of expectations in the scenario.
    public var expectations: Int { scenario.expectations }

    /// The failed steps in words: what was expected, what was there, why, and the timeline around. Then what hung, and
    /// what killed the app, and what was found.
    public func failureText(style: TextStyle = .plain) -> String {
        let ends = device.hangs.map(\.onOneLine) + unexpectedExits.map(text)
        let others = (ends + unexpectedFindings.map(text)).map { style.bold(style.red($0)) }
        return (failures.map { text(of: $0, style: style) } + others).joined(separator: "\n")
    }

    private func text(of exit: TerminationReason) -> String {
        """
        \(app.name.onOneLine) \(exit.isByApp ? "left by itself" : "was killed"), and the scenario does not expect it: \("\(exit)".onOneLine) [\(exit.rule.id)]
            where it is meant to be, a later step says so: expect: { terminated: "\(exit.name)" }
        """
    }

    private func text(of finding: TraceEntry) -> String {
        let place = "found at \(TimeText.clock(finding.instant)), and nothing expects it"
        let what = "\(finding.app): \(finding.text)".onOneLine
        guard let rule = finding.rule?.id else {
            return "\(what)\n    \(place); the command line can, with --allow and a part of this sentence"
        }
        return """
            \(what) [\(rule)]
                \(place); a step can: expect: { findings: ["\(rule)"] }, or the command line: --allow \(rule)
            """
    }

    private func text(of failure: StepFailure, style: TextStyle) -> String {
        let place = [scenario.file.onOneLine, failure.line.map(String.init)].compactMap(\.self).joined(separator: ":")
        var lines = [
            style.bold(style.red("\(place): \(failure.path) failed at \(TimeText.clock(failure.instant))"))
        ]
        lines += failure.messages.map { "    \($0.onLines)" }
        let records = device.trace.records
        let excerpt = TimelineExcerpt(device.trace, style)
        let end = max(failure.traceLength, records.startIndex)
        lines.append("    the timeline before:")
        lines += excerpt.lines(records[..<end].suffix(8))
        let next = records[end...].prefix(3)
        if !next.isEmpty { lines.append("    and after:") }
        lines += excerpt.lines(next)
        return lines.joined(separator: "\n")
    }
}
