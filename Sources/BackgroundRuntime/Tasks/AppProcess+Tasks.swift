import Foundation

// Finite-length tasks: what `beginBackgroundTask` and `endBackgroundTask` do.

extension AppProcess {
    /// The identifier that stands for no task (`task.id.invalid-value`).
    public static let invalidTaskID = 0

    /// Begins a finite-length task.
    ///
    /// - Parameters:
    ///   - name: what reports call it.
    ///   - place: where begin was called: `Uploader.swift:31`.
    ///   - thread: where the handler runs; the main thread by default.
    ///   - handler: called shortly before time is up.
    /// - Returns: its identifier, or ``invalidTaskID`` where tasks are impossible.
    public func beginTask(
        name: String, place: String, thread: SimulatedThread? = nil, handler: (() -> Void)?
    ) -> Int {
        guard let refusal = reasonToRefuseTask() else {
            return openTask(name: name, place: place, thread: thread ?? mainThread, handler: handler)
        }
        record(.refusal, "task \"\(name)\" was not begun: the invalid identifier is returned", rule: refusal)
        return AppProcess.invalidTaskID
    }

    private func reasonToRefuseTask() -> Rule? {
        if !device.supportsMultitasking { return TaskRules.idInvalid }
        if app.kind == .appExtension { return TaskRules.`extension` }
        return app.takeTaskFault(.returnsInvalid) ? TaskRules.beginNoGuarantee : nil
    }

    func openTask(name: String, place: String, thread: SimulatedThread, handler: (() -> Void)?) -> Int {
        let delay = device.constants.duration(TaskConstants.grantDelay) ?? .zero
        let rule = ruleOfBegin
        let (entry, action) = grants.tasks.begin(
            name: name, place: place, hasHandler: handler != nil, at: simulation.now,
            effective: simulation.now.advanced(by: delay))
        if let handler { grants.book.handlers[entry.id] = TaskBook.Handler(thread: thread, body: handler) }
        record(.note, "task \"\(name)\" begun", detail: place, rule: rule)
        startAgeWarning(entry)
        settleBegin(entry, action, delay)
        rescheduleTaskEvents()
        guardCount()
        return entry.id
    }

    private func settleBegin(_ entry: TaskLedger.Entry, _ action: TaskLedger.Action, _ delay: Duration) {
        let isRefused = grants.tasks[entry.id]?.isRefused == true
        if !isRefused, app.takeTaskFault(.refuses) { return refuse(entry, rule: TaskRules.beginRefused) }
        if isRefused { logRefusal(entry, rule: TaskRules.beginAfterBudget) } else { grant(entry, after: delay) }
        perform(action)
    }

    private func refuse(_ entry: TaskLedger.Entry, rule: Rule) {
        logRefusal(entry, rule: rule)
        perform(grants.tasks.refuse(entry.id, at: simulation.now))
    }

    private func logRefusal(_ entry: TaskLedger.Entry, rule: Rule) {
        record(.refusal, "task \"\(entry.name)\" is refused: its handler is called", rule: rule)
    }

    /// The rule that says what a begin at this point gains.
    private var ruleOfBegin: Rule {
        if state.isForeground { return TaskRules.beginForegroundDormant }
        if grants.book.isInHandler { return TaskRules.beginInHandler }
        if grants.tasks.isHeld { return TaskRules.holdNoExpiry }
        if grants.tasks.isUsedUp { return TaskRules.beginAfterBudget }
        if grants.tasks.isCounting { return TaskRules.budgetShared }
        if grants.tasks.isPartlyUsed { return TaskRules.budgetNotRenewedByEnd }
        return grants.tasks.isWakeStay && device.system >= .iOS(7)
            ? TaskRules.budgetBackgroundBegin : TaskRules.budgetStart
    }

