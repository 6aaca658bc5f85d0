// Suspension holds turns, resume releases them in their old order; nothing is cancelled.

extension AppProcess {
    /// Asks, after the present turn and before any other, whether the process may go on running.
    ///
    /// Calls of the system that are due come first: the last of them asks again. A call that cannot begin or end, since
    /// its thread is blocked, puts the verdict off only to the end of this instant. What the app itself dispatched is
    /// waited for as ``DeviceOptions/suspension`` says.
    func reconsiderSuspension() {
        guard mayBeSuspended else { return }
        if let verdict {
            guard pendingCallbacks == 0 else { return }
            simulation.cancel(verdict)
        }
        let phase = pendingCallbacks == 0 ? Phase.verdict : .watchdog
        verdict = simulation.schedule(at: simulation.now, phase: phase) { [self] in reachVerdict(phase) }
    }

    private func reachVerdict(_ phase: Phase) {
        verdict = nil
        if phase == .verdict, pendingCallbacks > 0 { return reconsiderSuspension() }
        suspendIfNothingHolds(phase)
    }

    private var mayBeSuspended: Bool {
        state == .background && assertions.isEmpty && !isInTransition && !isInExpiry && pendingEnd == nil
    }

    private func suspendIfNothingHolds(_ phase: Phase) {
        guard mayBeSuspended else { return }
        guard !device.conditions.isDebuggerAttached else {
            record(.note, "not suspended: a debugger is attached", rule: LifecycleRules.debuggerNoLimits)
            return
        }
        guard !runsOn(phase) else { return }
        if let lock = fatalLock { return end(lock) }
        noteWaitingTurns()
        let idle = modes.isEmpty ? LifecycleRules.backgroundAwakeReasons : LifecycleRules.backgroundModeKeyAlone
        device.transition(self, .suspend, rule: suspensionCause ?? idle)
    }

    private var fatalLock: TerminationReason? {
        if let file = lockedFiles.first { return .lockedFile(file) }
        return sharedDatabasesInUse.first.map(TerminationReason.sharedDatabase)
    }

    private func noteWaitingTurns() {
        let waiting = waitingTurns + (workQueues?.waitingWork ?? 0)
        guard waiting > 0 else { return }
        record(
            .note, "work that was dispatched has to wait for the next run",
            rule: LifecycleRules.enterBackgroundAsyncNotRun, number: Int64(waiting), unit: .count)
    }

    /// The number of turns that wait for the threads.
    var waitingTurns: Int { threads.reduce(0) { $0 + $1.waitingTurns } }

    /// States why nothing will keep the app awake in this stay in the background, such as a mode that is not declared.
    /// The suspension that follows cites the rule.
    public func explainSuspension(_ rule: Rule) { suspensionCause = rule }

    /// All threads and timers stand still.
    func freeze() {
        guard !isFrozen else { return }
        isFrozen = true
        SimulatedThread.hold(threads)
        for timer in timers.all { timer.stop() }
    }

    /// All threads and timers go on; timers that came due meanwhile fire once each, in the order of their due dates.
    func thaw() {
        guard isFrozen, !device.conditions.isAsleep else { return }
        isFrozen = false
        SimulatedThread.release(threads)
        for timer in timers.all.sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) { timer.start() }
        logLateAgeWarnings()
    }

    /// The device sleeps: what blocks a thread for a time counts uptime, which stands still.
    func pauseTimeouts() {
        for thread in threads { thread.pauseTimeout() }
    }

    /// The device woke.
    func resumeTimeouts() {
        for thread in threads { thread.resumeTimeout() }
    }

    /// The wall clock was set: what waits for a date comes earlier or later.
    func wallClockDidJump() {
        for timer in timers.all where timer.clock == .wall {
            timer.stop()
            if !isFrozen { timer.start() }
        }
    }
}

// Assertions.

extension AppProcess {
    /// Keeps the process from being suspended until the assertion is dropped or `until` is reached.
    ///
    /// - Parameters:
    ///   - holder: who keeps it awake.
    ///   - reason: why, in a few words.
    ///   - rule: the rule by which it holds.
    ///   - until: when it ends by itself; nil when the holder drops it.
    ///   - keepsDeviceAwake: whether the device may not sleep meanwhile.
    @discardableResult
    public func acquire(
        _ holder: AssertionHolder, reason: String, rule: Rule, until: VirtualInstant? = nil,
        keepsDeviceAwake: Bool = false
    ) -> AssertionID {
        assert(state != .suspended, "\(holder) keeps a suspended process awake: wake it first")
        guard !hasEnded else { return .none }
        let assertion = assertions.acquire(
            holder, reason: reason, rule: rule, at: simulation.now, until: until, keepsDeviceAwake: keepsDeviceAwake)
        renewGrace()
        trace.addHolder(holder.description, number: assertion.id.number, of: app.index)
        record(.acquire, "kept awake by \(holder)", detail: reason, rule: rule)
        holdTaskTime()
        if let until {
            assertionEnds[assertion.id] = simulation.schedule(at: until, phase: .watchdog) { [self] in
                drop(assertion.id, why: "its time is over", rule: rule)
            }
        }
        return assertion.id
    }

    /// Drops an assertion; the process is suspended when none is left. Dropped already: nothing happens.
    public func drop(_ id: AssertionID, why: String, rule: Rule) {
        guard let dropped = assertions.drop(id) else { return }
        if let end = assertionEnds.removeValue(forKey: id) { simulation.cancel(end) }
        trace.removeHolder(number: id.number, of: app.index)
        record(.drop, "no longer kept awake by \(dropped.holder)", detail: why, rule: rule)
        holdTaskTime()
        if assertions.isEmpty { suspensionCause = rule }
        reconsiderSuspension()
    }
}
