import BackgroundRuntime

/// What came of one scenario file in a test run.
public struct TestResult: Codable, Sendable, Hashable {
    /// The path of the scenario file.
    public let file: String
    /// What the scenario shows.
    public let name: String
    /// The number of its expectations.
    public let expectations: Int
    /// What failed, in words; nil when everything passed.
    public let failure: String?
    /// What could not be read, in words; nil when everything could.
    public let problem: String?

    /// A result from its parts.
    public init(file: String, name: String, expectations: Int = 0, failure: String? = nil, problem: String? = nil) {
        self.file = file
        self.name = name
        self.expectations = expectations
        self.failure = failure
        self.problem = problem
    }

    /// The result for a reader: `passed`, `failed` or `cannot`, the name, and what was wrong.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - namesFile: whether the name alone does not tell which scenario it is.
    package func text(_ style: TextStyle, namesFile: Bool = false) -> String {
        let name = namesFile ? "\(name) (\(file))".onOneLine : name.onOneLine
        if let problem { return style.red("cannot") + "  \(file.onOneLine)\n\(TestResult.indented(problem))" }
        if let failure { return style.red("failed") + "  \(name)\n\(TestResult.indented(failure))" }
        let remark = expectations == 0 ? " (expects nothing: only a kill, a crash or a hang would fail it)" : ""
        return style.green("passed") + "  \(name)\(style.yellow(remark))"
    }

    private static func indented(_ text: String) -> String {
        let lines = text.onLines.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { "        " + $0 }.joined(separator: "\n")
    }
}
