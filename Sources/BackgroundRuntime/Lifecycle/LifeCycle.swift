/// The life cycle of a process: performs what ``LifecycleMachine`` plans, step by step.
///
/// Each call into the app is a turn on its main thread, which may block; the steps behind it wait for it.
final class LifeCycle: ProcessPart {
    /// The state in force, and the steps that are to come.
    @exclusivity(unchecked) private(set) var machine: LifecycleMachine
    /// Decides when a process in the background is suspended.
    let suspension = Suspension()
    /// The way to the process for what must not keep it.
    let reference = ProcessReference()
    /// The limit on the time of a step.
    let watch = StepWatch()
    /// The animation that is under way.
    let animation = AnimationTimer()
    /// The running code of the app; nil before its first turn.
    @exclusivity(unchecked) var instance: (any AppInstance)?
    /// The call, alarm or Siri that made the process inactive, until its next transition.
    var coveredBy: ScreenInterruption?
    /// The scenes of an app that has them.
    let scenes = ProcessScenes()
    /// How far the process has come with its end.
    @exclusivity(unchecked) private var ending = Ending()
    /// What waits for steps that are to come.
    @exclusivity(unchecked) private var waiting = Waiting()

    /// The end of a process.
    private struct Ending {
        /// What the app is being told of.
        var announced: TerminationReason?
        /// Whether it was written into the trace: nothing holds or wakes the process any more.
        var isWritten = false
        /// What waits for it, such as a new launch; nil when nothing may come after it.
        var after: [() -> Void]? = []
    }

    init(of app: InstalledApp) {
        machine = LifecycleMachine(
            isSceneBased: app.manifest.isSceneBased(on: app.device.system),
            callsWillFinishLaunching: app.device.system >= .iOS(6),
            wakesCallDidEnterBackground: app.device.options.wakeCalls == .documented)
    }

    /// Asks the machine for a transition and performs its steps behind those that are still waiting.
    ///
    /// - Throws: ``IllegalTransition`` when the transition is not in the table.
    func perform(_ input: LifecycleMachine.Input, rule: Rule) throws(IllegalTransition) {
        precondition(!hasEnded, "a process that has ended was asked to \(input)")
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
        if machine.isSettled { deliver() } else { waiting.forAll.append(deliver) }
    }

    /// What waits for steps that are to come.
    private struct Waiting {
        /// What waits for the last of them.
        var forAll: [() -> Void] = []
        /// What the app is to hear of before it becomes active.
        var forActive: [() -> Void] = []
        /// What the app hears of when it runs again.
        var events: [SystemEvent] = []
    }

    /// Runs `deliver` as the app is about to become active: it reads inactive in the calls that follow from that.
    func beforeActive(_ deliver: @escaping () -> Void) { waiting.forActive.append(deliver) }

    private func deliverOpenings(before step: LifecycleMachine.Step) {
        guard !waiting.forActive.isEmpty, step.makesActive else { return }
        let deliveries = waiting.forActive
        waiting.forActive = []
        for deliver in deliveries { deliver() }
    }

    private func goOn() {
        guard !machine.isNotifying, !machine.isAnimating else { return }
        while let next = machine.takeStep() {
            deliverOpenings(before: next.step)
            switch next.step {
            case .notify(let messages): return notifyInTurn(messages, rule: next.rule)
            case .animate(let way): if animation.begin(way) { return } else { machine.didAnimate() }
            default: perform(next)
            }
        }
        settle()
    }

    /// The animation that was under way is over.
    func didAnimate() {
        machine.didAnimate()
        goOn()
    }

    private func settle() {
        let deliveries = waiting.forAll
        waiting.forAll = []
        for deliver in deliveries { deliver() }
        suspension.reconsider()
    }

    private func perform(_ next: LifecycleMachine.PlannedStep) {
        switch next.step {
        case .notify, .animate: break
        case .move: didMove(from: next.left, rule: next.rule)
        case .beginWatch(let watchdog): watch.begin(watchdog)
        case .endWatch: watch.end()
        case .snapshot: process.takeSnapshot()
        case .holdThreads: process.threads.freeze()
        case .releaseThreads: process.threads.thaw()
        case .deliverQueued: deliverWaitingEvents()
        case .end: process.close(pendingEnd ?? .system)
        }
    }

    private func notifyInTurn(_ messages: [LifecycleMachine.Message], rule: Rule) {
        process.mainThread.enqueue(mayBlock: process.callsMayBlock) { [process] in
            process.life.notify(messages, rule: rule)
            process.life.machine.didNotify()
            process.life.goOn()
        }
    }

    /// Tells the app things, in the present turn.
    private func notify(_ messages: [LifecycleMachine.Message], rule: Rule) {
        for message in messages where machine.isNotifying {
            switch message {
            case .move(let change): move(change, rule: rule)
            case .event(let event): notify(event, rule: rule)
            }
        }
    }

    private func move(_ change: LifecycleMachine.Move, rule: Rule) {
        let old = machine.state
        machine.moveInTurn(change)
        didMove(from: old, rule: rule)
    }

    private func notify(_ event: SystemEvent, rule: Rule) {
        guard machine.isSceneBased else { return notifyApp(event, rule: rule) }
        if process.sceneList.take(event, notify: { notifyApp($0, rule: $1 ?? rule) }) { return }
        notifyApp(event, rule: rule)
        guard event.name == .didFinishLaunching, let discarded = process.sceneList.takeDiscarded() else { return }
        notifyApp(discarded, rule: LifecycleRules.sceneDiscarded)
    }

