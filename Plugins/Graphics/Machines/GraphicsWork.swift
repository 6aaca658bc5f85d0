import BackgroundRuntime

/// The interface by which an app gives work to the graphics processor.
public enum GraphicsAPI: String, Sendable, CaseIterable {
    /// Command buffers, which may fail.
    case metal
    /// Calls that draw at once.
    case openGL = "opengl"

    /// The system that brought it.
    var first: SystemVersion { self == .metal ? .iOS(8) : .iOS(4) }
}

/// Why work of the graphics processor fails.
public enum GraphicsError: Hashable, Sendable {
    /// It was submitted in the background (7, and 6 beneath it).
    case notPermitted
    /// It was in flight as the app left the screen (8).
    case accessRevoked

    /// The code in the domain `MTLCommandBufferErrorDomain`.
    public var code: Int {
        switch self {
        case .notPermitted: 7
        case .accessRevoked: 8
        }
    }

    /// What the log says.
    public var text: String {
        switch self {
        case .notPermitted:
            "Insufficient Permission (to submit GPU work from background) "
                + "(00000006:kIOGPUCommandBufferCallbackErrorBackgroundExecutionNotPermitted)"
        case .accessRevoked: "Access revoked: the app has left the screen"
        }
    }
}

/// What becomes of work for the graphics processor. A value, decided by the rules.
enum GraphicsVerdict {
    case runs
    /// It is done by this rule, where others would not be.
    case permitted(Rule)
    /// It fails, and the app goes on.
    case fails(GraphicsError, Rule)
    /// The app is ended.
    case ends(Rule)

    /// Work that is submitted.
    ///
    /// - Parameters:
    ///   - api: by which interface.
    ///   - isInBackground: whether the app has left the screen, and was told so.
    ///   - permit: the rule by which it may all the same; nil for most apps.
    static func onSubmission(_ api: GraphicsAPI, isInBackground: Bool, permit: Rule?) -> GraphicsVerdict {
        guard isInBackground else { return .runs }
        if let permit { return .permitted(permit) }
        switch api {
        case .metal: return .fails(.notPermitted, GraphicsRules.gpuMetal)
        case .openGL: return .ends(GraphicsRules.gpuOpenGL)
        }
    }

    /// Work that is in flight as `didEnterBackground` has returned.
    static func onLeaving(_ api: GraphicsAPI, permit: Rule?, system: SystemVersion) -> GraphicsVerdict {
        if let permit { return .permitted(permit) }
        if api == .openGL { return .ends(GraphicsRules.gpuInflight) }
        let revoked = GraphicsRules.gpuMetalRevoked
        return revoked.systems.contains(system) ? .fails(.accessRevoked, revoked) : .runs
    }
}
