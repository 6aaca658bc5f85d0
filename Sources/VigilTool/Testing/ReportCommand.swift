import BackgroundRuntime
import Foundation
import VigilReports
import VigilResults
import VigilScenarios

/// `vigil report`: tells what came of a test run from its journal, or from those of its parts.
enum ReportCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil report", "Tells what came of a test run, from its journal.", operands: "FILE...",
        operandCount: 1...Int.max,
        options: [
            OptionSpec("--merge", "Joins the journals of all parts of a run; a part that is missing is an error."),
            OptionSpec("--journal", value: "FILE", "Writes the journal of the whole here, in the order of the run."),
            OptionSpec("--slowest", value: "N", "Names the N scenarios that took longest."),
            FindingLines.option,
        ] + ReportFiles.specs,
        discussion: """
            A FILE is a journal as vigil test writes it, with --journal or in .build/vigil/test.jsonl.
            The exit code is that of the test run. With --html a journal gives the timelines of what did not pass, and of all
            where vigil test was given --pages all.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        guard parsed.has("--merge") || parsed.operands.count == 1 else {
            throw UsageError("several journals are joined with --merge", command: spec)
        }
        let parts = try parsed.operands.map { (name: $0, journal: try JournalFile.read($0)) }
        let journal = parsed.has("--merge") ? try TestJournal.merged(parts) : parts[0].journal
        if parsed.has("--merge") {
            let shards = parts.map { $0.journal.head.shard ?? "the whole" }.joined(separator: ", ")
            context.complain("joined \(shards): \(journal.planned.count) scenarios, each once")
        }
        let inputs = parsed.operands
        let reports = try ReportFiles(parsed, environment: [:], inputs: inputs)
        if let path = parsed.value("--journal") {
            try WrittenFile(path, option: "--journal", kind: JournalFile.kind, inputs: inputs).write(journal.bytes)
        }
        return try tell(journal, reports, parsed, context)
    }

    private static func tell(
        _ journal: TestJournal, _ reports: ReportFiles, _ parsed: ParsedCommand, _ context: CommandContext
    ) throws -> Int32 {
        let results = journal.results
        let judgesStrictly = isWhole(journal) && journal.head.options.contains("--strict")
        guard let slowest = Int(parsed.value("--slowest") ?? "0"), slowest >= 0 else {
            throw UsageError("--slowest takes a whole number")
        }
        let tally = TestTally(
            of: results.map(\.scenario), context,
            TestTally.Options(
                slowest: slowest, showsAllFindings: parsed.has(FindingLines.option.name), judgesStrictly: judgesStrictly
            ))
        for (place, result) in results.enumerated() { tally.add(TestEnd(result), at: place) }
        let code = try tally.conclude()
        if let page = reports.page {
            for planned in journal.planned {
                guard let result = journal.result(of: planned), reports.pages.has(result.outcome) else { continue }
                page.take(result, journal.recording(of: planned))
            }
        }
        try reports.write(
            judgesStrictly ? results.judgedStrictly : results, started: date(of: parsed.operands[0]), context)
        if journal.missingPlan > 0 {
            context.complain(
                "the journal breaks off in its plan: \(journal.missingPlan) of \(journal.head.planned ?? journal.head.total) "
                    + "scenarios are not in it")
            return max(code, ExitCode.failed)
        }
        let outstanding = journal.outstanding
        guard let first = outstanding.first else { return code }
        let begun = outstanding.first(where: journal.hasBegun).map { "; \($0.file) had begun" } ?? ""
        context.complain("\(outstanding.count) scenarios are outstanding, the first is \(first.file)\(begun)")
        return max(code, ExitCode.failed)
    }

    /// Whether a journal has all of a run, so that it tells what all scenarios of an app do.
    private static func isWhole(_ journal: TestJournal) -> Bool {
        journal.results.count == journal.head.total && journal.missingPlan == 0
    }

    /// When a journal was written last: it says nothing of dates.
    private static func date(of path: String) -> Date {
        let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate ?? Date(timeIntervalSince1970: 0)
    }
}
