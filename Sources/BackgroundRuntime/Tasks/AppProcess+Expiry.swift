// The end of task time: handlers, then the kill.

extension AppProcess {
    /// Sets the two events of the countdown anew, after anything that moves them.
    func rescheduleTaskEvents() {
        cancelCountdown()
        guard !device.conditions.isDebuggerAttached else { return }
        if let expiry = grants.tasks.nextExpiry {
            grants.book.expiry = simulation.schedule(at: max(expiry, simulation.now), phase: .verdict) { [self] in
                expireTasks()
            }
        }
        if let deadline = grants.tasks.deadline {
            grants.book.deadline = simulation.schedule(at: max(deadline, simulation.now), phase: .watchdog) {
                [self] in reachTaskDeadline()
            }
        }
    }

    private func cancelCountdown() {
        for event in [grants.book.expiry, grants.book.deadline] { if let event { simulation.cancel(event) } }
        (grants.book.expiry, grants.book.deadline) = (nil, nil)
    }

    func cancelTaskEvents() {
        cancelCountdown()
        simulation.cancelAll(grants.book.ageWarnings.values)
        simulation.cancelAll(grants.book.grants.values)
    }

    /// The process left the foreground.
    func startTaskTime() {
        grants.tasks.enterBackground(at: simulation.now)
        if grants.tasks.isHeld {
            noteHold()
        } else {
            noteCountdown(TaskRules.budgetStart)
        }
    }

    private func noteCountdown(_ rule: Rule) {
        guard grants.tasks.isCounting else { return }
        record(
            .note, "task time begins to run", rule: rule, number: grants.tasks.budgetOfStay.wholeNanoseconds,
            unit: .nanoseconds)
    }

    private func noteHold() {
        guard !grants.tasks.isEmpty, state == .background else { return }
        record(.note, "task time does not run", rule: TaskRules.holdNoExpiry)
    }

    /// Something without a fixed end began to keep the process awake, or the last of that kind stopped.
    func holdTaskTime() {
        guard assertions.stopsTaskTime != grants.tasks.isHeld else { return }
        if assertions.stopsTaskTime {
            grants.tasks.hold()
            noteHold()
        } else {
            grants.tasks.release(at: simulation.now)
            noteCountdown(TaskRules.holdRestart)
        }
        rescheduleTaskEvents()
    }

    /// The process came to the foreground.
    func stopTaskTime() {
        if grants.tasks.isCounting {
            record(.note, "task time no longer counts", rule: TaskRules.budgetForegroundResets)
        }
        grants.tasks.enterForeground()
    }

    func pauseTasks() {
        guard !device.tasksKeepDeviceAwake else { return }
        if !grants.tasks.isEmpty { record(.note, "task time stands still", rule: TaskRules.sleepOpportunistic) }
        grants.tasks.pause(at: simulation.now)
        rescheduleTaskEvents()
    }

    func resumeTasks() {
        if !grants.tasks.isEmpty { record(.note, "task time goes on", rule: TaskRules.sleepTotal) }
        grants.tasks.resume(at: simulation.now)
        rescheduleTaskEvents()
    }

    private func expireTasks() {
        grants.book.expiry = nil
        let left = grants.tasks.remaining(at: simulation.now) ?? .zero
        record(
            .note, "task time is almost over", detail: "", rule: TaskRules.handlerLead,
            number: left.wholeNanoseconds, unit: .nanoseconds)
        for entry in grants.tasks.open where !entry.hasHandler {
            record(
                .finding, "task \"\(entry.name)\" has no expiration handler: nothing warns it",
                detail: "begun at \(entry.place)", rule: TaskRules.handlerNil)
        }
        hintAtTransfers()
        perform(grants.tasks.expire(at: simulation.now))
        rescheduleTaskEvents()
    }

    private func hintAtTransfers() {
        guard device.system >= .iOS(7), !inUse.transfers.isEmpty else { return }
        record(
            .finding, "a transfer is still in flight: a background URLSession would go on without the app",
            detail: inUse.transfers.joined(separator: ", "), rule: TaskRules.transferHint)
    }

