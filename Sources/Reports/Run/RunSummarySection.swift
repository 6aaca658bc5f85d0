import VigilResults

/// The part of the page of a run that needs no script: how it went, the picture, what was found. It is what is printed.
struct RunSummarySection {
    private let result: ScenarioResult
    private let recording: RunRecording
    private static let most = 60

    /// The section for a run.
    init(_ result: ScenarioResult, _ recording: RunRecording) {
        self.result = result
        self.recording = recording
    }

    var html: String {
        let title = "\(result.outcome.rawValue): \(result.scenario.name)".inMarkup
        let facts = [result.scenario.file, result.system, "seed \(result.seed)", TimeWords.duration(recording.end)]
        return """
            <section id="summary"><h1>\(title)</h1>
            <p>\(facts.filter { !$0.isEmpty }.map(\.inMarkup).joined(separator: " &middot; "))</p>
            \(RunPicture(result, recording).svg(isAlone: false))
            \(list("What does not hold", result.expectations.filter { !$0.isMet }.map(text)))
            \(list("Findings", result.findings.map(text)))
            \(list("How launches ended", result.ends.map(text)))
            \(list("Problems", result.problems))
            <noscript><p>The interactive timeline needs a script, which this place does not run. Saved to a file and
            opened in a browser, the page has it.</p></noscript></section>
            """
    }

    private func list(_ title: String, _ items: [String]) -> String {
        guard !items.isEmpty else { return "" }
        let rest = items.count - RunSummarySection.most
        let more = rest > 0 ? ["and \(rest) more"] : []
        let lines = (items.prefix(RunSummarySection.most) + more).map { "<li>\($0.inMarkup)</li>" }
        return "<h2>\(title)</h2><ul>\(lines.joined())</ul>"
    }

    private func text(_ expectation: ExpectationResult) -> String {
        let place = [result.scenario.file, expectation.line.map(String.init) ?? ""].filter { !$0.isEmpty }
        return "\(TimeWords.clock(expectation.from)) "
            + expectation.mismatches.map(\.sentence).joined(separator: "; ")
            + " (\(place.joined(separator: ":")))"
    }

    private func text(_ finding: FindingResult) -> String {
        "\(TimeWords.clock(finding.instant)) \(finding.app): \(finding.text)" + (finding.rule.map { " [\($0)]" } ?? "")
    }

    private func text(_ end: LaunchEnd) -> String {
        "\(end.app): \(end.text)" + (end.code.isEmpty ? "" : " (\(end.code))") + " [\(end.rule)]"
    }
}
