/// Decides when a process in the background is suspended, and by which rule.
final class Suspension: ProcessPart {
    /// The moment of the decision.
    private var verdict: EventID?
    /// Why nothing keeps the app awake in this stay in the background; nil where nobody said it.
    private var cause: Rule?
    private var grace = Grace.due

    /// What a process in the background still gets although nothing keeps it awake: `life.suspend.grace`.
    private enum Grace {
        /// Nothing was given yet in this stay.
        case due
        /// What waited for the threads runs.
        case draining
        /// The process goes on until the event.
        case counting(EventID)
        case over
    }

    /// The suspension that follows cites this rule.
    func explain(_ rule: Rule) { cause = rule }

    func stateDidChange(to state: AppState) {
        renewGrace()
        if state == .background { cause = nil }
    }

    func cancel() {
        if let verdict { process.simulation.cancel(verdict) }
        renewGrace()
    }

    /// Asks, after the present turn and before any other, whether the process may go on running.
    ///
    /// Calls of the system that are due come first: the last of them asks again. A call that cannot begin or end, since
    /// its thread is blocked, puts the verdict off only to the end of this instant. What the app itself dispatched is
    /// waited for as ``DeviceOptions/suspension`` says.
    func reconsider() {
        guard mayBeSuspended else { return }
        if let verdict {
            guard process.threads.pendingCalls == 0 else { return }
            process.simulation.cancel(verdict)
        }
        let phase = process.threads.pendingCalls == 0 ? Phase.verdict : .watchdog
        verdict = schedule(after: .zero, phase) { $0.reachVerdict(phase) }
    }

    private func schedule(
        after delay: Duration, _ phase: Phase, _ action: @escaping (Suspension) -> Void
    ) -> EventID {
        process.simulation.schedule(after: delay, phase: phase) { [process] in action(process.life.suspension) }
    }

    private func reachVerdict(_ phase: Phase) {
        verdict = nil
        if phase == .verdict, process.threads.pendingCalls > 0 { return reconsider() }
        suspendIfNothingHolds(phase)
    }

    private var mayBeSuspended: Bool {
        process.state == .background && process.assertions.isEmpty && process.life.machine.isSettled
            && !process.grants.ledger.isInExpiry
    }

    private func suspendIfNothingHolds(_ phase: Phase) {
        guard mayBeSuspended else { return }
        guard !process.device.conditions.isDebuggerAttached else {
            return process.record(
                .note, "not suspended: a debugger is attached", rule: LifecycleRules.debuggerNoLimits)
        }
        guard !runsOn(phase) else { return }
        if let lock = process.fatalLock { return process.end(lock) }
        noteWaitingTurns()
        let idle =
            process.modes.isEmpty ? LifecycleRules.backgroundAwakeReasons : LifecycleRules.backgroundModeKeyAlone
        process.device.transition(process, .suspend, rule: cause ?? idle)
    }

    private func noteWaitingTurns() {
        let waiting = process.threads.waitingTurns + (process.workQueues?.waitingWork ?? 0)
        guard waiting > 0 else { return }
        process.record(
            .note, "work that was dispatched has to wait for the next run",
            rule: LifecycleRules.enterBackgroundAsyncNotRun, number: Int64(waiting), unit: .count)
    }
}

// How long a process goes on when nothing keeps it awake.

extension Suspension {
    /// Whether the process goes on for now. Asked when nothing keeps it awake; it is asked again when that is over.
    private func runsOn(_ phase: Phase) -> Bool {
        switch grace {
        case .due: beginGrace(phase)
        case .counting: true
        case .draining, .over: false
        }
    }

    private func beginGrace(_ phase: Phase) -> Bool {
        switch process.device.options.suspension {
        case .strict: return false
        // Later than the verdict all turns of the instant are over that could run.
        case .drain: return phase == .verdict && drain()
        case .grace(let duration):
            process.record(
                .note, "goes on for a while", rule: LifecycleRules.suspendGrace, number: duration.wholeNanoseconds,
                unit: .nanoseconds)
            grace = .counting(schedule(after: duration, .watchdog) { $0.endGrace() })
            return true
        }
    }

    /// Lets the turns that wait now run, and not those that they ask for.
    private func drain() -> Bool {
        let waiting = process.threads.waitingTurns
        guard waiting > 0 else { return false }
        process.record(
            .note, "what was dispatched already runs", rule: LifecycleRules.suspendGrace, number: Int64(waiting),
            unit: .count)
        grace = .draining
        process.deliver { [process] in process.life.suspension.didDrain() }
        // Threads that are blocked would keep the drain from ending: it lasts no longer than this instant.
        reconsider()
        return true
    }

    private func didDrain() {
        if case .draining = grace { grace = .over }
    }

    private func endGrace() {
        grace = .over
        reconsider()
    }

    /// Something keeps the process awake again, or its state changed: the next time it is given anew.
    func renewGrace() {
        if case .counting(let event) = grace { process.simulation.cancel(event) }
        grace = .due
    }
}
