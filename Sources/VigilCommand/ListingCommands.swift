import BackgroundRuntime
import BuiltInModes
import Foundation
import Scenarios

/// `vigil modes`: lists the modes, what is simulated of each and what is not.
enum ModesCommand {
    static let command = Command(spec: spec, run: run)

    private static let spec = CommandSpec("vigil modes", "Lists the modes, and what is simulated of each.")

    @Sendable
    private static func run(_ parsed: ParsedCommand) -> Int32 {
        for module in BuiltInModes.all {
            print("\(module.catalogEntry.value)  (from \(module.catalogEntry.since))  \(module.summary)")
            for item in module.simulated { print("    + \(item)") }
            for item in module.notSimulated { print("    - \(item)") }
        }
        let known = Set(BuiltInModes.all.map(\.catalogEntry.value))
        let others = BuiltInModes.catalog.entries.map(\.value).filter { !known.contains($0) }
        print("\nKnown and not simulated yet: \(others.joined(separator: ", "))")
        return ExitCode.passed
    }
}

/// `vigil rules`: lists the rule book, or how much of it is applied and tested.
enum RulesCommand {
    static let command = Command(spec: spec, run: run)

    private static let spec = CommandSpec(
        "vigil rules", "Lists the rules: id, profiles, confidence, sources.",
        options: [
            OptionSpec("--section", value: "NAME", "Lists one section, such as task."),
            OptionSpec("--coverage", "Counts what the book has, what is applied and what tests exercise."),
            OptionSpec("--tests", value: "FOLDER", "Looks for tests here; in Tests of this package without it."),
        ])

    @Sendable
    private static func run(_ parsed: ParsedCommand) throws -> Int32 {
        let book = RuleBook.builtIn
        if parsed.has("--coverage") {
            let folder = parsed.value("--tests") ?? "Tests"
            guard FileManager.default.fileExists(atPath: folder) else {
                throw UsageError("\(folder): there is no such folder; name the folder of the tests with --tests")
            }
            print(RuleCoverage(book: book, planned: BuiltInModes.plannedRules, tests: folder).text)
            return ExitCode.passed
        }
        if let section = parsed.value("--section"), !book.sections.contains(section) {
            throw UsageError("unknown section \(section); there are: \(book.sections.joined(separator: ", "))")
        }
        print(book.listing(section: parsed.value("--section")))
        return ExitCode.passed
    }
}

/// `vigil explain`: says one rule or constant in full.
enum ExplainCommand {
    static let command = Command(spec: spec, run: run)

    private static let spec = CommandSpec(
        "vigil explain", "Says a rule, a constant or a termination code in full, with its sources.",
        operands: "RULE|CODE", operandCount: 1...1)

    @Sendable
    private static func run(_ parsed: ParsedCommand) throws -> Int32 {
        let book = RuleBook.builtIn
        if let code = TerminationCode.named(parsed.operands[0]) {
            print(explanation(of: code, book))
            return ExitCode.passed
        }
        guard let text = book.explanation(of: parsed.operands[0]) else {
            let closest = book.closestID(to: parsed.operands[0]).map { "; did you mean \($0)?" } ?? ""
            throw UsageError("unknown rule \(parsed.operands[0])\(closest)")
        }
        print(text)
        if BuiltInModes.plannedRules.contains(parsed.operands[0]) {
            print("\nIn the rule book, not applied by the simulator yet.")
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
    static let command = Command(spec: spec, run: run)

    private static let spec = CommandSpec("vigil schema", "Prints the JSON Schema of scenario files, for editors.")

    @Sendable
    private static func run(_ parsed: ParsedCommand) -> Int32 {
        print(ScenarioSchema(modules: BuiltInModes.all, book: .builtIn).text)
        return ExitCode.passed
    }
}
