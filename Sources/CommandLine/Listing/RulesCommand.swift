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
            OptionSpec("--journal", value: "FILE", "What the tests left; without it the one beside this program."),
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
        let journal = try journal(parsed.value("--journal"), beside: RuleJournal.path ?? "", context)
        let coverage = RuleCoverage(book: book, section: section, planned: modules.plannedRules, journal: journal)
        context.write(coverage.text)
        return journal == nil || !coverage.misplaced.isEmpty ? ExitCode.failed : ExitCode.passed
    }

    /// What the tests have shown; nil, with a complaint, where they did not run as they are now.
    ///
    /// - Parameters:
    ///   - file: the journal that was asked for.
    ///   - beside: the one of the tests that were built with this program.
    static func journal(_ file: String?, beside: String, _ context: CommandContext) throws -> RuleJournal? {
        let path = file ?? beside
        guard let journal = RuleJournal(path: path) else {
            if let file { throw UsageError("\(file): there is no journal of tests in this file") }
            context.complain(
                "what is exercised is not known, for no tests with .exercisesRules have run beside this program: "
                    + "run swift test in the same package and configuration (looked for \(path))".onOneLine)
            return nil
        }
        guard let reason = journal.isOutdatedBecause else { return journal }
        context.complain("what is exercised is not known: \(reason); run swift test again".onOneLine)
        return nil
    }
}
