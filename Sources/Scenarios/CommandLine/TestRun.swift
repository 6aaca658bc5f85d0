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
            return result(of: scenario, try runner.run(scenario, program: program, options: options))
        } catch {
            return TestResult(file: file, name: file, problem: "\(error)")
        }
    }

    /// Plays the scenario of one file and reports, also where code ends the program in the middle.
    ///
    /// - Parameters:
    ///   - file: the path of the scenario.
    ///   - program: the app's code; nil for a scripted app.
    ///   - tell: gets what came of it, also where the code ends the program.
    @discardableResult
    public func report(
        _ file: String, program: (any AppProgram)?, to tell: @escaping (TestResult) -> Void
    ) -> TestResult {
        let name = (try? reader.read(file))?.name ?? file
        let played = BrokenRun.watching(tell: { tell(TestResult(file: file, name: name, failure: "\($0)")) }) {
            result(of: file, program: program)
        }
        tell(played)
        return played
    }

    private func result(of scenario: Scenario, _ report: RunReport) -> TestResult {
        TestResult(
            file: scenario.file, name: scenario.name, expectations: report.expectations,
            failure: report.isPassed ? nil : report.failureText())
    }
}
