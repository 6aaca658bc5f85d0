extension RuleCoverage {
    /// The coverage as an aligned table, and under it what is missing.
    var text: String {
        let header = RuleCoverage.row("SECTION", ["RULES", "APPLIED", "EXERCISED", "PLANNED"])
        let rows = (sections.count > 1 ? sections + [total] : sections).map(RuleCoverage.row)
        return ([header] + rows + (gaps.isEmpty ? [] : ["", "Applied and not exercised:"]) + gaps.map { "  " + $0 })
            .joined(separator: "\n")
    }

    private var total: Section {
        let exercised = sections.compactMap(\.exercised)
        return Section(
            name: "total", total: sections.map(\.total).reduce(0, +), applied: sections.map(\.applied).reduce(0, +),
            exercised: exercised.count == sections.count ? exercised.reduce(0, +) : nil)
    }

    private static func row(_ section: Section) -> String {
        row(
            section.name,
            [
                "\(section.total)", "\(section.applied)", section.exercised.map { "\($0)" } ?? "-",
                "\(section.total - section.applied)",
            ])
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        name + String(repeating: " ", count: max(1, 12 - name.count))
            + cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined()
    }
}
