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
    public func raise(_ text: String, rule: Rule) -> Never {
        precondition(isCurrent, "an exception was raised for a process that is not running this code")
        record(.finding, text, detail: simulation.placeInApp().map { "at \($0)" } ?? "", rule: rule)
        close(.exception(text, rule: rule))
        SimulatedThread.endCurrentTurn()
    }

    /// Writes the end into the trace and takes everything down. What the app registered with the system stays.
    func close(_ reason: TerminationReason) {
        guard state != .notRunning else { return }
        reportLeftOver(reason)
        for mode in modes { mode.instance.processDidEnter(.notRunning) }
        noteUsedModes()
        state = .notRunning
        app.exits.append(reason)
        if reason.isForceQuit || pendingEnd?.isForceQuit == true { app.isBarredByForceQuit = true }
        assertions.removeAll()
        trace.setHolders([], of: app.index)
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
        if reason.category == .memoryPressure {
            record(.log, "no crash report: a jetsam report names the app", rule: LifecycleRules.purgeNoReport)
        }
    }

    /// Also kills the thread whose turn is running; that turn may go on to its end.
    private func takeDown() {
        endWatch()
        if let verdict { simulation.cancel(verdict) }
        simulation.cancelAll(assertionEnds.values)
        cancelTaskEvents()
        identityOfTasks?.end()
        for timer in timers.all { timer.end() }
        for thread in threads { thread.kill() }
        timers.removeAll()
        (script, afterScript, threads, modes) = ([], [], [], [])
        assertionEnds = [:]
        instance = nil
        taskBook = TaskBook()
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
