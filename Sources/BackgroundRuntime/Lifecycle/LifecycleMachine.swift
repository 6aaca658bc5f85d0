/// The life cycle of one process as a value: an input goes in, the steps that the system takes come out.
///
/// The machine decides; ``AppProcess`` performs the steps one after the other, since a step that calls the app lasts as
/// long as the app's code blocks. Legal transitions:
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
/// | any but not running | end without notice | not running |
///
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
        /// The app ends and is not told.
        case endWithoutNotice
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
    public enum Message: Hashable, Sendable, CustomStringConvertible {
        /// The delegate is called.
        case call(DelegateCall)
        /// A notification is posted.
        case post(SystemNotification)
        /// The state becomes this; not before the turn begins.
        case enter(AppState)

        public var description: String {
            switch self {
            case .call(let call): call.description
            case .post(let notification): notification.description
            case .enter(let state): state.description
            }
        }
    }

    /// The state that the steps given out so far lead to.
    public private(set) var state = AppState.notRunning
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

    /// The steps that `input` takes.
    ///
    /// - Throws: ``IllegalTransition`` for a pair that is not in the table; nothing changes then.
    public mutating func handle(_ input: Input) throws(IllegalTransition) -> [Step] {
        guard let (target, steps) = transition(input) else { throw IllegalTransition(from: state, input: input) }
        state = target
        return steps
    }

    /// Whether `input` is legal now.
    public func accepts(_ input: Input) -> Bool { transition(input) != nil }

    private func transition(_ input: Input) -> (AppState, [Step])? {
        switch (state, input) {
        case (.notRunning, .launchToForeground(let options)): (.active, launchToForeground(options))
        case (.notRunning, .launchToBackground(let options)): (.background, launchToBackground(options))
        case (.active, .deactivate): (.inactive, resign + [.enter(.inactive)])
        case (.inactive, .activate): (.active, becomeActive)
        case (.active, .enterBackground):
            (.background, [.beginWatch(.leave)] + resign + [.enter(.inactive)] + goBackground)
        case (.inactive, .enterBackground): (.background, [.beginWatch(.leave)] + goBackground)
        case (.background, .enterForeground(let url)): (.active, comeForeground(url, queued: []))
        case (.suspended, .enterForeground(let url)):
            (.active, [.enter(.background), .releaseThreads] + comeForeground(url, queued: [.deliverQueued]))
        case (.background, .suspend): (.suspended, [.enter(.suspended), .holdThreads])
        case (.suspended, .resumeInBackground): (.background, resumeInBackground)
        case (.active, .terminateWithNotice):
            (.notRunning, [.beginWatch(.terminate)] + resign + [.enter(.inactive)] + terminate)
        case (.inactive, .terminateWithNotice), (.background, .terminateWithNotice): (.notRunning, terminate)
        case (.inactive, .endWithoutNotice), (.active, .endWithoutNotice), (.background, .endWithoutNotice),
            (.suspended, .endWithoutNotice):
            (.notRunning, [.enter(.notRunning), .end])
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
