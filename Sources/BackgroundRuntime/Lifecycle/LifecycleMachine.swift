/// The life cycle of an app as a value: an input goes in, the steps that the system takes come out.
///
/// The machine decides; `LifeCycle` performs the steps one after the other, since a step that calls the app lasts as
/// long as the app's code blocks. So the machine holds the one state that is in force, and the plan: the steps that were
/// given out and are to come. An input is legal or not where the plan leads, at its ``target``.
///
/// The state is that of two machines: whether the process runs (``ProcessMachine``), and what it shows
/// (``SceneMachine``). An app without scenes has one scene, whose calls go to the delegate of the app; in an app with
/// scenes it is what they have in common. Legal transitions:
///
/// | from | input | to |
/// |---|---|---|
/// | not running | launch to the foreground | active |
/// | not running | launch to the background | background |
/// | active | deactivate | inactive |
/// | inactive | activate | active |
/// | active, inactive | enter the background | background |
/// | background, suspended | enter the foreground | active |
/// | background | suspend | suspended |
/// | suspended | resume in the background | background |
/// | active, inactive, background | terminate with notice | not running |
///
/// A process may end at any time, whatever was planned: ``end()``.
/// Any other pair is illegal and refused with ``IllegalTransition``.
public struct LifecycleMachine: Sendable {
    /// What can be asked of a process.
    public enum Input: Hashable, Sendable {
        /// The user opens an app that does not run.
        case launchToForeground(LaunchOptions)
        /// The system launches the app for an event.
        case launchToBackground(LaunchOptions)
        /// Something covers the app: an alert, a call, the switcher.
        case deactivate
        /// What covered the app is gone.
        case activate
        /// The app leaves the screen, which takes as long as the animation does.
        case enterBackground(by: ScreenAnimation)
        /// The user opens the app while it is in memory.
        case enterForeground(url: String?)
        /// Nothing keeps the app awake.
        case suspend
        /// The system wakes the app for an event.
        case resumeInBackground
        /// The app ends and is told.
        case terminateWithNotice
    }

    /// One step of a transition.
    public enum Step: Hashable, Sendable {
        case move(Move)
        /// The system moves the app onto or off the screen; the app goes on meanwhile, in the state that it is in.
        case animate(ScreenAnimation)
        /// The app is told these things, in one turn of its main thread: nothing else of the app runs in between.
        case notify([Message])
        /// The app's time for the calls until ``endWatch`` begins to run.
        case beginWatch(Watchdog)
        /// The calls returned in time.
        case endWatch
        /// The system takes a picture of the app's screen.
        case snapshot
        /// All threads of the app stand still.
        case holdThreads
        /// The threads go on.
        case releaseThreads
        /// Notifications that came up while the app was suspended are delivered.
        case deliverQueued
        /// The process is gone.
        case end
    }

    /// One thing that the app is told in a turn of its main thread.
    public enum Message: Hashable, Sendable {
        /// The app hears of an event.
        case event(SystemEvent)
        /// The state changes; not before the turn begins.
        case move(Move)
    }

    /// A change of the state: of the process, of its scene, or of both at once.
    public struct Move: Hashable, Sendable {
        /// What becomes of the process.
        public let process: ProcessMachine.Input?
        /// What becomes of the scene.
        public let scene: SceneMachine.Input?

        /// A change from its parts.
        public init(process: ProcessMachine.Input? = nil, scene: SceneMachine.Input? = nil) {
            self.process = process
            self.scene = scene
        }
    }

    /// A step that is to come, with the rule behind it.
    struct PlannedStep: Sendable {
        let step: Step
        let rule: Rule
        /// The state that the step left, once it was taken.
        var left = AppState.notRunning
    }

    /// Whether the process runs.
    public private(set) var process = ProcessMachine()
    /// The one scene of an app without scenes; what the scenes have in common in an app that has them.
    public private(set) var scene = SceneMachine()
    /// The state in force: that of the process and its scene. Kept with each move, because each record of a trace asks.
    public private(set) var state = AppState.notRunning
    /// The states that it has been in, each as the bit of its number.
    private var past: UInt8 = 0
    /// Whether its last change of state took the app from the screen.
    private var hasLeftScreen = false
    /// The steps to come, the first one first. One that takes time stays until it is over: what tells the app something, and
    /// an animation.
    private var plan: [PlannedStep] = []
    /// What the first step of the plan takes its time with; nil where it has not begun.
    private var progress: StepProgress?

    /// What the first step of the plan waits for.
    private enum StepProgress {
        /// The app is being told, in a turn that has not ended.
        case notifying
        case animating
    }

    /// Whether the app is being told the first step of the plan, in a turn that has not ended.
    var isNotifying: Bool { progress == .notifying }

    /// Whether the first step of the plan is an animation that has begun and is not over.
    var isAnimating: Bool { progress == .animating }

    /// Whether scenes take the four foreground and background calls of the delegate.
    public let isSceneBased: Bool
    /// Whether a launch calls `willFinishLaunching`, as from iOS 6.
    public let callsWillFinishLaunching: Bool

    /// Whether launches into the background, and resumes there, call `didEnterBackground`.
    public let wakesCallDidEnterBackground: Bool