    func perform(_ action: TaskLedger.Action) {
        switch action {
        case .none: break
        case .callHandlers(let entries): callHandlers(ordered(entries))
        case .kill(let entries): killForLeak(entries)
        }
    }

    private func ordered(_ entries: [TaskLedger.Entry]) -> [TaskLedger.Entry] {
        guard device.options.shufflesExpirationHandlers else { return entries }
        return entries.shuffled(using: &simulation.random)
    }

    private func callHandlers(_ entries: [TaskLedger.Entry]) {
        for entry in entries {
            guard let handler = grants.book.handlers.removeValue(forKey: entry.id) else { continue }
            grants.book.runningHandlers += 1
            grants.book.warned.insert(entry.id)
            handler.thread.enqueue { [self] in
                guard grants.tasks[entry.id] != nil else { return finishHandler() }
                record(.call, "expiration handler of task \"\(entry.name)\"", rule: TaskRules.handlerAll)
                grants.book.isInHandler = true
                handler.body()
                grants.book.isInHandler = false
                finishHandler()
            }
        }
    }

    /// The system looks right after the last handler: an end that was merely dispatched comes too late for it.
    private func finishHandler() {
        grants.book.runningHandlers -= 1
        guard grants.book.runningHandlers == 0 else { return }
        defer { reconsiderSuspension() }
        let left = grants.tasks.open.filter {
            grants.book.warned.contains($0.id) && !grants.book.activities.contains($0.id)
        }
        grants.book.warned = []
        guard !left.isEmpty else { return }
        let text =
            device.system >= .iOS(13)
            ? "Background task still not ended after expiration handlers were called"
            : "all expiration handlers have returned, and tasks are open"
        record(
            .finding, text,
            detail: left.map { "task \"\($0.name)\" begun at \($0.place)" }.joined(separator: ", "),
            rule: TaskRules.handlerMustEndSynchronously)
    }

    private func reachTaskDeadline() {
        grants.book.deadline = nil
        let action = grants.tasks.reachDeadline(at: simulation.now)
        if case .none = action, grants.book.runningHandlers > 0 { return killForLeak([]) }
        perform(action)
    }

    private func killForLeak(_ entries: [TaskLedger.Entry]) {
        for entry in entries {
            guard let later = grants.tasks.overtaker(of: entry) else { continue }
            // Two tasks of one file may have nothing to do with each other.
            let isSure = later.name == entry.name || later.place == entry.place
            record(
                .finding,
                "task \"\(entry.name)\" was never ended, but the later task \"\(later.name)\" begun at "
                    + "\(later.place) was: its identifier \(isSure ? "was probably" : "may have been") overwritten",
                detail: "begun at \(entry.place)", rule: TaskRules.leakIDOverwritten)
        }
        let text = "\(app.name) has active assertions beyond permitted time"
        let list = listForReport(entries)
        let report = ([text] + (list.isEmpty ? [] : [list.joined(separator: "; ")])).joined(separator: ": ")
        if device.system >= .iOS(14) {
            record(.log, "counted as a background task assertion timeout", rule: TaskRules.leakMetric)
        }
        end(
            grants.book.runningHandlers > 0
                ? .slowHandlers("\(report): its handlers did not return") : .taskLeak(report))
    }

    /// The open tasks for the crash report; from iOS 11 they go to the system's log instead.
    private func listForReport(_ entries: [TaskLedger.Entry]) -> [String] {
        let budget = TimeText.duration(grants.tasks.budgetOfStay)
        let list = entries.map {
            "task \"\($0.name)\" begun at \($0.place) \(TimeText.clock($0.begun)), permitted \(budget), reason finishTask"
        }
        guard device.system >= .iOS(11) else { return list }
        for line in list { record(.log, line, rule: TaskRules.leakReportDetail) }
        return []
    }
}
