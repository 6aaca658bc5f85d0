import Dispatch

/// Passes the lead of one simulation between operating-system threads: one leads, the others are parked.
///
/// All fields are touched by the leader only, or by the thread that drives the simulation while nobody leads. The
/// semaphores of the hand-over order these accesses.
final class TurnScheduler {
    private(set) var isRunning = false
    /// Stands for the thread that drives the simulation while it runs.
    private var driver: Worker?
    private(set) var blocked: [Worker] = []
    /// The worker that gets the lead as soon as the present event is over.
    @exclusivity(unchecked) private(set) var handover: Worker?
    private var spares: [Worker] = []
    /// Whether the thread that drives the simulation leads: it has to come back to its own code, so nothing on it may block.
    @exclusivity(unchecked) private(set) var isLedByCaller = false
    /// The thread whose turn, due now, waits for a worker to lead, since it may block.
    @exclusivity(unchecked) private(set) var due: SimulatedThread?
    /// How often the lead has passed from one operating-system thread to another.
    private(set) var handovers = 0
    /// How far the present run goes. Several leaders are inside the loop at once, all but one parked, so the field is
    /// never borrowed over an event.
    @exclusivity(unchecked) var goal = Simulation.Goal()
    private let finished = DispatchSemaphore(value: 0)
    let watch = TurnWatch()
    let hostPoller = HostPoller()
    /// Whether somebody looks if what runs comes to an end.
    @exclusivity(unchecked) var isWatched = false
    /// Whose code runs, where it is a guest's.
    @exclusivity(unchecked) unowned(unsafe) var guest: (any GuestCode)?
    @exclusivity(unchecked) private var nextNumber: UInt64 = 0

    /// The next place in the order of turns, over all threads of the simulation.
    func takeNumber() -> UInt64 {
        nextNumber &+= 1
        return nextNumber
    }

    /// Runs the simulation until ``goal`` is reached: on the calling thread, as long as nothing is due that may block,
    /// then on workers, while the calling thread waits.
    func run(_ simulation: Simulation) {
        unowned(unsafe) let outer = guest
        let wasWatched = isWatched
        (guest, isRunning, isWatched) = (nil, true, true)
        HangWatch.watch(simulation) { caller in
            driver = caller
            if !lead(on: caller, simulation) { finished.wait() }
            driver = nil
        }
        (guest, isRunning, isWatched) = (outer, false, wasWatched)
    }

    /// Leads on the calling thread, for which `caller` stands; false when the lead was passed on before the run was over.
    private func lead(on caller: Worker, _ simulation: Simulation) -> Bool {
        isLedByCaller = true
        watch.lead(caller)
        let end = caller.standIn { simulation.fireEvents() }
        isLedByCaller = false
        switch end {
        case .goalReached: return true
        case .turnDue: passLead(to: takeSpare(for: simulation))
        case .handover: passLeadToHandover()
        case .doomed: preconditionFailure("nobody ends the caller of a run")
        }
        return false
    }

    /// The turn of `thread` that is due now waits until a worker leads: as soon as the present event is over.
    func putOff(_ thread: SimulatedThread) { due = thread }

    /// Gives the thread whose turn was put off to the worker that leads now.
    func takeDue() -> SimulatedThread? {
        guard due != nil else { return nil }
        defer { due = nil }
        return due
    }

    /// Whether `worker` runs what has to come to an end: a turn, or code of a guest. An event of the system may take its
    /// time.
    func isBounded(_ worker: Worker) -> Bool { worker.thread != nil || guest != nil }

    /// Ends the program over an event that has exceeded its limits, unless it ends after all while it is being stopped.
    func judge(_ verdict: Standstill.Verdict, _ event: TurnWatch.Event, in simulation: Simulation) {
        guard let worker = event.worker, isBounded(worker) else { return }
        let isWaiting = verdict.kind == .waitsForMachine
        if case .stopped(let places) = TurnInterruption.stop(worker, in: event, of: simulation, anywhere: isWaiting) {
            simulation.giveUp(on: worker, verdict, at: places)
        }
    }

    /// The loop of a leader. Returns when it has passed the lead on, or when the run is over.
    func lead(on worker: Worker) {
        guard let simulation = worker.simulation else { return }
        if case .handover = simulation.fireEvents() {
            spares.append(worker)
            passLeadToHandover()
        } else {
            spares.append(worker)
            finish()
        }
    }

    private func passLeadToHandover() {
        guard let next = handover else { preconditionFailure("nobody takes the lead over") }
        handover = nil
        passLead(to: next)
    }

    /// Whether the thread that drives the simulation waits for a worker.
    func isApart(_ worker: Worker) -> Bool { driver.map { $0 !== worker } ?? false }

    /// Lets the thread that drives the simulation go on: the leader was stopped for ever.
    func leaveLeader() { finish() }

    /// Gives all workers that are not in a turn back before the driver goes on: an idle device holds no thread.
    private func finish() {
        watch.take(.none)
        let idle = spares
        spares = []
        for spare in idle { WorkerPool.giveBack(spare) }
        finished.signal()
    }

    private func takeSpare(for simulation: Simulation) -> Worker {
        let worker = spares.popLast() ?? WorkerPool.take()
        worker.simulation = simulation
        return worker
    }

    private func passLead(to worker: Worker) {
        handovers += 1
        watch.lead(worker)
        worker.signal(.proceed)
    }

    /// Keeps the calling worker in the middle of its turn until ``resume(_:)``.
    ///
    /// While only the system has something to do, the worker itself goes on leading, so that a sleep without company
    /// costs no change of thread. Another worker takes the lead as soon as a turn is due: a turn that began on top of
    /// this one, and blocked, would keep this one from going on.
    func block(_ worker: Worker) {
        guard let simulation = worker.simulation else { preconditionFailure("a worker blocks without a simulation") }
        worker.blockedIndex = blocked.count
        blocked.append(worker)
        // What the system does meanwhile is no code of the blocked thread.
        unowned(unsafe) let (thread, guest) = (worker.thread, guest)
        (worker.thread, self.guest) = (nil, nil)
        worker.blockedThread = thread
        switch simulation.fireEvents(over: worker) {
        case .handover where handover === worker: handover = nil
        case .handover:
            passLeadToHandover()
            _ = worker.park()
        case .turnDue:
            passLead(to: takeSpare(for: simulation))
            _ = worker.park()
        case .goalReached:
            finish()
            _ = worker.park()
        case .doomed: abandon(worker)
        }
        (worker.thread, self.guest) = (thread, guest)
        worker.blockedThread = nil
    }

    /// Lets a blocked worker go on as soon as the present event is over. Called by the leader, once per event.
    func resume(_ worker: Worker) {
        precondition(handover == nil, "two blocked turns were resumed by one event")
        unlist(worker)
        handover = worker
    }

    /// Ends a blocked worker: its turn never goes on.
    func end(_ worker: Worker) {
        unlist(worker)
        worker.signal(.die)
    }

    /// Ends all blocked workers.
    func endBlockedTurns() {
        while let last = blocked.last { end(last) }
    }

    /// Ends the calling worker in the middle of its turn; another takes the lead.
    func abandon(_ worker: Worker) -> Never {
        guard let simulation = worker.simulation else { preconditionFailure("a worker leaves without a simulation") }
        guest = nil
        passLead(to: takeSpare(for: simulation))
        Worker.endThread()
    }

    private func unlist(_ worker: Worker) {
        let last = blocked.removeLast()
        guard last !== worker else { return }
        blocked[worker.blockedIndex] = last
        last.blockedIndex = worker.blockedIndex
    }
}