    /// The assertion is granted asynchronously; the delay is none unless configured.
    private func grant(_ entry: TaskLedger.Entry, after delay: Duration) {
        guard delay > .zero else { return acquireTask(entry) }
        grants.book.grants[entry.id] = simulation.schedule(after: delay, phase: .verdict) { [self] in
            grants.book.grants[entry.id] = nil
            state == .suspended ? refuse(entry, rule: TaskRules.beginAsyncGrant) : acquireTask(entry)
        }
    }

    private func acquireTask(_ entry: TaskLedger.Entry) {
        grants.book.assertions[entry.id] = acquire(
            .task(entry.name), reason: "begun at \(entry.place)", rule: TaskRules.budgetShared,
            keepsDeviceAwake: device.tasksKeepDeviceAwake)
    }

    private func startAgeWarning(_ entry: TaskLedger.Entry) {
        guard let age = device.constants.duration(TaskConstants.ageWarning) else { return }
        grants.book.ageWarnings[entry.id] = simulation.schedule(after: age, phase: .watchdog, isHousekeeping: true) {
            [self] in
            grants.book.ageWarnings[entry.id] = nil
            if threads.isFrozen { grants.book.lateAgeWarnings.append(entry) } else { warnOfAge(entry) }
        }
    }

    private func warnOfAge(_ entry: TaskLedger.Entry) {
        let age = device.constants.duration(TaskConstants.ageWarning) ?? .zero
        record(
            .log,
            "Background task \(entry.id) (\"\(entry.name)\") was created over \(Int(age.inSeconds)) seconds ago."
                + " In applications running in the background, this creates a risk of termination.",
            detail: "begun at \(entry.place)", rule: TaskRules.ageWarning)
    }

    /// The process runs again: what it could not log while it stood still.
    func logLateAgeWarnings() {
        let late = grants.book.lateAgeWarnings
        grants.book.lateAgeWarnings = []
        for entry in late where grants.tasks[entry.id] != nil { warnOfAge(entry) }
    }

    private func guardCount() {
        guard let limit = device.constants.value(TaskConstants.countLimit), device.system >= .iOS(11),
            Double(grants.tasks.count) > limit
        else { return }
        end(.tooManyTasks(Int(limit)))
    }

    /// Ends a task, from any thread. An identifier that is not open changes nothing and is logged.
    public func endTask(_ id: Int) {
        guard let entry = grants.tasks.end(id, at: simulation.now) else { return logUnknown(id) }
        grants.book.handlers[id] = nil
        for event in [grants.book.ageWarnings.removeValue(forKey: id), grants.book.grants.removeValue(forKey: id)] {
            if let event { simulation.cancel(event) }
        }
        record(.note, "task \"\(entry.name)\" ended", detail: placeOfEnd, rule: ruleOfEnd(entry))
        if let assertion = grants.book.assertions.removeValue(forKey: id) {
            drop(assertion, why: "the app ended the task", rule: TaskRules.endSuspends)
        }
        rescheduleTaskEvents()
    }

    private var placeOfEnd: String {
        guard let thread = SimulatedThread.current, thread !== mainThread else { return "" }
        return "on thread \(thread.name)"
    }

    private func ruleOfEnd(_ entry: TaskLedger.Entry) -> Rule {
        if entry.isWarned { return TaskRules.handlerOnce }
        if !grants.tasks.isEmpty { return TaskRules.endBalance }
        if !placeOfEnd.isEmpty { return TaskRules.endAnyThread }
        return entry.hasHandler ? TaskRules.endEarly : TaskRules.endBalance
    }

    private func logUnknown(_ id: Int) {
        let isInvalid = id == AppProcess.invalidTaskID
        let text =
            device.system >= .iOS(13)
            ? "Can't end BackgroundTask: no background task exists with identifier \(id), or it may have already been "
                + "ended."
            : "endBackgroundTask was called for identifier \(id), which no open task has"
        record(
            .finding, text, detail: isInvalid ? "this is UIBackgroundTaskIdentifier.invalid" : "",
            rule: isInvalid ? TaskRules.endInvalidID : TaskRules.endUnknownID)
    }
}
