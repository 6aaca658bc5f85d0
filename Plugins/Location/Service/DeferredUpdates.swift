import BackgroundRuntime

/// The deferred updates of one manager, on iOS 6 to 13: positions that wait in the background for a distance or a time.
final class DeferredUpdates {
    private unowned let session: LocationSession
    private var deferral: Deferral?
    private var deadline: EventID?

    init(_ session: LocationSession) { self.session = session }

    private var service: LocationService { session.service }

    /// The app lets positions wait.
    func allow(until distance: Double, timeout: Duration?, in process: AppProcess) {
        if LocationRules.deferredGone.systems.contains(service.system) {
            return process.record(
                .refusal, "deferred updates are gone: nothing waits", rule: LocationRules.deferredGone)
        }
        finish(.deferredCanceled)
        if let error = refusal { return notify(error) }
        deferral = Deferral(until: distance, from: service.position.coordinate)
        process.record(.note, "positions may wait in the background", rule: LocationRules.deferred)
        deadline = timeout.map { timeout in
            service.context.schedule(after: timeout) { [weak self] in
                self?.deadline = nil
                self?.finish(nil)
            }
        }
    }

    private var refusal: LocationError? {
        if !session.updates.isRunning { return .deferredNotUpdatingLocation }
        if !session.wantsBest { return .deferredAccuracyTooLow }
        return session.distanceFilter == nil ? nil : .deferredDistanceFiltered
    }

    /// Whether positions wait now: in the background only.
    func isDeferring(in process: AppProcess) -> Bool { deferral != nil && process.state == .background }

    /// The phone has moved: the positions come if it has gone far enough.
    func phoneMoved() {
        if deferral?.isOver(at: service.position.coordinate) == true { finish(nil) }
    }

    /// Nothing waits any more: what did is delivered, and the app is told why.
    func finish(_ error: LocationError?) {
        guard deferral != nil, let process = session.process else { return }
        cancel()
        service.deliverPending(session, in: process)
        notify(error)
    }

    /// The process is gone.
    func cancel() {
        if let deadline { service.context.cancel(deadline) }
        (deferral, deadline) = (nil, nil)
    }

    private func notify(_ error: LocationError?) {
        session.notify(
            "locationManager(_:didFinishDeferredUpdatesWithError:)", detail: error?.rawValue ?? "",
            rule: LocationRules.deferred
        ) {
            $0.didFinishDeferred(error)
        }
    }
}
