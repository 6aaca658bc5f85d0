import VigilProgramImage

// The end of a process.

extension AppProcess {
    /// Ends the process. A reason that is announced calls the delegate first, if the process runs; all others take
    /// effect at once. Called from the process's own code, it does not return.
    public func end(_ reason: TerminationReason) { end(reason, notifying: reason.rule) }

    /// Ends the process, with a rule behind the calls that tell the app.
    func end(_ reason: TerminationReason, notifying rule: Rule) {
        guard state != .notRunning, life.pendingEnd == nil || !reason.isAnnounced else { return }
        if reason.isAnnounced, state.isRunning, !threads.isFrozen, life.machine.accepts(.terminateWithNotice) {
            return life.announceEnd(reason, rule: rule)
        }
        let isOwnCode = isCurrent
        close(reason)
        if isOwnCode, SimulatedThread.mayEndCurrentTurn { SimulatedThread.endCurrentTurn() }
    }

    /// Ends the process with an exception that nothing caught. Called by skins, from app code that misused an API.
    public func raise(_ text: String, rule: Rule) -> Never { endInTurn(.exception(text, rule: rule), text) }

    /// Ends it so for what stands in one of the app's files, such as a storyboard.
    package func raise(_ text: String, in file: String?, rule: Rule) -> Never {
        endInTurn(.exception(text, rule: rule), text, in: file)
    }

    /// Ends the process as a breakpoint instruction does: what libraries compiled in for a misuse that they find.
    /// Called by skins, from app code.
    public func trap(_ text: String, rule: Rule) -> Never { endInTurn(.trap(text, rule: rule), text) }

    /// Ends the process as the dynamic linker does, for a symbol that the system does not have.
    func endUnlinked(_ text: String, rule: Rule) -> Never { endInTurn(.unlinked(text, rule: rule), text) }

    /// Ends the process where it needs a value of code that is not in the program.
    package func endWhereLeftOut(_ text: String) -> Never {
        endInTurn(TerminationReason("left-out", rule: SimulationRules.leftOutEnd, category: .abnormal, text), text)
    }

    private func endInTurn(_ reason: TerminationReason, _ text: String, in file: String? = nil) -> Never {
        precondition(isCurrent, "a process was to be ended by code that is not its own")
        let place = simulation.placeInApp().map { "at \($0)" }
        let detail = [file, place].compactMap { $0 }.joined(separator: ", ")
        record(.finding, text, detail: detail, rule: reason.rule)
        close(reason)
        SimulatedThread.endCurrentTurn()
    }

    /// Writes that its code ended the whole program, which nothing of the phone outlives.
    ///
    /// - Parameter place: the line of the app's code in which it did.
    package func recordEndOfProgram(_ reason: TerminationReason, at place: CodePlace? = nil) {
        record(.termination, "the program ended", detail: app.doubted(reason, at: place), rule: reason.rule)
    }

    /// Writes the end into the trace and takes everything down. What the app registered with the system stays.
    ///
    /// None of the app's code runs any more: what it held is let go without it.
    func close(_ reason: TerminationReason) {
        guard !life.hasEnded, state != .notRunning else { return }
        Deinits.withhold { closeDown(reason) }
        life.runWhatWaitedForEnd()
    }

    private func closeDown(_ reason: TerminationReason) {
        finishLine()
        life.beginEnd()
        reportLeftOver(reason)
        notifyModes(.notRunning)
        noteUsedModes()
        app.noteScreen()
        life.end()
        app.history.exits.append(reason)
        if app.history.isLaunching, reason.leavesCrashReport { app.discardSavedState("crashed during its launch") }
        app.history.isLaunching = false
        if wasForceQuit { app.history.isBarredByForceQuit = true }
        log.trace.removeHolders(of: log.app)
        record(.termination, "ended", detail: app.doubted(reason), rule: reason.rule)
        device.notifyServices { $0.processDidEnd(self, reason: reason) }
        device.alerts.launchDidEnd(of: app)
        if device.frontmost === app { device.noteEndInFront(of: self) }
        FileLocks.letGo(self, hasDevice: true)
        takeDown()
        app.process = nil
        if device.frontmost === app { device.frontmost = nil }
    }

    /// Whether the user swiped it away in the switcher, which counts also where it crashed at the notice of its end. False as
    /// long as it runs: a service can ask as it is told of the end.
    public var wasForceQuit: Bool {
        life.hasEnded && (app.exits.last?.isForceQuit == true || life.pendingEnd?.isForceQuit == true)
    }

    private func reportLeftOver(_ reason: TerminationReason) {
        if reason.isAnnounced { grants.noteOpenAtEnd() }
        let waiting = reason.isAnnounced ? threads.waitingTurns : 0
        if waiting > 0 {
            record(
                .finding, "work that was dispatched never runs: the process ends when applicationWillTerminate returns",
                rule: LifecycleRules.terminateAsync, number: Int64(waiting), unit: .count)
        }
        if reason.category == .memoryPressure {
            record(.log, "no crash report: a jetsam report names the app", rule: LifecycleRules.purgeNoReport)
        }
    }

    private func takeDown() {
        grants.takeDown()
        use.takeDown()
        jobs.identity?.end()
        threads.endAll()
        modes = []
        life.takeDown()
        storage.removeAll()
    }

    /// The device goes away in the middle of the launch: no trace, no calls.
    func abandon() {
        life.end()
        life.forbidWhatWaitsForEnd()
        FileLocks.letGo(self, hasDevice: false)
        Deinits.withhold {
            takeDown()
            app.process = nil
        }
    }
}
