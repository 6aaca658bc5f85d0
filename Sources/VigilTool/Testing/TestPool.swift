import BackgroundRuntime
import Foundation
import VigilResults
import VigilScenarios

/// Runs the processes that play a plan, and hears what comes of it.
final class TestPool {
    private let plan: TestPlan
    private let words: [String]
    private let timeout: Duration?
    private var schedule: TestSchedule
    private var workers: [Int: TestWorker] = [:]
    /// The programs that were started before: what they say of their apps' code, they have said.
    private var known: Set<Int> = []
    /// Hears what begins, by its place in the plan.
    private let began: (Int) -> Void
    /// Hears what is over; returns whether to go on.
    private let ended: (Int, TestEnd) -> Bool
    private let complain: (String) -> Void

    /// A pool that has not begun.
    ///
    /// - Parameters:
    ///   - plan: what is played.
    ///   - items: the places of what is left of it.
    ///   - options: how many processes there are, and how long each scenario may take.
    ///   - words: how it is played.
    ///   - began: hears what begins.
    ///   - ended: hears what is over; returns whether to go on.
    ///   - complain: hears of a process that had to be ended although it was asked for nothing more.
    init(
        _ plan: TestPlan, _ items: Set<Int>, _ options: TestOptions, words: [String], began: @escaping (Int) -> Void,
        ended: @escaping (Int, TestEnd) -> Bool, complain: @escaping (String) -> Void
    ) {
        self.plan = plan
        self.words = words
        timeout = options.timeout
        schedule = TestSchedule(plan.programs.map { $0.items.filter(items.contains) }, jobs: options.jobs)
        (self.began, self.ended, self.complain) = (began, ended, complain)
    }

    /// Plays all, until everything is over or the tool is interrupted.
    ///
    /// - Throws: ``UsageError`` when the system starts no more processes.
    func run() throws {
        defer { for worker in workers.values { worker.child.kill() } }
        while !schedule.isOver, Interruption.received == nil {
            for order in schedule.orders() { try follow(order) }
            wait()
            for (number, worker) in workers.sorted(by: { $0.key < $1.key }) { look(after: worker, number) }
        }
    }

    private func follow(_ order: TestSchedule.Order) throws {
        switch order {
        case .start(let worker, let program): workers[worker] = try start(program)
        case .send(let worker, let item):
            let identity = plan.items[item].identity
            let request = TestRequest(
                file: identity.file, variant: identity.variant, inputs: plan.items[item].inputs)
            workers[worker]?.child.ask(request.line)
        case .dismiss(let worker): workers[worker]?.child.dismiss()
        }
    }

    private func start(_ program: Int) throws -> TestWorker {
        let (player, items) = plan.programs[program]
        let isFirst = known.insert(program).inserted
        let file = items.first.map { plan.items[$0].identity.file } ?? "."
        let bundle = AppBundle(ofScenario: file)?.path ?? FilePath.folder(of: file)
        return TestWorker(try player.start(words, bundle: isFirst ? bundle : nil), player.name)
    }

    /// Waits until a process says something or the tool is interrupted. One may end without a word, or take too long: so there
    /// is a look now and then.
    private func wait() {
        var events = ([Interruption.descriptor] + workers.values.map(\.child.descriptor)).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let isSilent = workers.values.contains { $0.child.descriptor < 0 }
        poll(&events, nfds_t(events.count), isSilent ? 2 : 100)
    }

    private func look(after worker: TestWorker, _ number: Int) {
        worker.child.read { hear($0, worker, number) }
        if worker.child.descriptor < 0 || worker.isDue, let end = worker.child.end({ hear($0, worker, number) }) {
            workers[number] = nil
            bury(worker, number, end)
        } else {
            worker.check(timeout)
        }
    }

    private func hear(_ line: ArraySlice<UInt8>, _ worker: TestWorker, _ number: Int) {
        guard let message = TestMessage(line), let item = schedule.next(of: number) else {
            // What it says makes no sense, and nothing that comes after would.
            return worker.child.signal(SIGKILL)
        }
        switch message {
        case .began:
            schedule.began(number)
            worker.begin()
            began(item)
        case .ended(let end):
            guard schedule.finished(number) == item else { return }
            defer { worker.finish() }
            // It has said where its code is, and has nothing to add.
            if worker.excess(timeout) != nil { worker.child.signal(SIGKILL) }
            tell(item, worker.corrected(end, timeout))
        }
        for order in schedule.orders() where workers[number] != nil { try? follow(order) }
    }

