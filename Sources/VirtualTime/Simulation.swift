import Synchronization
import VigilProgramImage

/// One simulated world: its time, its queue of events, its chance and its threads.
///
/// Time stands still until somebody advances it, and then jumps from event to event. Events run one at a time, ordered
/// by (instant, ``Phase``, order of scheduling), so the same calls and the same seed give the same run.
///
/// ```swift
/// let simulation = Simulation()
/// simulation.schedule(after: .seconds(5)) { print("five") }
/// simulation.advance(by: .seconds(5))   // inclusive: prints "five"
/// ```
///
/// A simulation is used from one thread at a time. It moves its own work between threads by strict hand-over, which is
/// why it may be shared although it holds no lock; see ``SimulatedThread``.
///
/// Unchecked: one thread at a time leads it, by strict hand-over.
public final class Simulation: @unchecked Sendable {
    /// The instant that has been reached.
    public internal(set) var now: VirtualInstant {
        get { reached }
        set { reached = newValue }
    }
    /// Where its chance comes from.
    public let seed: UInt64
    /// Chance, from the seed of this simulation.
    @exclusivity(unchecked) public var random: SeededGenerator
    /// Uptime, continuous and wall clock.
    public var clocks: DeviceClocks
    /// Whether time goes as fast as possible or is tied to real time.
    @exclusivity(unchecked) public var pace = Pace.asFastAsPossible
    /// Called when more than ``eventsPerInstantLimit`` events fire at one instant, after which that many more are
    /// allowed. The owner ends what spins; without an owner the run traps.
    public var onLivelock: (() -> Void)?

    /// Called when threads can never go on; each deadlock is told once.
    public var onDeadlock: ((Deadlock) -> Void)?
    /// Called when a turn did not end within its bound. It was stopped for ever, in the middle of its code; the program
    /// ends when this returns, unless the owner goes on without the simulation.
    public var onEndlessTurn: ((EndlessTurn) -> Bool)?
    /// Called by the run in which the simulation came to its end, on the thread that drives it.
    public var onEnd: (() -> Void)?
    /// Whether nothing runs any more, since something did not come to an end: time goes on, and nothing happens.
    @exclusivity(unchecked) public var isOver = false
    /// Called when an event of the system, and no turn, lets an object of an app go that nobody else holds; says what becomes
    /// of it. Without an owner its deinit runs at once.
    package var onObjectLetGo: ((UnsafeMutableRawPointer) -> Deinits.Fate)?
    /// What one turn may take: this much of the processor's time, or as much real time at a stretch in which it takes
    /// nothing of the processor, since it waits for something of the machine.
    ///
    /// It bounds a run that would hang, and decides nothing else: so large that only a hang meets it.
    public var turnLimit = Duration.seconds(10)

    /// What the test is called that made the simulation; nil outside one.
    package var test: String?

    /// Whether a turn is asked to stop by itself, since it does not end.
    let isBeingStopped = Atomic<Bool>(false)

    /// The most events that one instant may take before the run counts as spinning: about a second of a debug build.
    public static let eventsPerInstantLimit = 250_000

    /// Who asks for more and more events at one instant. Only set for ``onLivelock``.
    public internal(set) var spin = Spin()

    /// ``now``. Apart from it, because other modules would check each look at a stored property for exclusive access.
    @exclusivity(unchecked) private var reached = VirtualInstant.boot
    let queue = EventQueue()
    let turns = TurnScheduler()
    let mailbox = Mailbox()
    var driverTasks = DriverTaskNumbers()
    @exclusivity(unchecked) var eventsAtThisInstant = 0
    /// Whether a thread began to wait, or got a turn while it waits, since the last look for stalled threads.
    @exclusivity(unchecked) var isStallCheckDue = false

    /// A simulation at its boot.
    public init(seed: UInt64 = 0, clocks: DeviceClocks = DeviceClocks()) {
        CodePlace.prepare()
        self.seed = seed
        random = SeededGenerator(seed: seed)
        self.clocks = clocks
    }

    /// Schedules `action` at `instant`, which must not lie in the past.
    ///
    /// - Parameters:
    ///   - instant: when it fires.
    ///   - phase: where it stands among the events of that instant.
    ///   - isHousekeeping: whether the event is a chore of the system that does not keep "until idle" going.
    ///   - action: what happens.
    @discardableResult
    public func schedule(
        at instant: VirtualInstant, phase: Phase = .device, isHousekeeping: Bool = false,
        _ action: consuming @escaping () -> Void
    ) -> EventID {
        precondition(instant >= now, "an event was scheduled in the past")
        noteRequest()
        return queue.schedule(
            at: instant.nanoseconds, phase: phase, isHousekeeping: isHousekeeping,
            EventQueue.Action(run: consume action))
    }

    /// Schedules `action` at the end of `delay`; a negative delay counts as none.
    @discardableResult
    public func schedule(
        after delay: Duration, phase: Phase = .device, isHousekeeping: Bool = false,
        _ action: consuming @escaping () -> Void
    ) -> EventID {
        let (sum, overflow) = now.nanoseconds.addingReportingOverflow(max(delay.wholeNanoseconds, 0))
        let instant = VirtualInstant(nanoseconds: overflow ? .max : sum)
        return schedule(at: instant, phase: phase, isHousekeeping: isHousekeeping, consume action)
    }

    /// Schedules an event that runs code of an app, as soon as possible.
    func scheduleTurn(_ action: consuming @escaping () -> Void) {
        queue.scheduleTurn(at: now.nanoseconds, EventQueue.Action(run: consume action))
    }

    /// Cancels an event; false when it has fired or was cancelled before.
    @discardableResult
    public func cancel(_ event: EventID) -> Bool { queue.cancel(event) }

    /// Cancels all of these events. Their order does not show, so they may come from an unordered collection.
    public func cancelAll(_ events: some Sequence<EventID>) {
        for event in events { queue.cancel(event) }
    }

    /// Whether the event will fire.
    public func isPending(_ event: EventID) -> Bool { queue.isPending(event) }

    /// The number of events that will fire.
    public var pendingEvents: Int { queue.liveCount }

    /// The instant of the next event; nil when none is left.
    public var nextEvent: VirtualInstant? {
        queue.nextInstant.map(VirtualInstant.init(nanoseconds:))
    }

    /// Whether a run is under way: then only its own events may touch the simulation.
    public var isRunning: Bool { turns.isRunning }

    /// How often the lead has passed from one operating-system thread to another, the caller's included.
    public var handovers: Int { turns.handovers }

    /// The number of simulated threads that wait inside a turn.
    public var blockedThreads: Int { turns.blocked.count }

    /// Ends the simulation: blocked turns never go on, pending events are dropped.
    ///
    /// Its owner calls this once, when it goes away, and never runs the simulation again.
    public func shutDown() {
        turns.endBlockedTurns()
        Deinits.withhold { queue.removeAll() }
        onObjectLetGo = nil
        onLivelock = nil
        onDeadlock = nil
        onEndlessTurn = nil
        onEnd = nil
    }
}
