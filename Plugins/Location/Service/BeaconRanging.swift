import BackgroundRuntime

/// The beacons of which one location manager is told each second how far they are.
final class BeaconRanging {
    private unowned let session: LocationSession
    private(set) var wanted: [Ranging] = []
    /// What was told last: only what is new is a line of the trace, since a night would be thirty thousand.
    private var told: [Ranging: [RangedBeacon]] = [:]

    /// Whether it was said that the limit of the background is reached.
    private var isAtLimit = false

    init(_ session: LocationSession) { self.session = session }

    private var service: LocationService { session.service }

    /// Whether the manager wants to be told of any.
    var isWanted: Bool { !wanted.isEmpty }

    func start(_ ranging: Ranging, in process: AppProcess) {
        let isAllowed = service.useService(process, "startRangingBeacons")
        if !wanted.contains(where: ranging.isSame) { wanted.append(ranging) }
        if !isAllowed, service.status(of: process.app) != .notDetermined {
            fail(ranging, LocationRules.authDeniedDeliversNothing)
        } else if service.accuracy.isReduced(process.app) {
            fail(ranging, LocationRules.accuracyReduced)
        } else if !service.beacons.isListening {
            fail(ranging, LocationRules.beaconBluetooth)
        }
        service.ranging.reconsider()
    }

    private func fail(_ ranging: Ranging, _ rule: Rule) {
        session.notify(ranging.failure, detail: LocationError.rangingUnavailable.rawValue, rule: rule) {
            $0.rangingDidFail(ranging, .rangingUnavailable)
        }
    }

    func stop(_ ranging: Ranging) {
        wanted.removeAll(where: ranging.isSame)
        told = told.filter { !$0.key.isSame(as: ranging) }
    }

    /// A second is over in a process that runs.
    func beat(in process: AppProcess) {
        guard service.mayReceive(process), service.status(of: process.app).isAuthorized,
            !service.accuracy.isReduced(process.app), service.beacons.isListening
        else { return }
        isAtLimit = false
        for ranging in wanted { notify(service.beacons.heard(of: ranging.identity), ranging) }
    }

    private func notify(_ beacons: [RangedBeacon], _ ranging: Ranging) {
        guard told.updateValue(beacons, forKey: ranging) != beacons else {
            return session.link.deliver { [weak session] _ in session?.client?.didRange(beacons, ranging) }
        }
        // The owner is the one that was asked for.
        let names = beacons.map { "\($0.beacon.major)/\($0.beacon.minor) \($0.proximity.rawValue)" }
        let text = names.isEmpty ? "no beacon" : names.joined(separator: ", ")
        session.notify(ranging.method, detail: "\(text), as each second", rule: LocationRules.beaconRanging) {
            $0.didRange(beacons, ranging)
        }
    }

    /// Bluetooth was switched off while the app runs: each request fails, and goes on when it is on again.
    func loseBluetooth() {
        told = [:]
        for ranging in wanted { fail(ranging, LocationRules.beaconBluetooth) }
    }

    /// The system lets the app range no longer in the background, though it runs.
    func stopAtLimit(in process: AppProcess) {
        guard !isAtLimit else { return }
        isAtLimit = true
        told = [:]
        process.record(.note, "the distances of beacons are told no more", rule: LocationRules.beaconRangingLimit)
    }

    /// The process is suspended: nothing is told until it runs again.
    func stand(in process: AppProcess) {
        guard isWanted else { return }
        told = [:]
        process.record(.note, "the distances of beacons are told no more", rule: LocationRules.beaconRangingRuns)
    }
}