    /// A process has ended: what it was at is lost, and where that was not its doing, told as what it is.
    private func bury(_ worker: TestWorker, _ number: Int, _ end: ProcessEnd) {
        let hadBegun = schedule.current(of: number) != nil
        guard let item = schedule.gone(number) else {
            if worker.lingers, let excess = worker.excess(timeout) { complain("\(worker.name) \(excess)") }
            return
        }
        var result = ScenarioResult(plan.items[item].identity, .broken)
        result.wallTime = worker.time
        let place = hadBegun ? "before this was over" : "before it had played this"
        result.breakdown = worker.excess(timeout) ?? "\(worker.name) \(end) \(place)"
        result.failure = result.breakdown
        tell(item, TestEnd(result))
    }

    private func tell(_ item: Int, _ end: TestEnd) {
        if !ended(item, end) { _ = schedule.stop() }
    }
}

/// A process that plays scenarios.
private final class TestWorker {
    let child: RunningChild
    let name: String
    private var start = ContinuousClock.now
    /// What it is at.
    private var stage = Stage.begins
    /// How far it is being ended for taking too long.
    private var warnings = 0
    private var looks = 0

    init(_ child: RunningChild, _ name: String) { (self.child, self.name) = (child, name) }

    /// What takes time: beside what it plays, code of libraries that runs before and behind everything.
    private enum Stage {
        case begins, plays, ends

        /// What is said of a process that came to no end with it in a time.
        func excess(_ limit: String) -> String {
            switch self {
            case .begins: "did not begin within \(limit), and was ended"
            case .plays: "took longer than --timeout \(limit), and was ended"
            case .ends: "did not go on behind a scenario, nor end, within \(limit), and was ended"
            }
        }
    }

    /// It plays from now on.
    func begin() { (start, stage) = (.now, .plays) }

    /// It is through with what it played: it is to go on with the next, or to end.
    func finish() {
        if warnings == 0 { (start, stage) = (.now, .ends) }
    }

    /// Whether it has no scenario in hand.
    var lingers: Bool { stage == .ends }

    /// How long it may take for what it is at: to begin and to end takes a process some time of its own.
    private func limit(_ timeout: Duration) -> Duration {
        stage == .plays ? timeout : max(timeout, TestWorker.patience)
    }

    private static let patience = Duration.seconds(10)

    /// How long it has been at its scenario, in nanoseconds.
    var time: Int64 { start.duration(to: .now).wholeNanoseconds }

    /// Whether its end is looked for although it has said nothing of it.
    var isDue: Bool {
        looks += 1
        return looks % 16 == 0 || warnings > 0
    }

    /// Ends it where it takes too long: first in a way that lets it say where its code is, then in any case.
    func check(_ timeout: Duration?) {
        guard let timeout else { return }
        let time = start.duration(to: .now)
        if warnings == 0, time > limit(timeout) {
            warnings = 1
            // Before it plays, it has nothing to say, and may have been started with the other held back.
            child.signal(stage == .begins ? SIGKILL : SIGABRT)
        } else if warnings == 1, time > limit(timeout) + .seconds(20) {
            warnings = 2
            child.signal(SIGKILL)
        }
    }

    /// What is said of it where it was ended for taking too long.
    func excess(_ timeout: Duration?) -> String? {
        guard warnings > 0, let timeout else { return nil }
        return stage.excess(TimeText.duration(limit(timeout)))
    }

    /// What came of its scenario, with what it does not know itself where its code broke off.
    func corrected(_ end: TestEnd, _ timeout: Duration?) -> TestEnd {
        guard end.outcome == .broken, var result = end.result else { return end }
        result.wallTime = time
        guard let excess = excess(timeout) else {
            return TestEnd(result, shown: end.shown, recording: end.recording)
        }
        result.failure = [excess, result.failure].compactMap(\.self).joined(separator: "\n")
        result.breakdown = excess
        return TestEnd(result, recording: end.recording)
    }
}
