import VigilResults

/// Results as the commands by which a job of GitHub's annotates files: the worst first, and no more than are shown.
package struct GitHubAnnotations {
    private let results: [ScenarioResult]
    /// More of one kind in a step are not shown.
    private static let most = 10

    /// Annotations for results.
    package init(_ results: [ScenarioResult]) {
        self.results = results
    }

    /// The commands, a line each; none for results without fault.
    package var lines: [String] {
        GitHubAnnotations.limited(errors.map { GitHubAnnotations.line("error", $0) }, "error", "failures")
            + GitHubAnnotations.limited(warnings.map { GitHubAnnotations.line("warning", $0) }, "warning", "findings")
    }

    private struct Note {
        let file: String
        let line: Int?
        let title: String
        let text: String
    }

    /// What broke before what failed, each in the order of the results.
    private var errors: [Note] {
        let worst: [Outcome] = [.broken, .unplayable, .failed]
        return worst.flatMap { outcome in
            results.filter { $0.outcome == outcome }.map { result in
                Note(
                    file: result.scenario.file, line: result.reasonLine, title: "\(outcome.rawValue): \(result.title)",
                    text: result.reason ?? "")
            }
        }
    }

    /// Findings that fail nothing, once for each scenario and rule.
    private var warnings: [Note] {
        results.flatMap { result in
            var known: Set<String> = []
            return result.findings.filter { !$0.fails && !$0.isExpected && known.insert($0.rule ?? $0.text).inserted }
                .map { finding in
                    Note(
                        file: result.scenario.file, line: nil, title: "\(finding.rule ?? "finding"): \(result.title)",
                        text: "\(TimeWords.clock(finding.instant)) \(finding.app): \(finding.text)")
                }
        }
    }

    private static func line(_ kind: String, _ note: Note) -> String {
        let line = note.line.map { ",line=\($0)" } ?? ""
        return "::\(kind) file=\(property(note.file))\(line),title=\(property(note.title))::\(data(note.text))"
    }

    private static func limited(_ lines: [String], _ kind: String, _ what: String) -> [String] {
        guard lines.count > most else { return lines }
        return lines.prefix(most - 1) + ["::\(kind)::and \(lines.count - most + 1) more \(what)"]
    }

    /// Nothing of a text can end its command or begin another one.
    private static func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar.isCommand ? " " : scalar)
            }
        }
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
