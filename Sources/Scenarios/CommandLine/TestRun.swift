import BackgroundRuntime

/// Plays scenario files as tests.
public struct TestRun: Sendable {
    private let reader: ScenarioReader
    private let runner: ScenarioRunner
    private let options: RunOptions
    private let style: TextStyle

    /// A test run with one way to read, one to play, and a style for what failed.
    public init(
        reader: ScenarioReader, runner: ScenarioRunner, options: RunOptions, style: TextStyle = .plain
    ) {
        self.reader = reader
        self.runner = runner
        self.options = options
        self.style = style
    }

    /// Plays the scenario of one file.
    public func result(of file: String, program: (any AppProgram)? = nil) -> TestResult {
        do {
            let scenario = try reader.read(file)
            return result(of: scenario, try runner.run(scenario, program: program, options: options))
        } catch {
            return TestResult(file: file, name: file, problem: "\(error)")
        }
    }

    /// Plays scenario files one after another and tells what comes of each, also where code ends the program in the middle.
    ///
    /// - Returns: the exit code.
    package func report(_ files: [String], program: (any AppProgram)?, to listener: TestListener) -> Int32 {
        let results = files.map { report($0, program, listener) }
        if results.contains(where: { $0.problem != nil }) { return ExitCode.badInput }
        return results.contains { $0.failure != nil } ? ExitCode.failed : ExitCode.passed
    }

    private func report(_ file: String, _ program: (any AppProgram)?, _ listener: TestListener) -> TestResult {
        listener.hear(.began(file: file))
        let name = (try? reader.read(file))?.name ?? file
        func tell(_ run: BrokenRun) { listener.hear(.ended(TestResult(file: file, name: name, failure: "\(run)"))) }
        let played = BrokenRun.watching(tell: tell) { result(of: file, program: program) }
        listener.hear(.ended(played))
        return played
    }

    private func result(of scenario: Scenario, _ report: RunReport) -> TestResult {
        TestResult(
            file: scenario.file, name: scenario.name, expectations: report.expectations,
            failure: report.isPassed ? nil : report.failureText(style: style))
    }
}
