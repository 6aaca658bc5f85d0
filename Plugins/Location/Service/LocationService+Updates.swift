import BackgroundRuntime

// Standard updates: starting, stopping, delivering.

extension LocationService {
    func startUpdates(_ session: LocationSession, in process: AppProcess) {
        let status = status(of: process.app)
        if status == .authorizedWhenInUse, process.isInBackground, !isInUse(process) {
            process.record(
                .refusal, "standard updates do not start in the background",
                rule: LocationRules.startBackgroundWhenInUse)
            return fail(session, in: process, LocationRules.startBackgroundWhenInUse)
        }
        let outcome = session.updates.start(at: context.now, place: position.coordinate)
        guard outcome != .ranAlready else {
            return process.record(
                .note, "standard updates run already: no new first position", rule: LocationRules.restartNoInitial)
        }
        session.isAllowedTooLate = false
        session.filtered.renew()
        session.pause.renew()
        report(outcome, status, session, process)
        begin(session, in: process)
    }

    private func report(
        _ outcome: StandardUpdates.Start, _ status: AuthorizationStatus, _ session: LocationSession,
        _ process: AppProcess
    ) {
        let isHybrid = process.isInBackground && status == .authorizedAlways
        process.record(
            .note, "standard updates started", detail: isHybrid ? "in the background" : "",
            rule: isHybrid ? LocationRules.startBackgroundAlways : nil)
        guard outcome == .resumed else { return }
        session.notify(
            "locationManagerDidResumeLocationUpdates(_:)", rule: LocationRules.pauseNoAutoResume
        ) {
            $0.didResume()
        }
    }

    private func begin(_ session: LocationSession, in process: AppProcess) {
        process.mode(LocationMode.self)?.wasUsed = true
        if useService(process, "startUpdatingLocation()") {
            deliverFirst(session, in: process)
        } else if status(of: process.app) != .notDetermined {
            process.record(
                .refusal, "no positions for the app", rule: LocationRules.authDeniedDeliversNothing)
            failDenied(session, in: process)
        }
        session.pause.plan()
        reconsiderMode(process, LocationRules.stopSuspends, why: "")
        if process.isInBackground { explain(process) }
    }

    /// The known position, if the session has had none since its start.
    func deliverFirst(_ session: LocationSession, in process: AppProcess) {
        guard session.updates.isRunning, session.updates.lastDelivered == nil else { return }
        phoneMoved(for: session)
        reconsiderMode(process, LocationRules.stopSuspends, why: "")
    }

    func stopUpdates(_ session: LocationSession, in process: AppProcess) {
        session.repeats.finish(LocationService.updateMethod, in: process)
        session.deferral.finish(.deferredNotUpdatingLocation)
        guard session.updates.stop() else { return }
        session.pause.cancel()
        session.filtered.cancel()
        session.pending = []
        process.record(.note, "standard updates stopped", rule: LocationRules.stopSuspends)
        reconsiderMode(process, LocationRules.stopSuspends, why: "updates stopped")
    }

    func requestFix(_ session: LocationSession, in process: AppProcess) {
        guard useService(process, "requestLocation()") else { return failDenied(session, in: process) }
        let fix = position.grained(grain(of: session, process.app))
        session.notify(LocationService.updateMethod, detail: fix.description, rule: nil) {
            $0.didUpdate([fix])
        }
    }

    /// The phone has moved: what a session makes of it.
    func phoneMoved(for session: LocationSession) {
        guard let process = session.process, status(of: process.app).isAuthorized else { return }
        if session.updates.isPaused { return session.pause.reportStaying(process) }
        session.updates.grain = grain(of: session, process.app)
        // An approximate position is one of another place.
        let fix = position.grained(session.updates.grain)
        if session.updates.handle(fix, at: context.now) {
            session.repeats.finish(LocationService.updateMethod, in: process)
            session.pending.append(fix)
            deliverPending(session, in: process)
            session.deferral.phoneMoved()
        }
        session.pause.plan()
    }

    /// Delivers what waits as one call, in a turn; a session that may not receive now keeps it.
    func deliverPending(_ session: LocationSession, in process: AppProcess) {
        guard !session.pending.isEmpty, !session.isDeliveryQueued, mayReceive(process),
            !session.deferral.isDeferring(in: process)
        else { return }
        guard session.link.takesCalls else {
            session.pending = []
            return
        }
        session.isDeliveryQueued = true
        let rule = session.pending.count > 1 ? lackOfHold(session, process) : nil
        session.link.deliver { [self] process in
            session.isDeliveryQueued = false
            let fixes = session.pending
            session.pending = []
            guard let last = fixes.last else { return }
            guard let client = session.clientInTurn else { return }
            session.filtered.renew()
            reconsiderMode(process, LocationRules.backgroundFiltered, why: "")
            let text = fixes.count > 1 ? "\(fixes.count) positions, the last \(last)" : last.description
            process.record(
                .call, LocationService.updateMethod, detail: text, rule: rule ?? deliveryRule(session, process))
            client.didUpdate(fixes)
        }
    }

    private func deliveryRule(_ session: LocationSession, _ process: AppProcess) -> Rule {
        switch session.updates.grain {
        case .reduced: return LocationRules.accuracyReduced
        case .coarse: return LocationRules.accuracyCoarse
        case .fine, .medium: break
        }
        let isHeld = process.mode(LocationMode.self)?.keepsAwake == true && process.isInBackground
        return isHeld ? LocationRules.modeKeepsAwake : LocationRules.distanceFilter
    }

    /// Whether positions reach a process now: in the foreground, in use, or running with the right to always.
    func mayReceive(_ process: AppProcess) -> Bool {
        switch process.state {
        case .active, .inactive: true
        case .background:
            process.isInFront || status(of: process.app) == .authorizedAlways || isInUse(process)
        case .suspended, .notRunning: false
        }
    }
}

// The rhythm of positions.

extension LocationService {
    /// What a location manager is called with a position.
    static let updateMethod = "locationManager(_:didUpdateLocations:)"

    /// How finely positions come to a session.
    func grain(of session: LocationSession, _ app: InstalledApp) -> AccuracyGrain {
        accuracy.isReduced(app) ? reducedGrain : session.wantedGrain ?? reducedGrain
    }

    /// Positions that are approximate.
    var reducedGrain: AccuracyGrain {
        .reduced(every: context.constants.duration(LocationConstants.reducedInterval) ?? .seconds(900))
    }

    /// Whether a session is told each second where the phone is.
    func wantsRepeats(_ session: LocationSession, _ process: AppProcess) -> Bool {
        session.updates.repeatsPosition && mayReceive(process) && !session.deferral.isDeferring(in: process)
            && status(of: process.app).isAuthorized
    }

    /// The position of a standing phone, once more: only the first time is a line of the trace.
    func notifyAgain(_ session: LocationSession, _ process: AppProcess) {
        let fix = standingFix(for: process.app)
        guard session.repeats.add() else {
            return session.link.deliver { [weak session] _ in session?.client?.didUpdate([fix]) }
        }
        session.notify(
            LocationService.updateMethod, detail: "\(fix), as each second", rule: LocationRules.fixesEachSecond
        ) {
            $0.didUpdate([fix])
        }
    }
}
