import BackgroundRuntime
import Foundation
import VigilReports
import VigilResults
import VigilScenarios

/// What came of the scenarios of a test run, told in their order, each as soon as those before it are over: the listing is the
/// same however many are played at once.
final class TestTally {
    /// What is told at the end, beside the counts.
    struct Options {
        /// So many scenarios that took longest are named.
        var slowest = 0
        /// Whether somebody wants all results at the end.
        var keepsResults = false
        /// Whether each finding is listed, however many they are.
        var showsAllFindings = false
        /// Whether what is found over all scenarios of an app fails the run.
        var judgesStrictly = false
    }

    private let identities: [ScenarioIdentity]
    private let context: CommandContext
    private let options: Options
    /// The results that are needed at the end, by place: all, or those with something to say on the whole run.
    private var kept: [Int: TestEnd] = [:]
    /// The facts that a result was kept for.
    private var known: Set<TestEnd.Need> = []
    /// How many of the scenarios have a title.
    private let titles: [String: Int]
    /// What is over and not told yet, by its place.
    private var waiting: [Int: String] = [:]
    private var told = 0
    /// How each went, and how long it took; nil for what is not over.
    private var outcomes: [(outcome: Outcome, time: Int64)?]
    private var expectations = 0

    /// A tally of scenarios, none of which has been played.
    init(of identities: [ScenarioIdentity], _ context: CommandContext, _ options: Options) {
        self.identities = identities
        self.context = context
        self.options = options
        titles = Dictionary(grouping: identities, by: \.title).mapValues(\.count)
        outcomes = Array(repeating: nil, count: identities.count)
    }

    /// How many are over.
    var count: Int { outcomes.count { $0 != nil } }

    /// Shows how far the run has come, and what it is at.
    func show(_ item: Int) { Console.progress(done, of: identities.count, identities[item].file) }

    private var done = 0

    /// Adds the result of one scenario.
    func add(_ end: TestEnd, at place: Int) {
        outcomes[place] = (end.outcome, end.wallTime)
        if isNeeded(end) { kept[place] = end }
        done += 1
        expectations += end.expectations
        waiting[place] = text(of: end, at: place)
        while let text = waiting.removeValue(forKey: told) {
            write(text)
            told += 1
        }
        show(place)
    }

    private func isNeeded(_ end: TestEnd) -> Bool {
        if options.keepsResults { return true }
        switch end.need {
        case .nothing: return false
        case .facts: return known.insert(end.need).inserted
        case .all: return true
        }
    }

    private func text(of end: TestEnd, at place: Int) -> String {
        let identity = identities[place]
        let namesFile = titles[identity.title, default: 1] > 1
        if end.outcome != .passed, let result = end.result {
            return result.text(context.style, namesFile: namesFile, shown: end.shown)
        }
        let title = (namesFile ? "\(identity.title) (\(identity.file))" : identity.title).onOneLine
        return ScenarioResult.passed(title, context.style, expectsNothing: end.expectations == 0)
    }

    private func write(_ text: String) {
        Console.endProgress()
        context.write(text)
    }

    /// Sums up; returns the exit code.
    ///
    /// - Parameter report: takes the results that were kept, in the order of the run.
    /// - Throws: what `report` throws, after everything is told.
    func conclude(report: ([ScenarioResult]) throws -> Void = { _ in }) throws -> Int32 {
        Console.endProgress()
        for (_, text) in waiting.sorted(by: { $0.key < $1.key }) { context.write(text) }
        for line in VariantTable(identities, outcomes.map { $0?.outcome }).lines { context.write(line) }
        nameSlowest()
        let results = kept.sorted { $0.key < $1.key }.compactMap(\.value.result)
        let judged = judged(results)
        tellFindings(of: judged)
        let code = tellCounts(together: judged.count - results.count)
        try report(options.keepsResults ? judged : [])
        if count < identities.count { sayWhatIsLeft(identities.count - count) }
        return code
    }

    /// Tells how many scenarios went how; returns the exit code.
    ///
    /// - Parameter together: how many folders of scenarios fail by what all of them have found together.
    private func tellCounts(together: Int) -> Int32 {
        let over = outcomes.compactMap { $0?.outcome }
        let passed = over.count { $0 == .passed }
        let unread = over.count { $0 == .unplayable }
        let failed = over.count - passed - unread
        let parts = [
            "\(over.count) scenarios", "\(expectations) expectations", "\(passed) passed",
            failed > 0 ? "\(failed) failed" : nil, together > 0 ? "\(together) failed together" : nil,
            unread > 0 ? "\(unread) could not be played" : nil,
        ]
        context.write("\n" + parts.compactMap(\.self).joined(separator: ", "))
        return unread > 0 ? ExitCode.badInput : failed + together > 0 ? ExitCode.failed : ExitCode.passed
    }

    /// The results, with what fails all scenarios of an app together where the run is strict and whole.
    private func judged(_ results: [ScenarioResult]) -> [ScenarioResult] {
        guard options.judgesStrictly, count == identities.count else { return results }
        let all = results.judgedStrictly
        for result in all.dropFirst(results.count) { context.write(result.text(context.style)) }
        return all
    }

    private func tellFindings(of results: [ScenarioResult]) {
        for line in FindingLines(RunFindings(results), context.style, showsAll: options.showsAllFindings).lines {
            context.write(line)
        }
    }

    private func sayWhatIsLeft(_ left: Int) {
        let why = Interruption.received.map { "stopped by \(SignalName.of($0))" } ?? "stopped by --fail-fast"
        context.complain("\(why): \(left) of \(identities.count) scenarios were not played")
        if let signal = Interruption.received { Interruption.die(of: signal) }
    }

    private func nameSlowest() {
        let times = outcomes.enumerated().compactMap { place, outcome in outcome.map { (place, $0.time) } }
        let longest = times.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(options.slowest)
        if !longest.isEmpty { context.write("\nThe slowest") }
        for (place, time) in longest {
            let text = TimeText.duration(.nanoseconds(time))
            context.write("  \(text)  \(identities[place].title.onOneLine)")
        }
    }
}
