// What the trace, the log and crash reports say of grants.

extension ProcessGrants {
    /// The rule that says what a begin at this point gains.
    var ruleOfBegin: Rule {
        let time = ledger.time
        if process.state.isForeground { return TaskRules.beginForegroundDormant }
        if ledger.isInHandler { return TaskRules.beginInHandler }
        if time.isHeld { return TaskRules.holdNoExpiry }
        if time.isUsedUp { return TaskRules.beginAfterBudget }
        if time.isCounting { return TaskRules.budgetShared }
        if time.isPartlyUsed { return TaskRules.budgetNotRenewedByEnd }
        return time.isWakeStay && process.device.system >= .iOS(7)
            ? TaskRules.budgetBackgroundBegin : TaskRules.budgetStart
    }

    func noteRefusal(_ grant: Grant, rule: Rule) {
        process.record(.refusal, "task \"\(grant.name)\" is refused: its handler is called", rule: rule)
    }

    func warnOfAge(_ grant: Grant) {
        let age = process.device.constants.duration(TaskConstants.ageWarning) ?? .zero
        process.record(
            .log,
            "Background task \(grant.id.number) (\"\(grant.name)\") was created over \(Int(age.inSeconds)) seconds ago."
                + " In applications running in the background, this creates a risk of termination.",
            detail: "begun at \(grant.place)", rule: TaskRules.ageWarning)
    }

    func noteCountdown(_ rule: Rule) {
        guard ledger.time.isCounting else { return }
        process.record(
            .note, "task time begins to run", rule: rule, number: ledger.time.ofStay.wholeNanoseconds,
            unit: .nanoseconds)
    }

    func noteHold() {
        if process.state == .background { noteTask("task time does not run", rule: TaskRules.holdNoExpiry) }
    }

    /// A line that means something only while a task is open.
    func noteTask(_ text: String, rule: Rule) {
        if !ledger.hasNoTask { process.record(.note, text, rule: rule) }
    }

    /// Where tasks keep the device awake, it only sleeps when none is open, or none that was granted.
    func noteSleep(_ text: String, rule: Rule) {
        if !process.device.tasksKeepDeviceAwake { noteTask(text, rule: rule) }
    }

    /// The trace knows when open tasks would end the process, for whoever draws it.
    func noteEndOfTaskTime(_ end: VirtualInstant?) { process.log.trace.setEndOfTaskTime(end, of: process.log.app) }
}

// Ends.

extension ProcessGrants {
    func noteEnd(of grant: Grant) {
        process.record(.note, "task \"\(grant.name)\" ended", detail: placeOfEnd, rule: ruleOfEnd(grant))
    }

    private var placeOfEnd: String {
        guard let thread = SimulatedThread.current, thread !== process.mainThread else { return "" }
        return "on thread \(thread.name)"
    }

    private func ruleOfEnd(_ grant: Grant) -> Rule {
        if grant.isWarned { return TaskRules.handlerOnce }
        if !ledger.hasNoTask { return TaskRules.endBalance }
        if !placeOfEnd.isEmpty { return TaskRules.endAnyThread }
        return grant.hasHandler ? TaskRules.endEarly : TaskRules.endBalance
    }

    func noteUnknown(_ number: Int) {
        let isInvalid = number == AppProcess.invalidTaskID
        let text =
            process.device.system >= .iOS(13)
            ? "Can't end BackgroundTask: no background task exists with identifier \(number), or it may have already "
                + "been ended."
            : "endBackgroundTask was called for identifier \(number), which no open task has"
        process.record(
            .finding, text, detail: isInvalid ? "this is UIBackgroundTaskIdentifier.invalid" : "",
            rule: isInvalid ? TaskRules.endInvalidID : TaskRules.endUnknownID)
    }

