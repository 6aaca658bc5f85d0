// What scenes are told: the events of an app's transitions for one scene each, which its payload names.

extension SystemEvent.PayloadKey {
    /// The identifier of the session of the scene that is told; of an app without scenes there is none.
    public static let scene = "scene"
    /// The identifiers of the sessions that were discarded.
    public static let sessions = "sessions"
    /// What a scene is connected for, as launch options tell it.
    public static let options = "options"
}

extension SystemEvent.Name {
    /// Scenes were closed for good.
    public static let didDiscardSceneSessions: Self = "didDiscardSceneSessions"
}

extension SystemEvent {
    /// The identifier of the session of the scene that is told; nil when the app is.
    public var scene: String? { payload[PayloadKey.scene]?.string }

    /// A scene is connected that follows the app, for what the options of the launch say. The life cycle names its session.
    static func willConnect(_ options: LaunchOptions = .none) -> SystemEvent {
        SystemEvent(.willConnect, payload: [PayloadKey.options: .dictionary(options.values)])
    }

    /// The same event as the delegate of a scene hears of it; nil for one that scenes do not hear of.
    func forScene(_ session: String) -> SystemEvent? {
        guard let told = SystemEvent.ofScenes[name] else { return nil }
        return SystemEvent(
            name, call: told.call, notification: told.notification,
            payload: payload.merging([PayloadKey.scene: .string(session)]) { $1 })
    }

    /// An event of a scene that goes its own way.
    static func ofScene(_ name: Name, _ session: String) -> SystemEvent {
        guard let event = SystemEvent(name).forScene(session) else {
            preconditionFailure("scenes hear nothing of \(name.text)")
        }
        return event
    }

    /// The user closed scenes.
    static func didDiscard(_ sessions: [String]) -> SystemEvent {
        SystemEvent(
            .didDiscardSceneSessions, call: "application(_:didDiscardSceneSessions:)",
            payload: [PayloadKey.sessions: .array(sessions.map { .string($0) })])
    }

    /// The methods of a scene's delegate, and what is posted after each.
    private static let ofScenes: [Name: (call: String, notification: String?)] = [
        .willConnect: ("scene(_:willConnectTo:options:)", "UISceneWillConnectNotification"),
        .willEnterForeground: ("sceneWillEnterForeground(_:)", "UISceneWillEnterForegroundNotification"),
        .didBecomeActive: ("sceneDidBecomeActive(_:)", "UISceneDidActivateNotification"),
        .willResignActive: ("sceneWillResignActive(_:)", "UISceneWillDeactivateNotification"),
        .didEnterBackground: ("sceneDidEnterBackground(_:)", "UISceneDidEnterBackgroundNotification"),
        .didDisconnect: ("sceneDidDisconnect(_:)", "UISceneDidDisconnectNotification"),
        .open: ("scene(_:openURLContexts:)", nil),
    ]

    /// Every event that calls the delegate of a scene, once.
    static let ofSceneDelegate: [SystemEvent] = ofScenes.keys.sorted { $0.text < $1.text }.map { ofScene($0, "") }
}
