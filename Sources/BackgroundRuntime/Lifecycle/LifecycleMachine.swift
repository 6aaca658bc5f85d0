/// The life cycle of one process as a value: an input goes in, the steps that the system takes come out.
///
/// The machine decides; ``LifeCycle`` performs the steps one after the other, since a step that calls the app lasts as
/// long as the app's code blocks. So the machine holds the one state that is in force, and the plan: the steps that were
/// given out and are to come. An input is legal or not where the plan leads, at its ``target``. Legal transitions:
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
        /// The app leaves the screen.
        case enterBackground
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
        /// The state becomes this.
        case enter(AppState)
        /// The app is told these things, in one turn of its main thread: nothing else of the app runs in between.
        case tell([Message])
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
        /// The state becomes this; not before the turn begins.
        case enter(AppState)
    }

    /// A step that is to come, with the rule behind it.
    struct PlannedStep: Sendable {
        let step: Step
        let rule: Rule
        /// The state that the step left, once it was taken.
        var left = AppState.notRunning
    }

    /// The state in force.
    public private(set) var state = AppState.notRunning
    /// The steps to come, the first one first. One that tells the app something stays until the app was told.
    private var plan: [PlannedStep] = []
    /// Whether the app is being told the first step of the plan, in a turn that has not ended.
    private(set) var isTelling = false
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
        for planned in plan.reversed() { if let entered = planned.step.entered { return entered } }
        return state
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
        guard !isTelling, var next = plan.first else { return nil }
        if case .tell = next.step { isTelling = true } else { plan.removeFirst() }
        if case .enter(let state) = next.step { next.left = enter(state) }
        return next
    }

    /// The state becomes this in the middle of a turn, which the plan says; returns the state before.
    mutating func enter(_ state: AppState) -> AppState {
        defer { self.state = state }
        return self.state
    }

    /// The app was told the first step of the plan.
    mutating func didTell() {
        guard isTelling else { return }
        isTelling = false
        plan.removeFirst()
    }

    /// The process is gone, and nothing that was planned comes.
    public mutating func end() {
        (state, plan, isTelling) = (.notRunning, [], false)
    }

    private func transition(_ input: Input) -> [Step]? {
        switch (target, input) {
        case (.notRunning, .launchToForeground(let options)): launchToForeground(options)
        case (.notRunning, .launchToBackground(let options)): launchToBackground(options)
        case (.active, .deactivate): resign + [.enter(.inactive)]
        case (.inactive, .activate): becomeActive
        case (.active, .enterBackground): [.beginWatch(.leave)] + resign + [.enter(.inactive)] + goBackground
        case (.inactive, .enterBackground): [.beginWatch(.leave)] + goBackground
        case (.background, .enterForeground(let url)): comeForeground(url, queued: [])
        case (.suspended, .enterForeground(let url)):
            [.enter(.background), .releaseThreads] + comeForeground(url, queued: [.deliverQueued])
        case (.background, .suspend): [.enter(.suspended), .holdThreads]
        case (.suspended, .resumeInBackground): resumeInBackground
        case (.active, .terminateWithNotice): [.beginWatch(.terminate)] + resign + [.enter(.inactive)] + terminate
        case (.inactive, .terminateWithNotice), (.background, .terminateWithNotice): terminate
        default: nil
        }
    }
}

extension LifecycleMachine.Step {
    /// The state that the step leads to; nil for one that changes none.
    fileprivate var entered: AppState? {
        switch self {
        case .enter(let state): return state
        case .end: return .notRunning
        case .tell(let messages):
            for message in messages.reversed() { if case .enter(let state) = message { return state } }
            return nil
        default: return nil
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
