import BackgroundRuntime
import VigilScenarios

/// `vigil diff`: puts the timelines of two runs beside each other.
enum DiffCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil diff", "Shows where the timelines of two runs differ.", operands: "FILE FILE", operandCount: 2...2,
        discussion: """
            A FILE is what vigil run --format jsonl --output FILE writes, or a timeline that vigil test --record has written.
            The exit code is 0 where they are the same, 1 where they differ.
            """)

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let runs = try parsed.operands.map { try RunLines(file: $0).lines.map(\.text) }
        let difference = LineDifference(runs[0], runs[1])
        guard difference.count > 0 else {
            context.write("the same \(runs[0].count) lines")
            return ExitCode.passed
        }
        for line in difference.text(context.style) { context.write(line) }
        context.write("\n\(difference.count) line\(difference.count == 1 ? " differs" : "s differ")")
        return ExitCode.failed
    }
}
