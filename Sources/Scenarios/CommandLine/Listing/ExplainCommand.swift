import BackgroundRuntime
import VigilDocuments

/// `vigil explain`: says one rule or constant in full, or what is known of a mistake.
enum ExplainCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil explain", "Says a rule, a constant, a termination code or a mistake in full.",
        operands: "RULE|CODE|WORDS...", operandCount: 1...Int.max)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let (text, modules) = (parsed.operands.joined(separator: " "), try context.modules)
        if let code = modules.terminationCode(named: text) {
            context.write(explanation(of: code, modules.book) + "\n")
            tell("Apps that are ended so:", modules.mistakes.filter { $0.code == code.text }, context)
        } else if let rule = modules.book.explanation(of: text) {
            context.write(rule)
            if modules.plannedRules.contains(text) {
                context.write("\nIn the rule book, not applied by the simulator yet.")
            }
            tell("Apps that meet it:", modules.mistakes.filter { $0.rules.contains(text) }, context)
        } else if let mistake = modules.mistake(named: text) {
            context.write(modules.explanation(of: mistake))
        } else {
            try answer(text, modules, context)
        }
        return ExitCode.passed
    }

    /// What the words are most likely about, and what else they may be.
    private static func answer(_ text: String, _ modules: ModuleSet, _ context: CommandContext) throws {
        let isName = isName(text)
        if isName, let id = modules.book.closestID(to: text) {
            throw UnknownWord("unknown rule \(text); did you mean \(id)?")
        }
        if isPath(text) { throw UsageError("\(text): there is no such file, and no rule or mistake of this name") }
        let found = isName ? [] : modules.mistakes(about: text)
        guard let best = found.first else {
            let meant = modules.likelyText(for: text).map { "; did you mean \"\($0)\"?" } ?? ""
            throw unknown("no rule, code or mistake is known by \(text.quoted)" + meant, isWord: !text.contains(" "))
        }
        context.write(modules.explanation(of: best))
        tell("Or did you mean:", found.dropFirst().prefix(most), context)
    }

    /// A single word may be known to the program of an app; of what people say, that one knows less than this one.
    private static func unknown(_ message: String, isWord: Bool) -> any Error {
        isWord ? UnknownWord(message) : UsageError(message)
    }

    /// Whether it is written like the id of a rule, and not like something that people say.
    private static func isName(_ text: String) -> Bool {
        !text.contains(" ") && !isPath(text) && text.split(separator: ".").count > 1
    }

    private static func isPath(_ text: String) -> Bool {
        !text.contains(" ") && (text.contains("/") || text.hasSuffix(".json5") || text.hasSuffix(".plist"))
    }

    /// How many further answers are named.
    private static let most = 5

    /// Mistakes by their names, under a heading, if there are any; a page ends with an empty line before it.
    private static func tell(
        _ heading: String, _ mistakes: some Collection<FieldMistake>, _ context: CommandContext
    ) {
        let width = mistakes.map(\.name.count).max() ?? 0
        let lines = mistakes.map { mistake in
            "  \(mistake.name)" + String(repeating: " ", count: width - mistake.name.count + 2) + mistake.title
        }
        if !lines.isEmpty { context.write(([heading] + lines).joined(separator: "\n")) }
    }
}

extension ExplainCommand {
    private static func explanation(of code: TerminationCode, _ book: RuleBook) -> String {
        var lines = [code.text + (code.spoken.isEmpty ? "" : " (\"\(code.spoken)\")"), "", code.meaning]
        if !code.logText.isEmpty { lines.append("The log says, in essence: \(code.logText)") }
        if !code.rules.isEmpty { lines.append("") }
        lines += code.rules.map { id in "  \(id): \(book.rule(named: id)?.sentence ?? "")" }
        lines.append("")
        lines += code.sources.compactMap { book.source(named: $0) }.map { "  \($0.key)  \($0.title)" }
        return lines.joined(separator: "\n")
    }
}
