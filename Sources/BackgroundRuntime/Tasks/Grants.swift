/// What keeps a process awake, and the time that it is granted for tasks.
final class Grants: ProcessPart {
    /// What keeps the process from being suspended.
    private(set) var assertions = AssertionTable()
    /// The finite-length tasks.
    var tasks: TaskLedger
    var book = TaskBook()
    /// When the present stay in the background began; nil outside one.
    private(set) var enteredBackground: VirtualInstant?
    private var ends: [AssertionID: EventID] = [:]

    init(limits: TaskLedger.Limits) { tasks = TaskLedger(limits: limits) }

    func acquire(
        _ holder: AssertionHolder, reason: String, rule: Rule, until: VirtualInstant?, keepsDeviceAwake: Bool
    ) -> AssertionID {
        assert(process.state != .suspended, "\(holder) keeps a suspended process awake: wake it first")
        guard !process.life.hasEnded else { return .none }
        let assertion = assertions.acquire(
            holder, reason: reason, rule: rule, at: process.simulation.now, until: until,
            keepsDeviceAwake: keepsDeviceAwake)
        process.life.suspension.renewGrace()
        process.log.trace.addHolder(holder.description, number: assertion.id.number, of: process.log.app)
        process.record(.acquire, "kept awake by \(holder)", detail: reason, rule: rule)
        process.holdTaskTime()
        if let until {
            ends[assertion.id] = process.simulation.schedule(at: until, phase: .watchdog) { [process] in
                process.grants.drop(assertion.id, why: "its time is over", rule: rule)
            }
        }
        return assertion.id
    }

    func drop(_ id: AssertionID, why: String, rule: Rule) {
        guard let dropped = assertions.drop(id) else { return }
        if let end = ends.removeValue(forKey: id) { process.simulation.cancel(end) }
        process.log.trace.removeHolder(number: id.number, of: process.log.app)
        process.record(.drop, "no longer kept awake by \(dropped.holder)", detail: why, rule: rule)
        process.holdTaskTime()
        if assertions.isEmpty { process.explainSuspension(rule) }
        process.reconsiderSuspension()
    }

    func stateDidChange(from old: AppState, to state: AppState) {
        switch state {
        case .background:
            enteredBackground = process.simulation.now
            old.isForeground ? process.startTaskTime() : tasks.wakeInBackground(at: process.simulation.now)
        case .inactive, .active:
            enteredBackground = nil
            process.stopTaskTime()
        case .suspended: tasks.suspend()
        case .notRunning: break
        }
        process.rescheduleTaskEvents()
    }

    /// Handlers are part of the expiry: suspension waits for them until the deadline.
    var isInExpiry: Bool { book.runningHandlers > 0 && tasks.deadline != nil }

    func pause() { process.pauseTasks() }

    func resume() { process.resumeTasks() }

    func logLateAgeWarnings() { process.logLateAgeWarnings() }

    func takeDown() {
        process.simulation.cancelAll(ends.values)
        process.cancelTaskEvents()
        ends = [:]
        assertions.removeAll()
        (tasks, book) = (TaskLedger(limits: tasks.limits), TaskBook())
    }
}

extension AppProcess {
    /// What keeps the process from being suspended.
    public var assertions: AssertionTable { grants.assertions }

    /// The finite-length tasks.
    public var tasks: TaskLedger { grants.tasks }

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
        grants.acquire(holder, reason: reason, rule: rule, until: until, keepsDeviceAwake: keepsDeviceAwake)
    }

    /// Drops an assertion; the process is suspended when none is left. Dropped already: nothing happens.
    public func drop(_ id: AssertionID, why: String, rule: Rule) { grants.drop(id, why: why, rule: rule) }
}
