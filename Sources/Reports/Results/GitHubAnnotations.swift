import VigilResults

/// Results as the commands by which a job of GitHub's annotates files: the worst first, and no more than are shown.
package struct GitHubAnnotations {
    private let results: [ScenarioResult]
    /// More of one kind in a step are not shown.
    private static let most = 10

    package init(_ results: [ScenarioResult]) {
        self.results = results.settled
    }

    /// The commands, a line each; none for results without fault.
    package var lines: [String] {
        GitHubAnnotations.limited(errors.map { GitHubAnnotations.line("error", $0) }, "error", "failures")
            + GitHubAnnotations.joined(warnings).map { GitHubAnnotations.line("warning", $0) }
    }

    private struct Note {
        let file: String?
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

    /// What fails nothing: a note for each rule in each scenario with all that it has found there, and one for each problem of
    /// a manifest with all scenarios that have it.
    private var warnings: [Note] {
        let findings = results.flatMap { result in
            RunFindings([result]).rules.map { group in
                Note(
                    file: result.scenario.file, line: nil, title: "\(group.name): \(result.title)",
                    text: group.places.flatMap(\.sentences).joined(separator: "\n"))
            }
        }
        let problems = RunFindings(results).manifests.map { group in
            Note(
                file: nil, line: nil, title: "manifest",
                text: ([group.heading] + group.lines).joined(separator: "\n"))
        }
        return problems + findings
    }

    /// As many notes as are shown, the last of which says all that the others would.
    private static func joined(_ notes: [Note]) -> [Note] {
        guard notes.count > most else { return notes }
        let rest = notes.dropFirst(most - 1)
        let lines = rest.map {
            [$0.title, $0.file.map { "(\($0))" }, $0.text].compactMap(\.self).joined(separator: " ")
        }
        return notes.prefix(most - 1)
            + [Note(file: nil, line: nil, title: "\(rest.count) more", text: lines.joined(separator: "\n"))]
    }

    private static func line(_ kind: String, _ note: Note) -> String {
        // GitHub knows a file by its path from the repository's folder on, which has no "./".
        let path = note.file.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
        let file = path.map { "file=\(property($0))," } ?? ""
        let line = note.line.map { "line=\($0)," } ?? ""
        return "::\(kind) \(file)\(line)title=\(property(note.title))::\(data(note.text))"
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
