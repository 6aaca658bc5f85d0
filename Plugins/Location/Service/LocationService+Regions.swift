import BackgroundRuntime

// Regions.

extension LocationService {
    func startMonitoring(_ region: Region, _ session: LocationSession, in process: AppProcess) {
        let mayDeliver = useService(process, "startMonitoring(for:)")
        if !mayDeliver, status(of: process.app) != .notDetermined {
            return refuse(
                region, .regionMonitoringDenied, LocationRules.authDeniedDeliversNothing, session, process)
        }
        let record = record(of: process.app)
        let outcome = watch(region, record)
        if case .refused(let rule) = outcome {
            return refuse(region, .regionMonitoringFailure, rule, session, process)
        }
        process.record(
            .note, "region \"\(region.identifier)\" is monitored",
            rule: outcome == .replaced ? LocationRules.regionReplace : nil)
        if record.regions.isInside(region.identifier) == true {
            process.record(
                .note, "the phone is inside already: no enter event", rule: LocationRules.regionNoInitialEvent)
        }
        noteUndeclared(process, "regions", LocationRules.regionNoMode)
        guard system >= .iOS(5) else { return }
        session.notify("locationManager(_:didStartMonitoringFor:)", detail: region.identifier, rule: nil) {
            $0.didStartMonitoring(region)
        }
    }

    private func refuse(
        _ region: Region, _ error: LocationError, _ rule: Rule, _ session: LocationSession, _ process: AppProcess
    ) {
        process.record(.refusal, "region \"\(region.identifier)\" is not monitored", rule: rule)
        session.notify(
            "locationManager(_:monitoringDidFailFor:withError:)",
            detail: "\(region.identifier): \(error.rawValue)", rule: rule
        ) {
            $0.monitoringDidFail(region, error)
        }
    }

    /// Adds a region to those of an app, with what the phone knows of it now.
    func watch(_ region: Region, _ record: AppLocation) -> RegionMonitor.Outcome {
        record.regions.add(region, place: position.coordinate, beacons: beacons.heard)
    }

    func stopMonitoring(_ identifier: String, in process: AppProcess) {
        guard record(of: process.app).regions.remove(identifier) else { return }
        process.record(.note, "region \"\(identifier)\" is no longer monitored")
    }

    func checkRegions(_ app: InstalledApp, _ record: AppLocation) {
        for candidate in record.regions.handle(position.coordinate, beacons: beacons.heard) {
            context.schedule(after: delay(of: candidate)) { [weak self, weak record] in
                guard let self, let record, let crossed = record.regions.confirm(candidate) else { return }
                count(crossed.region, crossed.crossing, for: app, record)
            }
        }
    }

    /// A crossing counts: its event comes after the rest of the latency, and that of beacons at once.
    private func count(_ region: Region, _ crossing: Crossing, for app: InstalledApp, _ record: AppLocation) {
        let isWanted = crossing == .enter ? region.notifyOnEntry : region.notifyOnExit
        guard isWanted else { return }
        if region.beacons != nil {
            count(beaconsOf: region, crossing, for: app)
            return announce(region, crossing, for: app, record)
        }
        guard let latency = context.constants.duration(LocationConstants.regionLatency) else { return }
        app.record(
            .note, "the boundary of \"\(region.identifier)\" counts as crossed", rule: LocationRules.regionCushion)
        context.schedule(after: latency - RegionMonitor.dwell) { [weak self, weak record] in
            if let self, let record { announce(region, crossing, for: app, record) }
        }
    }

    /// The event of a crossing: for whoever watches the region, if it is watched still.
    private func announce(_ region: Region, _ crossing: Crossing, for app: InstalledApp, _ record: AppLocation) {
        guard record.regions.regions.contains(region) else { return }
        if let cross = record.watches[region.identifier] {
            crossWatched(region, for: app, cross)
        } else if let place = app.storage.existing(AppMonitors.self)?.place(ofRegion: region.identifier) {
            monitors.look(at: place, app)
        } else {
            occur(.region(region, crossing), for: app)
        }
    }

    /// After a reboot regions are looked at again from the first unlock on.
    func startRegionsAfterBoot() {
        for app in context.apps {
            guard let record = app.storage.existing(AppLocation.self), !record.regions.regions.isEmpty else { continue }
            app.record(.note, "regions are monitored again", rule: LocationRules.regionReboot)
            checkRegions(app, record)
        }
    }
}
