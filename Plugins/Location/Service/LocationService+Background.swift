import BackgroundRuntime

// What the states of a process mean for standard updates.

extension LocationService {
    /// Whether an app in the background counts as in use: its updates run there by right.
    func isInUse(_ process: AppProcess) -> Bool {
        guard process.mode(LocationMode.self) != nil else { return false }
        return sessions(of: process).contains(where: \.keepsAwake) || keptSessions.hasActivity(process)
    }

    /// Lets the mode, if there is one, look at the sessions again.
    func reconsiderMode(_ process: AppProcess, _ rule: Rule, why: String) {
        process.mode(LocationMode.self)?.reconsider(reasonToStayAwake(process), dropRule: rule, why: why)
        repeatedFixes.reconsider()
        ranging.reconsider()
    }

    private func reasonToStayAwake(_ process: AppProcess) -> (reason: String, rule: Rule)? {
        guard status(of: process.app).isAuthorized else { return nil }
        if sessions(of: process).contains(where: \.keepsAwake) {
            return ("standard updates run", LocationRules.modeKeepsAwake)
        }
        return live.keepsAwake(process) ? ("live updates run", LocationRules.liveBackground) : nil
    }

    func comeForeground(_ process: AppProcess) {
        for session in sessions(of: process) {
            session.isAllowedTooLate = false
            session.filtered.cancel()
            resumeDelivery(session, in: process)
            compass.notify(session, in: process)
        }
        if let record = process.storage.existing(ProcessLocation.self) { record.isIndicatorShown = false }
        earlyEnd.comeForeground(process)
        keptSessions.comeForeground(process)
        monitors.lookAgain(process)
        live.resume(process)
        keptSessions.reconsider(process)
        reconsiderMode(process, LocationRules.stopSuspends, why: "")
    }

    func enterBackground(_ process: AppProcess) {
        for session in sessions(of: process) {
            resumeDelivery(session, in: process)
            compass.notify(session, in: process)
            session.filtered.renew()
        }
        ranging.enterBackground(process)
        live.resume(process)
        keptSessions.reconsider(process, why: "the app left the screen")
        reconsiderMode(process, LocationRules.stopSuspends, why: "")
        explain(process)
        earlyEnd.enterBackground(process)
        showIndicator(process)
    }

    private func resumeDelivery(_ session: LocationSession, in process: AppProcess) {
        deliverPending(session, in: process)
        guard session.updates.isRunning, !session.pause.isPlanned else { return }
        session.updates.beginStillness(at: context.now)
        session.pause.plan()
    }

    func becomeSuspended(_ process: AppProcess) {
        for session in sessions(of: process) {
            session.pause.cancel()
            session.repeats.finish(LocationService.updateMethod, in: process)
            session.ranging.stand(in: process)
            if session.updates.isRunning, !session.allows { session.isAllowedTooLate = true }
        }
        live.suspend(process)
        endUse(of: process.app)
        reportPending(process)
    }

    /// States why running updates will not keep the app awake.
    func explain(_ process: AppProcess) {
        guard process.mode(LocationMode.self)?.keepsAwake != true else { return }
        if let lack = live.lackOfHold(process) {
            process.record(.refusal, lack.text, rule: lack.rule)
            noteActivity(process, lack.rule)
            return process.explainSuspension(lack.rule)
        }
        guard status(of: process.app).isAuthorized,
            let session = sessions(of: process).first(where: \.updates.isRunning),
            let rule = lackOfHold(session, process)
        else { return }
        process.record(.refusal, "standard updates do not keep the app awake", rule: rule)
        process.explainSuspension(rule)
    }

    /// Beside a Live Activity a phone would not stop live updates: nobody shall wonder about that in silence.
    private func noteActivity(_ process: AppProcess, _ rule: Rule) {
        guard rule.id == LocationRules.liveBackground.id,
            context.service(providing: (any ShownActivities).self)?.hasStartedActivity(process.app) == true
        else { return }
        process.record(
            .note, "not simulated: on a phone the Live Activity of the app keeps live updates going",
            detail: "hold a CLBackgroundActivitySession as well", rule: rule)
    }

    /// Why a session does not keep its process awake; nil when it does.
    func lackOfHold(_ session: LocationSession, _ process: AppProcess) -> Rule? {
        if process.mode(LocationMode.self) == nil { return LocationRules.modeRequired }
        if session.keepsAwake { return nil }
        if session.filtered.isOver { return LocationRules.backgroundFiltered }
        if session.isAllowedTooLate, session.allows { return LocationRules.startAllowsFlagOrder }
        return LocationRules.backgroundUpdatesDefault
    }

    private func showIndicator(_ process: AppProcess) {
        guard status(of: process.app).isAuthorized, isInUse(process), let rule = indicatorRule(process) else { return }
        let record = ProcessLocation.of(process)
        guard !record.isIndicatorShown else { return }
        record.isIndicatorShown = true
        process.record(.note, "the blue location indicator is shown", rule: rule)
    }

    private func indicatorRule(_ process: AppProcess) -> Rule? {
        if keptSessions.hasActivity(process) { return LocationRules.sessionBackgroundActivity }
        if status(of: process.app) == .authorizedWhenInUse { return LocationRules.indicatorWhenInUse }
        let isWanted = sessions(of: process).contains { $0.showsBackgroundIndicator && $0.keepsAwake }
        return isWanted && system >= .iOS(11) ? LocationRules.indicatorAlways : nil
    }
}

extension LocationSession {
    /// Whether its updates keep a process awake whose manifest declares the mode.
    var keepsAwake: Bool {
        updates.isRunning && !filtered.isOver && (!needsAllowance || allows && !isAllowedTooLate)
    }
}

// The property that lets updates go on in the background.

extension LocationService {
    func setBackgroundUpdates(_ isAllowed: Bool, _ session: LocationSession) {
        guard let process = session.process else { return }
        if isAllowed, process.mode(LocationMode.self) == nil { raiseNotBackgroundable(process) }
        session.allows = isAllowed
        session.filtered.renew()
        if isAllowed, session.isAllowedTooLate, process.state == .background {
            process.record(
                .finding, "allowsBackgroundLocationUpdates is set after the app was suspended: start the updates again",
                rule: LocationRules.startAllowsFlagOrder)
        }
        reconsiderMode(
            process, LocationRules.backgroundUpdatesDefault, why: "allowsBackgroundLocationUpdates is false")
    }

    private func raiseNotBackgroundable(_ process: AppProcess) -> Never {
        process.raise(
            "NSInternalInconsistencyException: Invalid parameter not satisfying: "
                + "!stayUp || CLClientIsBackgroundable(internal->fClient) (add location to UIBackgroundModes)",
            rule: LocationRules.backgroundUpdatesException)
    }
}
