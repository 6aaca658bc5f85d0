import BackgroundRuntime

/// Plays scenario files as tests.
public struct TestRun: Sendable {
    private let reader: ScenarioReader
    private let runner: ScenarioRunner
    private let options: RunOptions

    /// A test run with one way to read and one to play.
    public init(reader: ScenarioReader, runner: ScenarioRunner, options: RunOptions) {
        self.reader = reader
        self.runner = runner
        self.options = options
    }

    /// Plays the scenario of one file.
    public func result(of file: String, program: (any AppProgram)? = nil) -> TestResult {
        do {
            let scenario = try reader.read(file)
            let report = try runner.run(scenario, program: program, options: options)
            return TestResult(
                file: file, name: scenario.name, expectations: report.expectations,
                failure: report.isPassed ? nil : report.failureText())
        } catch {
            return TestResult(file: file, name: file, problem: "\(error)")
        }
    }
}
