/// The life cycle of one scene as a value: an input goes in, what the scene is told and what it becomes come out, in the
/// order in which they happen.
///
/// | from | input | to | told |
/// |---|---|---|---|
/// | unattached | connect in the foreground | foreground inactive | before: will connect, will enter the foreground |
/// | unattached | connect in the background | background | before: will connect |
/// | foreground inactive | activate | foreground active | after: did become active |
/// | foreground active | deactivate | foreground inactive | before: will resign active |
/// | foreground inactive | enter the background | background | after: did enter the background |
/// | background | enter the foreground | foreground inactive | before: will enter the foreground |
/// | background | suspend | suspended | nothing |
/// | suspended | resume | background | nothing |
/// | background, suspended | disconnect | unattached | after: did disconnect; a suspended one nothing |
///
/// Any other pair is illegal and refused with ``IllegalSceneTransition``.
///
/// An app without scenes has one all the same: all that it shows. There the delegate of the app is told, and of no
/// connection.
public struct SceneMachine: Hashable, Sendable {
    /// What a scene is, with the names of `UIScene.ActivationState`, and suspended.
    public enum State: String, Sendable, CaseIterable {
        /// Not connected to the app.
        case unattached
        /// On screen, receiving no events.
        case foregroundInactive = "foreground inactive"
        /// On screen, receiving events.
        case foregroundActive = "foreground active"
        /// Off screen, in an app that runs.
        case background
        /// Off screen, in an app whose threads stand still.
        case suspended
    }

    /// What can be asked of a scene.
    public enum Input: String, Sendable, CaseIterable {
        /// The user opens the app, or one more window of it.
        case connectInForeground = "be connected in the foreground"
        /// The system launches the app for an event.
        case connectInBackground = "be connected in the background"
        case activate = "become active"
        /// Something covers it, or it is about to leave the screen.
        case deactivate = "become inactive"
        /// It leaves the screen.
        case enterBackground = "enter the background"
        /// It comes to the screen.
        case enterForeground = "enter the foreground"
        /// The process of the app is suspended.
        case suspend = "be suspended"
        /// The process of the app runs again.
        case resume = "be resumed"
        /// The user swiped it away, or the system needs its memory.
        case disconnect = "be disconnected"
    }

    /// One step of a transition.
    public enum Step: Hashable, Sendable {
        /// The state becomes this.
        case enter(State)
        /// Whoever stands for the scene is told this.
        case notify(SystemEvent.Name)
    }

    /// What the scene is.
    public private(set) var state = State.unattached

    /// The machine of a scene that is not connected.
    public init() {}

    /// The steps that `input` takes. The state is that of the last of them.
    ///
    /// - Throws: ``IllegalSceneTransition`` for a pair that is not in the table; nothing changes then.
    @discardableResult
    public mutating func handle(_ input: Input) throws(IllegalSceneTransition) -> [Step] {
        guard let steps = steps(of: input) else { throw IllegalSceneTransition(from: state, input: input) }
        for case .enter(let target) in steps { state = target }
        return steps
    }

    private func steps(of input: Input) -> [Step]? {
        switch (state, input) {
        case (.unattached, .connectInForeground):
            [.notify(.willConnect), .notify(.willEnterForeground), .enter(.foregroundInactive)]
        case (.unattached, .connectInBackground): [.notify(.willConnect), .enter(.background)]
        case (.foregroundInactive, .activate): [.enter(.foregroundActive), .notify(.didBecomeActive)]
        case (.foregroundActive, .deactivate): [.notify(.willResignActive), .enter(.foregroundInactive)]
        case (.foregroundInactive, .enterBackground): [.enter(.background), .notify(.didEnterBackground)]
        case (.background, .enterForeground): [.notify(.willEnterForeground), .enter(.foregroundInactive)]
        case (.background, .suspend): [.enter(.suspended)]
        case (.suspended, .resume): [.enter(.background)]
        case (.background, .disconnect): [.enter(.unattached), .notify(.didDisconnect)]
        case (.suspended, .disconnect): [.enter(.unattached)]
        default: nil
        }
    }
}

/// A transition that no scene makes, such as from the background to active without passing inactive.
public struct IllegalSceneTransition: Error, Hashable, CustomStringConvertible {
    /// The state the scene was in.
    public let from: SceneMachine.State
    /// What was asked of it.
    public let input: SceneMachine.Input

    public var description: String { "a scene that is \(from.rawValue) cannot \(input.rawValue)" }
}

// What scenes are told, and apps without them.

extension SystemEvent.Name {
    /// The scene becomes part of the app.
    public static let willConnect: Self = "willConnect"
    /// The scene is no part of the app any more.
    public static let didDisconnect: Self = "didDisconnect"
    /// Events come from now on.
    public static let didBecomeActive: Self = "didBecomeActive"
    /// No more events come soon.
    public static let willResignActive: Self = "willResignActive"
    /// It is no longer on screen.
    public static let didEnterBackground: Self = "didEnterBackground"
    /// It is about to be on screen again.
    public static let willEnterForeground: Self = "willEnterForeground"
}
