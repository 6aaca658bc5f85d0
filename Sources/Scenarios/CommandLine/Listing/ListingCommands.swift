import BackgroundRuntime

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