    /// What is left when the process ends with notice.
    func noteOpenAtEnd() {
        for task in ledger.tasks {
            process.app.recordUndone(
                "task \"\(task.name)\" was still open at the end", detail: "begun at \(task.place)",
                rule: TaskRules.endBalance, ["endBackgroundTask"])
        }
    }
}

// Expiry.

extension ProcessGrants {
    func noteExpiry() {
        let left = ledger.time.remaining(at: process.simulation.now) ?? .zero
        process.record(
            .note, "task time is almost over", rule: TaskRules.handlerLead, number: left.wholeNanoseconds,
            unit: .nanoseconds)
        for task in ledger.tasks where !task.hasHandler {
            process.record(
                .finding, "task \"\(task.name)\" has no expiration handler: nothing warns it",
                detail: "begun at \(task.place)", rule: TaskRules.handlerNil)
        }
        guard process.device.system >= .iOS(7), !process.inUse.transfers.isEmpty else { return }
        process.record(
            .finding, "a transfer is still in flight: a background URLSession would go on without the app",
            detail: process.inUse.transfers.joined(separator: ", "), rule: TaskRules.transferHint)
    }

    /// All handlers have returned, and these tasks are open although theirs was called.
    func noteStillOpen(_ tasks: [Grant]) {
        guard !tasks.isEmpty else { return }
        let text =
            process.device.system >= .iOS(13)
            ? "Background task still not ended after expiration handlers were called"
            : "all expiration handlers have returned, and tasks are open"
        process.recordUndone(
            text, detail: tasks.map { "task \"\($0.name)\" begun at \($0.place)" }.joined(separator: ", "),
            rule: TaskRules.handlerMustEndSynchronously, ["endBackgroundTask"])
    }

    /// Logs what there is to say of a kill, and returns the reason of the end.
    func report(_ kill: GrantLedger.Kill) -> TerminationReason {
        switch kill {
        case .leak(let tasks): .taskLeak(report(tasks))
        case .slowHandlers(let tasks): .slowHandlers("\(report(tasks)): its handlers did not return")
        case .tooMany(let limit): .tooManyTasks(limit)
        case .overrun(let event, let reason): report(event, reason)
        }
    }

    /// Two events at once are two completion handlers: the one that was lost has a time.
    private func report(_ event: Grant, _ reason: TerminationReason) -> TerminationReason {
        process.record(
            .log, "unanswered: \(event.name) of \(TimeText.clock(event.begun))", rule: reason.rule)
        return reason
    }

    private func report(_ tasks: [Grant]) -> String {
        for task in tasks { noteOverwritten(task) }
        let text = "\(process.app.name) has active assertions beyond permitted time"
        let list = listForReport(tasks)
        if process.device.system >= .iOS(14) {
            process.record(.log, "counted as a background task assertion timeout", rule: TaskRules.leakMetric)
        }
        return ([text] + (list.isEmpty ? [] : [list.joined(separator: "; ")])).joined(separator: ": ")
    }

    private func noteOverwritten(_ task: Grant) {
        guard let later = ledger.overtaker(of: task) else { return }
        // Two tasks of one file may have nothing to do with each other.
        let isSure = later.name == task.name || later.place == task.place
        process.record(
            .finding,
            "task \"\(task.name)\" was never ended, but the later task \"\(later.name)\" begun at "
                + "\(later.place) was: its identifier \(isSure ? "was probably" : "may have been") overwritten",
            detail: "begun at \(task.place)", rule: TaskRules.leakIDOverwritten)
    }

    /// The open tasks for the crash report; from iOS 11 they go to the system's log instead.
    private func listForReport(_ tasks: [Grant]) -> [String] {
        let budget = TimeText.duration(ledger.time.ofStay)
        let list = tasks.map {
            "task \"\($0.name)\" begun at \($0.place) \(TimeText.clock($0.begun)), permitted \(budget), reason finishTask"
        }
        guard process.device.system >= .iOS(11) else { return list }
        for line in list { process.record(.log, line, rule: TaskRules.leakReportDetail) }
        return []
    }
}
