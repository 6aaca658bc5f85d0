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
        let (entry, action) = tasks.begin(
            name: name, place: place, hasHandler: handler != nil, at: simulation.now,
            effective: simulation.now.advanced(by: delay))
        if let handler { taskBook.handlers[entry.id] = TaskBook.Handler(thread: thread, body: handler) }
        record(.note, "task \"\(name)\" begun", detail: place, rule: rule)
        startAgeWarning(entry)
        settleBegin(entry, action, delay)
        rescheduleTaskEvents()
        guardCount()
        return entry.id
    }

    private func settleBegin(_ entry: TaskLedger.Entry, _ action: TaskLedger.Action, _ delay: Duration) {
        let isRefused = tasks[entry.id]?.isRefused == true
        if !isRefused, app.takeTaskFault(.refuses) { return refuse(entry, rule: TaskRules.beginRefused) }
        if isRefused { logRefusal(entry, rule: TaskRules.beginAfterBudget) } else { grant(entry, after: delay) }
        perform(action)
    }

    private func refuse(_ entry: TaskLedger.Entry, rule: Rule) {
        logRefusal(entry, rule: rule)
        perform(tasks.refuse(entry.id, at: simulation.now))
    }

    private func logRefusal(_ entry: TaskLedger.Entry, rule: Rule) {
        record(.refusal, "task \"\(entry.name)\" is refused: its handler is called", rule: rule)
    }

    /// The rule that says what a begin at this point gains.
    private var ruleOfBegin: Rule {
        if state.isForeground { return TaskRules.beginForegroundDormant }
        if taskBook.isInHandler { return TaskRules.beginInHandler }
        if tasks.isHeld { return TaskRules.holdNoExpiry }
        if tasks.isUsedUp { return TaskRules.beginAfterBudget }
        if tasks.isCounting { return TaskRules.budgetShared }
        if tasks.isPartlyUsed { return TaskRules.budgetNotRenewedByEnd }
        return tasks.isWakeStay && device.system >= .iOS(7) ? TaskRules.budgetBackgroundBegin : TaskRules.budgetStart
    }

    /// The assertion is granted asynchronously; the delay is none unless configured.
    private func grant(_ entry: TaskLedger.Entry, after delay: Duration) {
        guard delay > .zero else { return acquireTask(entry) }
        taskBook.grants[entry.id] = simulation.schedule(after: delay, phase: .verdict) { [self] in
            taskBook.grants[entry.id] = nil
            state == .suspended ? refuse(entry, rule: TaskRules.beginAsyncGrant) : acquireTask(entry)
        }
    }

    private func acquireTask(_ entry: TaskLedger.Entry) {
        taskBook.assertions[entry.id] = acquire(
            .task(entry.name), reason: "begun at \(entry.place)", rule: TaskRules.budgetShared,
            keepsDeviceAwake: device.tasksKeepDeviceAwake)
    }

    private func startAgeWarning(_ entry: TaskLedger.Entry) {
        guard let age = device.constants.duration(TaskConstants.ageWarning) else { return }
        taskBook.ageWarnings[entry.id] = simulation.schedule(after: age, phase: .watchdog, isHousekeeping: true) {
            [self] in
            taskBook.ageWarnings[entry.id] = nil
            if isFrozen { taskBook.lateAgeWarnings.append(entry) } else { warnOfAge(entry) }
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
        let late = taskBook.lateAgeWarnings
        taskBook.lateAgeWarnings = []
        for entry in late where tasks[entry.id] != nil { warnOfAge(entry) }
    }

    private func guardCount() {
        guard let limit = device.constants.value(TaskConstants.countLimit), device.system >= .iOS(11),
            Double(tasks.count) > limit
        else { return }
        end(.tooManyTasks(Int(limit)))
    }

    /// Ends a task, from any thread. An identifier that is not open changes nothing and is logged.
    public func endTask(_ id: Int) {
        guard let entry = tasks.end(id, at: simulation.now) else { return logUnknown(id) }
        taskBook.handlers[id] = nil
        for event in [taskBook.ageWarnings.removeValue(forKey: id), taskBook.grants.removeValue(forKey: id)] {
            if let event { simulation.cancel(event) }
        }
        record(.note, "task \"\(entry.name)\" ended", detail: placeOfEnd, rule: ruleOfEnd(entry))
        if let assertion = taskBook.assertions.removeValue(forKey: id) {
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
        if !tasks.isEmpty { return TaskRules.endBalance }
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
