/// What a blocked turn waits for: a semaphore, a lock, the work of another thread. Reports on deadlocks name it.
public protocol WaitTarget: AnyObject {
    /// What it is, and its name where it has one, such as `DispatchQueue "uploads"`.
    var waitDescription: String { get }
    /// The thread that has to go on for the wait to end, where only one can end it, such as the owner of a lock. Nil
    /// where anybody can, as for a semaphore.
    var holder: SimulatedThread? { get }
}

/// One wait of a blocked turn. Whoever holds it wakes it, once; further wakes do nothing.
///
/// Unchecked: it is its simulation's, which one thread at a time leads.
public final class Waiter: @unchecked Sendable {
    let simulation: Simulation
    private unowned let thread: SimulatedThread
    /// What is waited for; nil for a sleep.
    let target: (any WaitTarget)?
    private unowned(unsafe) let worker: Worker
    /// The event that wakes this waiter in the end, where one does.
    var timer: EventID?
    private var deadline: VirtualInstant?
    /// The time that was left when the clock of the deadline stopped; nil while it goes.
    private var remaining: Duration?
    var isParked = false
    /// When the wait began.
    let since: VirtualInstant
    /// The place of the wait in the order of all.
    let number: UInt64
    /// Whether a report on a deadlock has named it.
    var isReported = false
    /// Whether the wait is over; the turn goes on as soon as its thread may run.
    public private(set) var isWoken = false
    /// The place of the wake-up among the turns, for a thread that is held.
    private(set) var wokenNumber: UInt64?
    /// Whether its turn never goes on.
    private(set) var isGivenUp = false
    private var resumption: EventID?

    init(thread: SimulatedThread, worker: Worker, target: (any WaitTarget)?) {
        simulation = thread.simulation
        since = thread.simulation.now
        number = thread.simulation.turns.takeNumber()
        self.thread = thread
        self.worker = worker
        self.target = target
    }

    /// Ends the wait: the turn goes on at this instant, or when its thread is released.
    public func wake() {
        guard !isWoken else { return }
        isWoken = true
        if let timer { simulation.cancel(timer) }
        guard isParked else { return }
        wokenNumber = simulation.turns.takeNumber()
        if !thread.isHeld { scheduleResume() }
    }

    /// Wakes the waiter after `duration`, unless something else wakes it first.
    public func wake(after duration: Duration) {
        deadline = simulation.now.advanced(by: duration)
        timer = simulation.schedule(after: duration, phase: .app) { [self] in wake() }
    }

    /// The deadline does not come nearer until ``resumeTimer()``.
    func pauseTimer() {
        guard !isWoken, let timer, let deadline, simulation.cancel(timer) else { return }
        remaining = simulation.now.duration(to: deadline)
    }

    func resumeTimer() {
        guard let remaining, !isWoken else { return }
        self.remaining = nil
        wake(after: remaining)
    }

    func scheduleResume() {
        if let resumption, simulation.isPending(resumption) { return }
        resumption = simulation.schedule(at: simulation.now, phase: .app) { [self] in resume() }
    }

    private func resume() {
        // Held again between wake-up and resumption: the release to come schedules anew.
        guard !thread.isHeld else { return }
        simulation.turns.resume(worker)
    }

    /// Ends the wait when `isOver` says so, which is asked after each event of the simulation, on any thread.
    ///
    /// - Parameter patience: how many milliseconds of real time threads of the computer get to end it, once nothing else is due
    ///   at this instant.
    package func wake(when isOver: @escaping () -> Bool, patience: @escaping () -> Int) {
        simulation.turns.hostPoller.add(self, isOver: isOver, patience: patience)
    }

    func cancel() {
        isGivenUp = true
        if let timer { simulation.cancel(timer) }
        if let resumption { simulation.cancel(resumption) }
    }
}
