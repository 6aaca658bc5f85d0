import BackgroundRuntime

/// Deferred updates of iOS 6 to 13: positions that wait in the background for a distance or a time.
final class DeferralDesk {
    private unowned let service: LocationService

    init(_ service: LocationService) { self.service = service }

    private var context: ServiceContext { service.context }

    /// The app lets positions wait.
    func allow(until distance: Double, timeout: Duration?, _ session: LocationSession, in process: AppProcess) {
        guard service.system < .iOS(14) else {
            return process.record(.refusal, "deferred updates are gone: nothing waits", rule: LocationRules.deferred)
        }
        if session.deferral != nil { finish(session, in: process, .deferredCanceled) }
        if let error = refusal(session) { return tell(session, error) }
        let deferral = Deferral(
            until: distance, timeout: timeout, from: service.position.coordinate, at: context.now)
        session.deferral = deferral
        process.record(.note, "positions may wait in the background", rule: LocationRules.deferred)
        guard let timeout else { return }
        session.deferralEvent = context.schedule(after: timeout) { [weak self, weak session] in
            session?.deferralEvent = nil
            guard let self, let session, let process = session.process else { return }
            finish(session, in: process, nil)
        }
    }

    private func refusal(_ session: LocationSession) -> LocationError? {
        if !session.updates.isRunning { return .deferredNotUpdatingLocation }
        if !session.wantsBest { return .deferredAccuracyTooLow }
        return session.distanceFilter == nil ? nil : .deferredDistanceFiltered
    }

    /// Whether the positions of a session wait now: in the background only.
    func isDeferring(_ session: LocationSession, _ process: AppProcess) -> Bool {
        session.deferral != nil && process.state == .background
    }

    /// The phone has moved: the positions come if it has gone far enough.
    func phoneMoved(_ session: LocationSession, in process: AppProcess) {
        guard session.deferral?.isOver(at: service.position.coordinate) == true else { return }
        finish(session, in: process, nil)
    }

    /// Nothing waits any more: what did is delivered, and the app is told why.
    func finish(_ session: LocationSession, in process: AppProcess, _ error: LocationError?) {
        guard session.deferral != nil else { return }
        if let event = session.deferralEvent { context.cancel(event) }
        (session.deferral, session.deferralEvent) = (nil, nil)
        service.deliverPending(session, in: process)
        tell(session, error)
    }

    private func tell(_ session: LocationSession, _ error: LocationError?) {
        session.tell(
            "locationManager(_:didFinishDeferredUpdatesWithError:)", detail: error?.rawValue ?? "",
            rule: LocationRules.deferred
        ) {
            $0.didFinishDeferred(error)
        }
    }
}
