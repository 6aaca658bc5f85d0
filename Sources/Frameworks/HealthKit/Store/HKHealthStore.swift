import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// What keeps health data.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// What the app does with a workout that begins on a watch. Nothing does here.
    open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)? {
        didSet {
            SimulatedApp.notSimulated(
                "HKHealthStore.workoutSessionMirroringStartHandler", "there is no watch: it is not called")
        }
    }
    private var queries: [HKQuery] = []

    /// The store of the phone.
    public override init() {
        SimulatedApp.require(HKHealthStore.self)
        super.init()
    }

    /// Whether there is one: on an iPhone, and from iOS 17 on an iPad.
    open class func isHealthDataAvailable() -> Bool {
        let device = SimulatedApp.process(for: "HKHealthStore.isHealthDataAvailable()").device
        SimulatedApp.require(.classMethod("isHealthDataAvailable", of: "HKHealthStore", .iOS(8)))
        return device.options.idiom == .phone || device.system >= .iOS(17)
    }

    /// The running app, and what the module has of it.
    static func current(_ name: String) -> (process: AppProcess, service: HealthService) {
        let process = SimulatedApp.process(for: "HKHealthStore.\(name)")
        return (process, process.device.requiredService(HealthService.self))
    }

    /// Calls a handler on the thread of HealthKit.
    static func call(_ name: String, _ detail: String = "", in process: AppProcess, _ body: @escaping () -> Void) {
        process.callback(name, detail: detail, rule: nil, on: HealthService.thread(of: process), body)
    }

    // Authorization.

    /// Whether the app may write a kind. Whether it may read one, no app is told.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        let (process, service) = Self.current("authorizationStatus(for:)")
        switch service.mayShare(type.kind, process.app) {
        case nil: return .notDetermined
        case false?: return .sharingDenied
        case true?: return .sharingAuthorized
        }
    }

    /// Asks the user, for what was never asked for.
    ///
    /// - Parameters:
    ///   - typesToShare: what the app wants to write; nil for nothing.
    ///   - typesToRead: what it wants to read; nil for nothing.
    ///   - completion: called on a thread of the system with `true` once the user has answered, whatever that is; with `false`
    ///     where the sheet of another request is shown already.
    @preconcurrency
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let name = "requestAuthorization(toShare:read:completion:)"
        let (process, service) = Self.current(name)
        let share = Set((typesToShare ?? []).map(\.kind))
        service.requestAccess(share: share, read: Set((typesToRead ?? []).map(\.kind)), by: process) {
            [weak process] failure in
            guard let process else { return }
            Self.call(name, failure?.text ?? "true", in: process) {
                completion(failure == nil, failure.map { HKError($0) })
            }
        }
    }

    /// Asks the user, for what was never asked for, and comes back once there is an answer.
    nonisolated(nonsending) public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            requestAuthorization(toShare: typesToShare, read: typesToRead) { _, error in waiting.finish(error) }
        }
    }

    /// Whether a request would ask the user. From iOS 12.
    @preconcurrency
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        SimulatedApp.require(
            .method("getRequestStatusForAuthorizationToShareTypes:readTypes:completion:", of: "HKHealthStore", .iOS(12))
        )
        let (process, service) = Self.current("getRequestStatusForAuthorization(toShare:read:completion:)")
        let asks = service.wouldAsk(
            share: Set(typesToShare.map(\.kind)), read: Set(typesToRead.map(\.kind)), of: process.app)
        Self.call("getRequestStatusForAuthorization(toShare:read:completion:)", in: process) {
            completion(asks ? .shouldRequest : .unnecessary, nil)
        }
    }

    /// Whether a request would ask the user. From iOS 12.
    nonisolated(nonsending) public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        await withCheckedContinuation { waiting in
            getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, _ in
                waiting.resume(returning: status)
            }
        }
    }

    // Queries.

    /// Looks for something, or waits for it.
    open func execute(_ query: HKQuery) {
        let (process, service) = Self.current("execute(_:)")
        queries.append(query)
        query.start(in: process, service)
    }

    open func stop(_ query: HKQuery) {
        queries.removeAll { $0 === query }
        query.cancel()
    }

    // Workouts.

    /// Takes up the workout that a launch before left behind as it crashed. From iOS 26.
    ///
    /// - Parameter completion: called on a thread of the system; nil without an error where there is none.
    @preconcurrency
    open func recoverActiveWorkoutSession(completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void) {
        SimulatedApp.require(.method("recoverActiveWorkoutSessionWithCompletion:", of: "HKHealthStore", .iOS(26)))
        let (process, service) = Self.current("recoverActiveWorkoutSession(completion:)")
        let session = service.recoverWorkout(in: process).map { HKWorkoutSession(recovered: $0, self) }
        Self.call("recoverActiveWorkoutSession(completion:)", in: process) { completion(session, nil) }
    }

    /// Takes up the workout that a launch before left behind as it crashed; nil where there is none. From iOS 26.
    nonisolated(nonsending) public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? {
        try await withCheckedThrowingContinuation { waiting in
            recoverActiveWorkoutSession { waiting.finish($0, $1) }
        }
    }
}

/// Whether an app may write a kind.
public enum HKAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user said no.
    case sharingDenied = 1
    /// The user said yes.
    case sharingAuthorized = 2
}

/// Whether a request would ask the user.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    /// Nobody knows. Never so here.
    case unknown = 0
    case shouldRequest = 1
    /// All of it was asked for.
    case unnecessary = 2
}

/// How often the app is woken at most.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    /// Once in an hour.
    case hourly = 2
    /// Once in a day.
    case daily = 3
    /// Once in a week.
    case weekly = 4
}

extension CheckedContinuation where T == Void, E == any Error {
    func finish(_ error: (any Error)?) { if let error { resume(throwing: error) } else { resume() } }
}

extension CheckedContinuation where E == any Error {
    func finish(_ value: sending T, _ error: (any Error)?) {
        if let error { resume(throwing: error) } else { resume(returning: value) }
    }
}
