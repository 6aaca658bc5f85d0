// The end of a process.

extension AppProcess {
    /// Ends the process. A reason that is announced calls the delegate first, if the process runs; all others take
    /// effect at once. Called from the process's own code, it does not return.
    public func end(_ reason: TerminationReason) {
        guard state != .notRunning, pendingEnd == nil || !reason.isAnnounced else { return }
        if reason.isAnnounced, state.isRunning, !isFrozen, machine.accepts(.terminateWithNotice) {
            pendingEnd = reason
            device.transition(self, .terminateWithNotice, rule: reason.rule)
            return watchUntilEnd()
        }
        let isOwnCode = isCurrent
        close(reason)
        if isOwnCode { SimulatedThread.endCurrentTurn() }
    }

    /// A main thread that never gets to `willTerminate` does not put off the end.
    private func watchUntilEnd() {
        if state != .notRunning, watch == nil { beginWatch(.terminate) }
    }

    /// Ends the process with an exception that nothing caught. Called by skins, from app code that misused an API.
    public func raise(_ text: String, rule: Rule) -> Never { endInTurn(.exception(text, rule: rule), text) }

    /// Ends the process as a breakpoint instruction does: what libraries compiled in for a misuse that they find.
    /// Called by skins, from app code.
    public func trap(_ text: String, rule: Rule) -> Never { endInTurn(.trap(text, rule: rule), text) }

    private func endInTurn(_ reason: TerminationReason, _ text: String) -> Never {
        precondition(isCurrent, "a process was to be ended by code that is not its own")
        record(.finding, text, detail: simulation.placeInApp().map { "at \($0)" } ?? "", rule: reason.rule)
        close(reason)
        SimulatedThread.endCurrentTurn()
    }

    /// Writes the end into the trace and takes everything down. What the app registered with the system stays.
    func close(_ reason: TerminationReason) {
        guard !hasEnded, state != .notRunning else { return }
        hasEnded = true
        reportLeftOver(reason)
        for mode in modes { mode.instance.processDidEnter(.notRunning) }
        noteUsedModes()
        state = .notRunning
        app.exits.append(reason)
        if reason.isForceQuit || pendingEnd?.isForceQuit == true { app.isBarredByForceQuit = true }
        trace.removeHolders(of: app.index)
        record(.termination, "ended", detail: reason.description, rule: reason.rule)
        device.tellServices { $0.processDidEnd(self, reason: reason) }
        takeDown()
        app.process = nil
        if device.frontmost === app { device.frontmost = nil }
        let next = afterEnd
        afterEnd = []
        for action in next { action() }
    }

    private func reportLeftOver(_ reason: TerminationReason) {
        for task in tasks.open where reason.isAnnounced {
            record(
                .finding, "task \"\(task.name)\" was still open at the end", detail: "begun at \(task.place)",
                rule: TaskRules.endBalance)
        }
        let waiting = reason.isAnnounced ? waitingTurns : 0
        if waiting > 0 {
            record(
                .finding, "work that was dispatched never runs: the process ends when applicationWillTerminate returns",
                rule: LifecycleRules.terminateAsync, number: Int64(waiting), unit: .count)
        }
        if reason.category == .memoryPressure {
            record(.log, "no crash report: a jetsam report names the app", rule: LifecycleRules.purgeNoReport)
        }
    }

    /// Also kills the thread whose turn is running; that turn may go on to its end.
    private func takeDown() {
        endWatch()
        if let verdict { simulation.cancel(verdict) }
        renewGrace()
        simulation.cancelAll(assertionEnds.values)
        cancelTaskEvents()
        identityOfTasks?.end()
        for timer in timers.all { timer.end() }
        for thread in threads { thread.kill() }
        timers.removeAll()
        threadTable.removeAll()
        (script, afterScript, modes) = ([], [], [])
        assertionEnds = [:]
        assertions.removeAll()
        instance = nil
        (tasks, taskBook) = (TaskLedger(limits: tasks.limits), TaskBook())
        storage.removeAll()
    }

    /// The device goes away in the middle of the launch: no trace, no calls.
    func abandon() {
        state = .notRunning
        afterEnd = []
        takeDown()
        app.process = nil
    }
}
