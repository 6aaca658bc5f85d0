import BackgroundRuntime
import Foundation
import VigilScenarios

/// `vigil explain RUN`: plays a scenario and says what the system held back, and why.
enum RunExplanation {
    /// `vigil explain` for a scenario, a bundle or a recorded run too; any other command as it is.
    static func explaining(_ command: Command) -> Command {
        guard command.word == "explain" else { return command }
        let spec = command.spec
        let own = CommandSpec(
            spec.name, spec.summary, operands: "RULE|CODE|WORDS...|BUNDLE|SCENARIO|RUN",
            operandCount: spec.operandCount,
            options: spec.options + [
                OptionSpec(
                    "--at", value: "TIME", "Also why the app is awake or not at this time, and what would keep it so.")
            ] + [BuildPolicy.option],
            discussion: """
                Of a rule or a termination code it says what is known, with the sources. Other words are looked up among the
                mistakes that apps make again and again: what people see, such as "timer stops in background", a line of a
                log, or the code of an error. The likeliest is told, with why it is so and the scenario that shows it.
                Of a bundle or a scenario, which is played, it says what the system held back and why: requests that wait,
                pushes that do not wake, launches that are barred. A RUN is a file of vigil run --format jsonl.
                With --at it says what would have kept the app awake: first by the rules of the modules, of which nothing is
                tried; then by trying, with each mode declared that is not. The app stays as it is, and may not use it.
                """)
        return Command(own) { parsed, context in
            let operand = parsed.operands[0]
            guard FileManager.default.fileExists(atPath: operand) else { return try command.run(parsed, context) }
            if parsed.operands.count > 1 { throw UsageError("one bundle, scenario or run is explained at a time") }
            let times = try parsed.values("--at").map(instant)
            if RecordedRun.isOne(operand) { return try RecordedRun(operand).explain(times, context) }
            let texts = parsed.values("--at")
            guard !texts.isEmpty, hasScenario(operand) else { return try play(parsed, texts, context) }
            return try explain(parsed, texts, times, context)
        }
    }

    private static func instant(_ text: String) throws(UsageError) -> VirtualInstant {
        guard let time = DurationText.parse(text), time >= .zero else {
            throw UsageError("--at takes a time since the boot, not \(text.quoted): \(DurationText.form)")
        }
        return .boot.advanced(by: time)
    }

    /// Whether there is a file that can be played again and again.
    private static func hasScenario(_ operand: String) -> Bool {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
        return isThere && !isFolder.boolValue || AppBundle(operand)?.defaultScenarioFile != nil
    }

    private static func play(
        _ parsed: ParsedCommand, _ times: [String], _ context: CommandContext
    ) throws -> Int32 {
        let operand = parsed.operands[0]
        if !times.isEmpty, AppBundle(operand) != nil {
            context.complain(
                "\(operand): the bundle has no scenario of its own name, so that no other manifest is tried")
        }
        let words =
            ["--format", "explanation"] + times.flatMap { ["--why", $0] } + BuildPolicy(parsed).words
            + ["--", operand]
        guard let run = try RunCommand.command.spec.parse(words) else { return ExitCode.badInput }
        return try RunCommand.command.run(run, context)
    }

    private static func explain(
        _ parsed: ParsedCommand, _ texts: [String], _ times: [VirtualInstant], _ context: CommandContext
    ) throws -> Int32 {
        let player = try WhatIfPlayer(parsed.operands[0], system: nil, BuildPolicy(parsed))
        let words = ["--format", "explanation"] + texts.flatMap { ["--why", $0] }
        let end = try player.explain(words, context.write)
        if Interruption.received == nil, end != .code(ExitCode.badInput) {
            for line in try TriedModes(player, context.modules).lines(at: times) { context.write(line) }
        }
        if case .code(let code) = end { return code }
        return ExitCode.failed
    }
}
