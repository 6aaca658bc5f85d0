import BackgroundRuntime
import VigilRuleJournal
import VigilScenarios

/// `vigil rules`: lists the rule book, or how much of it is applied and tested.
enum RulesCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil rules", "Lists the rules: id, profiles, confidence, sources.",
        options: [
            OptionSpec("--section", value: "NAME", "Takes one section, such as task."),
            OptionSpec("--coverage", "Counts what the book has, what is applied and what tests have exercised."),
            OptionSpec(
                "--journal", value: "FILE", "What the tests left; without it all that lies beside this program."),
        ])

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let modules = try context.modules
        let (book, section) = (modules.book, parsed.value("--section"))
        if let section, !book.sections.contains(section) {
            throw UnknownWord("unknown section \(section); there are: \(book.sections.joined(separator: ", "))")
        }
        guard parsed.has("--coverage") else {
            context.write(book.listing(section: section))
            return ExitCode.passed
        }
        let journals = try journals(parsed.value("--journal"), beside: RuleJournal.folder ?? "", context)
        let known = journals.isEmpty ? nil : journals
        let coverage = RuleCoverage(book: book, section: section, planned: modules.plannedRules, journals: known)
        context.write(coverage.text)
        return journals.isEmpty || !coverage.misplaced.isEmpty ? ExitCode.failed : ExitCode.passed
    }

    /// What the tests have shown; none, with a complaint, where they did not run as they are now.
    ///
    /// - Parameters:
    ///   - file: the journal that was asked for.
    ///   - folder: where the tests lie that were built with this program, those of several packages it may be.
    static func journals(_ file: String?, beside folder: String, _ context: CommandContext) throws -> [RuleJournal] {
        let (found, reasons) = try judged(file, beside: folder)
        if found.isEmpty, reasons.isEmpty {
            context.complain(
                "what is exercised is not known, for no tests with .exercisesRules have run beside this program: "
                    + "run swift test in the same package and configuration (looked in \(folder))".onOneLine)
            return []
        }
        for reason in reasons {
            let what = found.isEmpty ? "what is exercised is not known" : "what some tests have shown is not counted"
            context.complain("\(what): \(reason); run swift test again".onOneLine)
        }
        return found
    }

    /// The journals that are of the tests as they are now, and why others are not.
    private static func judged(
        _ file: String?, beside folder: String
    ) throws -> (current: [RuleJournal], reasons: [String]) {
        var (found, unreadable): ([RuleJournal], [String]) = ([], [])
        if let file {
            guard let journal = RuleJournal(path: file) else {
                throw UsageError("\(file): there is no journal of tests in this file")
            }
            found = [journal]
        } else {
            (found, unreadable) = RuleJournal.all(in: folder)
        }
        let all = found.map { (journal: $0, reason: $0.isOutdatedBecause) }
        return (
            all.filter { $0.reason == nil }.map(\.journal),
            all.compactMap(\.reason) + unreadable.map { "\($0) is no journal of tests" }
        )
    }
}
