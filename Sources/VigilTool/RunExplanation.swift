import BackgroundRuntime
import Foundation
import VigilScenarios

/// `vigil explain RUN`: plays a scenario and says what the system held back, and why.
enum RunExplanation {
    /// `vigil explain` for a scenario or a bundle too; any other command as it is.
    static func explaining(_ command: Command) -> Command {
        guard command.word == "explain" else { return command }
        let spec = command.spec
        let own = CommandSpec(
            spec.name, spec.summary, operands: "RULE|CODE|BUNDLE|SCENARIO", operandCount: spec.operandCount,
            options: spec.options + [
                OptionSpec("--at", value: "TIME", "Also why the app is awake or not at this time.")
            ],
            discussion: """
                Of a bundle or a scenario, which is played, it says what the system held back and why: requests that wait,
                pushes that do not wake, launches that are barred.
                """)
        return Command(own) { parsed, context in
            let operand = parsed.operands[0]
            guard FileManager.default.fileExists(atPath: operand) else { return try command.run(parsed, context) }
            let times = parsed.values("--at").flatMap { ["--why", $0] }
            guard let run = try RunCommand.command.spec.parse(["--format", "explanation"] + times + [operand]) else {
                return ExitCode.badInput
            }
            return try RunCommand.command.run(run, context)
        }
    }
}
