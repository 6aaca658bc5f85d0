import SimulatedFoundation
import VigilLocation

/// Makes an app count as in use while it is in the background, with the blue indicator. From iOS 17.
///
/// It begins in the foreground and ends with its object, so that an app has to keep it. After a relaunch the app makes it
/// again at once, which continues the one of the last launch.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    private let session: KeptLocationSession
    private let relay = DiagnosticRelay()

    /// A session of the running app, from now on.
    public init() {
        session = KeptLocationSession(
            .backgroundActivity, in: SimulatedApp.process(for: "CLBackgroundActivitySession"))
    }

    deinit { session.invalidate() }

    /// Ends it for good.
    public func invalidate() { session.invalidate() }

    /// What is in the way of positions: at once as a loop begins, and then at each change. From iOS 18.
    public var diagnostics: Diagnostics {
        requireDiagnostics(of: "CLBackgroundActivitySession.diagnostics")
        return Diagnostics(session, relay)
    }

    /// What is in the way of positions at one time.
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
        /// Whether the manifest asks for explicit service sessions, and the app holds none.
        public var serviceSessionRequired: Bool { value.contains(.serviceSessionRequired) }
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
