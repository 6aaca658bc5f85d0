// Launches, and wakes for an event.

extension InstalledApp {
    /// Opens the app, as a tap on its icon does.
    public func launch() { device.open(self) }

    /// Ends the app as the system does when it must.
    public func terminate() { device.terminate(self) }

    /// Brings the app back to the foreground.
    public func activate() { device.open(self) }

    /// Whether Home ends the app (`UIApplicationExitsOnSuspend`, until iOS 13).
    public var exitsOnSuspend: Bool {
        LifecycleRules.exitsOnSuspend.systems.contains(device.system) && manifest.exitsOnSuspend
    }

    /// The end that leaving the screen means for an app that cannot be in the background; nil for one that can.
    var reasonToEndWhenLeft: TerminationReason? {
        if !device.supportsMultitasking { return .noMultitasking }
        if LifecycleRules.legacyLink.systems.contains(device.system), linkedSDK < .iOS(4) { return .legacyLink }
        return exitsOnSuspend ? .exitsOnSuspend : nil
    }

    /// Runs a closure as a turn on the app's main thread and returns what it returns.
    ///
    /// - Throws: ``StimulusError`` when the app does not run, or does not get to the turn at this instant because it
    ///   is suspended or its main thread is blocked, or when it ends in the turn, with what ended it; and what `body` throws.
    public func onMainThread<Result>(_ body: @escaping () throws -> Result) throws -> Result {
        guard let process else {
            throw StimulusError("\(name) is not running" + wordsOfEnd(after: 0, ": it ended by "))
        }
        let ends = exits.count
        var result: Swift.Result<Result, any Error>?
        process.mainThread.enqueue { result = Swift.Result { try body() } }
        device.settle()
        guard let result else {
            guard exits.count == ends else {
                throw StimulusError(wordsOfEnd(after: ends, "\(name) ended before the closure was over: "))
            }
            throw StimulusError("\(name) is \(state), and its main thread did not get to run the closure")
        }
        return try result.get()
    }

    /// How the newest launch ended, with the words before it; empty where none ended after so many.
    private func wordsOfEnd(after count: Int, _ words: String) -> String {
        exits.dropFirst(count).last.map { "\(words)\($0) [\($0.rule.id)]" } ?? ""
    }

    private func noteAssumptions() {
        noteAssumedSDK()
        noteLeftOut()
        noteStaticsIfUnknown()
    }

    func start(_ input: LifecycleMachine.Input, rule: Rule) {
        history.launchCount += 1
        history.isLaunching = true
        takeArguments()
        noteUseOfPrewarmedProcess()
        if launchCount == 1 { noteAssumptions() } else { renewStatics() }
        let process = AppProcess(self, number: launchCount)
        self.process = process
        device.loaded.watching(for: self) {
            process.loadModes()
            device.notifyServices { $0.processDidStart(process) }
        }
        process.mainThread.enqueue(mayBlock: process.callsMayBlock) { [program] in
            if process.passesSceneCheck() { process.life.instance = program.launch(in: process) }
        }
        device.transition(process, input, rule: rule)
        process.noteMissingInterfaces()
    }
}

/// An event for which the system wakes or launches an app in the background.
public struct WakeEvent: Sendable {
    /// The event in a word or two: `region`, `push`.
    public let name: String
    /// The rule by which the event wakes an app; the timeline cites it.
    public let rule: Rule
    /// How long the app may run for it; nil when the module holds an assertion of its own.
    public let allowance: Duration?
    /// The launch options of an app that did not run.
    public let options: LaunchOptions
    /// Whether the event reaches an app that the user force-quit.
    public let passesForceQuit: Bool
    /// The rule by which the event launches an app between a restart of the phone and its first unlock; nil where nothing
    /// does (`life.launch.first-unlock`).
    public let beforeFirstUnlock: Rule?
    /// Whether the app says when it is done with it, which its ``WakeCompletion`` is told.
    public let hasCompletionHandler: Bool
    /// How the process ends whose app is not done when ``allowance`` is over; nil where the time is then merely over. No
    /// app ends so in the foreground, or with a debugger attached.
    public let overrun: TerminationReason?

