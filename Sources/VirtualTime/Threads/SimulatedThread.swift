import VigilProgramImage

/// A thread of a simulated process: its turns run one at a time, in the order in which they were enqueued.
///
/// A *turn* is one piece of code. One turn runs at a time in a whole simulation. A turn may block, in ``sleep(for:)`` or
/// through ``Waiter``: then virtual time goes on, turns of other threads run, and the blocked code continues at the
/// instant it should, while the later turns of its own thread wait behind it.
///
/// ```swift
/// let main = SimulatedThread("main", in: simulation)
/// main.enqueue {
///     print("before")
///     SimulatedThread.sleep(for: .seconds(2))
///     print("two seconds later")
/// }
/// ```
///
/// Unchecked: it is its simulation's, which one thread at a time leads.
public final class SimulatedThread: @unchecked Sendable {
    /// A turn that waits to run.
    struct Turn {
        /// Its number, and in the last bit whether it may block.
        private let key: UInt64
        let body: () -> Void

        init(number: UInt64, mayBlock: Bool, body: consuming @escaping () -> Void) {
            key = number << 1 | (mayBlock ? 1 : 0)
            self.body = consume body
        }

        var number: UInt64 { key >> 1 }

        /// Whether it may block, or end its thread; then it needs an operating-system thread that it can keep.
        var mayBlock: Bool { key & 1 == 1 }
    }

    /// What the thread is called in a trace. A thread of a pool is called after what it serves.
    public var name: String
    /// The world this thread belongs to.
    package let simulation: Simulation
    /// Whoever created the thread: its process. Given up when the thread is killed, which breaks the circle.
    @exclusivity(unchecked) public var owner: (any ThreadOwner)? { didSet { MachineCalls.contextDidChange() } }
    /// A number by which its owner finds it; 0 where nobody set one.
    public var numberInOwner = 0
    /// Whether turns are kept waiting, as they are while a process is suspended.
    @exclusivity(unchecked) public private(set) var isHeld = false
    /// Whether the thread has ended for good.
    @exclusivity(unchecked) public private(set) var isDead = false

    @exclusivity(unchecked) var ready = FIFO<Turn>()
    /// Events under way that will each start one ready turn.
    @exclusivity(unchecked) private(set) var pumps = 0
    /// What runs its turn, which lives as long as that: every turn comes here, and retains nothing for it.
    @exclusivity(unchecked) private var worker: Unmanaged<Worker>?
    @exclusivity(unchecked) private(set) var waiter: Waiter?
    /// The wait of a running turn for a further turn of its thread, which it will run itself.
    @exclusivity(unchecked) var turnWaiter: Waiter?
    /// Whether the running turn waits for whatever may come, as a run loop does.
    var isIdle = false

    /// A thread without turns.
    public init(_ name: String, in simulation: Simulation, owner: (any ThreadOwner)? = nil) {
        self.name = name
        self.simulation = simulation
        self.owner = owner
    }

    /// The simulated thread whose turn is running on the calling thread; nil outside any turn.
    public static var current: SimulatedThread? { Worker.current?.thread }

    /// Whether a turn has begun and not ended; it may be blocked.
    public var isBusy: Bool { worker != nil }

    /// Whether a turn is waiting in the middle.
    public var isBlocked: Bool { waiter != nil }

    /// Since when the running turn waits for somebody to wake it; nil while it does not, or will wake by itself.
    public var waitsForOthersSince: VirtualInstant? {
        guard let waiter, waiter.timer == nil, !waiter.isWoken, !isIdle else { return nil }
        return waiter.since
    }

    /// Whether the present wait was reported as part of a deadlock.
    public var isInReportedDeadlock: Bool { waiter?.isReported == true }

    /// Where in the app's code the blocked turn waits; nil where no line of it is on the stack.
    func placeOfWait() -> CodePlace? { worker?.takeUnretainedValue().askForPlace() }

    /// The number of turns that wait to begin.
    public var waitingTurns: Int { ready.count }

    /// Adds a turn at the end. On a dead thread it is dropped.
    ///
    /// - Parameters:
    ///   - mayBlock: whether its code may block or end the thread. A turn that does neither runs on whatever
    ///     operating-system thread leads, that of the caller who advances the simulation included.
    ///   - body: the turn.
    public func enqueue(mayBlock: Bool = true, _ body: consuming @escaping () -> Void) {
        guard !isDead else { return }
        simulation.noteRequest()
        ready.append(Turn(number: simulation.turns.takeNumber(), mayBlock: mayBlock, body: consume body))
        noteWorkBehind()
        if !isHeld { pumpOneMore() }
    }

    /// Work has come that cannot begin before this thread goes on: where that waits, it may do so for ever.
    public func noteWorkBehind() {
        if waiter != nil { simulation.isStallCheckDue = true }
    }

