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
        let found = file.map { RuleJournal(path: $0).map { [$0] } ?? [] } ?? RuleJournal.all(in: folder)
        if found.isEmpty {
            if let file { throw UsageError("\(file): there is no journal of tests in this file") }
            context.complain(
                "what is exercised is not known, for no tests with .exercisesRules have run beside this program: "
                    + "run swift test in the same package and configuration (looked in \(folder))".onOneLine)
            return []
        }
        let judged = found.map { (journal: $0, reason: $0.isOutdatedBecause) }
        let current = judged.filter { $0.reason == nil }.map(\.journal)
        for reason in judged.compactMap(\.reason) {
            let what = current.isEmpty ? "what is exercised is not known" : "what some tests have shown is not counted"
            context.complain("\(what): \(reason); run swift test again".onOneLine)
        }
        return current
    }
}
