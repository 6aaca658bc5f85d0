/// An interruption as the app is told of it.
public struct AudioInterruption: Hashable, Sendable {
    /// What can interrupt a session (`audio.interrupt.sources`).
    public enum Source: String, CaseIterable, Sendable {
        /// A call of the phone, or of an app with calls.
        case phoneCall
        /// An alarm or a timer.
        case alarm
        /// Siri listens; it covers the screen.
        case siri
        /// Another app whose sound does not mix.
        case otherApp
    }

    /// What interrupts; nil when the session was deactivated with the suspension of its app.
    public let source: Source?

    /// Whether the app hears of it late, because it was suspended.
    public var wasSuspended: Bool { source == nil }

    /// An interruption by something, or by suspension.
    public init(by source: Source?) { self.source = source }
}

/// The interruptions of one session as a value: who took the audio away, and whether the session may come back.
public struct InterruptionMachine: Hashable, Sendable {
    /// Who took the audio away.
    public enum Cause: Hashable, Sendable {
        /// A call, an alarm or Siri, by the number of the occupation.
        case holder(Int)
        /// A session of another app, by its number.
        case session(Int)
    }

    /// Where the session stands.
    public enum State: Hashable, Sendable {
        /// Nothing is in its way.
        case clear
        /// It was deactivated; `wasSounding` says whether it played or recorded at that instant.
        case interrupted(Cause, wasSounding: Bool)
        /// The interruption is over, and the app has not come back yet.
        case ended(mayResume: Bool)
    }

    /// Where the session stands.
    public private(set) var state = State.clear

    /// A session that was never interrupted.
    public init() {}

    /// Whether the app was told that it may start again by itself, and has not yet.
    public var mayResume: Bool { state == .ended(mayResume: true) }

    /// Whether `cause` took the audio away.
    public func isInterrupted(by cause: Cause) -> Bool {
        if case .interrupted(cause, _) = state { true } else { false }
    }

    /// The session was interrupted.
    public mutating func begin(_ cause: Cause, wasSounding: Bool) {
        state = .interrupted(cause, wasSounding: wasSounding)
    }

    /// The cause is over, and another one stands in the way of the same session.
    public mutating func handOver(from cause: Cause, to other: Cause) {
        guard case .interrupted(cause, let wasSounding) = state else { return }
        state = .interrupted(other, wasSounding: wasSounding)
    }

    /// The cause is over.
    ///
    /// - Parameters:
    ///   - cause: what interrupted; another one than the present changes nothing.
    ///   - isAllowed: whether whatever interrupted lets others start again by themselves.
    /// - Returns: whether the app may start again by itself; nil when the app is told nothing.
    public mutating func end(_ cause: Cause, isAllowed: Bool) -> Bool? {
        guard case .interrupted(cause, let wasSounding) = state else { return nil }
        state = .ended(mayResume: isAllowed && wasSounding)
        return isAllowed && wasSounding
    }

    /// The app activated its session again, or was suspended, or the media services were reset.
    public mutating func clear() { state = .clear }
}
