import BackgroundRuntime
import VigilResults

extension ScenarioResult {
    /// The result for a reader: `passed`, `failed` or `cannot`, the name, and what was wrong.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - namesFile: whether the name alone does not tell which scenario it is.
    ///   - shown: what failed, where it is written otherwise for this terminal.
    package func text(_ style: TextStyle, namesFile: Bool = false, shown: String? = nil) -> String {
        let title = (namesFile ? "\(scenario.title) (\(scenario.file))" : scenario.title).onOneLine
        if outcome == .unplayable {
            let problems = problems.joined(separator: "\n")
            return style.red("cannot") + "  \(scenario.file.onOneLine)\n\(ScenarioResult.indented(problems))"
        }
        if let failure = shown ?? failure {
            return style.red("failed") + "  \(title)\n\(ScenarioResult.indented(failure))"
        }
        return ScenarioResult.passed(title, style, expectsNothing: expectations.isEmpty)
    }

    /// The line of a scenario that has passed.
    package static func passed(_ title: String, _ style: TextStyle, expectsNothing: Bool) -> String {
        let remark = expectsNothing ? " (expects nothing: only a kill, a crash or a hang would fail it)" : ""
        return style.green("passed") + "  \(title)\(style.yellow(remark))"
    }

    private static func indented(_ text: String) -> String {
        let lines = text.onLines.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { "        " + $0 }.joined(separator: "\n")
    }
}
