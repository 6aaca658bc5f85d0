// What an app and its modes ask for time, and read of it.

extension AppProcess {
    /// The identifier that stands for no task (`task.id.invalid-value`).
    public static let invalidTaskID = 0

    /// What keeps the process from being suspended.
    public var assertions: AssertionTable { grants.assertions }

    /// The time that the system gives the process.
    public var ledger: GrantLedger { grants.ledger }

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
            return grants.begin(.task, name: name, place: place, on: thread ?? mainThread, handler: handler).number
        }
        record(.refusal, "task \"\(name)\" was not begun: the invalid identifier is returned", rule: refusal)
        return AppProcess.invalidTaskID
    }

    private func reasonToRefuseTask() -> Rule? {
        if !device.supportsMultitasking { return TaskRules.idInvalid }
        if app.kind == .appExtension { return TaskRules.`extension` }
        return app.takeTaskFault(.returnsInvalid) ? TaskRules.beginNoGuarantee : nil
    }

    /// Ends a task, from any thread. An identifier that is not open changes nothing and is logged.
    public func endTask(_ id: Int) { grants.endTask(id) }

    /// The time of `backgroundTimeRemaining`, in seconds.
    public var backgroundTimeRemaining: Double {
        let unlimited = device.constants.value(TaskConstants.remainingForeground) ?? .greatestFiniteMagnitude
        guard state == .background, !assertions.stopsTaskTime else { return unlimited }
        let ofTasks = ledger.time.remaining(at: simulation.now)?.inSeconds
        if !ledger.hasNoTask { return ofTasks ?? unlimited }
        if ledger.time.isUsedUp { return ofTasks ?? .zero }
        let grace = device.constants.duration(TaskConstants.suspendGrace) ?? .zero
        let used = grants.enteredBackground?.duration(to: simulation.now) ?? .zero
        return max(.zero, grace - used).inSeconds
    }
}

// Assertions. Modules acquire theirs through their context, in their own name.

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
    package func acquire(
        _ holder: AssertionHolder, reason: String, rule: Rule, until: VirtualInstant? = nil,
        keepsDeviceAwake: Bool = false
    ) -> AssertionID {
        grants.acquire(holder, reason: reason, rule: rule, until: until, keepsDeviceAwake: keepsDeviceAwake)
    }

    /// Drops an assertion; the process is suspended when none is left. Dropped already: nothing happens.
    package func drop(_ id: AssertionID, why: String, rule: Rule) { grants.drop(id, why: why, rule: rule) }
}

// Work with a deadline where no `UIApplication` is at hand: what `performExpiringActivity` does.

extension AppProcess {
    /// Performs work that the system lets finish when the process leaves the screen (`task.extension`).
    ///
    /// The block is called with false on a thread of its own and holds the process awake until it returns. When time is
    /// up it is called again, with true, on another thread; it should make the first call return. Where the system
    /// refuses, it is called only once, at once, with true.
    ///
    /// - Parameters:
    ///   - reason: what reports call the activity.
    ///   - place: where it was asked for: `Uploader.swift:31`.
    ///   - block: the work; its argument says whether time is up.
    public func performExpiringActivity(reason: String, place: String = "", block: @escaping (Bool) -> Void) {
        let expired = makeThread("expired activity \(reason)")
        guard let rule = reasonToRefuseActivity() else { return perform(reason, place, expired, block) }
        record(.refusal, "activity \"\(reason)\" is refused: its block is called with true", rule: rule)
        expired.enqueue { [self] in
            block(true)
            removeThread(expired)
        }
    }

    private func reasonToRefuseActivity() -> Rule? {
        if !device.supportsMultitasking { return TaskRules.idInvalid }
        if app.takeTaskFault(.returnsInvalid) || app.takeTaskFault(.refuses) { return TaskRules.extension }
        return ledger.time.isUsedUp ? TaskRules.beginAfterBudget : nil
    }

    private func perform(
        _ reason: String, _ place: String, _ expired: SimulatedThread, _ block: @escaping (Bool) -> Void
    ) {
        let id = grants.begin(.activity, name: reason, place: place, on: expired) { block(true) }
        let working = makeThread("activity \(reason)")
        callback("activity \"\(reason)\"", rule: TaskRules.extension, on: working) { [self] in
            block(false)
            endTask(id.number)
            removeThread(working)
            if !expired.isBusy { removeThread(expired) }
        }
    }
}
