// Swift concurrency of an app: its jobs are turns of its process.

extension AppProcess: ThreadOwner {
    public func submitToPool(priority: UInt8, _ body: @escaping () -> Void) {
        guard state != .notRunning else { return }
        pool.submit(priority: priority, body)
    }

    public var identity: TaskIdentity {
        if let identityOfTasks { return identityOfTasks }
        let identity = TaskIdentity(of: self)
        identityOfTasks = identity
        return identity
    }

    public func noteResumptionFromOutside(at place: CodePlace?, isByProcess: Bool) {
        record(
            .finding,
            isByProcess
                ? "a task was resumed by another process of this program: the two share an actor or another static"
                : "a task was resumed from outside the simulation",
            detail: place.map { "\($0)" } ?? "by code without line tables")
    }

    /// Says, when the first job of a launch arrives, what will escape.
    func noteMissingInterfaces() {
        for interface in RuntimeInterface.missing {
            record(.finding, "Swift concurrency escapes from virtual time", detail: "the runtime has no \(interface)")
        }
    }

    public var isShortOfThreads: Bool { pool.isExhausted }

    public func hasWork(behind thread: SimulatedThread) -> Bool {
        thread.waitingTurns > 0 || workQueues?.hasWork(behind: thread) == true
    }

    public func wait(
        until deadline: VirtualInstant, clock: SleepClock, then action: @escaping () -> Void
    ) -> any SleepHandle {
        let clock = clock == .uptime ? TimerClock.uptime : .continuous
        let rest = max(0, deadline.nanoseconds - simulation.now.nanoseconds)
        let (reading, overflow) = simulation.nanoseconds(of: clock).addingReportingOverflow(rest)
        return startTimer(at: overflow ? .max : reading, on: clock, every: nil, .resumption(action))
    }

    public func noteMachineClock() {
        guard !hasNotedMachineClock else { return }
        hasNotedMachineClock = true
        record(
            .finding, "a sleep took its deadline from a clock of the machine",
            detail: "import UIKit where Task.sleep or a clock is used; the rest was rounded up to a millisecond")
    }
}

extension AppTimer: SleepHandle {
    public func cancel() { invalidate() }
}
