import BackgroundRuntime
import VigilDocuments
import VigilScenarios

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
            tell("Apps that are ended so:", names(modules.mistakes.filter { $0.code == code.text }), context)
        } else if let rule = modules.book.explanation(of: text) {
            context.write(rule)
            if modules.plannedRules.contains(text) {
                context.write("\nIn the rule book, not applied by the simulator yet.")
            }
            tell("Apps that meet it:", names(modules.mistakes.filter { $0.rules.contains(text) }), context)
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
        let index = isName ? nil : SearchIndex(modules)
        let found = index?.answers(to: text).map(\.entry) ?? []
        guard let best = found.first else {
            let meant = index?.correction(of: text).map { "; did you mean \"\($0)\"?" } ?? ""
            throw unknown("no rule, code or mistake is known by \(text.quoted)" + meant, isWord: !text.contains(" "))
        }
        context.write(page(of: best, modules))
        tell("Or did you mean:", found.dropFirst().prefix(most).map { ($0.name, $0.title) }, context)
    }

    /// All that is known of an entry.
    private static func page(of entry: SearchEntry, _ modules: ModuleSet) -> String {
        let mistake = modules.mistake(named: entry.name).map(modules.explanation(of:))
        let code = modules.terminationCode(named: entry.name).map { explanation(of: $0, modules.book) + "\n" }
        let module = "\(entry.name)\n\n\(entry.title)\n\nvigil modes lists what is simulated of it, and what is not.\n"
        switch entry.kind {
        case .mistake: return mistake ?? ""
        case .rule, .constant: return modules.book.explanation(of: entry.name) ?? ""
        case .code: return code ?? ""
        case .module: return module
        }
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

    private static func names(_ mistakes: [FieldMistake]) -> [(name: String, title: String)] {
        mistakes.map { ($0.name, $0.title) }
    }

    /// How many further answers are named.
    private static let most = 5

    /// Entries by their names, under a heading, if there are any; a page ends with an empty line before it.
    private static func tell(
        _ heading: String, _ entries: [(name: String, title: String)], _ context: CommandContext
    ) {
        let width = entries.map(\.name.count).max() ?? 0
        let lines = entries.map { entry in
            let gap = String(repeating: " ", count: width - entry.name.count + 2)
            return "  \(entry.name)" + gap + beginning(of: entry.title, width: max(40, 94 - width))
        }
        if !lines.isEmpty { context.write(([heading] + lines).joined(separator: "\n")) }
    }

    /// A sentence, or its first words where it is longer than a line.
    private static func beginning(of sentence: String, width: Int) -> String {
        guard sentence.count > width else { return sentence }
        let words = sentence.prefix(width - 3).split(separator: " ", omittingEmptySubsequences: false).dropLast()
        return words.joined(separator: " ") + " ..."
    }
}

extension ExplainCommand {
    private static func explanation(of code: TerminationCode, _ book: RuleBook) -> String {
        var lines = [code.text + (code.spoken.isEmpty ? "" : " (\"\(code.spoken)\")"), "", code.meaning]
        if !code.logText.isEmpty { lines.append("The log says, in essence: \(code.logText)") }
        if !code.rules.isEmpty { lines.append("") }
        for id in code.rules {
            lines.append("  \(id): \(book.rule(named: id)?.sentence ?? "")")
            if let advice = book.rule(named: id)?.advice { lines.append("    What helps: \(advice)") }
        }
        lines.append("")
        lines += code.sources.compactMap { book.source(named: $0) }.map { "  \($0.key)  \($0.title)" }
        return lines.joined(separator: "\n")
    }
}
