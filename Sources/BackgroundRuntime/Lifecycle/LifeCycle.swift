/// The life cycle of a process: performs what ``LifecycleMachine`` plans, step by step.
///
/// Each call into the app is a turn on its main thread, which may block; the steps behind it wait for it.
final class LifeCycle: ProcessPart {
    /// The state in force, and the steps that are to come.
    @exclusivity(unchecked) private(set) var machine: LifecycleMachine
    /// Decides when a process in the background is suspended.
    let suspension = Suspension()
    /// The limit on the time of a step.
    let watch = StepWatch()
    /// The running code of the app; nil before its first turn.
    var instance: (any AppInstance)?
    /// The call, alarm or Siri that made the process inactive, until its next transition.
    var coveredBy: ScreenInterruption?
    /// The end that the app is being told of.
    private(set) var pendingEnd: TerminationReason?
    /// Whether the end was written into the trace: nothing holds or wakes the process any more.
    private(set) var hasEnded = false
    /// What waits for the steps that are to come.
    private var afterPlan: [() -> Void] = []
    /// What waits for the end of this process, such as a new launch.
    private var afterEnd: [() -> Void] = []
    private var queuedNotifications: [SystemNotification] = []

    init(of app: App) {
        machine = LifecycleMachine(
            isSceneBased: app.manifest.isSceneBased(on: app.device.system),
            callsWillFinishLaunching: app.device.system >= .iOS(6),
            wakesCallDidEnterBackground: app.device.options.wakeCalls == .documented)
    }

    /// Asks the machine for a transition and performs its steps behind those that are still waiting.
    ///
    /// - Throws: ``IllegalTransition`` when the transition is not in the table.
    func perform(_ input: LifecycleMachine.Input, rule: Rule) throws(IllegalTransition) {
        let steps = try machine.handle(input, rule: rule)
        // A main thread that does not get to the transition does not put off its limit.
        if case .beginWatch(let watchdog)? = steps.first, !watch.isRunning { watch.begin(watchdog) }
        goOn()
    }

    /// Performs steps of no transition of their own behind those that are still waiting, such as opening a URL.
    func perform(_ steps: [LifecycleMachine.Step], rule: Rule) {
        machine.plan(steps, rule: rule)
        goOn()
    }

    /// Runs `deliver` once all steps are performed: at once when none is waiting.
    func whenSettled(_ deliver: @escaping () -> Void) {
        if machine.isSettled { deliver() } else { afterPlan.append(deliver) }
    }

    private func goOn() {
        guard !machine.isTelling else { return }
        while let next = machine.takeStep() {
            if case .tell(let messages) = next.step { return tellInTurn(messages, rule: next.rule) }
            perform(next)
        }
        settle()
    }

    private func settle() {
        let deliveries = afterPlan
        afterPlan = []
        for deliver in deliveries { deliver() }
        suspension.reconsider()
    }

    private func perform(_ next: LifecycleMachine.PlannedStep) {
        switch next.step {
        case .tell: break
        case .enter: didEnter(from: next.left, rule: next.rule)
        case .beginWatch(let watchdog): watch.begin(watchdog)
        case .endWatch: watch.end()
        case .snapshot:
            process.record(.note, "snapshot of the app's screen", rule: LifecycleRules.enterBackgroundSnapshot)
        case .holdThreads: process.threads.freeze()
        case .releaseThreads: process.threads.thaw()
        case .deliverQueued: deliverQueuedNotifications()
        case .end: process.close(pendingEnd ?? .system)
        }
    }

    private func tellInTurn(_ messages: [LifecycleMachine.Message], rule: Rule) {
        process.mainThread.enqueue { [process] in
            process.life.tell(messages, rule: rule)
            process.life.machine.didTell()
            process.life.goOn()
        }
    }

    /// Tells the app things, in the present turn.
    private func tell(_ messages: [LifecycleMachine.Message], rule: Rule) {
        for message in messages {
            if case .enter(let state) = message {
                didEnter(from: machine.enter(state), rule: rule)
                continue
            }
            process.record(.call, message.description, rule: rule)
            if case .call(let call) = message { instance?.call(call) }
            if case .post(let notification) = message { instance?.post(notification) }
        }
    }

    /// The state changed from `old` to that in force.
    private func didEnter(from old: AppState, rule: Rule) {
        let state = machine.state
        suspension.stateDidChange(to: state)
        process.grants.stateDidChange(from: old, to: state)
        if state == .suspended {
            process.record(.state, "suspended", rule: rule)
        } else if state != old {
            process.record(.state, state.description, rule: rule)
        }
        for mode in process.modes { mode.instance.processDidEnter(state) }
        process.device.tellServices { $0.process(process, didEnter: state) }
        process.checkInvariants()
    }
}

// What the app is told outside a transition.

extension LifeCycle {
    /// Tells the app things, such as a memory warning, in one turn. A process that does not run is told nothing.
    func deliver(_ messages: [LifecycleMachine.Message], rule: Rule) {
        guard machine.state.isRunning else { return }
        process.deliver { [process] in process.life.tell(messages, rule: rule) }
    }

    /// Posts a notification, now or when the process runs again: of each kind only the newest waits.
    func post(_ notification: SystemNotification, rule: Rule) {
        guard machine.state != .suspended else {
            queuedNotifications.removeAll { $0.name == notification.name }
            queuedNotifications.append(notification)
            return
        }
        guard machine.state.isRunning else { return }
        process.callback(notification.name, rule: rule) { [process] in process.life.instance?.post(notification) }
    }

    /// Posts a notification unless it takes back one that waits: a change that is taken back meanwhile is none.
    func postNetChange(_ notification: SystemNotification, opposite: SystemNotification, rule: Rule) {
        let count = queuedNotifications.count
        queuedNotifications.removeAll { $0.name == opposite.name }
        if queuedNotifications.count == count { post(notification, rule: rule) }
    }

    private func deliverQueuedNotifications() {
        machine.planNext(queuedNotifications.map { .tell([.post($0)]) }, rule: LifecycleRules.suspendQueuedEvents)
        queuedNotifications = []
    }
}

// The end.

extension LifeCycle {
    /// Whether the process has ended, or is being told of its end.
    var isEnding: Bool { hasEnded || pendingEnd != nil }

    /// Tells the app of its end, which comes when it was told.
    func announceEnd(_ reason: TerminationReason) {
        pendingEnd = reason
        process.device.transition(process, .terminateWithNotice, rule: reason.rule)
        // A main thread that never gets to `willTerminate` does not put off the end.
        if machine.state != .notRunning, !watch.isRunning { watch.begin(.terminate) }
    }

    /// Runs `action` when the process has ended.
    func whenEnded(_ action: @escaping () -> Void) { afterEnd.append(action) }

    /// Forgets what waits for the end: the app is removed, or the device restarts.
    func forgetWhatWaitsForEnd() { afterEnd = [] }

    /// The end begins: nothing holds or wakes the process any more. It is still in its last state.
    func beginEnd() { hasEnded = true }

    /// The process does not run any more, and nothing that was planned comes.
    func end() { machine.end() }

    /// Lets go of the app's code, and of what waits for steps that never come.
    func takeDown() {
        watch.end()
        suspension.cancel()
        afterPlan = []
        instance = nil
    }

    /// Does what waited for the end.
    func runWhatWaitedForEnd() {
        let actions = afterEnd
        afterEnd = []
        for action in actions { action() }
    }
}
