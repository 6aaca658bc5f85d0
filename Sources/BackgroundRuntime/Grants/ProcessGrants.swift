/// What keeps a process awake: the time that it is granted, and the assertions of modes.
///
/// Performs what ``GrantLedger`` decides.
final class ProcessGrants: ProcessPart {
    /// What a grant needs to be performed.
    private struct Work {
        let thread: SimulatedThread
        /// The expiration handler, until it is called.
        var handler: (() -> Void)?
        /// The moment at which the grant begins to keep the process awake, or is over.
        var turningPoint: EventID?
        var ageWarning: EventID?
    }

    private(set) var ledger: GrantLedger
    private(set) var assertions = AssertionTable()
    /// When the present stay in the background began; nil outside one.
    private(set) var enteredBackground: VirtualInstant?
    private var work: [Grant.ID: Work] = [:]
    /// Tasks whose age was to be warned about while the process stood still.
    private var lateAgeWarnings: [Grant.ID] = []
    private var expiry: EventID?
    private var deadline: EventID?
    /// The ends of assertions that modules acquired for a time.
    private var ends: [AssertionID: EventID] = [:]

    init(of app: InstalledApp, launch: Int) { ledger = GrantLedger(limits: app.device.taskLimits, launch: launch) }

    private var now: VirtualInstant { process.simulation.now }

    func stateDidChange(from old: AppState, to state: AppState) {
        switch state {
        case .background:
            enteredBackground = now
            old.isForeground ? startTaskTime() : ledger.time.wakeInBackground(at: now)
        case .inactive, .active:
            enteredBackground = nil
            if ledger.time.isCounting {
                process.record(.note, "task time no longer counts", rule: TaskRules.budgetForegroundResets)
            }
            ledger.time.leaveBackground()
        case .suspended: ledger.time.leaveBackground()
        case .notRunning: break
        }
        rescheduleCountdown()
    }

    func takeDown() {
        cancelCountdown()
        for work in work.sorted(by: { $0.key.number < $1.key.number }).map(\.value) { cancelEvents(of: work) }
        process.simulation.cancelAll(ends.values)
        (work, ends, lateAgeWarnings) = ([:], [:], [])
        assertions.removeAll()
        ledger = GrantLedger(limits: ledger.time.limits, launch: process.number)
    }

    private func cancelEvents(of work: Work) {
        for event in [work.turningPoint, work.ageWarning] { if let event { process.simulation.cancel(event) } }
    }
}

// Assertions.

extension ProcessGrants {
    func acquire(
        _ holder: AssertionHolder, reason: String, rule: Rule, until: VirtualInstant?, keepsDeviceAwake: Bool,
        grant: Grant.ID? = nil
    ) -> AssertionID {
        assert(process.state != .suspended, "\(holder) keeps a suspended process awake: wake it first")
        guard !process.life.hasEnded else {
            process.record(
                .finding, "\(holder) was to keep a process awake that has ended", detail: reason, rule: rule)
            return .none
        }
        let assertion = assertions.acquire(
            holder, reason: reason, rule: rule, at: now, until: until, keepsDeviceAwake: keepsDeviceAwake)
        process.life.suspension.renewGrace()
        process.log.trace.addHolder(assertion, of: process.log.app, grant: grant)
        process.record(.acquire, "kept awake by \(holder)", detail: reason, rule: rule)
        holdTaskTime()
        if let until, grant == nil {
            ends[assertion.id] = process.simulation.schedule(at: until, phase: .watchdog) { [process] in
                process.grants.drop(assertion.id, why: "its time is over", rule: rule)
            }
        }
        process.checkInvariants()
        return assertion.id
    }

    func drop(_ id: AssertionID, why: String, rule: Rule) {
        guard let dropped = assertions.drop(id) else { return }
        if let end = ends.removeValue(forKey: id) { process.simulation.cancel(end) }
        process.log.trace.removeHolder(number: id.number, of: process.log.app)
        process.record(.drop, "no longer kept awake by \(dropped.holder)", detail: why, rule: rule)
        holdTaskTime()
        if assertions.isEmpty { process.explainSuspension(rule) }
        process.reconsiderSuspension()
    }

    /// Something without a fixed end began to keep the process awake, or the last of that kind stopped.
    private func holdTaskTime() {
        guard assertions.stopsTaskTime != ledger.time.isHeld else { return }
        if assertions.stopsTaskTime {
            ledger.time.hold()
            noteHold()
        } else {
            ledger.time.release(at: now)
            noteCountdown(TaskRules.holdRestart)
        }
        rescheduleCountdown()
    }
}

