import BackgroundRuntime
import VigilScenarios

/// What came of the scenarios of a test run: each is told as soon as it is over, so that nothing that is finished is lost.
final class TestTally {
    private let all: Int
    private let context: CommandContext
    /// How many of the scenarios have a name.
    private let names: [String: Int]
    private var results: [TestResult] = []

    /// A tally of scenarios, none of which has been played.
    init(of headers: [ScenarioHeader], _ context: CommandContext) {
        all = headers.count
        names = Dictionary(grouping: headers, by: \.name).mapValues(\.count)
        self.context = context
    }

    /// Shows how far the run has come, and what it is at.
    func show(_ file: String) { Console.progress(results.count, of: all, file) }

    /// Adds the result of one scenario, and tells it.
    func add(_ result: TestResult) {
        results.append(result)
        Console.endProgress()
        context.write(result.text(context.style, namesFile: names[result.name, default: 1] > 1))
        show(result.file)
    }

    /// Sums up; returns the exit code.
    func conclude() -> Int32 {
        Console.endProgress()
        let failed = results.count { $0.failure != nil }
        let unread = results.count { $0.problem != nil }
        let expectations = results.reduce(0) { $0 + $1.expectations }
        let parts = [
            "\(results.count) scenarios", "\(expectations) expectations", "\(results.count - failed - unread) passed",
            failed > 0 ? "\(failed) failed" : nil, unread > 0 ? "\(unread) could not be played" : nil,
        ]
        context.write("\n" + parts.compactMap(\.self).joined(separator: ", "))
        if let signal = Interruption.received { stop(signal) }
        return unread > 0 ? ExitCode.badInput : failed > 0 ? ExitCode.failed : ExitCode.passed
    }

    private func stop(_ signal: Int32) -> Never {
        let left = all - results.count
        context.complain("stopped by \(SignalName.of(signal)): \(left) of \(all) scenarios were not played")
        Interruption.die(of: signal)
    }
}