    func pumpOneMore() {
        pumps += 1
        simulation.scheduleTurn { [self] in pump() }
    }

    private func pump() {
        pumps -= 1
        guard !isHeld, !isDead else { return }
        if let turnWaiter { return turnWaiter.wake() }
        guard worker == nil, !ready.isEmpty else { return }
        if simulation.turns.isLedByCaller, ready.first?.mayBlock == true { return simulation.turns.putOff(self) }
        begin()
    }

    /// Runs the first turn that waits.
    func begin() {
        guard !ready.isEmpty else { return }
        let current = Worker.unmanaged
        worker = current
        current?._withUnsafeGuaranteedRef { $0.thread = self }
        simulation.noteTurn(of: self)
        performNext()
        current?._withUnsafeGuaranteedRef { $0.thread = nil }
        worker = nil
        if !isHeld, ready.count > pumps { pumpOneMore() }
    }

    /// Performs the first turn that waits. What it holds is let go before this returns: as part of the turn.
    @inline(never)
    func performNext() { ready.popFirst()?.body() }
}

// Suspension and death.

extension SimulatedThread {
    /// Keeps all turns of `threads` waiting. A turn that is running goes on until it ends or blocks.
    public static func hold(_ threads: [SimulatedThread]) {
        for thread in threads { thread.isHeld = true }
    }

    /// Lets the turns of `threads` run again, in the order in which they would have run, whatever their thread.
    public static func release(_ threads: [SimulatedThread]) {
        var due: [(number: UInt64, start: () -> Void)] = []
        for thread in threads where thread.isHeld && !thread.isDead {
            thread.isHeld = false
            if thread.waiter != nil { thread.simulation.isStallCheckDue = true }
            if let waiter = thread.waiter, let number = waiter.wokenNumber {
                due.append((number, { waiter.scheduleResume() }))
            }
            due += thread.ready.all.dropFirst(thread.pumps).map { turn in (turn.number, { thread.pumpOneMore() }) }
        }
        due.sort { $0.number < $1.number }
        for entry in due { entry.start() }
    }

    /// Ends the thread for good: waiting turns are dropped, a blocked one never continues.
    ///
    /// The turn that calls this may go on to its end; see ``endCurrentTurn()`` for one that must not.
    public func kill() {
        isDead = true
        owner = nil
        ready.removeAll()
        guard let waiter, let worker else { return }
        waiter.cancel()
        self.waiter = nil
        self.worker = nil
        simulation.turns.end(worker.takeUnretainedValue())
    }

    /// Whether the running turn may end where it stands: it was not said to come to its end.
    public static var mayEndCurrentTurn: Bool { current?.simulation.turns.isLedByCaller == false }

    /// Ends the running turn where it stands, and its thread with it. Nothing after the call runs.
    public static func endCurrentTurn() -> Never {
        guard let worker = Worker.current, let thread = worker.thread else {
            preconditionFailure("endCurrentTurn was called outside any turn")
        }
        precondition(!thread.simulation.turns.isLedByCaller, "a turn ended its thread that was said not to")
        thread.isDead = true
        thread.owner = nil
        thread.ready.removeAll()
        thread.worker = nil
        worker.thread = nil
        thread.simulation.turns.abandon(worker)
    }
}

// Blocking.

extension SimulatedThread {
    /// Blocks the running turn for `duration` of virtual time. A zero or negative duration returns at once.
    public static func sleep(for duration: Duration) {
        guard duration > .zero else { return }
        block { $0.wake(after: duration) }
    }

    /// A blocked turn does not time out meanwhile, because the clock of its deadline stands still.
    public func pauseTimeout() { waiter?.pauseTimer() }

    /// The clock of the deadline goes on.
    public func resumeTimeout() { waiter?.resumeTimer() }

    /// Blocks the running turn until its waiter is woken. `register` hands the waiter to whoever will wake it.
    ///
    /// - Parameters:
    ///   - target: what is waited for, for reports on deadlocks; nil for a wait that ends by itself.
    ///   - register: gets the waiter, at once.
    public static func block(on target: (any WaitTarget)? = nil, _ register: (Waiter) -> Void) {
        guard let worker = Worker.current, let thread = worker.thread else {
            preconditionFailure("a simulated wait was called outside any simulated thread")
        }
        precondition(!thread.simulation.turns.isLedByCaller, "a turn blocked that was said not to")
        let waiter = Waiter(thread: thread, worker: worker, target: target)
        register(waiter)
        guard !waiter.isWoken else { return }
        thread.waiter = waiter
        waiter.isParked = true
        if target != nil, waiter.timer == nil { thread.simulation.noteWait(of: thread) }
        thread.simulation.turns.block(worker)
        thread.waiter = nil
    }
}