    private func notifyApp(_ event: SystemEvent, rule: Rule) {
        if event.name == .willConnect || event.name == .willFinishLaunching, !hasEnded {
            instance?.prepare(for: event)
        }
        for channel in event.channels where !hasEnded {
            guard let title = event.title(on: channel) else { continue }
            // Which scene is told matters where there are several.
            let scene = process.sceneList.sessions.count > 1 ? event.scene : nil
            process.record(.call, title, detail: scene ?? "", rule: rule)
            instance?.receive(event, on: channel)
        }
        guard event.name == .didFinishLaunching, !hasEnded else { return }
        process.app.history.isLaunching = false
        process.device.notifyServices { $0.processDidFinishLaunching(process) }
    }

    /// The state changed from `old` to that in force.
    private func didMove(from old: AppState, rule: Rule) {
        let state = machine.state
        suspension.stateDidChange(to: state)
        process.grants.stateDidChange(from: old, to: state)
        process.use.stateDidChange(from: old, to: state)
        process.record(.state, state.description, rule: rule)
        process.device.loaded.watching(for: process.app) {
            process.notifyModes(state)
            process.device.notifyServices { $0.process(process, didEnter: state) }
        }
        process.device.alertsFollow(process, to: state)
        process.checkInvariants()
    }
}

// What the app is told outside a transition.

extension LifeCycle {
    /// Tells the app of an event in a turn of its own. In a suspended process its call is not made, and its notification
    /// waits until the process runs again: of each name only the newest.
    func deliver(_ event: SystemEvent, rule: Rule) {
        guard machine.state != .suspended else { return queue(event) }
        guard machine.state.isRunning else { return }
        guard case .secondary(let name) = event.thread else {
            return process.threads.deliver(mayBlock: process.callsMayBlock) { [process] in
                process.life.notify(event, rule: rule)
            }
        }
        let thread = process.makeThread(name)
        process.deliver(on: thread) { [process] in
            process.life.notify(event, rule: rule)
            process.removeThread(thread)
        }
    }

    /// Calls the delegate with a completion handler, in a turn of its own.
    func ask(_ event: SystemEvent, rule: Rule, answer: @escaping (PropertyValue) -> Void) {
        guard machine.state.isRunning, machine.state != .suspended else { return }
        process.threads.deliver(mayBlock: process.callsMayBlock) { [process] in
            guard !process.life.hasEnded else { return }
            process.record(.call, event.call ?? event.name.text, rule: rule)
            process.life.instance?.receive(event, answer: process.answers.keep(answer, to: event.name))
        }
    }

    private func queue(_ event: SystemEvent) {
        guard let notification = event.partThatWaits else { return }
        waiting.events.removeAll { $0.name == event.name }
        waiting.events.append(notification)
    }

    /// Tells the app of an event, unless it takes back one that waits: a change that is taken back meanwhile is none.
    func deliverNetChange(_ event: SystemEvent, opposite: SystemEvent.Name, rule: Rule) {
        let count = waiting.events.count
        waiting.events.removeAll { $0.name == opposite }
        if waiting.events.count == count { deliver(event, rule: rule) }
    }

    private func deliverWaitingEvents() {
        let isInFront = machine.target.isForeground
        let due = waiting.events.filter { isInFront || !$0.waitsForForeground }
        waiting.events.removeAll { isInFront || !$0.waitsForForeground }
        machine.planNext(due.map { .notify([.event($0)]) }, rule: LifecycleRules.suspendQueuedEvents)
    }
}

// The end.

extension LifeCycle {
    /// The end that the app is being told of.
    var pendingEnd: TerminationReason? { ending.announced }

    /// Whether the end was written into the trace: nothing holds or wakes the process any more.
    var hasEnded: Bool { ending.isWritten }

    /// Whether the process has ended, or is being told of its end.
    var isEnding: Bool { hasEnded || pendingEnd != nil }

    /// Tells the app of its end, which comes when it was told.
    func announceEnd(_ reason: TerminationReason, rule: Rule) {
        ending.announced = reason
        process.device.transition(process, .terminateWithNotice, rule: rule)
        // A main thread that never gets to `willTerminate` does not put off the end.
        if machine.state != .notRunning, !watch.isRunning { watch.begin(.terminate) }
    }

    /// Runs `action` when the end is over; false when nothing may come after it.
    func whenEnded(_ action: @escaping () -> Void) -> Bool {
        ending.after?.append(action)
        return ending.after != nil
    }

    /// Nothing comes after the end, also nothing that a module asks for as it is told of it: the app is removed, or the
    /// device restarts.
    func forbidWhatWaitsForEnd() { ending.after = nil }

    /// The end begins: nothing holds or wakes the process any more. It is still in its last state.
    func beginEnd() { ending.isWritten = true }

    /// The process does not run any more, and nothing that was planned comes.
    func end() { machine.end() }

    /// Lets go of the app's code, and of what waits for steps that never come.
    func takeDown() {
        watch.end()
        animation.cancel()
        suspension.cancel()
        waiting = Waiting()
        instance = nil
    }

    /// Does what waited for the end.
    func runWhatWaitedForEnd() {
        let actions = ending.after ?? []
        ending.after = nil
        for action in actions { action() }
    }
}
