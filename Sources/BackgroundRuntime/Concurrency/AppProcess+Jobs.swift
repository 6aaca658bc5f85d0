// Swift concurrency of an app: its jobs are turns of its process.

extension AppProcess: ThreadOwner {
    public func submitToPool(priority: UInt8, _ body: @escaping () -> Void) {
        guard state != .notRunning else { return }
        jobs.pool(of: self).run(body, priority: priority)
    }

    public var identity: TaskIdentity {
        if let identity = jobs.identity { return identity }
        let identity = TaskIdentity(of: self)
        jobs.identity = identity
        return identity
    }

    public func noteResumptionFromOutside(at place: CodePlace?, isByProcess: Bool) {
        record(
            .finding,
            isByProcess
                ? "a task was resumed by another process of this program: the two share an actor or another static"
                : "a task was resumed from outside the simulation",
            detail: place.map { "\($0)" } ?? "by code without line tables", rule: SimulationRules.escapeTasks)
    }

    /// Says, when the first job of a launch arrives, what will escape.
    func noteMissingInterfaces() {
        for interface in RuntimeInterface.missing {
            record(.finding, "Swift concurrency escapes from virtual time", detail: "the runtime has no \(interface)")
        }
    }

    public var isShortOfThreads: Bool { jobs.isShortOfThreads }

    public func hasWork(behind thread: SimulatedThread) -> Bool {
        thread.waitingTurns > 0 || workQueues?.hasWork(behind: thread) == true
    }

    public func wait(
        until deadline: VirtualInstant, clock: TimerClock, then action: @escaping () -> Void
    ) -> any SleepHandle {
        let rest = max(0, deadline.nanoseconds - simulation.now.nanoseconds)
        let (reading, overflow) = simulation.nanoseconds(of: clock).addingReportingOverflow(rest)
        return threads.startTimer(at: overflow ? .max : reading, on: clock, every: nil, .resumption(action))
    }

    public func noteMachineClock() {
        guard !jobs.hasNotedMachineClock else { return }
        jobs.hasNotedMachineClock = true
        record(
            .finding, "a sleep took its deadline from a clock of the machine",
            detail: "import UIKit where Task.sleep or a clock is used; the rest was rounded up to a millisecond")
    }
}

/// What a process keeps for Swift concurrency.
struct ProcessJobs {
    /// Whose tasks are the app's; nil until the first one.
    var identity: TaskIdentity?
    /// Whether it was said that a sleep asked a clock of the machine.
    var hasNotedMachineClock = false
    private var pool: ThreadPool?

    /// Whether work waits for a thread of the pool, which has no free one.
    var isShortOfThreads: Bool { (pool?.waitingCount ?? 0) > 0 }

    /// The threads for what has none of its own, made on first use.
    mutating func pool(of process: AppProcess) -> ThreadPool {
        if let pool { return pool }
        let made = ThreadPool(cooperativeThreadsOf: process)
        pool = made
        return made
    }
}

extension AppTimer: SleepHandle {
    public func cancel() { invalidate() }
}

/// The threads that run what has no thread of its own in Swift concurrency: nonisolated functions, default actors, tasks.
///
/// As on a phone there are no more of them than cores: code that blocks them all, waiting for work that needs one too, is
/// a deadlock.
extension ThreadPool {
    /// iPhones have had six cores since the A11 (2017).
    convenience init(cooperativeThreadsOf process: AppProcess) { self.init(of: process, name: "cooperative", limit: 6) }

    func run(_ body: @escaping () -> Void, priority: UInt8) {
        if let thread = take() {
            run(body, on: thread)
        } else {
            wait(urgency: Int(priority), start: { [unowned self] thread in run(body, on: thread) })
        }
    }

    private func run(_ body: @escaping () -> Void, on thread: SimulatedThread) {
        thread.enqueue { [self] in
            body()
            giveBack(thread)
        }
    }
}
