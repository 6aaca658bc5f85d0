import BackgroundRuntime

// Significant changes and visits: registered with the system, they outlive the process.

extension LocationService {
    func startSignificantChanges(_ session: LocationSession, in process: AppProcess) {
        let record = record(of: process.app)
        let mayDeliver = useService(process, "startMonitoringSignificantLocationChanges()")
        let isFirst = !session.wantsSignificantChanges
        session.wantsSignificantChanges = true
        record.changes.begin()
        noteUndeclared(process, "significant changes", LocationRules.significantNoMode)
        if !mayDeliver, status(of: process.app) != .notDetermined { return failDenied(session, in: process) }
        guard isFirst, !deliverWaitingEvents(to: session), mayDeliver else { return }
        // The first event is the position that is known already.
        let fix = fix(for: process.app)
        session.notify(
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
        record.changes.end()
        _ = record.untaken.take { if case .significantChange = $0 { true } else { false } }
    }
}

extension LocationService {
    func startVisits(_ session: LocationSession, in process: AppProcess) {
        let mayDeliver = useService(process, "startMonitoringVisits()")
        session.wantsVisits = true
        noteUndeclared(process, "visits", LocationRules.regionNoMode)
        if !mayDeliver, status(of: process.app) != .notDetermined { failDenied(session, in: process) }
        record(of: process.app).visits.begin()
    }

    func stopVisits(_ session: LocationSession, in process: AppProcess) {
        session.wantsVisits = false
        guard !sessions(of: process).contains(where: \.wantsVisits) else { return }
        record(of: process.app).visits.end()
    }
}
