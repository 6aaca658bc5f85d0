import BackgroundRuntime

/// The pause of the standard updates of one manager: whether it is allowed, and when it comes.
final class AutomaticPause {
    private unowned let session: LocationSession
    private var isChosen = false
    private var event: EventID?
    private var hasReportedStaying = false
    /// Whether updates may pause by themselves.
    private(set) var isAllowed: Bool

    init(_ session: LocationSession) {
        self.session = session
        isAllowed = LocationRules.pauseDefault.systems.contains(session.service.system)
    }

    private var service: LocationService { session.service }
    private var context: ServiceContext { session.service.context }

    /// Whether a pause is due some time.
    var isPlanned: Bool { event != nil }

    /// The app allows pauses, or forbids them.
    func allow(_ isAllowed: Bool) {
        (self.isAllowed, isChosen) = (isAllowed, true)
        isAllowed ? plan() : cancel()
    }

    /// Plans the pause that comes if the phone does not move.
    func plan() {
        cancel()
        guard isAllowed, LocationRules.pauseDefault.systems.contains(service.system), let process = session.process,
            process.state.isRunning, let limit = context.constants.duration(LocationConstants.pauseAfter),
            let due = session.updates.pauseDue(after: limit)
        else { return }
        event = context.schedule(after: context.now.duration(to: due), phase: .verdict) { [weak self] in
            self?.event = nil
            self?.begin(after: limit)
        }
    }

    func cancel() {
        if let event { context.cancel(event) }
        event = nil
    }

    /// The reason to stay awake is gone; the app is told before it is suspended.
    private func begin(after limit: Duration) {
        guard let process = session.process, service.status(of: process.app).isAuthorized else { return }
        session.repeats.finish(LocationService.updateMethod, in: process)
        session.updates.pause()
        session.deferral.finish(.deferredNotUpdatingLocation)
        process.record(
            .note, "updates pause after standing still", detail: isChosen ? "" : "allowed by default",
            rule: isChosen ? LocationRules.pauseCallback : LocationRules.pauseDefault,
            number: limit.wholeNanoseconds, unit: .nanoseconds)
        session.notify("locationManagerDidPauseLocationUpdates(_:)", rule: LocationRules.pauseCallback) {
            $0.didPause()
        }
        service.reconsiderMode(process, LocationRules.pauseCallback, why: "updates paused by themselves")
    }

    /// The app has started updates again.
    func renew() { hasReportedStaying = false }

    /// Paused updates that miss a movement are what puzzles developers most: say so once.
    func reportStaying(_ process: AppProcess) {
        guard !hasReportedStaying else { return }
        hasReportedStaying = true
        process.record(
            .finding,
            "the phone moves, and paused updates do not come back",
            rule: LocationRules.pauseNoAutoResume)
    }
}
