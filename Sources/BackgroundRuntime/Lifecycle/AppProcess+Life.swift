// What skins and modules ask of the life cycle.

extension AppProcess {
    /// What the app is doing in the eyes of the system: active, inactive, in the background or suspended.
    public var state: AppState { life.machine.state }

    /// Tells the app of an event in a turn of its own. While the process is suspended its call is not made, and its
    /// notification waits until the process runs again: of each name only the newest.
    public func notify(_ event: SystemEvent, rule: Rule) { life.deliver(event, rule: rule) }

    /// States why nothing will keep the app awake in this stay in the background, such as a mode that is not declared.
    /// The suspension that follows cites the rule.
    public func explainSuspension(_ rule: Rule) { life.suspension.explain(rule) }

    func reconsiderSuspension() { life.suspension.reconsider() }

    /// The system takes a new picture of the app's screen, which an event may have changed.
    func takeSnapshotAfterEvent() {
        guard device.system >= .iOS(7), state == .background else { return }
        takeSnapshot()
    }

    /// The system keeps a picture of what the app shows now.
    func takeSnapshot() {
        record(.note, "snapshot of the app's screen", rule: LifecycleRules.enterBackgroundSnapshot)
        guard life.instance?.hasScreen == true else { return }
        // What it shows, only its own code can tell.
        if SimulatedThread.current === mainThread {
            noteScreenContents()
        } else {
            deliver { [self] in noteScreenContents() }
        }
    }

    private func noteScreenContents() {
        if let instance = life.instance { app.noteScreenElements(of: instance) }
        let contents = life.instance?.screenContents ?? []
        guard !contents.isEmpty else { return }
        record(
            .note, "the snapshot shows \(contents.map { "\"\($0)\"" }.joined(separator: ", "))",
            rule: ResourceRules.uiSnapshot)
    }

    /// Runs `action` when the transition that is under way is over, and all that it tells the app: at once without one.
    public func whenSettled(_ action: @escaping () -> Void) { life.whenSettled(action) }

    /// Whether no transition is under way.
    public var isSettled: Bool { life.machine.isSettled }

    /// Whether the process was in a state at any time up to now.
    public func hasBeen(_ state: AppState) -> Bool { life.machine.hasBeen(state) }

    /// Whether its launch is over: `didFinishLaunching` has returned, or the process has ended.
    public var isLaunchOver: Bool { !app.history.isLaunching }

    /// Whether the app is being told that it leaves the screen for the background: what it began there it may yet finish.
    public var isLeavingScreen: Bool { life.machine.isLeavingScreen }

    /// Whether the phone takes the process for one in front: it is, or is on its way there. An app with scenes reads
    /// background as its state until they are connected, and the user who opened it sees it already: what is for apps in
    /// front alone, such as a question to the user, it may do (`life.launch.scene-state-background`).
    public var isInFront: Bool { state.isForeground || life.machine.target.isForeground }

    /// Whether the process is in the background, and not on its way to the front.
    public var isInBackground: Bool { state == .background && !isInFront }

    /// What has to hold after each change of the state and of what keeps the process awake.
    func checkInvariants() {
        assert(state != .suspended || assertions.isEmpty, "suspended, and kept awake by \(assertions.holders)")
        assert(!life.hasEnded || assertions.isEmpty, "ended, and kept awake by \(assertions.holders)")
    }

    /// The device falls asleep: all of it stands still.
    func deviceDidFallAsleep() {
        threads.freeze()
        grants.pause()
        life.watch.pause()
        threads.pauseTimeouts()
    }

    /// The device woke after `slept`: all of it goes on, unless the process is suspended.
    func deviceDidWake(after slept: Duration) {
        grants.resume()
        life.watch.resume(after: slept)
        threads.resumeTimeouts()
        if state != .suspended { threads.thaw() }
    }
}

extension AppProcess {
    /// Makes a call into the app that few apps have, in the present turn. The trace has it before whatever the app does in
    /// it, and not at all where the app lacks the method.
    ///
    /// - Parameters:
    ///   - name: the method, as Apple's documents write it.
    ///   - rule: the rule by which it is made.
    ///   - call: makes it, and returns whether the app has the method.
    package func make(call name: String, rule: Rule, _ call: () -> Bool) {
        record(.call, name, rule: rule)
        if !call() { withdrawCall(name) }
    }

    /// Takes the call that is being made out of the trace: the app has no such method, which somebody says in other words.
    package func withdrawCall(_ name: String) { _ = log.trace.takeCall(named: name, of: log.app) }

    /// The call that is being made has found no method of the app: in its place the trace says what was looked for.
    ///
    /// - Parameter name: the method, as Apple's documents write it. Another one than that of the call means nothing.
    package func callFoundNothing(_ name: String) {
        guard let call = log.trace.takeCall(named: name, of: log.app) else { return }
        let detail = [log.trace.text(of: call.detail), app.leftOutExcuse(for: VerdictSubject(ofCall: name)) ?? ""]
        record(
            .note, "\(name): not implemented", detail: detail.filter { !$0.isEmpty }.joined(separator: "; "),
            rule: call.rule)
    }
}