// Wakes.

extension ProcessGrants {
    /// Gives the time of a wake; nil in the foreground, and for an event whose module keeps the app awake itself.
    func begin(_ event: WakeEvent) -> Grant.ID? {
        guard let allowance = event.allowance, !process.life.machine.target.isForeground else { return nil }
        let terms = Grant.Terms.wake(allowance, rule: event.rule, overrun: event.overrun)
        let grant = ledger.begin(terms, name: event.name, at: now).grant
        let assertion = acquire(
            .wake(event.name), reason: "allowance of \(TimeText.duration(allowance))", rule: event.rule,
            until: grant.end, keepsDeviceAwake: false, grant: grant.id)
        ledger.hold(grant.id, by: assertion)
        work[grant.id] = Work(thread: process.mainThread)
        work[grant.id]?.turningPoint = process.simulation.schedule(after: allowance, phase: .watchdog) { [process] in
            process.grants.reachEnd(of: grant.id)
        }
        return grant.id
    }

    private func reachEnd(of id: Grant.ID) {
        work[id] = nil
        perform(ledger.reachEnd(of: id, at: now))
    }

    /// The app is done with the event.
    func complete(_ id: Grant.ID, rule: Rule) {
        guard let grant = ledger.end(id, at: now) else { return }
        if let work = work.removeValue(forKey: id) { cancelEvents(of: work) }
        if let assertion = grant.assertion { drop(assertion, why: "the app is done with it", rule: rule) }
    }
}

// Tasks and activities.

extension ProcessGrants {
    /// Begins a task or an activity whose handler, if there is one, is called on `thread`.
    func begin(
        _ terms: Grant.Terms, name: String, place: String, on thread: SimulatedThread, handler: (() -> Void)?
    ) -> Grant.ID {
        let rule = ruleOfBegin
        let delay = process.device.constants.duration(TaskConstants.grantDelay) ?? .zero
        let isFault = !ledger.time.isSpent && process.app.takeTaskFault(.refuses)
        let (grant, action) = ledger.begin(
            terms, name: name, place: place, hasHandler: handler != nil, at: now,
            effective: now.advanced(by: delay), isRefused: isFault)
        work[grant.id] = Work(thread: thread, handler: handler)
        process.record(.note, "task \"\(name)\" begun", detail: place, rule: rule)
        scheduleAgeWarning(grant)
        if grant.isRefused {
            noteRefusal(grant, rule: isFault ? TaskRules.beginRefused : TaskRules.beginAfterBudget)
        } else {
            hold(grant, after: delay)
        }
        perform(action)
        rescheduleCountdown()
        if let excess = ledger.excess { kill(excess) }
        return grant.id
    }

    /// The assertion is given asynchronously; the delay is none unless configured.
    private func hold(_ grant: Grant, after delay: Duration) {
        guard delay > .zero else { return hold(grant) }
        work[grant.id]?.turningPoint = process.simulation.schedule(after: delay, phase: .verdict) { [process] in
            process.grants.reachBeginning(of: grant)
        }
    }

    private func reachBeginning(of grant: Grant) {
        work[grant.id]?.turningPoint = nil
        guard process.state == .suspended else { return hold(grant) }
        process.record(
            .refusal, "task \"\(grant.name)\" comes too late",
            detail: "the app is suspended, and its handler waits until it runs again", rule: TaskRules.beginAsyncGrant)
        perform(ledger.refuse(grant.id, at: now))
    }

    private func hold(_ grant: Grant) {
        let assertion = acquire(
            .task(grant.name), reason: "begun at \(grant.place)", rule: grant.terms.rule, until: nil,
            keepsDeviceAwake: process.device.tasksKeepDeviceAwake, grant: grant.id)
        ledger.hold(grant.id, by: assertion)
    }

    /// Ends the task with this identifier; one that is not open changes nothing and is logged.
    func endTask(_ number: Int) {
        guard let grant = ledger[ledger.id(number)], grant.terms.purpose != .wake else { return noteUnknown(number) }
        _ = ledger.end(grant.id, at: now)
        if let work = work.removeValue(forKey: grant.id) { cancelEvents(of: work) }
        noteEnd(of: grant)
        if let assertion = grant.assertion {
            drop(assertion, why: "the app ended the task", rule: TaskRules.endSuspends)
        }
        rescheduleCountdown()
    }

    private func scheduleAgeWarning(_ grant: Grant) {
        guard let age = process.device.constants.duration(TaskConstants.ageWarning) else { return }
        work[grant.id]?.ageWarning = process.simulation.schedule(
            after: age, phase: .watchdog, isHousekeeping: true
        ) { [process] in process.grants.reachAge(grant) }
    }

