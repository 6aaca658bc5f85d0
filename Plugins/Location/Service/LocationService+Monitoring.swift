import BackgroundRuntime

// Significant changes and visits: registered with the system, they outlive the process.

extension LocationService {
    func startSignificantChanges(_ session: LocationSession, in process: AppProcess) {
        let record = record(of: process.app)
        let mayDeliver = useService(process, "startMonitoringSignificantLocationChanges()")
        let isFirst = !session.wantsSignificantChanges
        session.wantsSignificantChanges = true
        record.wantsSignificantChanges = true
        record.gate.begin(at: position.coordinate)
        noteUndeclared(process, "significant changes", LocationRules.significantNoMode)
        if !mayDeliver, status(of: process.app) != .notDetermined { return failDenied(session, in: process) }
        guard isFirst, !deliverWaitingEvents(to: session), mayDeliver else { return }
        // The first event is the position that is known already.
        let fix = fix(for: process.app)
        session.tell(
            "locationManager(_:didUpdateLocations:)", detail: fix.description,
            rule: LocationRules.significantThreshold
        ) {
            $0.didUpdate([fix])
        }
    }

    /// A service that needs no mode works without it.
    func noteUndeclared(_ process: AppProcess, _ what: String, _ rule: Rule) {
        guard process.mode(LocationMode.self) == nil else { return }
        process.record(.note, "\(what) need no background mode", rule: rule)
    }

    func stopSignificantChanges(_ session: LocationSession, in process: AppProcess) {
        session.wantsSignificantChanges = false
        guard !sessions(of: process).contains(where: \.wantsSignificantChanges) else { return }
        let record = record(of: process.app)
        record.wantsSignificantChanges = false
        _ = record.untaken.take { if case .significantChange = $0 { true } else { false } }
        if let event = record.lookEvent { context.cancel(event) }
        record.lookEvent = nil
    }

    func checkSignificantChange(_ app: InstalledApp, _ record: AppLocation) {
        guard record.wantsSignificantChanges else { return }
        if record.gate.passes(position.coordinate, at: context.now) {
            significantChange(fix(for: app), app, record)
        } else if let due = record.gate.nextLook(for: position.coordinate, at: context.now), record.lookEvent == nil {
            record.lookEvent = context.schedule(after: context.now.duration(to: due)) { [weak self, weak record] in
                guard let self, let record else { return }
                record.lookEvent = nil
                checkSignificantChange(app, record)
            }
        }
    }

    private func significantChange(_ fix: LocationFix, _ app: InstalledApp, _ record: AppLocation) {
        guard context.conditions.isAsleep else { return occur(.significantChange(fix), for: app) }
        app.record(
            .note, record.changeHeldInSleep == nil ? "significant change waits for the device" : "and is replaced",
            rule: LocationRules.significantSleep)
        record.changeHeldInSleep = fix
    }

    func deliverChangesHeldInSleep() {
        for app in context.apps {
            guard let record = app.storage.existing(AppLocation.self), let fix = record.changeHeldInSleep else {
                continue
            }
            record.changeHeldInSleep = nil
            occur(.significantChange(fix), for: app)
        }
    }
}

extension LocationService {
    func startVisits(_ session: LocationSession, in process: AppProcess) {
        let mayDeliver = useService(process, "startMonitoringVisits()")
        let record = record(of: process.app)
        session.wantsVisits = true
        record.wantsVisits = true
        noteUndeclared(process, "visits", LocationRules.regionNoMode)
        if !mayDeliver, status(of: process.app) != .notDetermined { failDenied(session, in: process) }
        checkVisits(process.app, record)
    }

    func stopVisits(_ session: LocationSession, in process: AppProcess) {
        session.wantsVisits = false
        let record = record(of: process.app)
        record.wantsVisits = sessions(of: process).contains(where: \.wantsVisits)
        if !record.wantsVisits, let event = record.visitEvent { context.cancel(event) }
    }

    func checkVisits(_ app: InstalledApp, _ record: AppLocation) {
        guard record.wantsVisits else { return }
        if let ended = record.visits.handle(fix(for: app), at: context.now) { occur(.visit(ended), for: app) }
        if let event = record.visitEvent { context.cancel(event) }
        guard let due = record.visits.arrivalDue else {
            record.visitEvent = nil
            return
        }
        record.visitEvent = context.schedule(after: context.now.duration(to: due)) { [weak self, weak record] in
            guard let self, let record else { return }
            record.visitEvent = nil
            if let begun = record.visits.arrive(at: context.now) { occur(.visit(begun), for: app) }
        }
    }
}
