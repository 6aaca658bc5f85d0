import BackgroundRuntime

// Updates that pause by themselves.

extension LocationService {
    func setPausing(_ isAllowed: Bool, _ session: LocationSession) {
        (session.pauses, session.hasChosenPausing) = (isAllowed, true)
        isAllowed ? schedulePause(session) : cancelPause(session)
    }

    /// Plans the pause that comes if the phone does not move.
    func schedulePause(_ session: LocationSession) {
        cancelPause(session)
        guard session.pauses, LocationRules.pauseDefault.systems.contains(system), let process = session.process,
            process.state.isRunning, let limit = context.constants.duration(LocationConstants.pauseAfter),
            let due = session.updates.pauseDue(after: limit)
        else { return }
        session.pauseEvent = context.schedule(after: context.now.duration(to: due), phase: .verdict) { [weak self] in
            session.pauseEvent = nil
            self?.pause(session, after: limit)
        }
    }

    func cancelPause(_ session: LocationSession) {
        if let event = session.pauseEvent { context.cancel(event) }
        session.pauseEvent = nil
    }

    /// The reason to stay awake is gone; the app is told before it is suspended.
    private func pause(_ session: LocationSession, after limit: Duration) {
        guard let process = session.process, status(of: process.app).isAuthorized else { return }
        session.repeats.finish(LocationService.updateMethod, in: process)
        session.updates.pause()
        deferrals.finish(session, in: process, .deferredNotUpdatingLocation)
        process.record(
            .note, "updates pause after standing still", detail: session.hasChosenPausing ? "" : "allowed by default",
            rule: session.hasChosenPausing ? LocationRules.pauseCallback : LocationRules.pauseDefault,
            number: limit.wholeNanoseconds, unit: .nanoseconds)
        session.tell("locationManagerDidPauseLocationUpdates(_:)", rule: LocationRules.pauseCallback) {
            $0.didPause()
        }
        reconsiderMode(process, LocationRules.pauseCallback, why: "updates paused by themselves")
    }

    /// Paused updates that miss a movement are what puzzles developers most: say so once.
    func reportStayingPaused(_ session: LocationSession, _ process: AppProcess) {
        guard !session.hasReportedStayingPaused else { return }
        session.hasReportedStayingPaused = true
        process.record(
            .finding,
            "the phone moves, and paused updates do not come back",
            rule: LocationRules.pauseNoAutoResume)
    }
}
