import BackgroundRuntime

/// What came of one run.
public struct RunReport {
    /// The scenario that was played.
    public let scenario: Scenario
    /// The phone it was played on, at the end of the run.
    public let device: Device
    /// The app it is about.
    public let app: InstalledApp
    /// The steps that did not go as the scenario says.
    public let failures: [StepFailure]
    /// Kills and crashes of the app that no expectation named.
    public let unexpectedExits: [TerminationReason]

    /// Whether everything went as the scenario says, nothing hung, and nothing killed the app that was not expected.
    public var isPassed: Bool { failures.isEmpty && device.hangs.isEmpty && unexpectedExits.isEmpty }

    /// The number of expectations in the scenario.
    public var expectations: Int { scenario.expectations }

    /// The failed steps in words: what was expected, what was there, why, and the timeline around. Then what hung, and
    /// what killed the app.
    public func failureText(style: TextStyle = .plain) -> String {
        let others = (device.hangs.map(\.onOneLine) + unexpectedExits.map(text)).map { style.bold(style.red($0)) }
        return (failures.map { text(of: $0, style: style) } + others).joined(separator: "\n")
    }

    private func text(of exit: TerminationReason) -> String {
        """
        \(app.name.onOneLine) was killed, and the scenario does not expect it: \("\(exit)".onOneLine) [\(exit.rule.id)]
            where it is meant to be, a later step says so: expect: { terminated: "\(exit.name)" }
        """
    }

    private func text(of failure: StepFailure, style: TextStyle) -> String {
        let place = [scenario.file.onOneLine, failure.line.map(String.init)].compactMap(\.self).joined(separator: ":")
        var lines = [
            style.bold(style.red("\(place): \(failure.path) failed at \(TimeText.clock(failure.instant))"))
        ]
        lines += failure.messages.map { "    \($0.onLines)" }
        let timeline = Timeline(trace: device.trace, style: style)
        let records = device.trace.records
        let end = max(failure.traceLength, records.startIndex)
        lines.append("    the timeline before:")
        lines += records[..<end].suffix(8).map { "      " + timeline.line($0) }
        let next = records[end...].prefix(3)
        if !next.isEmpty { lines.append("    and after:") }
        lines += next.map { "      " + timeline.line($0) }
        return lines.joined(separator: "\n")
    }
}