    /// An event from its parts. One with an `overrun` has a completion handler.
    public init(
        _ name: String, rule: Rule, allowance: Duration?, options: LaunchOptions = .none, passesForceQuit: Bool = false,
        beforeFirstUnlock: Rule? = nil, hasCompletionHandler: Bool = false, overrun: TerminationReason? = nil
    ) {
        self.beforeFirstUnlock = beforeFirstUnlock
        self.overrun = overrun
        self.hasCompletionHandler = hasCompletionHandler || overrun != nil
        self.name = name
        self.rule = rule
        self.allowance = allowance
        self.options = options
        self.passesForceQuit = passesForceQuit
    }
}

extension InstalledApp {
    /// Wakes the app for an event, launching it in the background where it does not run, and hands its process to
    /// `deliver` when the calls of the transition are over, with the completion of this wake. In the foreground, `deliver`
    /// follows at once.
    ///
    /// - Returns: whether the app is awake; if not, the trace says by which rule.
    @discardableResult
    public func wake(for event: WakeEvent, deliver: @escaping (AppProcess, WakeCompletion) -> Void) -> Bool {
        if let rule = barrier(to: event) {
            record(.refusal, "not woken for \(event.name)", detail: rule.sentence, rule: rule)
            return false
        }
        if let process, process.life.isEnding { return wake(for: event, after: process, deliver: deliver) }
        guard isInstalled else { return refuse(event, "the app is not on the device any more") }
        if device.conditions.isAsleep { device.wakeUp() }
        let isNew = bringUp(for: event)
        guard let process else { return false }
        let completion = WakeCompletion(process, process.grants.begin(event))
        process.life.whenSettled {
            deliver(process, completion)
            if isNew, !event.hasCompletionHandler { process.threads.oweSnapshot() }
        }
        return true
    }

    /// A process that has ended is never woken: once its end is over, the event launches the app anew.
    private func wake(
        for event: WakeEvent, after process: AppProcess, deliver: @escaping (AppProcess, WakeCompletion) -> Void
    ) -> Bool {
        let mayFollow = process.life.whenEnded { [unowned self] in wake(for: event, deliver: deliver) }
        return mayFollow || refuse(event, "nothing follows this end of the app")
    }

    private func refuse(_ event: WakeEvent, _ why: String) -> Bool {
        record(.refusal, "not woken for \(event.name)", detail: why)
        return false
    }

    /// Whether the device still has the app.
    private var isInstalled: Bool { device.app(named: name) === self }

    /// Wakes the app for an event that has no completion.
    ///
    /// - Returns: whether the app is awake; if not, the trace says by which rule.
    @discardableResult
    public func wake(for event: WakeEvent, deliver: @escaping (AppProcess) -> Void) -> Bool {
        wake(for: event) { process, _ in deliver(process) }
    }

    /// Launches or resumes the app in the background, if it does not run; returns whether it had to.
    private func bringUp(for event: WakeEvent) -> Bool {
        noteRelaunch()
        guard let process else {
            record(.wake, "launched in the background for \(event.name)", rule: event.rule)
            let isEarly = !device.conditions.isUnlockedSinceBoot
            if isEarly, let rule = event.beforeFirstUnlock, rule.systems.contains(device.system) {
                record(.note, "launched before the first unlock: files and keychain are closed", rule: rule)
            }
            start(.launchToBackground(event.options), rule: LifecycleRules.launchBackground)
            return true
        }
        guard process.life.machine.target == .suspended else { return false }
        record(.wake, "woken for \(event.name)", rule: event.rule)
        device.transition(process, .resumeInBackground, rule: LifecycleRules.resumeBackground)
        return true
    }

    private func barrier(to event: WakeEvent) -> Rule? {
        guard process == nil || process?.state == .suspended, device.system >= .iOS(7) else { return nil }
        if process == nil, !device.conditions.isUnlockedSinceBoot, event.beforeFirstUnlock == nil {
            return LifecycleRules.launchFirstUnlock
        }
        let passes = event.passesForceQuit && device.system >= .iOS(7, 1)
        return isBarredByForceQuit && !passes ? LifecycleRules.forceQuitNoBackgroundLaunch : nil
    }

    /// Says why an app that was ended may be launched for an event.
    private func noteRelaunch() {
        guard process == nil, let last = exits.last else { return }
        if isBarredByForceQuit {
            let rule = device.system < .iOS(7) ? LifecycleRules.forceQuitIOS4 : LifecycleRules.forceQuitExceptions
            record(.note, "the force quit does not bar this launch", rule: rule)
        } else if last.category == .memoryPressure {
            record(.note, "what the app registered outlived the purge", rule: LifecycleRules.purgeRelaunch)
        }
    }
}
