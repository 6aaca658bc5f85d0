import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// How far a workout session is.
public enum HKWorkoutSessionState: Int, Sendable {
    /// It was made, and nothing more.
    case notStarted = 1
    case running = 2
    case ended = 3
    /// It waits for the app to go on.
    case paused = 4
    /// Its sensors are ready.
    case prepared = 5
    /// The activity is over; the app may still save.
    case stopped = 6

    init(_ state: WorkoutState) {
        switch state {
        case .notStarted: self = .notStarted
        case .prepared: self = .prepared
        case .running: self = .running
        case .paused: self = .paused
        case .stopped: self = .stopped
        case .ended: self = .ended
        }
    }
}

/// Whose workout a session is.
public enum HKWorkoutSessionType: Int, Sendable {
    /// That of this device.
    case primary = 0
    /// That of a watch. Never so here.
    case mirrored = 1
}

/// Whoever is told of a workout session, on a thread of the system.
public protocol HKWorkoutSessionDelegate: AnyObject {
    /// The session is in another state.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)

    /// The session failed, or refused what was asked of it.
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)

    /// Something happened. Never called here: the builder's delegate is.
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
}

/// A workout of an iPhone, from iOS 26.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    /// What the workout is about.
    public let workoutConfiguration: HKWorkoutConfiguration
    let session: WorkoutSession
    private let relay = WorkoutRelay()
    private var builder: HKLiveWorkoutBuilder?
    private let store: HKHealthStore

    /// A session that was not started. From iOS 26.
    ///
    /// - Throws: nothing here: each activity can be tracked.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        SimulatedApp.require(.hkWorkoutSession)
        self.workoutConfiguration = workoutConfiguration
        store = healthStore
        session = WorkoutSession(workoutConfiguration.plan, in: SimulatedApp.process(for: "HKWorkoutSession"))
        super.init()
        begin()
    }

    /// That of a launch before.
    init(recovered session: WorkoutSession, _ store: HKHealthStore) {
        workoutConfiguration = HKWorkoutConfiguration(session.plan)
        (self.session, self.store) = (session, store)
        super.init()
        begin()
    }

    private func begin() {
        relay.session = self
        session.client = relay
    }

    /// How far it is.
    open var state: HKWorkoutSessionState { HKWorkoutSessionState(session.state) }
    /// Whose workout it is: that of this device.
    open var type: HKWorkoutSessionType { .primary }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    /// Where it takes place.
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    /// When it was started; nil before.
    open var startDate: Date? { session.start }
    /// When its activity was over; nil before.
    open var endDate: Date? { session.end }

    /// Makes its sensors ready.
    open func prepare() { session.ask(.prepare) }
    /// Starts it.
    ///
    /// - Parameter date: when it began; nil for now.
    open func startActivity(with date: Date?) { session.ask(.start, at: date) }
    /// Ends its activity; what was collected can be saved then.
    ///
    /// - Parameter date: when that was; nil for now.
    open func stopActivity(with date: Date?) { session.ask(.stop, at: date) }
    open func pause() { session.ask(.pause) }
    /// Lets it go on.
    open func resume() { session.ask(.resume) }
    open func end() { session.ask(.end) }

    /// The builder that collects what is measured in it: always the same. From iOS 26.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        SimulatedApp.require(.hkWorkoutSession)
        if let builder { return builder }
        let made = HKLiveWorkoutBuilder(session.build, self, store)
        builder = made
        return made
    }

    /// Shows it on another device. There is none: it fails.
    open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        SimulatedApp.notSimulated("HKWorkoutSession.startMirroringToCompanionDevice", "there is no other device")
        DispatchQueue.global(qos: .default).async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }

    /// Sends something to another device. There is none: it fails.
    open func sendToRemoteWorkoutSession(data: Data, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        SimulatedApp.notSimulated("HKWorkoutSession.sendToRemoteWorkoutSession", "there is no other device")
        DispatchQueue.global(qos: .default).async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }

    /// Begins another activity in it. It goes on with the first.
    open func beginNewActivity(
        configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?
    ) {
        SimulatedApp.notSimulated("HKWorkoutSession.beginNewActivity", "the workout goes on with its first activity")
    }

    fileprivate func collected(_ types: Set<HealthKind>) { builder?.collected(types) }
    fileprivate func collectedEvent() { builder?.collectedEvent() }
}

/// Hands what the module tells to the delegates of a session and its builder.
private final class WorkoutRelay: WorkoutClient {
    weak var session: HKWorkoutSession?

    func workoutDidChange(to state: WorkoutState, from old: WorkoutState, at date: Date) {
        guard let session else { return }
        session.delegate?.workoutSession(
            session, didChangeTo: HKWorkoutSessionState(state), from: HKWorkoutSessionState(old), date: date)
    }

    func workoutDidFail(_ failure: HealthFailure) {
        guard let session else { return }
        session.delegate?.workoutSession(session, didFailWithError: HKError(failure))
    }

    func workoutDidCollect(_ kinds: Set<HealthKind>) { session?.collected(kinds) }

    func workoutDidCollectEvent(_ event: WorkoutEvent) { session?.collectedEvent() }
}
