import BackgroundRuntime
import VigilScenarios

/// `vigil validate`: checks manifests.
enum ValidateCommand {
    static let command = Command(spec, run: run)

    private static let spec = CommandSpec(
        "vigil validate", "Checks manifests and says everything that is wrong with them.", operands: "MANIFEST...",
        operandCount: 1...Int.max,
        options: [
            OptionSpec("--system", value: "VERSION", "Checks for this system; for the newest one without it."),
            OptionSpec("--define", value: "NAME=TEXT", "Replaces the build variable $(NAME)."),
        ])

    @Sendable
    private static func run(_ parsed: ParsedCommand, _ context: CommandContext) throws -> Int32 {
        let options = try RunCommandLine(parsed).options
        var code = ExitCode.passed
        for path in parsed.operands {
            let file = AppBundle(path)?.manifest ?? path
            let problems = problems(in: file, options, try context.modules)
            for problem in problems { context.write(problem.description) }
            if problems.contains(where: { $0.severity == .error }) { code = ExitCode.badInput }
            if problems.isEmpty { context.write("\(file.onOneLine): no problems") }
        }
        return code
    }

    private static func problems(in file: String, _ options: RunOptions, _ modules: ModuleSet) -> [InputProblem] {
        do {
            return try Manifest.read(
                file, variables: options.variables, modules: modules, system: options.system ?? .newest
            ).problems
        } catch {
            return error.problems
        }
    }
}
