import BackgroundRuntime

extension UIApplication {
    /// The scenes that are connected.
    public var connectedScenes: Set<UIScene> { Set(SceneRegistry.of(process).scenes) }

    /// The sessions that the switcher shows.
    public var openSessions: Set<UISceneSession> {
        Set(process.app.sceneSessions.map { SceneRegistry.of(process).session($0) })
    }

    /// Whether the device shows several scenes of the app at once.
    public var supportsMultipleScenes: Bool { process.app.showsSeveralScenes }

    /// Asks for one more scene, or brings that of a session to the front.
    ///
    /// - Parameters:
    ///   - sceneSession: the session whose scene is to come to the front; nil for a new one.
    ///   - userActivity: what it is for. Kept from the scene: nothing is handed over here.
    ///   - options: without effect.
    ///   - errorHandler: called on the main thread when the device shows one scene of the app only.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard sceneSession == nil else {
            return process.record(.note, "requestSceneSessionActivation: a scene that is there is not moved")
        }
        do { try process.requestScene() } catch {
            process.record(.refusal, "no further scene", detail: error.description, rule: LifecycleRules.sceneMultiple)
            guard let errorHandler else { return }
            let handler = ErrorHandler(call: errorHandler)
            DispatchQueue.main.async { handler.call(UISceneError(.multipleScenesNotSupported)) }
        }
    }

    /// The sessions that an event names.
    func sessions(of event: SystemEvent) -> Set<UISceneSession> {
        guard case .array(let names)? = event.payload[SystemEvent.PayloadKey.sessions] else { return [] }
        return Set(names.compactMap(\.string).map { SceneRegistry.of(process).session($0) })
    }

    /// An error handler of the app, on its way to the main queue.
    private struct ErrorHandler: @unchecked Sendable {
        let call: (any Error) -> Void
    }
}

extension UIScene {
    /// How a scene is to come to the front. Without effect.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        public var requestingScene: UIScene?
    }
}

/// Why a scene could not be had.
public struct UISceneError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Code: Int, Sendable {
        /// The device shows one scene of the app.
        case multipleScenesNotSupported = 0
        /// It was refused.
        case requestDenied = 100
    }

    /// What is wrong.
    public let code: Code

    init(_ code: Code) { self.code = code }

    /// The device shows one scene of the app.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
}
