import BackgroundRuntime

/// `vigil explain`: says one rule or constant in full.
enum ExplainCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil explain", "Says a rule, a constant or a termination code in full, with its sources.",
        operands: "RULE|CODE", operandCount: 1...1)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let (id, modules) = (parsed.operands[0], try context.modules)
        if let code = modules.terminationCode(named: id) {
            context.write(explanation(of: code, modules.book))
            return ExitCode.passed
        }
        guard let text = modules.book.explanation(of: id) else {
            let closest = modules.book.closestID(to: id).map { "; did you mean \($0)?" } ?? ""
            throw UnknownWord("unknown rule \(id)\(closest)")
        }
        context.write(text)
        if modules.plannedRules.contains(id) {
            context.write("\nIn the rule book, not applied by the simulator yet.")
        }
        return ExitCode.passed
    }
}

extension ExplainCommand {
    fileprivate static func explanation(of code: TerminationCode, _ book: RuleBook) -> String {
        var lines = [code.text + (code.spoken.isEmpty ? "" : " (\"\(code.spoken)\")"), "", code.meaning]
        if !code.logText.isEmpty { lines.append("The log says, in essence: \(code.logText)") }
        if !code.rules.isEmpty { lines.append("") }
        lines += code.rules.map { id in "  \(id): \(book.rule(named: id)?.sentence ?? "")" }
        lines.append("")
        lines += code.sources.compactMap { book.source(named: $0) }.map { "  \($0.key)  \($0.title)" }
        return lines.joined(separator: "\n")
    }
}

/// `vigil schema`: prints the JSON Schema of scenario files.
enum SchemaCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec("vigil schema", "Prints the JSON Schema of scenario files, for editors.")

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        context.write(ScenarioSchema(modules: try context.modules).text)
        return ExitCode.passed
    }
}

/// A word that the modules of this program do not know; those of an app's program may.
public struct UnknownWord: Error, CustomStringConvertible {
    /// What is unknown, and what was perhaps meant.
    public let description: String

    init(_ message: String) {
        description = message.onLines
    }
}
