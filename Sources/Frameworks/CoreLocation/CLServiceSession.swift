import SimulatedFoundation
import VigilLocation

/// What an app needs for as long as the object lives: the system asks the user for it while the app is in front. From iOS
/// 18.
public final class CLServiceSession: @unchecked Sendable {
    private let session: KeptLocationSession
    private let relay = DiagnosticRelay()

    /// What a session asks the user for.
    public enum AuthorizationRequirement: Int, Sendable {
        case none = 0
        /// Positions while the app is in use.
        case whenInUse = 1
        /// Positions at any time.
        case always = 2

        fileprivate var goal: SessionGoal {
            switch self {
            case .none: .none
            case .whenInUse: .whenInUse
            case .always: .always
            }
        }
    }

    /// A session of the running app, from now on.
    public init(authorization: AuthorizationRequirement) {
        session = KeptLocationSession(
            .service(authorization.goal, fullAccuracyPurpose: nil), in: SimulatedApp.process(for: "CLServiceSession"))
    }

    /// A session of the running app that also wants exact positions. `purposeKey` names a text in
    /// `NSLocationTemporaryUsageDescriptionDictionary`.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey purposeKey: String) {
        session = KeptLocationSession(
            .service(authorization.goal, fullAccuracyPurpose: purposeKey),
            in: SimulatedApp.process(for: "CLServiceSession"))
    }

    deinit { session.invalidate() }

    /// Ends it for good.
    public func invalidate() { session.invalidate() }

    /// What is in the way of its goal: at once as a loop begins, and then at each change.
    public var diagnostics: Diagnostics { Diagnostics(session, relay) }

    /// What is in the way of the goal of a session at one time.
    public struct Diagnostic: Sendable {
        let value: SessionDiagnostic

        /// Whether the user has refused.
        public var authorizationDenied: Bool { value.contains(.authorizationDenied) }
        /// Whether the location services of the phone are off: never so in the simulator.
        public var authorizationDeniedGlobally: Bool { false }
        /// Whether something other than the user forbids it.
        public var authorizationRestricted: Bool { value.contains(.authorizationRestricted) }
        /// Whether the user is being asked.
        public var authorizationRequestInProgress: Bool { value.contains(.authorizationRequestInProgress) }
        /// Whether the session began in the background, where it has no effect.
        public var insufficientlyInUse: Bool { value.contains(.insufficientlyInUse) }
        /// Whether the manifest asks for explicit service sessions, and the app holds none that asks for authorization.
        public var serviceSessionRequired: Bool { value.contains(.serviceSessionRequired) }
        /// Whether the user was asked for exact positions and gives approximate ones.
        public var fullAccuracyDenied: Bool { value.contains(.fullAccuracyDenied) }
        /// Whether the user was asked for Always and allows less.
        public var alwaysAuthorizationDenied: Bool { value.contains(.alwaysAuthorizationDenied) }
    }

    /// The diagnostics of a session, for `for try await`. A loop does not keep the session.
    public final class Diagnostics: AsyncSequence, @unchecked Sendable {
        /// What comes out of it.
        public typealias Element = Diagnostic

        private let session: KeptLocationSession
        private let relay: DiagnosticRelay

        init(_ session: KeptLocationSession, _ relay: DiagnosticRelay) { (self.session, self.relay) = (session, relay) }

        /// An iterator that is told the present state first.
        public func makeAsyncIterator() -> Iterator { Iterator(feed: relay.listen(to: session)) }

        /// Hands out the diagnostics of a session.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let feed: SessionFeed<SessionDiagnostic>

            /// The next diagnostic; nil when the task was cancelled.
            public mutating func next() async throws -> Diagnostic? { try await next(isolation: nil) }

            /// The next diagnostic, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Diagnostic? {
                await feed.next(isolation: actor).map(Diagnostic.init)
            }
        }
    }
}
