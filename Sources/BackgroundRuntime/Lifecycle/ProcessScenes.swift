/// The scenes of a process: says who hears of an event of the life cycle in an app that has them.
///
/// Scenes take the calls that the delegate of an app without scenes gets; what is posted in the name of the app is posted
/// either way (`life.scene.calls`).
final class ProcessScenes: ProcessPart {
    /// Tells an event by a rule; by that of the step without one.
    typealias Tell = (SystemEvent, Rule?) -> Void

    private var list = SceneList()

    private var machine: LifecycleMachine { process.life.machine }

    /// Whether the app has scenes.
    var areUsed: Bool { machine.isSceneBased }

    /// The identifiers of their sessions.
    var sessions: [String] { list.sessions }

    /// What a scene is; nil for one that is none of this launch.
    func state(of session: String) -> SceneMachine.State? { list.state(of: session, shared: machine.scene.state) }

    /// Takes over an event that scenes hear of, and tells it by `tell`.
    ///
    /// - Returns: whether there is nothing more to be told.
    func take(_ event: SystemEvent, notify: Tell) -> Bool {
        if event.scene != nil {
            notifyAlone(event, notify: notify)
            return true
        }
        if event.name == .willConnect { return connect(event, notify: notify) }
        let told = (event.name == .open ? Array(list.following.prefix(1)) : list.following).compactMap(event.forScene)
        guard !told.isEmpty else { return false }
        for event in told { notify(event, nil) }
        if let rest = event.notificationAlone { notify(rest, nil) }
        return true
    }

    /// The scene that a launch shows: that of the session used last, or the first of all.
    private func connect(_ event: SystemEvent, notify: Tell) -> Bool {
        let isKnown = !process.app.history.sessions.open.isEmpty
        let session = process.app.history.sessions.current(of: process.app.name)
        list.add(session, alone: false)
        if let event = event.forScene(session) {
            notify(event, isKnown ? LifecycleRules.sceneRestored : LifecycleRules.sceneConnect)
        }
        list.didConnect(session)
        return true
    }

    /// One that goes its own way hears of a step of it.
    private func notifyAlone(_ event: SystemEvent, notify: Tell) {
        guard let session = event.scene else { return }
        switch event.name {
        case .willConnect:
            list.add(session, alone: true)
            notify(event, nil)
            list.didConnect(session)
            handle(.connectInBackground, of: session)
        case .willEnterForeground:
            notify(event, nil)
            handle(.enterForeground, of: session)
        case .didBecomeActive:
            handle(.activate, of: session)
            notify(event, nil)
            list.rejoin(session)
        case .willResignActive:
            list.separate(session, as: machine.scene)
            notify(event, nil)
            handle(.deactivate, of: session)
        case .didEnterBackground:
            handle(.enterBackground, of: session)
            notify(event, nil)
        case .didDisconnect:
            handle(.disconnect, of: session)
            notify(event, nil)
            list.remove(session)
        default: notify(event, nil)
        }
    }

    private func handle(_ input: SceneMachine.Input, of session: String) {
        do { try list.handle(input, of: session) } catch {
            preconditionFailure("the plan has an illegal step: \(error)")
        }
    }

    /// What the app hears of at its launch: scenes that were closed while it did not run.
    func takeDiscarded() -> SystemEvent? {
        let discarded = process.app.history.sessions.takeDiscarded()
        return discarded.isEmpty ? nil : .didDiscard(discarded)
    }
}

/// A scene of a running app, as skins and tests see it.
public struct SceneStatus: Hashable, Sendable {
    /// The identifier of its session, which the app finds again at its next launch.
    public let session: String
    public let state: SceneMachine.State
}

extension AppProcess {
    var sceneList: ProcessScenes { life.scenes }

    /// The scenes of this launch, the first connected one first; none of an app without scenes.
    public var scenes: [SceneStatus] {
        sceneList.sessions.compactMap { session in
            sceneList.state(of: session).map { SceneStatus(session: session, state: $0) }
        }
    }
}

extension InstalledApp {
    /// The identifiers of the scene sessions that the switcher shows, the one used last first.
    public var sceneSessions: [String] { history.sessions.open }
}
