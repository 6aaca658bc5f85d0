import BackgroundRuntime

/// Plays a scenario and prints, in the process it is in.
struct RunPrinter {
    private let runner: ScenarioRunner
    private let command: RunCommandLine
    private let context: CommandContext
    private let file: OutputFile?
    private let account: RunAccount
    private let proof: Proof?
    private let played = PlayedDevice()

    /// A printer for one run.
    ///
    /// - Parameters:
    ///   - runner: plays.
    ///   - command: what is printed.
    ///   - context: takes it where there is no file.
    ///   - file: takes it otherwise.
    ///   - account: is kept up to date for whoever supervises.
    ///   - proof: the same run in other processes; nil where it is not to be proved.
    init(
        _ runner: ScenarioRunner, _ command: RunCommandLine, _ context: CommandContext, _ file: OutputFile?,
        _ account: RunAccount, proof: Proof?
    ) {
        self.runner = runner
        self.command = command
        self.context = context
        self.file = file
        self.account = account
        self.proof = proof
    }

    private var style: TextStyle { context.style }

    /// Writes what there is of a run that was broken off, where it is to be one document.
    ///
    /// - Returns: whether it has written one.
    func writeDocument(of scenario: Scenario, brokenOffBy run: BrokenRun) -> Bool {
        guard command.format.isDocument, let device = played.device else { return false }
        return writeDocument(of: .brokenOff(scenario, device, words: "\(run)"))
    }

    private func writeDocument(of run: PlayedRun) -> Bool {
        guard let commandLine = LinkedCommandLine.current else { return false }
        write(commandLine.document(of: run, command.options, command.format))
        return true
    }

    private func write(_ line: String) {
        if let file { file.write(line) } else { context.write(line) }
    }

    /// Writes what is no JSON: with the rest, or beside it where it does not belong.
    private func remark(_ line: String) {
        if command.format.isAlone || file != nil { context.complain(line) } else { context.write(line) }
    }

    /// Plays; returns the exit code.
    func play(_ scenario: Scenario, _ program: (any AppProgram)?) throws -> Int32 {
        var options = command.options
        options.keepsSights = command.format == .html
        let report = try runner.run(scenario, program: program, options: options) { device in
            let kind = program == nil ? ", a scripted app" : ""
            played.device = device
            printAsItGrows(device, "\(device.system), seed \(command.options.seed ?? scenario.seed)\(kind)")
            // Nothing asks for the whole of the trace at the end: a month takes no more memory than a minute.
            device.trace.forgetsOldRecords =
                file != nil && command.format == .jsonl && !command.proves && !command.options.isStrict
                && scenario.expectations == 0
        }
        if command.format.isDocument {
            _ = writeDocument(of: .whole(report))
        } else if command.format != .jsonl {
            conclude(report)
        }
        if !report.isPassed { remark(report.failureText(style: style)) }
        if let proof, !prove(report, by: proof) { return ExitCode.failed }
        return report.isPassed ? ExitCode.passed : ExitCode.failed
    }

    private func printAsItGrows(_ device: Device, _ title: String) {
        let (account, file, write) = (account, file, write)
        switch command.format {
        case .summary, .explanation, .screen, .html, .svg, .traceViewer:
            device.trace.onRecord = { account.instant = $0.instant }
        case .text:
            let timeline = Timeline(trace: device.trace, style: style)
            write(title)
            write(timeline.header)
            device.trace.onRecord = { record in
                account.instant = record.instant
                write(timeline.line(record))
            }
        case .jsonl:
            let lines = TraceLines(trace: device.trace)
            device.trace.onRecord = { record in
                account.instant = record.instant
                guard let file else { return write(lines.line(record).asPrintableJSON) }
                file.write { lines.append(record, to: &$0) }
            }
        }
    }

    private func conclude(_ report: RunReport) {
        if command.format == .screen { return show(report) }
        // The app that the scenario is about comes first.
        for app in [report.app] + report.device.apps.filter({ $0 !== report.app }) {
            write("\n" + account(of: app))
        }
        for time in command.why { write("\n" + answer(report.app, at: .boot.advanced(by: time))) }
        writeVerdict(of: report)
    }

    /// What is on the screen of the app that the scenario is about.
    private func show(_ report: RunReport) {
        let looks = report.looks.isEmpty ? [ScreenLook(at: report.app)] : report.looks
        write(looks.map { $0.text(of: report.app.name, style) }.joined(separator: "\n\n"))
        writeVerdict(of: report)
    }

    private func writeVerdict(of report: RunReport) {
        let count = report.expectations
        guard count > 0 else { return }
        let verdict = report.isPassed ? style.green("passed") : style.red("failed")
        write("\n\(report.scenario.name.onOneLine): \(verdict) (\(count) expectation\(count == 1 ? "" : "s"))")
    }

    private func answer(_ app: InstalledApp, at instant: VirtualInstant) -> String {
        let outlook = command.format == .explanation ? AwakeOutlook(app).text(at: instant) : nil
        return AwakeExplanation(app).answer(at: instant) + (outlook.map { "\n" + $0 } ?? "")
    }

    private func account(of app: InstalledApp) -> String {
        guard command.format == .explanation else { return RunSummary(of: app).text(name: app.name, style: style) }
        let ends = AppEnds(of: app).text(name: app.name, style: style)
        return WithheldEvents(of: app).text(name: app.name, style: style) + (ends.map { "\n\n" + $0 } ?? "")
    }

    /// Compares every byte of the trace with those of other processes.
    private func prove(_ report: RunReport, by proof: Proof) -> Bool {
        let lines = TraceLines(trace: report.device.trace)
        let own = report.device.trace.records.map(lines.line)
        guard let difference = proof.difference(from: own) else {
            remark(proof.success(own))
            return true
        }
        remark(style.red(difference.title))
        for line in difference.lines { remark("  " + line.onOneLine) }
        return false
    }
}

/// The phone of a run, for whoever has to tell of it if the run never ends.
private final class PlayedDevice {
    var device: Device?
}
