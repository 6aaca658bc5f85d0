import BackgroundRuntime
import SimulatedFoundation
import VigilLocation

/// What live updates tell at one time. From iOS 17.
public struct CLLocationUpdate: Sendable {
    /// Where the phone is; nil when the app gets no position now.
    public let location: CLLocation?
    private let update: LiveUpdate

    init(_ update: LiveUpdate) {
        self.update = update
        location = update.fix.map { CLLocation($0) }
    }

    /// Whether the phone stands still: updates pause after this one, and resume by themselves as it moves.
    public var isStationary: Bool { update.isStationary }

    /// What the positions are for. The simulator pauses all of them alike.
    public enum LiveConfiguration: Int, Sendable {
        case `default` = 0
        case automotiveNavigation = 1
        /// By boat, by train or on a bicycle.
        case otherNavigation = 2
        case fitness = 3
        case airborne = 4
    }

    /// Positions as they come, for `for try await`: they begin with the loop, and end as it is left.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

// Why there is no position. From iOS 18.

extension CLLocationUpdate {
    /// The same as ``isStationary``.
    public var stationary: Bool {
        requireDiagnostics(of: "CLLocationUpdate.stationary")
        return isStationary
    }

    /// Whether the user has refused.
    public var authorizationDenied: Bool { reports(.authorizationDenied, "authorizationDenied") }

    /// Whether the location services of the phone are off: never so in the simulator.
    public var authorizationDeniedGlobally: Bool { reports([], "authorizationDeniedGlobally") }

    /// Whether something other than the user forbids it.
    public var authorizationRestricted: Bool { reports(.authorizationRestricted, "authorizationRestricted") }

    /// Whether the user is being asked.
    public var authorizationRequestInProgress: Bool {
        reports(.authorizationRequestInProgress, "authorizationRequestInProgress")
    }

    /// Whether the app is in the background with nothing that makes it count as in use.
    public var insufficientlyInUse: Bool { reports(.insufficientlyInUse, "insufficientlyInUse") }

    /// Whether the manifest asks for explicit service sessions, and the app holds none.
    public var serviceSessionRequired: Bool { reports(.serviceSessionRequired, "serviceSessionRequired") }

    /// Whether positions are approximate.
    public var accuracyLimited: Bool { reports(.accuracyLimited, "accuracyLimited") }

    /// Whether the phone cannot find its position: never so in the simulator.
    public var locationUnavailable: Bool { reports([], "locationUnavailable") }

    private func reports(_ reason: SessionDiagnostic, _ name: String) -> Bool {
        requireDiagnostics(of: "CLLocationUpdate.\(name)")
        return !update.diagnostic.isDisjoint(with: reason)
    }
}

/// Ends an app on a system before iOS 18 that asks for a diagnostic.
func requireDiagnostics(of name: String) { AppProcess.current?.requireLocation(.iOS(18), name) }

extension CLLocationUpdate {
    /// The positions of the phone as they come. Each loop has live updates of its own.
    public struct Updates: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = CLLocationUpdate

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator { Iterator() }

        /// Hands out the updates of one loop. It ends them when it goes.
        public struct Iterator: AsyncIteratorProtocol {
            private let feed = SessionFeed<CLLocationUpdate>()

            init() {}

            /// The next update; nil when the task was cancelled.
            public mutating func next() async throws -> CLLocationUpdate? { try await next(isolation: nil) }

            /// The next update, without leaving `actor`; nil when the task was cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> CLLocationUpdate? {
                beginOnce()
                return await feed.next(isolation: actor)
            }

            private func beginOnce() {
                guard feed.end == nil else { return }
                let session = LiveSession(SimulatedApp.process(for: "CLLocationUpdate.liveUpdates(_:)"))
                let client = LiveFeed(feed)
                session.client = client
                // The feed keeps both as long as the loop keeps the feed.
                feed.end = {
                    session.invalidate()
                    _ = client
                }
                session.start()
            }
        }
    }
}

/// Takes live updates for a loop, which may be gone.
private final class LiveFeed: LiveUpdateClient {
    private weak var feed: SessionFeed<CLLocationUpdate>?

    init(_ feed: SessionFeed<CLLocationUpdate>) { self.feed = feed }

    func didUpdate(_ update: LiveUpdate) { feed?.yield(CLLocationUpdate(update)) }
}
