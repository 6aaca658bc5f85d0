// Performing the steps that the life-cycle machine gives out.

extension AppProcess {
    /// Asks the machine for a transition and performs its steps behind those that are still waiting.
    ///
    /// - Throws: ``IllegalTransition`` when the transition is not in the table.
    func perform(_ input: LifecycleMachine.Input, rule: Rule) throws(IllegalTransition) {
        let steps = try machine.handle(input)
        script += steps.map { ScriptStep(step: $0, rule: rule) }
        // A main thread that does not get to the transition does not put off its limit.
        if case .beginWatch(let watchdog)? = steps.first, watch == nil { beginWatch(watchdog) }
        continueScript()
    }

    /// Performs steps of no transition of their own behind those that are still waiting, such as calls at the lock.
    func perform(_ steps: [LifecycleMachine.Step], rule: Rule) {
        script += steps.map { ScriptStep(step: $0, rule: rule) }
        continueScript()
    }

    /// Runs `deliver` once all steps are performed: at once when none is waiting.
    func whenSettled(_ deliver: @escaping () -> Void) {
        if script.isEmpty, !isPerformingScript { deliver() } else { afterScript.append(deliver) }
    }

    /// Whether a transition is under way.
    var isInTransition: Bool { isPerformingScript || !script.isEmpty }

    private func continueScript() {
        guard !isPerformingScript else { return }
        while !script.isEmpty {
            let next = script.removeFirst()
            guard perform(next) else { return }
        }
        finishScript()
    }

    private func finishScript() {
        let deliveries = afterScript
        afterScript = []
        for deliver in deliveries { deliver() }
        reconsiderSuspension()
    }

    /// Performs one step; false when the rest has to wait for a turn of the app.
    private func perform(_ next: ScriptStep) -> Bool {
        switch next.step {
        case .enter(let state): enter(state, rule: next.rule)
        case .tell(let messages):
            performInTurn(messages, rule: next.rule)
            return false
        case .beginWatch(let watchdog): beginWatch(watchdog)
        case .endWatch: endWatch()
        case .snapshot: record(.note, "snapshot of the app's screen", rule: LifecycleRules.enterBackgroundSnapshot)
        case .holdThreads: freeze()
        case .releaseThreads: thaw()
        case .deliverQueued: deliverQueuedNotifications()
        case .end: close(pendingEnd ?? .system)
        }
        return true
    }

    private func performInTurn(_ messages: [LifecycleMachine.Message], rule: Rule) {
        isPerformingScript = true
        mainThread.enqueue { [self] in
            tell(messages, rule: rule)
            isPerformingScript = false
            continueScript()
        }
    }

    func enter(_ newState: AppState, rule: Rule) {
        let old = state
        guard newState != .notRunning else { return }
        state = newState
        renewGrace()
        prepareTasks(for: newState, from: old)
        if newState == .suspended {
            record(.state, "suspended", rule: rule)
        } else if newState != old {
            record(.state, newState.description, rule: rule)
        }
        for mode in modes { mode.instance.processDidEnter(newState) }
        device.tellServices { $0.process(self, didEnter: newState) }
        assert(state != .suspended || assertions.isEmpty, "suspended, and kept awake by \(assertions.holders)")
    }

    private func prepareTasks(for newState: AppState, from old: AppState) {
        switch newState {
        case .background:
            enteredBackground = simulation.now
            suspensionCause = nil
            old.isForeground ? startTaskTime() : tasks.wakeInBackground(at: simulation.now)
        case .inactive, .active:
            enteredBackground = nil
            stopTaskTime()
        case .suspended: tasks.suspend()
        case .notRunning: break
        }
        rescheduleTaskEvents()
    }

    private func deliverQueuedNotifications() {
        let steps = queuedNotifications.map {
            ScriptStep(step: .tell([.post($0)]), rule: LifecycleRules.suspendQueuedEvents)
        }
        queuedNotifications = []
        script.insert(contentsOf: steps, at: 0)
    }
}