    /// The machine of a process that has not been launched.
    public init(
        isSceneBased: Bool = false, callsWillFinishLaunching: Bool = true, wakesCallDidEnterBackground: Bool = false
    ) {
        self.isSceneBased = isSceneBased
        self.callsWillFinishLaunching = callsWillFinishLaunching
        self.wakesCallDidEnterBackground = wakesCallDidEnterBackground
    }

    /// Where the plan leads: the state once all steps of it are performed.
    public var target: AppState {
        if plan.isEmpty { return state }
        var end = self
        for planned in plan { end.apply(planned.step) }
        return end.state
    }

    private mutating func apply(_ step: Step) {
        switch step {
        case .move(let change): move(change)
        case .notify(let messages): for case .move(let change) in messages { move(change) }
        case .end: leave()
        default: break
        }
    }

    /// Whether nothing is planned.
    public var isSettled: Bool { plan.isEmpty }

    /// Plans the steps that `input` takes, and returns them.
    ///
    /// - Throws: ``IllegalTransition`` for a pair that is not in the table; nothing changes then.
    @discardableResult
    public mutating func handle(_ input: Input, rule: Rule) throws(IllegalTransition) -> [Step] {
        guard let steps = transition(input) else { throw IllegalTransition(from: target, input: input) }
        plan(steps, rule: rule)
        return steps
    }

    /// Whether `input` is legal where the plan leads.
    public func accepts(_ input: Input) -> Bool { transition(input) != nil }

    /// Plans steps of no transition behind all others.
    public mutating func plan(_ steps: [Step], rule: Rule) {
        plan += steps.map { PlannedStep(step: $0, rule: rule) }
    }

    /// Plans steps of no transition before all others.
    mutating func planNext(_ steps: [Step], rule: Rule) {
        plan.insert(contentsOf: steps.map { PlannedStep(step: $0, rule: rule) }, at: 0)
    }

    /// The next step to perform; nil when there is none. A state that it enters is in force then.
    mutating func takeStep() -> PlannedStep? {
        guard progress == nil, var next = plan.first else { return nil }
        switch next.step {
        case .notify: progress = .notifying
        case .animate: progress = .animating
        default: plan.removeFirst()
        }
        next.left = state
        if case .move(let change) = next.step { move(change) }
        return next
    }

    /// The state changes in the turn in which the app is being told: it is in force then, and no longer planned.
    mutating func moveInTurn(_ change: Move) {
        move(change)
        guard isNotifying, case .notify(var messages) = plan[0].step, let place = messages.firstIndex(of: .move(change))
        else {
            return
        }
        messages.remove(at: place)
        plan[0] = PlannedStep(step: .notify(messages), rule: plan[0].rule)
    }

    /// Both machines know the change, or the plan is wrong.
    private mutating func move(_ change: Move) {
        do {
            if let input = change.process { try process.handle(input) }
            if let input = change.scene { try scene.handle(input) }
        } catch {
            preconditionFailure("the plan has an illegal step: \(error)")
        }
        let old = state
        state = AppState(process.state, scene.state)
        past |= 1 << state.rawValue
        hasLeftScreen = old.isForeground && state == .background
    }

    /// Whether the process was in a state at any time up to now.
    func hasBeen(_ state: AppState) -> Bool { past & 1 << state.rawValue != 0 }

    /// Whether the app is being told that it leaves the screen.
    var isLeavingScreen: Bool { hasLeftScreen && !isSettled }

    private mutating func leave() { (process, scene, state) = (ProcessMachine(), SceneMachine(), .notRunning) }

    /// The animation that is the first step of the plan is over.
    mutating func didAnimate() {
        guard isAnimating else { return }
        progress = nil
        plan.removeFirst()
    }

    /// The app was told the first step of the plan.
    mutating func didNotify() {
        guard isNotifying else { return }
        progress = nil
        plan.removeFirst()
    }

    /// The process is gone, and nothing that was planned comes.
    public mutating func end() {
        leave()
        (plan, progress) = ([], nil)
    }

    private func transition(_ input: Input) -> [Step]? {
        switch (target, input) {
        case (.notRunning, .launchToForeground(let options)): launchToForeground(options)
        case (.notRunning, .launchToBackground(let options)): launchToBackground(options)
        case (.active, .deactivate): resign
        case (.inactive, .activate): becomeActive
        case (.active, .enterBackground(let animation)): [.beginWatch(.leave)] + resign + goBackground(by: animation)
        case (.inactive, .enterBackground(let animation)): [.beginWatch(.leave)] + goBackground(by: animation)
        case (.background, .enterForeground(let url)): comeForeground(url, queued: [])
        case (.suspended, .enterForeground(let url)): resume + comeForeground(url, queued: [.deliverQueued])
        case (.background, .suspend): [.move(Move(process: .suspend, scene: .suspend)), .holdThreads]
        case (.suspended, .resumeInBackground): resume + didWake + [.deliverQueued]
        case (.active, .terminateWithNotice): [.beginWatch(.terminate)] + resign + terminate
        case (.inactive, .terminateWithNotice), (.background, .terminateWithNotice): terminate
        default: nil
        }
    }
}

/// A transition that iOS does not know, such as from suspended to active without passing inactive.
public struct IllegalTransition: Error, Hashable, CustomStringConvertible {
    /// The state the process was in.
    public let from: AppState
    /// What was asked of it.
    public let input: LifecycleMachine.Input

    public var description: String { "an app that is \(from) cannot \(input.verb)" }
}
