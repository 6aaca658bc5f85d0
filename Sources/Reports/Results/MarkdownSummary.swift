import VigilResults

/// Results as Markdown, for the summary of a CI job or a comment: counts, a matrix of variants, what failed and why.
package struct MarkdownSummary {
    private let results: [ScenarioResult]
    private let limit: Int

    /// A summary of results.
    ///
    /// - Parameters:
    ///   - results: what came of each scenario.
    ///   - limit: the greatest length in bytes; GitHub takes a mebibyte.
    package init(_ results: [ScenarioResult], limit: Int = 1 << 20) {
        self.results = results
        self.limit = limit
    }

    /// The summary. Where it would be too long, it says how much is left out.
    package var text: String {
        let failed = results.filter { $0.outcome != .passed }
        var text = heading(failed.count) + matrix
        let closing = 128
        for (place, result) in failed.enumerated() {
            let part = MarkdownSummary.part(result)
            guard text.utf8.count + part.utf8.count + closing <= limit else {
                text += "\n_\(failed.count - place) more do not fit here._\n"
                break
            }
            text += part
        }
        return text + found(limit - text.utf8.count)
    }

    /// What fails nothing, by rule, in so many bytes at most.
    private func found(_ room: Int) -> String {
        var text = ""
        var left = 0
        for section in RunFindings(results).sections {
            var heading = "\n### \(section.heading)\n"
            for group in section.groups {
                let part = heading + MarkdownSummary.part(group)
                guard left == 0, text.utf8.count + part.utf8.count + 64 <= room else {
                    left += 1
                    continue
                }
                text += part
                heading = ""
            }
        }
        return left == 0 ? text : text + "\n_\(left) more groups of findings do not fit here._\n"
    }

    private static func part(_ group: RunFindings.Group) -> String {
        let lines = group.lines.map { $0.onOneLine }.joined(separator: "\n")
        return "\n<details><summary>\(group.heading.onOneLine.inMarkup)</summary>\n\n\(fenced(lines))\n\n</details>\n"
    }

    private func heading(_ failed: Int) -> String {
        let counts = Outcome.allCases.map { outcome in (outcome, results.count { $0.outcome == outcome }) }
        let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
        let time = TimeWords.duration(results.reduce(0) { $0 + $1.phoneTime })
        let total = "\(results.count) scenario\(results.count == 1 ? "" : "s")"
        let title = failed == 0 ? "All passed" : "\(failed) of \(results.count) did not pass"
        return "## Vigil: \(title)\n\n\(total): \(words.isEmpty ? "none" : words). \(time) on phones.\n"
    }

    /// A table of scenarios and variants; empty where there is one variant only, and where it would be the whole text.
    private var matrix: String {
        let table = ResultTable(results)
        guard table.variants.count > 1, table.rows.count <= 200, table.variants.count <= 20 else { return "" }
        let head = ["scenario"] + table.variants.map(MarkdownSummary.cell)
        let lines = table.rows.map { row in
            [MarkdownSummary.cell(row.name)] + row.cells.map { $0.map(MarkdownSummary.outcome) ?? "" }
        }
        let all = [head, head.map { _ in "---" }] + lines
        return "\n" + all.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n") + "\n"
    }

    /// A word, and not a colour alone.
    private static func outcome(_ result: ScenarioResult) -> String {
        result.outcome == .passed ? "passed" : "**\(result.outcome.rawValue)**"
    }

    private static func part(_ result: ScenarioResult) -> String {
        let place = result.scenario.file + (result.reasonLine.map { ":\($0)" } ?? "")
        let faults = result.faults.joined(separator: "\n").withoutCommands
        return "\n### \(result.outcome.rawValue): \(cell(result.title))\n\n\(cell(result.reason ?? ""))\n\n"
            + "<details><summary>\(place.inMarkup)</summary>\n\n\(fenced(faults))\n\n</details>\n"
    }

    private static func fenced(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestFence(text) + 1))
        return "\(fence)text\n\(text)\n\(fence)"
    }

    private static func longestFence(_ text: String) -> Int {
        text.reduce(into: (longest: 0, now: 0)) { count, character in
            count.now = character == "`" ? count.now + 1 : 0
            count.longest = max(count.longest, count.now)
        }.longest
    }

    /// A text on one line, of which nothing is markup.
    private static func cell(_ text: String) -> String {
        text.replacing("\n", with: " ").withoutCommands.reduce(into: "") { escaped, character in
            if character.isNewline { return escaped.append(" ") }
            if "\\`*_{}[]<>#|~&!@".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
    }
}