    private func reachAge(_ grant: Grant) {
        work[grant.id]?.ageWarning = nil
        if process.threads.isFrozen { lateAgeWarnings.append(grant.id) } else { warnOfAge(grant) }
    }

    /// The process runs again: what it could not log while it stood still.
    func logLateAgeWarnings() {
        let late = lateAgeWarnings
        lateAgeWarnings = []
        for grant in late.compactMap({ ledger[$0] }) { warnOfAge(grant) }
    }
}

// Task time.

extension ProcessGrants {
    /// The process left the foreground.
    private func startTaskTime() {
        ledger.time.enterBackground(at: now)
        ledger.time.isHeld ? noteHold() : noteCountdown(TaskRules.budgetStart)
    }

    /// The device fell asleep.
    func pause() {
        noteSleep("task time stands still", rule: TaskRules.sleepOpportunistic)
        ledger.time.pause(at: now)
        rescheduleCountdown()
    }

    /// The device woke: task time goes on.
    func resume() {
        noteSleep("task time goes on", rule: TaskRules.sleepTotal)
        ledger.time.resume(at: now)
        rescheduleCountdown()
    }

    /// The system takes task time back.
    func shrink(to left: Duration) {
        ledger.time.shrink(to: left, at: now)
        rescheduleCountdown()
    }

    /// Sets the two events of the countdown anew, after anything that moves them.
    func rescheduleCountdown() {
        cancelCountdown()
        guard !process.device.conditions.isDebuggerAttached else { return noteEndOfTaskTime(nil) }
        if let expires = ledger.time.nextExpiry {
            expiry = process.simulation.schedule(at: max(expires, now), phase: .verdict) { [process] in
                process.grants.expire()
            }
        }
        if let ends = ledger.time.deadline {
            deadline = process.simulation.schedule(at: max(ends, now), phase: .watchdog) { [process] in
                process.grants.reachDeadline()
            }
        }
        noteEndOfTaskTime(ledger.time.end)
    }

    private func cancelCountdown() {
        for event in [expiry, deadline] { if let event { process.simulation.cancel(event) } }
        (expiry, deadline) = (nil, nil)
    }

    private func expire() {
        expiry = nil
        noteExpiry()
        perform(ledger.expire(at: now))
        rescheduleCountdown()
    }

    private func reachDeadline() {
        deadline = nil
        perform(ledger.reachDeadline(at: now))
    }

    private func perform(_ action: GrantLedger.Action) {
        switch action {
        case .none: break
        case .callHandlers(let grants): callHandlers(of: grants)
        case .kill(let kill): self.kill(kill)
        case .letGo(let grant):
            if let assertion = grant.assertion { drop(assertion, why: "its time is over", rule: grant.terms.rule) }
        }
    }

    private func kill(_ kill: GrantLedger.Kill) {
        if case .overrun(let grant, let reason) = kill, let why = whyOverrunIsSpared {
            process.recordUndone(
                "the completion handler of \(grant.name) was not called in time",
                detail: "\(why) spares the app the end: \(reason)", rule: reason.rule,
                AppProcess.namesOfCompletionHandlers)
            if let assertion = grant.assertion { drop(assertion, why: "its time is over", rule: grant.terms.rule) }
            return
        }
        process.end(report(kill))
    }

    /// What saves an app from being ended for an event that it is not done with; nil when nothing does.
    private var whyOverrunIsSpared: String? {
        if process.device.conditions.isDebuggerAttached { return "the debugger" }
        return process.state.isForeground ? "the user, who opened the app meanwhile," : nil
    }

    private func callHandlers(of grants: [Grant]) {
        let isShuffled = process.device.options.shufflesExpirationHandlers
        for grant in isShuffled ? grants.shuffled(using: &process.simulation.random) : grants {
            guard let work = work[grant.id], let handler = work.handler else { continue }
            self.work[grant.id]?.handler = nil
            work.thread.enqueue { [process] in process.grants.call(handler, of: grant) }
        }
    }

    private func call(_ handler: () -> Void, of grant: Grant) {
        if ledger[grant.id] != nil {
            process.record(.call, "expiration handler of task \"\(grant.name)\"", rule: TaskRules.handlerAll)
            ledger.isInHandler = true
            handler()
            ledger.isInHandler = false
        }
        // The system looks right after the last handler: an end that was merely dispatched comes too late for it.
        guard let left = ledger.handlerDidReturn() else { return }
        noteStillOpen(left)
        process.reconsiderSuspension()
    }
}
