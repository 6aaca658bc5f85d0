import BackgroundRuntime

// Beacons: what of them makes crossings, and what the display does.

extension LocationService {
    /// Beacons came or went, or the phone began or ceased to listen.
    func beaconsChanged() {
        guard context.conditions.isUnlockedSinceBoot else { return }
        for app in context.apps {
            guard let record = app.storage.existing(AppLocation.self) else { continue }
            checkRegions(app, record)
        }
    }

    /// How long a crossing has to last until it counts.
    func delay(of candidate: RegionMonitor.Candidate) -> Duration {
        guard candidate.region.beacons != nil else { return RegionMonitor.dwell }
        let isEntry = candidate.crossing == .enter
        return context.constants.duration(isEntry ? LocationConstants.beaconEntry : LocationConstants.beaconExit)
            ?? .zero
    }

    /// Beacons count as found or lost: their event comes at once.
    func count(beaconsOf region: Region, _ crossing: Crossing, for app: InstalledApp) {
        crossing == .enter
            ? app.record(
                .note, "a beacon of \"\(region.identifier)\" counts as found", rule: LocationRules.beaconEnter)
            : app.record(
                .note, "the beacons of \"\(region.identifier)\" count as lost", rule: LocationRules.beaconExit)
    }

    /// Bluetooth was switched: regions of beacons know nothing, or look anew.
    func bluetoothChanged(isOn: Bool) {
        for app in context.apps {
            if !isOn, app.process?.state.isRunning == true {
                for session in sessions(of: app) { session.ranging.loseBluetooth() }
            }
            guard let record = app.storage.existing(AppLocation.self),
                record.regions.regions.contains(where: { $0.beacons != nil })
            else { continue }
            app.record(
                .note, isOn ? "beacons are looked for again" : "no beacons can be heard",
                rule: LocationRules.beaconBluetooth)
        }
        beaconsChanged()
    }

    /// The display lights up: apps that asked for it hear of the beacons they are near.
    func displayLitUp() {
        for app in context.apps {
            guard let record = app.storage.existing(AppLocation.self) else { continue }
            for region in record.regions.regions
            where region.notifyEntryStateOnDisplay && record.regions.isInside(region.identifier) == true {
                occur(.display(region), for: app)
            }
        }
    }
}

// The state of a region.

extension LocationService {
    /// What Core Location calls with it.
    static let stateMethod = "locationManager(_:didDetermineState:for:)"

    func requestState(of region: Region, _ session: LocationSession, in process: AppProcess) {
        notify(state(of: region, process.app), of: region, session)
    }

    func notify(_ state: RegionState, of region: Region, _ session: LocationSession) {
        session.notify(
            LocationService.stateMethod, detail: "\(region.identifier): \(state.rawValue)",
            rule: LocationRules.regionState
        ) {
            $0.didDetermine(state, region)
        }
    }

    private func state(of region: Region, _ app: InstalledApp) -> RegionState {
        guard status(of: app).isAuthorized else { return .unknown }
        let record = record(of: app)
        // Beacons that fell silent count as near until they count as lost.
        let twin = record.regions.regions.first { $0.identifier == region.identifier && $0.area == region.area }
        if twin?.beacons != nil { return RegionState(record.regions.isInside(region.identifier)) }
        return RegionState(region.area.holds(at: position.coordinate, near: beacons.heard))
    }
}
