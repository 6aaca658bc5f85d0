import Foundation
import VigilReports
import VigilResults
import VigilScenarios

/// The reports on a test run that somebody asked for, each in a file for somebody else to read.
struct ReportFiles {
    static let specs = [
        OptionSpec("--junit", value: "FILE", "Writes the results as JUnit's XML, which CI servers read."),
        OptionSpec("--junit-strict", value: "FILE", "The same, valid by the schemas of both Jenkins and Ant."),
        HTMLReport.option, HTMLReport.pages,
        OptionSpec("--markdown", value: "FILE", "Writes a summary in Markdown."),
        OptionSpec("--github", "Annotates what failed, and adds the summary to the job, as GitHub's jobs take both."),
    ]

    /// What makes a report of results.
    private typealias Form = ([ScenarioResult], Int64) -> String

    private let files: [(file: WrittenFile, form: Form)]
    /// The page, and what it leads to; nil where nobody asked for it.
    let page: HTMLReport?
    /// Which scenarios have timelines.
    let pages: PageChoice
    private let summary: String?
    private let annotates: Bool

    /// The reports of a command line; Bazel asks by its environment, too.
    ///
    /// - Parameter inputs: the files that the command reads.
    /// - Throws: ``UsageError`` where two would be the same file, or one would take the place of something else.
    init(_ parsed: ParsedCommand, environment: [String: String], inputs: [String]) throws(UsageError) {
        let forms: [(String, Form)] = [
            ("--junit", { JUnitReport($0, started: $1).text }),
            ("--junit-strict", { JUnitReport($0, started: $1, isStrict: true).text }),
            ("--markdown", { results, _ in MarkdownSummary(results).text }),
        ]
        var files = forms.compactMap { option, form in parsed.value(option).map { (option, $0, form) } }
        let bazel = "XML_OUTPUT_FILE"
        if let path = environment[bazel], !path.isEmpty, parsed.value("--junit") == nil {
            files.append((bazel, path, forms[0].1))
        }
        var written: [(WrittenFile, Form)] = []
        for (option, path, form) in files {
            let kind = ReportFiles.kinds[option] ?? ReportFiles.junit
            written.append((try WrittenFile(path, option: option, kind: kind, inputs: inputs), form))
        }
        self.files = written
        let choice = try PageChoice(parsed)
        pages = choice
        page = try parsed.value(HTMLReport.option.name).map { path throws(UsageError) in
            try HTMLReport(path, choice, inputs: inputs)
        }
        annotates = parsed.has("--github")
        summary = annotates ? environment["GITHUB_STEP_SUMMARY"] : nil
        let paths = (files.map(\.1) + [page?.path].compactMap(\.self))
            .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
            throw UsageError("two reports would be written to \(twice)")
        }
    }

    private static let junit = WrittenFile.Kind("a report of JUnit", beginning: "<?xml", mark: "<testsuite")
    private static let kinds = [
        "--markdown": WrittenFile.Kind("a summary of vigil", beginning: "## Vigil: ")
    ]

    /// Whether somebody asked for one: only then results are kept.
    var areWanted: Bool { annotates || page != nil || !files.isEmpty }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - results: what came of each scenario, in the order of the run.
    ///   - started: when the run began.
    /// - Throws: ``UsageError`` for files that cannot be written, after the others were.
    func write(_ results: [ScenarioResult], started: Date, _ context: CommandContext) throws(UsageError) {
        var problems: [String] = []
        for (file, form) in files {
            do { try file.write(form(results, Int64(started.timeIntervalSince1970)).utf8) } catch {
                problems.append(error.description)
            }
        }
        do { try page?.write(results) } catch { problems.append(error.description) }
        if annotates { GitHubAnnotations(results).lines.forEach(context.write) }
        if let summary, !ReportFiles.add(MarkdownSummary(results).text, to: summary) {
            problems.append("GITHUB_STEP_SUMMARY: \(summary) cannot be written")
        }
        if !problems.isEmpty { throw UsageError(problems.joined(separator: "\n")) }
    }

    /// Steps of a job add to one file.
    private static func add(_ text: String, to path: String) -> Bool {
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        guard let file = FileHandle(forWritingAtPath: path) else { return false }
        defer { try? file.close() }
        do {
            try file.seekToEnd()
            try file.write(contentsOf: Data(text.utf8))
            return true
        } catch { return false }
    }
}
