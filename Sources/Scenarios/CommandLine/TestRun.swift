import BackgroundRuntime
import VigilProgramImage
import VigilResults

/// Plays scenario files as tests.
public struct TestRun: Sendable {
    private let reader: ScenarioReader
    private let runner: ScenarioRunner
    private var options: RunOptions
    private let columns: Int?
    private let recordsTimelines: Bool
    private let wish: TimelineWish?
    private let last = LastScenario()

    /// A test run with one way to read and one to play.
    public init(reader: ScenarioReader, runner: ScenarioRunner, options: RunOptions) {
        self.init(reader: reader, runner: runner, options: options, columns: nil, recordsTimelines: false)
    }

    /// A test run for another process.
    ///
    /// - Parameters:
    ///   - reader: reads the scenarios.
    ///   - runner: plays them.
    ///   - options: how they are played.
    ///   - columns: how many columns what failed may take on the terminal; nil for any number.
    ///   - recordsTimelines: whether the timeline of each that passes is written beside it.
    ///   - wish: which are told in full; nil for none.
    package init(
        reader: ScenarioReader, runner: ScenarioRunner, options: RunOptions, columns: Int?, recordsTimelines: Bool,
        wish: TimelineWish? = nil
    ) {
        self.reader = reader
        self.runner = runner
        self.options = options
        self.options.isOneOfMany = true
        self.options.keepsSights = wish?.hasSights == true
        self.wish = wish
        self.columns = columns
        self.recordsTimelines = recordsTimelines
    }

    /// The option to record timelines.
    package static let record = OptionSpec(
        "--record", "Writes the timeline of each scenario that passes beside it; later test runs compare.")

    /// Plays the scenario of one file.
    ///
    /// - Parameters:
    ///   - file: the path of the file.
    ///   - program: the app's code; nil for a scripted app.
    public func result(of file: String, program: (any AppProgram)? = nil) -> ScenarioResult {
        result(of: TestRequest(file: file), program: program)
    }

    /// Plays what is asked for, unless its files are others than it was planned with.
    package func result(of request: TestRequest, program: (any AppProgram)? = nil) -> ScenarioResult {
        let played = PlayedScenario(request)
        playUnlessChanged(played, program)
        return played.result
    }

    private func playUnlessChanged(_ played: PlayedScenario, _ program: (any AppProgram)?) {
        if played.refuseChange() { return }
        play(played, program)
        _ = played.refuseChange()
    }

    /// Plays scenarios one after another and tells what comes of each, also where code ends the program in the middle.
    ///
    /// - Parameter mayLeave: whether another process is begun for the rest where this one ends early: what code of an app
    ///   changed of the process would be there for the next scenario.
    /// - Returns: the exit code.
    package func report(
        _ requests: some Sequence<TestRequest>, program: (any AppProgram)?, to listener: TestListener,
        mayLeave: Bool = false
    ) -> Int32 {
        var code = ExitCode.passed
        let before = mayLeave && program != nil ? ProcessPrint() : nil
        for request in requests {
            switch report(request, program, listener) {
            case .passed: break
            case .failed, .broken: code = max(code, ExitCode.failed)
            case .unplayable: code = ExitCode.badInput
            }
            if let before, !before.changes(in: ProcessPrint()).isEmpty { break }
        }
        return code
    }

    private func report(_ request: TestRequest, _ program: (any AppProgram)?, _ listener: TestListener) -> Outcome {
        listener.hear(.began)
        let played = PlayedScenario(request)
        let begin = ContinuousClock.now
        func tell() {
            let recording = wish?.recording(of: played.device, played.result.outcome)
            listener.hear(.ended(TestEnd(played.result, shown: played.shown(in: columns), recording: recording)))
        }
        // Where code breaks off, the clock may be the phone's: then whoever asked knows how long it took.
        BrokenRun.watching(tell: {
            played.note($0)
            tell()
        }) {
            playUnlessChanged(played, program)
        }
        played.result.wallTime = begin.duration(to: .now).wholeNanoseconds
        tell()
        return played.result.outcome
    }

    private func play(_ played: PlayedScenario, _ program: (any AppProgram)?) {
        do {
            let scenario = try last.scenario(played.request.file, by: reader)
            played.scenario = scenario
            let options = try options.applying(played.request.variant, of: scenario.file)
            let report = try runner.run(scenario, program: program, options: options) { played.device = $0 }
            played.note(report)
            try compare(played, report)
        } catch {
            played.result = ScenarioResult(played.identity, .unplayable)
            played.result.problems = ["\(error)"]
        }
    }
}

extension TestRun {
    private func compare(_ played: PlayedScenario, _ report: RunReport) throws(UsageError) {
        let golden = try GoldenTimeline(of: played.request)
        if recordsTimelines {
            if report.isPassed { try golden.record(report.device) }
            return
        }
        played.difference = golden.difference(from: report.device)
        played.result.compare(golden, played.difference)
    }
}

/// A scenario that is being played, and what is known of it so far.
private final class PlayedScenario {
    let request: TestRequest
    var result: ScenarioResult
    /// Nil as long as it has not been read.
    var scenario: Scenario?
    var device: Device?
    /// How the timeline is another than the one that was recorded.
    var difference: String?
    private var report: RunReport?

    init(_ request: TestRequest) {
        self.request = request
        let identity = ScenarioIdentity(file: request.file, name: request.file, variant: request.variant)
        result = ScenarioResult(identity, .unplayable)
    }

    var identity: ScenarioIdentity {
        ScenarioIdentity(
            file: request.file, name: scenario?.name ?? request.file, tags: scenario?.tags ?? [],
            variant: request.variant)
    }

    /// Takes back what came of files that were changed behind the plan; returns whether one was.
    func refuseChange() -> Bool {
        guard let change = request.change else { return false }
        (result, report, difference) = (ScenarioResult(identity, .unplayable), nil, nil)
        result.problems = [change]
        return true
    }

    /// It came to its end.
    func note(_ report: RunReport) {
        result = report.result(of: request.file, request.variant)
        if !report.isPassed { self.report = report }
    }

    /// Code broke it off.
    func note(_ run: BrokenRun) {
        result = ScenarioResult(identity, .broken)
        result.breakdown = "\(run)"
        result.system = device.map { "\($0.system)" } ?? ""
        result.phoneTime = device?.now.nanoseconds ?? 0
        result.failure = brokenText(.plain)
    }

    /// What failed, in so many columns; nil where any number will do.
    func shown(in columns: Int?) -> String? {
        guard let columns, result.failure != nil else { return nil }
        let style = TextStyle.plain(columns: columns)
        guard result.outcome != .broken else { return brokenText(style) }
        return [report?.failureText(style: style), difference].compactMap(\.self).joined(separator: "\n")
    }

    private func brokenText(_ style: TextStyle) -> String {
        let last = device.map { TimelineExcerpt($0.trace, style).last } ?? []
        return ([result.breakdown ?? ""] + last).joined(separator: "\n")
    }
}
