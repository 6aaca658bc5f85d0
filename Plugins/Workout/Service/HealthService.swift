import BackgroundRuntime
import Foundation

/// The health data of a phone, and the workouts of its apps.
public final class HealthService: ModuleService {
    let context: ServiceContext
    var database = HealthDatabase()
    /// What the user has in mind to answer apps that ask; nil to wait for a tap.
    var isPermitted: Bool?
    /// What the user leaves off where the answer is yes.
    var exceptions: Set<HealthKind> = []
    /// Whether apps have the entitlement of background delivery.
    var isEntitled = true

    init(_ context: ServiceContext) { self.context = context }

    /// The date of the phone.
    public var date: Date { context.clocks.date(at: context.now) }

    /// The thread of a process on which HealthKit calls it.
    public static func thread(of process: AppProcess) -> SimulatedThread { ProcessHealth.of(process).thread }

    func duration(_ constant: Constant) -> Duration { context.constants.duration(constant) ?? .zero }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        if state == .suspended { closeDeliveries(of: process) }
        if state.isForeground { notifyPending(to: process) }
        workoutFollows(process, to: state)
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        closeDeliveries(of: process)
        endWorkout(of: process, reason)
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard new.isProtectedDataAvailable, !old.isProtectedDataAvailable else { return }
        context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.deliverAll() }
    }

    public func deviceDidBoot() {
        for app in context.apps { app.storage.existing(AppHealth.self)?.workout = nil }
    }

    public func appWasDeleted(_ app: InstalledApp) {
        let source = app.healthSource
        _ = database.delete { $0.source == source }
    }
}

extension InstalledApp {
    /// What the samples of an app say that they come from.
    var healthSource: String { manifest.bundleIdentifier }
}
