import BackgroundRuntime

/// The scenes of one launch: makes them, and hands the system's calls to their delegates and to the notification centre.
@MainActor
final class SceneRegistry {
    private let process: AppProcess
    private(set) var scenes: [UIScene] = []
    private var sessions: [String: UISceneSession] = [:]
    /// Those of scenes that are about to be connected.
    private var prepared: [String: UISceneSession] = [:]

    private init(_ process: AppProcess) { self.process = process }

    /// Those of a launch, made on first use.
    static func of(_ process: AppProcess) -> SceneRegistry { process.storage.object { SceneRegistry(process) } }

    /// What outlives the launch.
    private var kept: KeptSessions { process.app.storage.object { KeptSessions() } }

    /// The scene of the session that an event names.
    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel, of application: UIApplication) {
        guard let session = event.scene else { return }
        if channel == .call, event.name == .willConnect { return connect(session, event, application) }
        guard let scene = scenes.first(where: { $0.session.persistentIdentifier == session }) else { return }
        switch channel {
        case .call:
            if event.name == .didBecomeActive { application.process.screenMayHaveChanged() }
            call(scene, event)
        case .notification:
            NotificationCenter.default.post(name: Notification.Name(event.notification ?? ""), object: scene)
        }
        if event.name == .didDisconnect, channel == event.channels.last { scenes.removeAll { $0 === scene } }
    }

    /// Hands a quick action to the first scene. False where the app has none.
    func take(_ question: SystemEvent, answer: CompletionHandler) -> Bool {
        guard let scene = scenes.first as? UIWindowScene, let item = UIApplicationShortcutItem(of: question) else {
            return false
        }
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else {
            UIApplication.shared.noteMissingMethod("windowScene(_:performActionFor:completionHandler:)")
            return true
        }
        delegate.windowScene(scene, performActionFor: item) { answer.call(.boolean($0)) }
        return true
    }

    private func call(_ scene: UIScene, _ event: SystemEvent) {
        switch event.name {
        case .open:
            let contexts = UIOpenURLContext.all(of: event)
            scene.delegate?.scene(scene, openURLContexts: contexts)
            UIApplication.shared.sceneHost?.open(contexts.map(\.url), in: scene)
        case .didEnterBackground:
            scene.delegate?.sceneDidEnterBackground(scene)
            keepState(of: scene)
        default: SceneRegistry.methods[event.name]?(scene)
        }
        UIApplication.shared.sceneHost?.stateDidChange(of: scene, by: event.name)
    }

    private static let methods: [SystemEvent.Name: @MainActor (UIScene) -> Void] = [
        .willEnterForeground: { $0.delegate?.sceneWillEnterForeground($0) },
        .didBecomeActive: { $0.delegate?.sceneDidBecomeActive($0) },
        .willResignActive: { $0.delegate?.sceneWillResignActive($0) },
        .didDisconnect: { $0.delegate?.sceneDidDisconnect($0) },
    ]

    private func keepState(of scene: UIScene) {
        guard let activity = scene.delegate?.stateRestorationActivity(for: scene) else { return }
        scene.session.stateRestorationActivity = activity
        kept.activities[scene.session.persistentIdentifier] = activity
        process.app.saveState(of: scene.session.persistentIdentifier)
    }

    /// What a scene can be restored from, unless the system has deleted it.
    private func activity(of identifier: String) -> NSUserActivity? {
        process.app.hasSavedState(of: identifier) ? kept.activities[identifier] : nil
    }

    /// The session with this identifier, for those that the app asks for.
    func session(_ identifier: String) -> UISceneSession {
        sessions[identifier]
            ?? UISceneSession(
                identifier, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
                activity: activity(of: identifier))
    }
}

// Connecting.

extension SceneRegistry {
    /// Finds out how the scene is made that an event connects.
    func prepare(for event: SystemEvent, of application: UIApplication) {
        guard let identifier = event.scene else { return }
        prepared[identifier] =
            known(identifier) ?? asked(identifier, UIScene.ConnectionOptions(event), application)
    }

    private func connect(_ identifier: String, _ event: SystemEvent, _ application: UIApplication) {
        let options = UIScene.ConnectionOptions(event)
        guard let session = prepared.removeValue(forKey: identifier) else {
            preconditionFailure("the scene \(identifier) is connected before it is known how it is made")
        }
        sessions[identifier] = session
        let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        scenes.append(scene)
        makeDelegate(of: scene, isNeeded: application.sceneHost == nil)
        let window = MainInterface.load(for: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let window { MainInterface.show(window, of: scene) }
        application.sceneHost?.didConnect(scene, options)
        if session.role == .windowApplication, (scene as? UIWindowScene)?.windows.isEmpty == true {
            process.app.noteFirstScreen(lacking: "its scene has no window")
        }
    }

    /// A session of an earlier launch, with the configuration that it had.
    private func known(_ identifier: String) -> UISceneSession? {
        guard let was = kept.configurations[identifier] else { return nil }
        let configuration = UISceneConfiguration(name: was.name, sessionRole: UISceneSession.Role(rawValue: was.role))
        configuration.delegateClass = was.delegateClass.flatMap { NSClassFromString($0) } ?? configuration.delegateClass
        configuration.storyboardName = was.storyboard
        return UISceneSession(identifier, configuration: configuration, activity: activity(of: identifier))
    }

    /// A new session, whose configuration the app's delegate may choose.
    private func asked(
        _ identifier: String, _ options: UIScene.ConnectionOptions, _ application: UIApplication
    ) -> UISceneSession {
        let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(identifier, configuration: first, activity: nil)
        process.make(call: "application(_:configurationForConnecting:options:)", rule: LifecycleRules.sceneConnect) {
            application.lacksMethod = false
            let chosen = application.delegate?.application(
                application, configurationForConnecting: session, options: options)
            guard !application.lacksMethod, let chosen else { return false }
            session.configuration = chosen
            return true
        }
        kept.configurations[identifier] = KeptSessions.Configuration(
            name: session.configuration.name, storyboard: session.configuration.storyboardName,
            role: session.configuration.role.rawValue,
            delegateClass: session.configuration.delegateClass.map { String(reflecting: $0) })
        return session
    }

    private func makeDelegate(of scene: UIScene, isNeeded: Bool) {
        guard let type = scene.session.configuration.delegateClass else {
            guard isNeeded else { return }
            return process.app.recordUndone(
                "the scene has no delegate: the manifest names no UISceneDelegateClassName that is a class here",
                detail: "or return a configuration with a delegateClass from configurationForConnecting",
                rule: LifecycleRules.sceneConnect, ["UIWindowSceneDelegate", "UISceneDelegate", "SceneDelegate"])
        }
        guard let delegate = SystemMade.object(of: type) as? any UISceneDelegate else {
            return process.record(
                .finding, "\(type) is no UISceneDelegate: nothing is told of the scene",
                rule: LifecycleRules.sceneConnect)
        }
        scene.delegate = delegate
    }
}

/// What UIKit keeps of an app's scenes across its launches.
private final class KeptSessions {
    struct Configuration {
        let name: String?
        let storyboard: String?
        let role: String
        let delegateClass: String?
    }

    var configurations: [String: Configuration] = [:]
    var activities: [String: NSUserActivity] = [:]
}
