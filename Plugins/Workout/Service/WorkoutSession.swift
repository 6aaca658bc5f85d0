import BackgroundRuntime
import Foundation

/// Whoever is told by a workout session and its builder. Called as turns on a thread of HealthKit.
public protocol WorkoutClient: AnyObject {
    /// The session is in another state.
    func workoutDidChange(to state: WorkoutState, from old: WorkoutState, at date: Date)

    /// The session ended with a failure.
    func workoutDidFail(_ failure: HealthFailure)

    /// The builder has collected something of these kinds.
    func workoutDidCollect(_ kinds: Set<HealthKind>)

    /// Something happened in the workout.
    func workoutDidCollectEvent(_ event: WorkoutEvent)
}

/// A workout session of an app, as the phone sees it: of one launch, and of the workout that outlives it.
public final class WorkoutSession: ClientSession {
    /// How the system reaches the object of the app.
    public let link: ClientLink
    public weak var client: (any WorkoutClient)?
    let record: WorkoutRecord
    private let service: HealthService

    /// A session that was not started.
    public convenience init(_ plan: WorkoutPlan, in process: AppProcess) {
        self.init(WorkoutRecord(plan), in: process)
    }

    /// The session of a workout that may be under way.
    init(_ record: WorkoutRecord, in process: AppProcess) {
        self.record = record
        service = process.device.requiredService(HealthService.self)
        link = ClientLink("a workout session", of: process, at: .thread(ProcessHealth.of(process).thread))
        record.session = self
    }

    /// How far it is.
    public var state: WorkoutState { record.state }
    /// What it is about.
    public var plan: WorkoutPlan { record.plan }
    /// What its builder works on.
    public var build: WorkoutBuild { record.build }
    /// When it was started; nil before.
    public var start: Date? { record.start }
    /// When its activity was over; nil before.
    public var end: Date? { record.end }

    /// The app wants something of it.
    ///
    /// - Parameters:
    ///   - request: what.
    ///   - date: the date that the app gives; the present one by default.
    public func ask(_ request: WorkoutState.Request, at date: Date? = nil) {
        guard let process, process.state != .notRunning else { return }
        service.perform(request, on: self, at: date ?? service.date, in: process)
    }

    func notifyState(from old: WorkoutState, at date: Date, rule: Rule) {
        let state = record.state
        notify("workoutSession(_:didChangeTo:from:date:)", detail: state.rawValue, rule: rule) {
            $0.workoutDidChange(to: state, from: old, at: date)
        }
    }

    func notifyFailure(_ failure: HealthFailure) {
        notify("workoutSession(_:didFailWithError:)", detail: failure.text, rule: failure.rule) {
            $0.workoutDidFail(failure)
        }
    }

    func notifyCollected(_ kinds: Set<HealthKind>) {
        let names = kinds.map(\.name).sorted().joined(separator: ", ")
        notify("workoutBuilder(_:didCollectDataOf:)", detail: names, rule: HealthRules.collects) {
            $0.workoutDidCollect(kinds)
        }
    }

    func notifyEvent(_ event: WorkoutEvent) {
        notify("workoutBuilderDidCollectEvent(_:)", detail: "\(event.kind)", rule: nil) {
            $0.workoutDidCollectEvent(event)
        }
    }
}
