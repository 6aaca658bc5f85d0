import BackgroundRuntime
import Foundation
import VigilFingerprint
import VigilResults
import VigilScenarios

/// One test run, from its plan to its end.
final class TestSession {
    private let options: TestOptions
    private let reports: ReportFiles
    private let words: [String]
    private let context: CommandContext
    /// What the whole run has, all parts together.
    private let whole: [TestItem]
    private let journal: JournalFile?
    /// Whether it is a run of its own, and not what a change of a file concerns.
    private let isWhole: Bool

    /// A run of what was selected.
    ///
    /// - Parameter keepsJournal: whether it is to be found afterwards.
    /// - Throws: ``UsageError`` for a journal that is named and cannot be used.
    init(
        _ items: [TestItem], _ options: TestOptions, _ reports: ReportFiles, _ words: [String],
        _ context: CommandContext, keepsJournal: Bool = true
    ) throws {
        (whole, self.options, self.reports, self.words, self.context) = (items, options, reports, words, context)
        isWhole = keepsJournal
        journal = keepsJournal ? try TestSession.journal(options, context) : nil
    }

    /// A part of a run does not tell what all scenarios of an app do.
    private var judgesStrictly: Bool {
        isWhole && options.shard == nil && !options.rerunsFailed && words.contains("--strict")
    }

    /// A journal that nobody asked for is kept where that can be done.
    private static func journal(_ options: TestOptions, _ context: CommandContext) throws -> JournalFile? {
        if let named = options.journal {
            let inputs = options.durations.map { [$0] } ?? []
            _ = try WrittenFile(named, option: "--journal", kind: JournalFile.kind, inputs: inputs)
            return try JournalFile(named, complain: context.complain)
        }
        guard let path = JournalFile.defaultPath else {
            guard options.resumes || options.rerunsFailed else { return nil }
            throw UsageError("no Package.swift is around, so no journal was kept; --journal names one")
        }
        do { return try JournalFile(path, isNamed: false, complain: context.complain) } catch {
            if options.resumes || options.rerunsFailed { throw error }
            return nil
        }
    }

    /// Plays what is to be played, and tells of it.
    ///
    /// - Returns: the exit code.
    func run() throws -> Int32 {
        let started = Date()
        let before = options.resumes || options.rerunsFailed ? try earlier() : nil
        let items = try Self.part(of: options.rerunsFailed ? failed(in: before) : whole, options, context)
        options.shard?.accept()
        let plan = try TestPlan(items, words: words, options.build)
        let tally = TestTally(
            of: items.map(\.identity), context,
            TestTally.Options(
                slowest: options.slowest, keepsResults: reports.areWanted, showsAllFindings: options.showsAllFindings,
                judgesStrictly: judgesStrictly))
        journal?.begin(head(items), plan.planned, keeping: options.resumes)
        var rest = Set(items.indices)
        for (place, planned) in plan.planned.enumerated() where options.resumes {
            guard let result = before?.result(of: planned) else { continue }
            rest.remove(place)
            tally.add(TestEnd(result), at: place)
            if reports.page != nil, let before { reports.page?.take(result, before.recording(of: planned)) }
        }
        try play(plan, rest, tally)
        return try tally.conclude { [reports, context] in try reports.write($0, started: started, context) }
    }

    private func play(_ plan: TestPlan, _ rest: Set<Int>, _ tally: TestTally) throws {
        let (journal, page, failsFast) = (journal, reports.page, options.failsFast)
        func ended(_ place: Int, _ end: TestEnd) -> Bool {
            // What was changed meanwhile is not over: a run that goes on plays it.
            if end.outcome != .unplayable || end.result.map(InputPrint.isReason) != true {
                journal?.write(
                    TestJournal.finished(
                        plan.planned[place], resultAsJSON: end.json, recordingAsJSON: end.recording))
            }
            page?.take(end)
            tally.add(end.withoutRecording, at: place)
            return end.outcome.isPassed || !failsFast
        }
        for (place, reason) in plan.refused where rest.contains(place) && Interruption.received == nil {
            var result = ScenarioResult(plan.items[place].identity, .unplayable)
            result.problems = [reason]
            guard ended(place, TestEnd(result)) else { return }
        }
        func began(_ place: Int) {
            journal?.write(TestJournal.began(plan.planned[place]))
            tally.show(place)
        }
        let wish = journal == nil && page == nil ? nil : reports.pages.wish(hasSights: page != nil)
        try TestPool(
            plan, rest, options, words: words + (wish?.words ?? []), began: began, ended: ended,
            complain: context.complain
        ).run()
    }

    private func earlier() throws -> TestJournal {
        guard let journal, let read = try journal.read() else {
            throw UsageError("\(journal?.path ?? "the journal") is empty: there is no run to go on with")
        }
        return read
    }

    /// What an earlier run has not as passed.
    private func failed(in journal: TestJournal?) throws -> [TestItem] {
        let planned = Set(journal?.planned.map(\.key) ?? [])
        let failed = whole.filter { item in
            planned.contains(item.identity.key)
                && journal?.lastResult(ofKey: item.identity.key)?.outcome.isPassed != true
        }
        guard failed.isEmpty else { return failed }
        let path = self.journal?.path ?? "the journal"
        throw UsageError("nothing failed in the run of \(path): there is nothing to play")
    }

    private func head(_ items: [TestItem]) -> TestJournal.Head {
        var print = Fingerprint()
        for item in whole { print.add(item.identity.key) }
        return TestJournal.Head(
            options: words, total: whole.count, whole: "\(print)", shard: options.shard.map { "\($0.shard)" },
            planned: items.count)
    }

    /// The part of this machine.
    static func part(
        of items: [TestItem], _ options: TestOptions, _ context: CommandContext
    ) throws -> [TestItem] {
        guard let source = options.shard else { return items }
        let durations = try options.durations.map { try JournalFile.read($0) }
        let times = items.map { durations?.lastResult(ofKey: $0.identity.key)?.wallTime }
        let mine = source.shard.places(of: times).map { items[$0] }
        context.complain("shard \(source.shard) (\(source.name)): \(mine.count) of \(items.count) scenarios")
        return mine
    }
}
