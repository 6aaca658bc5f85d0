import VigilProgramImage

/// A condition was not met in the time it was given.
public struct ConditionNotMet: Error, Hashable, CustomStringConvertible {
    /// How long the run went on, in simulated time.
    public let bound: Duration

    /// An error for a condition that did not hold within `bound`.
    public init(bound: Duration) {
        self.bound = bound
    }

    public var description: String { "the condition was not met within \(bound) of simulated time" }
}

extension Simulation {
    /// How far one run goes.
    struct Goal {
        /// The last instant that is fired.
        var limit = VirtualInstant.distantFuture
        /// Whether `now` ends at `limit` even when the last event lies before it.
        var reachesLimit = false
        /// Whether housekeeping alone keeps the run going.
        var includesHousekeeping = true
        var maximumEvents = Int.max
        var isMet: (() -> Bool)?
    }

    /// Advances to `instant` and fires everything due until then, the events of `instant` itself included.
    public func advance(to instant: VirtualInstant) {
        precondition(instant >= now, "time does not go back")
        run(Goal(limit: instant, reachesLimit: true))
    }

    /// Advances by `duration`, inclusive; `advance(to:)` with the present instant fires what is due now.
    public func advance(by duration: Duration) {
        advance(to: now.advanced(by: duration))
    }

    /// Fires the next event; false when none is left.
    @discardableResult
    public func step() -> Bool {
        guard queue.nextInstant != nil else { return false }
        run(Goal(maximumEvents: 1))
        return true
    }

    /// Fires events until only housekeeping is left.
    ///
    /// - Throws: ``ConditionNotMet`` when work is left after `bound`, as a repeating timer always leaves some.
    public func runUntilIdle(within bound: Duration = .seconds(7 * 86_400)) throws(ConditionNotMet) {
        run(Goal(limit: now.advanced(by: bound), includesHousekeeping: false))
        if queue.hasWork { throw ConditionNotMet(bound: bound) }
    }

    /// Fires events until `condition` holds; it is asked before the first event and after each.
    ///
    /// - Throws: ``ConditionNotMet`` when it does not hold within `bound`; time has then advanced by the bound.
    public func run(within bound: Duration, until condition: @escaping () -> Bool) throws(ConditionNotMet) {
        if condition() { return }
        run(Goal(limit: now.advanced(by: bound), reachesLimit: true, isMet: condition))
        if !condition() { throw ConditionNotMet(bound: bound) }
    }

    private func run(_ goal: Goal) {
        precondition(!turns.isRunning, "the simulation was advanced from inside one of its own events")
        eventsAtThisInstant = 0
        turns.goal = goal
        noteDriverTask()
        // With nothing to do no worker is woken: that takes many times as long as moving the clock.
        guard !isOver, !isIdle else { return reachLimit() }
        turns.run(self)
        if isOver { onEnd?() }
    }

    /// Why firing came to an end.
    enum FiringEnd {
        /// The run is over.
        case goalReached
        /// A blocked turn goes on now.
        case handover
        /// A turn is due that may block: it must not begin on top of a blocked one, or on the caller's thread.
        case turnDue
        /// The turn that is blocked below belongs to a process that has ended.
        case doomed
    }

    /// Fires events until the goal is reached, or until the lead has to pass on.
    ///
    /// - Parameter blocked: the worker that fires them in the middle of a blocked turn of its own; nil for a free one.
    func fireEvents(over blocked: Worker? = nil) -> FiringEnd {
        let (hasCondition, isLedByCaller) = (turns.goal.isMet != nil, turns.isLedByCaller)
        if let thread = turns.takeDue() {
            thread.begin()
            if turns.handover != nil { return .handover }
            if hasCondition, turns.goal.isMet?() == true { return .goalReached }
        }
        while !isOver {
            if mailbox.isFull { drainMailbox() }
            turns.hostPoller.look()
            guard let next = nextInGoal() else {
                if turns.hostPoller.awaitComputer() { continue }
                break
            }
            if next > now.nanoseconds, turns.hostPoller.awaitComputer() { continue }
            if isStallCheckDue, !queue.hasWork {
                checkForStall()
                continue
            }
            if blocked != nil, queue.nextRunsTurn { return .turnDue }
            if next > now.nanoseconds { move(to: next) }
            // The owner ends what spins, which may cancel the very event that is next: look again then.
            if isSpinning() { continue }
            turns.goal.maximumEvents -= 1
            turns.watch.beat()
            queue.popFirst().action.run()
            if isLedByCaller, turns.due != nil { return .turnDue }
            if turns.handover != nil { return .handover }
            if hasCondition, turns.goal.isMet?() == true { return .goalReached }
            if let blocked, blocked.isDoomed { return .doomed }
        }
        if isStallCheckDue, !queue.hasWork { checkForStall() }
        reachLimit()
        return .goalReached
    }

    /// Whether the run has nothing to fire, to take in, or to look for.
    private var isIdle: Bool { !mailbox.isFull && !isStallCheckDue && nextInGoal() == nil }

    private func reachLimit() {
        if turns.goal.reachesLimit, turns.goal.limit > now { move(to: turns.goal.limit.nanoseconds) }
    }

    private func nextInGoal() -> Int64? {
        guard turns.goal.maximumEvents > 0, turns.goal.includesHousekeeping || queue.hasWork,
            let next = queue.nextInstant, next <= turns.goal.limit.nanoseconds
        else { return nil }
        return next
    }

    private func move(to instant: Int64) {
        let target = VirtualInstant(nanoseconds: instant)
        if case .realTime = pace { pace.wait(now.duration(to: target)) }
        now = target
        eventsAtThisInstant = 0
    }

    /// Where the running turn stands in its app's code; nil where no line of it is on the stack.
    public func placeInApp() -> CodePlace? { turns.watch.exempting { MachineCalls.exempting { CodePlace.current() } } }

    /// The same for whichever code calls, that of another phone or of none included.
    package static func placeOfCaller() -> CodePlace? {
        guard let simulation = Worker.current?.simulation else { return CodePlace.current() }
        return simulation.placeInApp()
    }

    /// Counts one more event at this instant; true when the limit was passed and the owner was told.
    private func isSpinning() -> Bool {
        eventsAtThisInstant += 1
        guard eventsAtThisInstant > Simulation.eventsPerInstantLimit else { return false }
        guard let onLivelock else {
            preconditionFailure("more than \(Simulation.eventsPerInstantLimit) events at one instant: something spins")
        }
        eventsAtThisInstant = 0
        onLivelock()
        spin = Spin()
        return true
    }
}
