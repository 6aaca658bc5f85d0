extension RuleCoverage {
    /// The coverage as an aligned table, and under it what is missing.
    var text: String {
        let rows = (sections.count > 1 ? sections + [total] : sections).map(RuleCoverage.cells)
        let table = RuleCoverage.lines([["SECTION", "RULES", "APPLIED", "EXERCISED", "PLANNED"]] + rows)
        let parts =
            RuleCoverage.part("Applied and not exercised:", gaps)
            + RuleCoverage.part("Cited where they do not hold:", misplaced)
        return (table + parts).joined(separator: "\n")
    }

    private static func part(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
    }

    private var total: Section {
        let exercised = sections.compactMap(\.exercised)
        return Section(
            name: "total", total: sections.map(\.total).reduce(0, +), applied: sections.map(\.applied).reduce(0, +),
            exercised: exercised.count == sections.count ? exercised.reduce(0, +) : nil)
    }

    private static func cells(_ section: Section) -> [String] {
        [
            section.name, "\(section.total)", "\(section.applied)", section.exercised.map { "\($0)" } ?? "-",
            "\(section.total - section.applied)",
        ]
    }

    /// The names to the left, and the figures to the right of their columns.
    private static func lines(_ rows: [[String]]) -> [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }
    }
}
