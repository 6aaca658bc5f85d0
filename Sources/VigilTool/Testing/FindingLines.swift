import VigilReports
import VigilScenarios

/// What a test run has found and passes over, for the terminal: each rule with how often it was found, then where.
struct FindingLines {
    /// The option that lists all places of each rule.
    static let option = OptionSpec(
        "--all-findings", "Lists each finding that fails nothing, also where a rule has more than \(most).")

    private let found: RunFindings
    private let style: TextStyle
    private let showsAll: Bool
    /// So many places of a rule are listed, and more are counted.
    static let most = 50

    /// Lines for what was found.
    ///
    /// - Parameter showsAll: whether every place is listed, however many they are.
    init(_ found: RunFindings, _ style: TextStyle, showsAll: Bool) {
        (self.found, self.style, self.showsAll) = (found, style, showsAll)
    }

    /// The lines, each section below an empty one; none where nothing was found.
    var lines: [String] {
        found.sections.flatMap { section in
            ["", style.yellow(section.heading)] + section.groups.flatMap(lines)
        }
    }

    private func lines(_ group: RunFindings.Group) -> [String] {
        let all = group.lines
        let shown = showsAll || all.count <= FindingLines.most ? all[...] : all.prefix(FindingLines.most)
        let rest = all.count - shown.count
        return ["  \(group.heading.onOneLine)"] + shown.map { "    \($0.onOneLine)" }
            + (rest == 0 ? [] : ["    and \(rest) more, which \(FindingLines.option.name) lists"])
    }
}
