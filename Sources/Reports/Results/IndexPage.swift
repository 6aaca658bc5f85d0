import VigilResults

/// The page over a run of many scenarios: a row for each, a column for each variant, with a link to the page of the run
/// where there is one. It is a plain table, which its script only filters.
package struct IndexPage {
    private let results: [ScenarioResult]
    private let title: String
    private let links: [String: String]
    private let embedded: [EmbeddedTimeline]
    private let note: String
    private let table: ResultTable
    private let found: RunFindings

    /// A page over results.
    ///
    /// - Parameters:
    ///   - results: what came of each scenario.
    ///   - title: what was run.
    ///   - links: the addresses of the pages of runs, by ``/VigilResults/ScenarioIdentity/key``.
    ///   - embedded: the timelines that are in the page itself.
    ///   - note: what is said about timelines; empty for nothing.
    package init(
        _ results: [ScenarioResult], title: String = "Scenarios", links: [String: String] = [:],
        embedded: [EmbeddedTimeline] = [], note: String = ""
    ) {
        (self.embedded, self.note) = (embedded, note)
        self.results = results
        self.title = title
        self.links = links
        table = ResultTable(results)
        found = RunFindings(results)
    }

    package var html: String {
        let failed = results.count { $0.outcome != .passed }
        let verdict = failed == 0 ? "passed" : "failed"
        let words = failed == 0 ? "all passed" : "\(failed) of \(results.count) did not pass"
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">
            \(PageParts.policy)
            <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
            <meta name="generator" content="Vigil">
            <title>\("\(words): \(title)".inMarkup)</title><style>
            \(PageStyle.colours)
            \(PageStyle.base)
            \(PageStyle.index)
            </style></head><body><header><h1><span class="badge \(verdict)">\(words)</span> \(title.inMarkup)</h1>
            <p class="soft">\(facts.inMarkup)</p>\(remark)</header>
            \(PageBody.indexTools)
            <main><table id="results"><caption class="soft" role="status" id="count"></caption>
            <thead><tr><th scope="col">Scenario</th>\(heads)<th scope="col">What is wrong</th></tr></thead><tbody>
            \(table.rows.map(row).joined(separator: "\n"))
            </tbody></table>\(sections)</main>
            \(EmbeddedTimeline.html(embedded))
            <script>\n"use strict";\n(() => {\n\(IndexScript.text)\n})();\n</script></body></html>\n
            """
    }

    private var remark: String { note.isEmpty ? "" : "\n<p class=\"soft\">\(note.inMarkup)</p>" }

    private var heads: String { table.variants.map { "<th scope=\"col\">\($0.inMarkup)</th>" }.joined() }

    private var facts: String {
        let expectations = results.reduce(0) { $0 + $1.expectingSteps }
        let phones = TimeWords.duration(results.reduce(0) { $0 + $1.phoneTime })
        let rules = Set(results.flatMap(\.rules)).count
        return "\(table.rows.count) scenarios, \(results.count) runs, \(expectations) expectations, "
            + "\(found.count) findings that nothing expects, \(rules) rules cited, \(phones) on phones"
    }

    /// What fails nothing, below the table.
    private var sections: String {
        found.sections.map { section in
            let groups = section.groups.map { group in
                let lines = group.lines.map { "<li>\($0.inMarkup)</li>" }.joined()
                return "<details open><summary>\(group.heading.inMarkup)</summary><ul>\(lines)</ul></details>"
            }
            return
                "\n<section class=\"found\"><h2>\(section.heading)</h2>\n\(groups.joined(separator: "\n"))\n</section>"
        }.joined()
    }

    private func row(_ row: ResultTable.Row) -> String {
        let worst = row.cells.compactMap(\.self).first { $0.outcome != .passed }
        // The name leads where the worst of its cells does: that is what somebody wants to see first.
        let cells = [worst].compactMap(\.self) + row.cells.compactMap(\.self)
        let link = cells.lazy.compactMap { links[$0.scenario.key] }.first
        let name = link.map { "<a href=\"\($0.inMarkup)\">\(row.name.inMarkup)</a>" } ?? row.name.inMarkup
        let tags = row.tags.map { " <span class=\"chip\">\($0.inMarkup)</span>" }.joined()
        return "<tr data-failed=\"\(worst == nil ? 0 : 1)\"><th scope=\"row\">\(name)\(tags)<br>"
            + "<span class=\"soft mono\">\(row.file.inMarkup)</span></th>\(row.cells.map(cell).joined())"
            + "<td>\(worst.map(reason) ?? "")</td></tr>"
    }

    private func cell(_ result: ScenarioResult?) -> String {
        guard let result else { return "<td class=\"soft\">not run</td>" }
        let sign = result.outcome == .passed ? "✓" : "✗"
        let word = "\(sign) \(result.outcome.rawValue)"
        let link = links[result.scenario.key]
        let shown = link.map { "<a href=\"\($0.inMarkup)\">\(word)</a>" } ?? word
        return "<td><span class=\"\(result.outcome.rawValue)\">\(shown)</span> "
            + "<span class=\"soft time\">\(TimeWords.duration(result.phoneTime))</span></td>"
    }

    private func reason(_ result: ScenarioResult) -> String {
        let reason = (result.reason ?? "").inMarkup
        let faults = result.faults.joined(separator: "\n")
        guard !faults.isEmpty, faults != result.reason else { return reason }
        return "<details><summary>\(reason)</summary><pre>\(faults.inMarkupLines)</pre></details>"
    }
}
