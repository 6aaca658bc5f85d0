import VigilAudio

// What the session posts of its own state, from iOS 27 on.

extension AVAudioSession {
    /// The session became active. It has no user info. From iOS 27.
    public static var didBecomeActiveNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.active),
            since: .symbol("AVAudioSession.didBecomeActiveNotification", .iOS(27)))
    }
    /// The session became inactive: ``deactivationContextKey`` says why. From iOS 27.
    public static var didBecomeInactiveNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.inactive),
            since: .symbol("AVAudioSession.didBecomeInactiveNotification", .iOS(27)))
    }
    /// What interrupted the session is over: ``resumptionContextKey`` says whether to start again. From iOS 27.
    public static var resumptionRecommendationNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name(AudioNotice.resumption),
            since: .symbol("AVAudioSession.resumptionRecommendationNotification", .iOS(27)))
    }

    /// The key, in the user info of ``didBecomeInactiveNotification``, of its ``DeactivationContext``.
    public static var deactivationContextKey: String {
        SimulatedApp.constant(
            "AVAudioSessionDeactivationContextKey", since: .symbol("AVAudioSession.deactivationContextKey", .iOS(27)))
    }
    /// The key, in the user info of ``resumptionRecommendationNotification``, of its ``ResumptionContext``.
    public static var resumptionContextKey: String {
        SimulatedApp.constant(
            "AVAudioSessionResumptionContextKey", since: .symbol("AVAudioSession.resumptionContextKey", .iOS(27)))
    }

    /// Who made the session inactive.
    public enum DeactivationSource: Int, Sendable {
        case app = 1
        /// The system, for an interruption or at the end of a call.
        case system = 2
    }

    /// Why the session became inactive.
    open class DeactivationContext: NSObject, @unchecked Sendable {
        open private(set) var source: DeactivationSource
        /// What interrupted the session, where something did.
        open private(set) var interruptionContext: InterruptionContext?

        init(_ source: DeactivationSource, _ interruption: InterruptionContext?) {
            self.source = source
            interruptionContext = interruption
        }
    }

    /// What is known of an interruption.
    open class InterruptionContext: NSObject, @unchecked Sendable {
        open private(set) var reason: InterruptionReason

        init(_ reason: InterruptionReason) { self.reason = reason }
    }

    /// Whether to start again. No figures of Apple's were found: the raw values are the simulator's.
    public enum ResumptionRecommendation: Int, Sendable {
        /// The app may start again by itself.
        case shouldResume = 1
        /// The user has to start it.
        case shouldNotResume = 2
    }

    /// What the end of an interruption says.
    open class ResumptionContext: NSObject, @unchecked Sendable {
        /// Whether to start again.
        open private(set) var recommendation: ResumptionRecommendation

        init(_ recommendation: ResumptionRecommendation) { self.recommendation = recommendation }
    }
}

/// What else happens when a session is deactivated. From iOS 27.
public struct AVAudioSessionDeactivationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tells apps that were interrupted by this one that they may resume.
    public static let notifyOthersOnDeactivation = AVAudioSessionDeactivationOptions(rawValue: 1)
}

extension AVAudioSession {
    /// Deactivates the session. From iOS 27.
    ///
    /// - Parameters:
    ///   - options: what else happens.
    ///   - handler: called in a later turn on the main thread, with true, or with the error that ``setActive(_:options:)``
    ///     throws.
    @preconcurrency
    public func deactivate(
        options: AVAudioSessionDeactivationOptions = [],
        completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        process.require(.deactivate)
        var failure: (any Error)?
        do {
            try setActive(false, options: SetActiveOptions(rawValue: options.rawValue))
        } catch {
            failure = error
        }
        process.callback("deactivate(options:completionHandler:)", rule: nil) { [failure] in
            handler(failure == nil, failure)
        }
    }

    /// Deactivates the session, and comes back with true. From iOS 27.
    ///
    /// - Throws: the error that ``setActive(_:options:)`` throws.
    @discardableResult
    nonisolated(nonsending) public func deactivate(
        options: AVAudioSessionDeactivationOptions = []
    ) async throws -> Bool {
        process.require(.deactivate)
        try setActive(false, options: SetActiveOptions(rawValue: options.rawValue))
        return true
    }
}

extension AVAudioSession {
    public func sessionDidBecomeActive() { post(AVAudioSession.didBecomeActiveNotification, nil) }

    public func sessionDidBecomeInactive(_ deactivation: AudioSession.Deactivation) {
        let context: DeactivationContext
        switch deactivation {
        case .byApp: context = DeactivationContext(.app, nil)
        case .bySystem(let interruption):
            context = DeactivationContext(.system, interruption.map { _ in InterruptionContext(.default) })
        }
        post(AVAudioSession.didBecomeInactiveNotification, [AVAudioSession.deactivationContextKey: context])
    }

    public func resumption(isRecommended: Bool) {
        let context = ResumptionContext(isRecommended ? .shouldResume : .shouldNotResume)
        post(AVAudioSession.resumptionRecommendationNotification, [AVAudioSession.resumptionContextKey: context])
    }
}
