import VigilDocuments
import VigilScenarios

/// `vigil help`: says what a command takes, or something about all of them.
enum HelpCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil help", "Says what a command takes, what the exit codes or the words of scenarios mean.",
        operands: "COMMAND|exit-codes|scenario [WORD]", operandCount: 0...2)

    private static let exitCodes = "exit-codes"
    /// What the words of scenarios are told by.
    static let scenario = "scenario"

    /// What there is help about.
    static func topics(of commands: [Command]) -> [String] { commands.map(\.word) + [exitCodes, scenario] }

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        guard let topic = parsed.operands.first else {
            context.write(ToolCommands.help)
            return ExitCode.passed
        }
        if topic == scenario {
            let help = ScenarioWordHelp(try context.modules.vocabulary)
            context.write(try parsed.operands.dropFirst().first.map(help.text) ?? help.list)
            return ExitCode.passed
        }
        guard parsed.operands.count == 1 else {
            throw UsageError("unexpected \"\(parsed.operands[1])\"", command: spec)
        }
        if topic == exitCodes {
            context.write(ExitCode.explanation)
            return ExitCode.passed
        }
        let commands = ToolCommands.all + [command]
        guard let found = commands.first(where: { $0.word == topic }) else {
            let known = topics(of: commands)
            let closest = closestMatch(to: topic, in: known).map { "; did you mean \($0)?" } ?? ""
            let list = known.joined(separator: ", ")
            throw UsageError("there is no help about \(topic)\(closest)\nThere is about: \(list)")
        }
        context.write(found.spec.helpText)
        return ExitCode.passed
    }
}
