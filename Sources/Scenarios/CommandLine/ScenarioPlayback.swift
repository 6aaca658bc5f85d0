import BackgroundRuntime
import Foundation
import VirtualTime

/// Plays a scenario for a command line: prints the timeline while it grows, then the summary.
public struct ScenarioPlayback {
    private let runner: ScenarioRunner
    private let command: RunCommandLine
    private var write: (String) -> Void
    private let complain: (String) -> Void
    /// Takes what is said of a run that broke off, whatever is printed.
    private let alarm: (String) -> Void
    private let style: TextStyle

    /// A playback that writes its lines through `write`, and what is no JSON through `complain` where JSON is asked for.
    public init(
        runner: ScenarioRunner, command: RunCommandLine, style: TextStyle, write: @escaping (String) -> Void,
        complain: @escaping (String) -> Void
    ) {
        self.runner = runner
        self.command = command
        self.style = style
        alarm = complain
        self.write = write
        self.complain = command.format == .jsonl || command.output != nil ? complain : write
    }

    /// Plays and prints.
    ///
    /// - Returns: the exit code.
    /// - Throws: ``/VigilDocuments/InputProblems`` for a manifest or a constant that cannot be used.
    public func play(_ scenario: Scenario, program: (any AppProgram)?) throws -> Int32 {
        guard let path = command.output else { return try watch(scenario, program, into: nil) }
        let inputs = scenario.inputs(manifest: command.options.manifest)
        let file = try OutputFile(path, inputs: inputs) { problem in
            alarm("\(problem)")
            AbruptEnd.endWatch()
            exit(ExitCode.badInput)
        }
        var playback = self
        playback.write = { file.write($0) }
        let code = try playback.watch(scenario, program, into: file)
        try file.close()
        return code
    }

    /// Loses nothing where the app's code ends the program.
    private func watch(_ scenario: Scenario, _ program: (any AppProgram)?, into file: OutputFile?) throws -> Int32 {
        try BrokenRun.watching(save: { file?.flush() }, tell: { alarm("\(scenario.name): \($0)".onOneLine) }) {
            try play(scenario, program, into: file)
        }
    }

    private func play(_ scenario: Scenario, _ program: (any AppProgram)?, into file: OutputFile?) throws -> Int32 {
        let report = try runner.run(scenario, program: program, options: command.options) { device in
            let kind = program == nil ? ", a scripted app" : ""
            printAsItGrows(
                device, "\(device.system), seed \(command.options.seed ?? scenario.seed)\(kind)", into: file)
            // Nothing asks for the whole of the trace at the end: a month takes no more memory than a minute.
            device.trace.forgetsOldRecords =
                file != nil && command.format == .jsonl && !command.proves && scenario.expectations == 0
        }
        if command.format != .jsonl { conclude(report) }
        if !report.isPassed { complain(report.failureText(style: style)) }
        if command.proves, try !prove(report, program: program) { return ExitCode.failed }
        return report.isPassed ? ExitCode.passed : ExitCode.failed
    }

    private func printAsItGrows(_ device: Device, _ title: String, into file: OutputFile?) {
        let write = write
        switch command.format {
        case .summary: break
        case .text:
            let timeline = Timeline(trace: device.trace, style: style)
            write(title)
            write(timeline.header)
            device.trace.onRecord = { write(timeline.line($0)) }
        case .jsonl:
            let lines = TraceLines(trace: device.trace)
            device.trace.onRecord = { record in
                guard let file else { return write(lines.line(record).asPrintableJSON) }
                file.write { lines.append(record, to: &$0) }
            }
        }
    }

    private func conclude(_ report: RunReport) {
        write("")
        write(RunSummary(of: report.app).text(name: report.app.name, style: style))
        for time in command.why { write("\n" + AwakeExplanation(report.app).answer(at: .boot.advanced(by: time))) }
        let count = report.expectations
        guard count > 0 else { return }
        let verdict = report.isPassed ? style.green("passed") : style.red("failed")
        write("\n\(report.scenario.name.onOneLine): \(verdict) (\(count) expectation\(count == 1 ? "" : "s"))")
    }

    /// Plays again and compares every byte of the traces.
    private func prove(_ report: RunReport, program: (any AppProgram)?) throws -> Bool {
        let again = try runner.run(report.scenario, program: program, options: command.options)
        let (first, second) = (Self.bytes(report), Self.bytes(again))
        guard first != second else {
            complain("proved: a second run gave the same \(first.count) lines of trace")
            return true
        }
        let index = zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset ?? min(first.count, second.count)
        complain(style.red("not repeatable: the traces differ from line \(index + 1) on"))
        for lines in [first, second] where index < lines.count { complain("  " + lines[index].onOneLine) }
        return false
    }

    private static func bytes(_ report: RunReport) -> [String] {
        let lines = TraceLines(trace: report.device.trace)
        return report.device.trace.records.map(lines.line)
    }
}
