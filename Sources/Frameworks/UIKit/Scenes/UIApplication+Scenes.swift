import BackgroundRuntime

extension UIApplication {
    /// The sessions that an event names.
    func sessions(of event: SystemEvent) -> Set<UISceneSession> {
        guard case .array(let names)? = event.payload[SystemEvent.PayloadKey.sessions] else { return [] }
        return Set(names.compactMap(\.string).map { SceneRegistry.of(process).session($0) })
    }

    /// An error handler of the app, on its way to the main queue.
    struct ErrorHandler: @unchecked Sendable {
        let call: (any Error) -> Void
    }
}

extension UIScene {
    /// How a scene is to come to the front. Without effect.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        open var requestingScene: UIScene?
    }
}

/// Why a scene could not be had.
public struct UISceneError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        /// The device shows one scene of the app.
        case multipleScenesNotSupported = 0
        case requestDenied = 100
    }

    public let code: Code

    init(_ code: Code) { self.code = code }

    /// The device shows one scene of the app.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
}
