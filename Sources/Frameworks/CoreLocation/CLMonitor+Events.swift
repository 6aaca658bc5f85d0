import SimulatedFoundation
import VigilLocation

/// Whether a condition holds.
public enum CLMonitoringState: UInt, Sendable {
    /// It is not known yet.
    case unknown = 0
    case satisfied = 1
    /// It does not hold.
    case unsatisfied = 2
    /// It is not watched, since the phone cannot or the app has too many.
    case unmonitored = 3

    init(_ state: ConditionState) {
        switch state {
        case .unknown: self = .unknown
        case .satisfied: self = .satisfied
        case .unsatisfied: self = .unsatisfied
        case .unmonitored: self = .unmonitored
        }
    }

    var told: ConditionState {
        switch self {
        case .unknown: .unknown
        case .satisfied: .satisfied
        case .unsatisfied: .unsatisfied
        case .unmonitored: .unmonitored
        }
    }
}

extension CLMonitor {
    /// A change of a condition.
    public struct Event: Sendable {
        /// Whether a condition holds.
        public typealias State = CLMonitoringState

        private let event: ConditionEvent

        init(_ event: ConditionEvent) { self.event = event }

        /// The app's name for the condition.
        public var identifier: String { event.identifier }
        /// Whether it holds since then.
        public var state: State { State(event.state) }
        /// When that was found.
        public var date: Date { event.date }
        /// Which beacon it was: the nearest one; nil for a circle, and where no beacon is near.
        public var refinement: (any CLCondition)? { event.beacon.map { BeaconIdentityCondition($0.identity) } }

        /// Whether the app has as many conditions as it may have. From iOS 18.
        public var conditionLimitExceeded: Bool { reports(.conditionLimitExceeded, "conditionLimitExceeded") }
        /// Whether the phone cannot watch conditions of this kind: never so in the simulator. From iOS 18.
        public var conditionUnsupported: Bool { reports(.conditionUnsupported, "conditionUnsupported") }
        /// Whether positions are too coarse for the condition: never so in the simulator. From iOS 18.
        public var accuracyLimited: Bool { reports([], "accuracyLimited") }
        /// Whether the user has refused; in the simulator no event comes then. From iOS 18.
        public var authorizationDenied: Bool { reports([], "authorizationDenied") }
        /// Whether the location services of the phone are off: never so in the simulator. From iOS 18.
        public var authorizationDeniedGlobally: Bool { reports([], "authorizationDeniedGlobally") }
        /// Whether something other than the user forbids it; in the simulator no event comes then. From iOS 18.
        public var authorizationRestricted: Bool { reports([], "authorizationRestricted") }
        /// Whether the user is being asked; in the simulator no event comes then. From iOS 18.
        public var authorizationRequestInProgress: Bool { reports([], "authorizationRequestInProgress") }
        /// Whether the app is not in use; in the simulator no event comes then. From iOS 18.
        public var insufficientlyInUse: Bool { reports([], "insufficientlyInUse") }
        /// Whether a service session is needed; in the simulator no event comes then. From iOS 18.
        public var serviceSessionRequired: Bool { reports([], "serviceSessionRequired") }
        /// Whether the record cannot be kept: never so in the simulator. From iOS 18.
        public var persistenceUnavailable: Bool { reports([], "persistenceUnavailable") }

        private func reports(_ reason: SessionDiagnostic, _ name: String) -> Bool {
            requireDiagnostics(of: "CLMonitor.Event.\(name)")
            return !event.diagnostic.isDisjoint(with: reason)
        }
    }

    /// The changes of the conditions of a monitor. A loop begins with what waits.
    public struct Events: AsyncSequence, Sendable {
        /// What comes out of it.
        public typealias Element = Event

        private let box: MonitorBox

        init(_ box: MonitorBox) { self.box = box }

        /// An iterator that gets what happens from its first `next()` on.
        public func makeAsyncIterator() -> Iterator { Iterator(box) }

        /// Hands out the events of a monitor.
        public struct Iterator: AsyncIteratorProtocol {
            private let feed: MonitorFeed

            init(_ box: MonitorBox) { feed = MonitorFeed(box) }

            /// The next event; nil when the task was cancelled. The one before counts as handled.
            public mutating func next() async throws -> Event? { try await next(isolation: nil) }

            /// The next event, without leaving `actor`; nil when the task was cancelled. The one before counts as handled.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Event? {
                feed.begin()
                return await feed.next(isolation: actor).map(Event.init)
            }
        }
    }
}

/// Takes the events of a monitor for a loop, and says which of them it is done with.
final class MonitorFeed: MonitorClient {
    private let box: MonitorBox
    private let feed = SessionFeed<ConditionEvent>()
    private var taken: String?

    init(_ box: MonitorBox) { self.box = box }

    /// The loop asks for the first event.
    func begin() {
        guard box.feed !== self else { return }
        box.feed = self
        box.session.client = self
    }

    func next(isolation actor: isolated (any Actor)?) async -> ConditionEvent? {
        if let taken { box.session.handled(taken) }
        taken = nil
        let event = await feed.next(isolation: actor)
        taken = event?.identifier
        return event
    }

    func didChange(_ event: ConditionEvent) { feed.yield(event) }
}
