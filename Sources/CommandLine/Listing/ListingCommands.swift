import BackgroundRuntime
import VigilScenarios

/// `vigil schema`: prints the JSON Schema of scenario files.
enum SchemaCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil schema", "Prints the JSON Schema of scenario files, for editors.",
        discussion: """
            A package that vigil new made has it, and settings of Visual Studio Code that name it. Made anew, it has the words
            of the modules that are linked now: swift run vigil schema > .vscode/vigil-scenario.schema.json
            """)

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
