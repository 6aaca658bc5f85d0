/// The threads and timers of a process: they stand still together, and go on together.
///
/// Suspension holds turns, resume releases them in their old order; nothing is cancelled.
final class ProcessThreads: ProcessPart {
    let main: SimulatedThread
    private let simulation: Simulation
    /// What keeps work of the app that has not got to a thread yet.
    weak var workQueues: (any WorkQueues)?

    /// All threads, the main one first; each knows its number.
    private var table = NumberedTable<SimulatedThread>()
    @exclusivity(unchecked) private var timers = TimerList()
    /// Whether all of it stands still.
    @exclusivity(unchecked) private(set) var isFrozen = false
    /// Calls of the system that were put before a thread and are not over.
    @exclusivity(unchecked) private(set) var pendingCalls = 0
    /// Whether the system has still to take a picture for the event that woke the process.
    @exclusivity(unchecked) private var owesSnapshot = false

    init(in simulation: Simulation) {
        self.simulation = simulation
        main = SimulatedThread("main", in: simulation)
    }

    /// All threads, the main one first.
    var all: [SimulatedThread] { table.inOrder }

    /// The number of turns that wait for the threads.
    var waitingTurns: Int { all.reduce(0) { $0 + $1.waitingTurns } }

    func makeThread(_ name: String) -> SimulatedThread {
        let thread = SimulatedThread(name, in: simulation)
        // Whoever still has a process that has ended gets a thread on which nothing runs.
        guard !main.isDead else {
            thread.kill()
            return thread
        }
        add(thread)
        if isFrozen { SimulatedThread.hold([thread]) }
        return thread
    }

    func add(_ thread: SimulatedThread) {
        thread.owner = process
        thread.numberInOwner = table.takeNumber()
        table[thread.numberInOwner] = thread
    }

    func remove(_ thread: SimulatedThread) { table[thread.numberInOwner] = nil }

    /// All threads and timers stand still.
    func freeze() {
        guard !isFrozen else { return }
        isFrozen = true
        SimulatedThread.hold(all)
        for timer in timers.all { timer.stop() }
    }

    /// All threads and timers go on; timers that came due meanwhile fire once each, in the order of their due dates.
    func thaw() {
        guard isFrozen, !process.device.conditions.isAsleep else { return }
        isFrozen = false
        SimulatedThread.release(all)
        for timer in timers.all.sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) { timer.start() }
        process.grants.logLateAgeWarnings()
    }

    /// The device sleeps: what blocks a thread for a time counts uptime, which stands still.
    func pauseTimeouts() {
        for thread in all { thread.pauseTimeout() }
    }

    /// The device woke: timeouts go on where they were paused.
    func resumeTimeouts() {
        for thread in all { thread.resumeTimeout() }
    }

    /// The wall clock was set: what waits for a date comes earlier or later.
    func wallClockDidJump() {
        for timer in timers.all where timer.clock == .wall {
            timer.stop()
            if !isFrozen { timer.start() }
        }
    }

    /// Ends all of it, also the thread whose turn is running; that turn may go on to its end.
    func endAll() {
        for timer in timers.all { timer.end() }
        for thread in all { thread.kill() }
        timers.removeAll()
        table.removeAll()
    }
}

// Timers.

extension ProcessThreads {
    /// - Parameter reading: what the clock shows when the timer fires first, in nanoseconds.
    func startTimer(
        at reading: Int64, on clock: TimerClock, every interval: Duration?, _ work: consuming AppTimer.Work
    ) -> AppTimer {
        simulation.noteRequest()
        let timer = AppTimer(
            number: timers.takeNumber(), dueReading: reading, on: clock, interval: interval, of: process, work)
        // One of a process that has ended never fires.
        guard !main.isDead else {
            timer.end()
            return timer
        }
        timers.append(timer)
        if !isFrozen { timer.start() }
        return timer
    }

    func remove(_ timer: AppTimer) { timers.remove(timer) }
}

// Calls of the system into the app.

extension ProcessThreads {
    /// Runs `body` as a turn of the app. A suspension at the same instant waits for it.
    func deliver(at place: CallPlace = .main, mayBlock: Bool = true, _ body: @escaping () -> Void) {
        pendingCalls += 1
        let turn = { [process] in
            body()
            process.threads.callDidEnd()
        }
        place.put(turn, of: process, mayBlock: mayBlock)
    }

    private func callDidEnd() {
        pendingCalls -= 1
        process.log.trace.settleCall()
        if owesSnapshot { payOwedSnapshot() }
        process.reconsiderSuspension()
    }

    /// The app was woken for an event: the system takes a new picture once the app was told of it.
    func oweSnapshot() {
        owesSnapshot = true
        payOwedSnapshot()
    }

    private func payOwedSnapshot() {
        guard pendingCalls == 0 else { return }
        owesSnapshot = false
        process.takeSnapshotAfterEvent()
    }
}

/// What keeps work of an app until it may begin: the queues of a skin.
public protocol WorkQueues: AnyObject {
    /// The number of blocks that wait for others to end, before they get to a thread.
    var waitingWork: Int { get }

    /// Whether work waits that cannot begin before `thread` goes on.
    func hasWork(behind thread: SimulatedThread) -> Bool
}
