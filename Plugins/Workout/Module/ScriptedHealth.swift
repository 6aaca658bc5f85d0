import BackgroundRuntime
import Foundation

/// The workout and the observer queries of a scripted app.
final class ScriptedHealth: ScriptedClient, WorkoutClient {
    /// The activities that a scenario can name, with their raw values.
    static let activities: [(name: String, value: UInt)] = [
        ("cycling", 13), ("hiking", 24), ("running", 37), ("strength", 50), ("swimming", 46), ("walking", 52),
        ("yoga", 57),
    ]

    private unowned let process: AppProcess
    private let service: HealthService
    private var session: WorkoutSession?

    init(_ process: AppProcess) {
        self.process = process
        service = process.device.requiredService(HealthService.self)
    }

    func observe(_ kind: HealthKind, completes: Bool) {
        HealthObserver(kind, in: process).execute(for: ScriptedObserver(completes: completes))
    }

    func start(_ name: String) {
        let activity = Self.activities.first { $0.name == name }?.value ?? 37
        let session = WorkoutSession(WorkoutPlan(activity: activity, location: 1), in: process)
        self.session = session
        session.client = self
        session.build.collected = HealthKind.collected(in: activity)
        session.ask(.start)
        guard session.state == .running else { return }
        attempt { () throws(HealthFailure) in try service.begin(session.build, at: service.date, in: process) }
    }

    func ask(_ request: WorkoutState.Request) throws { try current.ask(request) }

    func end() throws {
        let session = try current
        session.ask(.stop)
        attempt { () throws(HealthFailure) in
            try service.complete(session.build, at: service.date, in: process)
            _ = try service.save(session.build, notes: [:], in: process)
        }
        session.ask(.end)
    }

    func recover() {
        guard let session = service.recoverWorkout(in: process) else { return }
        self.session = session
        session.client = self
        session.build.collected = HealthKind.collected(in: session.plan.activity)
    }

    private var current: WorkoutSession {
        get throws {
            if let session { return session }
            throw StimulusError("the app has no workout session: health.start makes one")
        }
    }

    private func attempt(_ body: () throws(HealthFailure) -> Void) {
        do throws(HealthFailure) { try body() } catch { process.print("workout: \(error.text)") }
    }

    // Being told.

    func workoutDidChange(to state: WorkoutState, from old: WorkoutState, at date: Date) {}
    func workoutDidFail(_ failure: HealthFailure) {}
    func workoutDidCollect(_ kinds: Set<HealthKind>) {}
    func workoutDidCollectEvent(_ event: WorkoutEvent) {}
}

/// The update handler of a scripted app.
private final class ScriptedObserver: HealthObserverClient {
    private let completes: Bool

    init(completes: Bool) { self.completes = completes }

    func healthDataDidChange(completed: @escaping () -> Void) { if completes { completed() } }
    func healthQueryDidFail(_ failure: HealthFailure) {}
}
