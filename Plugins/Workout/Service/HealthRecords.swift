import BackgroundRuntime
import Foundation

/// What the system keeps of an app and its health data. It outlives the process, and goes with the app.
final class AppHealth {
    var access = HealthAccess()
    /// The questions to the user that were not answered.
    var questions: [UserPermission] = []
    /// What the app is told in the background, by kind.
    var deliveries: [HealthKind: DeliveryPlan] = [:]
    /// The workout that is under way, or waits to be recovered; nil for none.
    var workout: WorkoutRecord?
    /// The kinds that observer queries were told of, with the instant.
    var told: [(instant: VirtualInstant, kind: HealthKind)] = []
    /// The workouts that the app saved, with the instant.
    var saved: [(instant: VirtualInstant, workout: HealthWorkout)] = []

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppHealth { app.storage.object { AppHealth() } }
}

/// What a process has of health data: its observers, where it is called, and the deliveries that it did not complete.
final class ProcessHealth: ClosureOwner {
    let thread: SimulatedThread
    /// The queries that watch, in the order in which they were executed.
    var observers: [HealthObserver] = []
    /// The deliveries for which the process was woken and which nobody has taken or completed.
    var open: [OpenDelivery] = []

    init(_ process: AppProcess) { thread = process.makeThread("HealthKit") }

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessHealth { process.storage.object { ProcessHealth(process) } }

    func releaseClosures() {
        for observer in observers { observer.letGo() }
        (observers, open) = ([], [])
    }
}

/// A delivery for which a process was woken.
final class OpenDelivery {
    let kind: HealthKind
    let completion: WakeCompletion
    /// Whether an observer query was told of it.
    var isTaken = false

    init(_ kind: HealthKind, _ completion: WakeCompletion) { (self.kind, self.completion) = (kind, completion) }
}

/// A workout of an app, as the system keeps it: it outlives a crash.
final class WorkoutRecord {
    let plan: WorkoutPlan
    let build: WorkoutBuild
    var state = WorkoutState.notStarted
    /// When it began, and when its activity was over.
    var start: Date?
    var end: Date?
    /// The session of the present launch that has it; nil after a crash, until it is recovered.
    weak var session: WorkoutSession?
    /// Whether its app has crashed and did not recover it.
    var isLost = false

    init(_ plan: WorkoutPlan) {
        self.plan = plan
        build = WorkoutBuild(plan)
    }
}

/// What a workout builder works on.
public final class WorkoutBuild {
    /// What the workout is about.
    public let plan: WorkoutPlan
    public internal(set) var collection = WorkoutCollection()
    /// What its data source collects; nothing without one.
    public var collected: Set<HealthKind> = []

    /// The work of a builder that has not begun.
    public init(_ plan: WorkoutPlan) { self.plan = plan }
}
