import BackgroundRuntime
import Foundation
import VigilProgramImage
import VirtualTime

/// Plays a scenario for a command line: prints the timeline while it grows, then the summary.
///
/// What is printed and written is whole up to the end, however the app's code ends the program.
public struct ScenarioPlayback {
    private let runner: ScenarioRunner
    private let command: RunCommandLine
    private let context: CommandContext
    private let again: ([String]) -> [String]

    /// A playback for the modules of a context.
    ///
    /// - Parameters:
    ///   - command: how it is played, and what is printed.
    ///   - context: takes what is printed, and complaints, which is what is no JSON where JSON is asked for.
    ///   - again: the command line that makes this program play the same with further options, for a proof.
    /// - Throws: ``/BackgroundRuntime/ModuleCollision`` when modules of the program cannot be together.
    public init(_ command: RunCommandLine, _ context: CommandContext, again: @escaping ([String]) -> [String]) throws {
        runner = ScenarioRunner(modules: try context.modules)
        self.command = command
        self.context = context
        self.again = again
    }

    /// Plays and prints.
    ///
    /// - Returns: the exit code.
    /// - Throws: ``UsageError`` for a file that cannot be written.
    public func play(_ scenario: Scenario, program: (any AppProgram)?) throws -> Int32 {
        let account = try RunAccount()
        let file = try command.output.map { try open($0, scenario, account) }
        func playHere() -> Int32 {
            do {
                // What starts other programs comes before the world is closed, and so before the run.
                let proof = command.proves ? try Proof(again(Proof.words)) : nil
                if program != nil { ClosedWorld.close { context.complain("warning: " + $0) } }
                let code = try watch(scenario, program, into: file, account, proof)
                try file?.close()
                return code
            } catch {
                context.complain("\(error)".onLines)
                return ExitCode.badInput
            }
        }
        guard !command.isInProcess, !Supervisor.isTraced, !MachineCalls.hasThreadsOfLibraries else { return playHere() }
        return Supervisor(account).run(playHere) { end in
            file?.flushWhatIsLeft()
            if !account.isReported { bury(scenario, end, file, account.instant) }
            file?.flush()
        }
    }

    private func open(_ path: String, _ scenario: Scenario, _ account: RunAccount) throws(UsageError) -> OutputFile {
        let inputs = scenario.inputs(manifest: command.options.manifest)
        return try OutputFile(path, inputs: inputs) { [context] problem in
            context.complain("\(problem)")
            account.isReported = true
            AbruptEnd.endWatch()
            exit(ExitCode.badInput)
        }
    }

    /// Loses nothing where the app's code ends the program.
    private func watch(
        _ scenario: Scenario, _ program: (any AppProgram)?, into file: OutputFile?, _ account: RunAccount,
        _ proof: Proof?
    ) throws -> Int32 {
        let printer = RunPrinter(runner, command, context, file, account, proof: proof)
        func tell(_ run: BrokenRun) {
            let isWhole = printer.writeDocument(of: scenario, brokenOffBy: run)
            if !run.isRecorded, !isWhole { write(LostRunReport(run.cause), at: account.instant, into: file) }
            context.complain("\(scenario.name): \(run)".onOneLine)
            account.isReported = true
        }
        return try BrokenRun.watching(save: { file?.flush() }, tell: tell) {
            try printer.play(scenario, program)
        }
    }

    /// Says of a run that could not say so itself how it ended, in what it has printed as well.
    private func bury(_ scenario: Scenario, _ end: ProcessEnd, _ file: OutputFile?, _ instant: VirtualInstant) {
        let last = LostRunReport(end)
        context.complain("\(scenario.name): \(last.complaint) at \(TimeText.clock(instant))".onOneLine)
        write(last, at: instant, into: file)
    }

    private func write(_ words: LostRunReport, at instant: VirtualInstant, into file: OutputFile?) {
        guard let line = words.line(at: instant, command.format) else { return }
        if let file { file.write(line) } else { context.write(line) }
    }
}
