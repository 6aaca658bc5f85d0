import BackgroundRuntime
import Foundation

/// The position of a phone, and who listens to it.
///
/// What an app registered with the system (authorization, regions, significant changes, visits) stays with the app;
/// standard updates end with the process.
public final class LocationService: ModuleService {
    let context: ServiceContext
    let movement: DeviceMovement
    let beacons: BeaconField
    private(set) lazy var compass = Compass(self)
    private(set) lazy var ranging = RangingTimer(self)
    private(set) lazy var live = LiveUpdateManager(self)
    private(set) lazy var keptSessions = KeptSessionManager(self)
    private(set) lazy var monitors = MonitorManager(self)
    private(set) lazy var accuracy = AccuracyManager(self)
    private(set) lazy var earlyEnd = EarlyEnd(self)
    private(set) lazy var repeatedFixes = RepeatedFixTimer(self)

    /// Where a phone is until it is moved: Cupertino, as in the simulator of Xcode.
    public static let firstPlace = Coordinate(latitude: 37.33182, longitude: -122.03118)

    init(_ context: ServiceContext) {
        self.context = context
        movement = DeviceMovement(context, at: LocationService.firstPlace)
        beacons = BeaconField(context)
        movement.onArrival = { [unowned self] in arrive() }
        beacons.onChange = { [unowned self] in beaconsChanged() }
    }

    /// Where the phone is.
    public var position: LocationFix { movement.position }

    var system: SystemVersion { context.system }

    func record(of app: InstalledApp) -> AppLocation { .of(app) }

    /// What an app may do with the position.
    public func status(of app: InstalledApp) -> AuthorizationStatus { record(of: app).authorization.status }

    /// The sessions of an app that runs.
    func sessions(of app: InstalledApp) -> [LocationSession] {
        app.process?.storage.existing(ProcessLocation.self)?.sessions ?? []
    }

    // Being told of processes.

    public func processDidStart(_ process: AppProcess) {
        keptSessions.processDidStart(process)
        let count = process.app.storage.existing(AppLocation.self)?.regions.regions.count ?? 0
        guard count > 0 else { return }
        process.record(
            .note, "regions are still monitored", rule: LocationRules.regionPersist, number: Int64(count), unit: .count)
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        switch state {
        case .inactive, .active: comeForeground(process)
        case .background: enterBackground(process)
        case .suspended: becomeSuspended(process)
        case .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        for session in sessions(of: process) {
            session.pause.cancel()
            session.deferral.cancel()
            session.repeats.finish(LocationService.updateMethod, in: process)
            if session.updates.isStarted { reportEnd(of: process) }
        }
        keptSessions.processDidEnd(process)
        record(of: process.app).authorization.withdrawPrompt()
        let record = record(of: process.app)
        if record.authorization.prompt == nil, let question = record.question {
            record.question = nil
            process.device.takeAway(question, isAnswered: false)
        }
        endUse(of: process.app)
    }

    private func reportEnd(of process: AppProcess) {
        let isForceQuit = process.wasForceQuit && LocationRules.forceQuitContinuous.systems.contains(system)
        process.record(
            .note, "standard updates end with the process",
            rule: isForceQuit ? LocationRules.forceQuitContinuous : LocationRules.terminationStops)
    }

    func sessions(of process: AppProcess) -> [LocationSession] {
        process.storage.existing(ProcessLocation.self)?.sessions ?? []
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        if old.isAsleep, !new.isAsleep {
            context.schedule(after: .zero, phase: .verdict) { [weak self] in
                for app in self?.context.apps ?? [] {
                    app.storage.existing(AppLocation.self)?.changes.deliverWhatWaited()
                }
                self?.ranging.reconsider()
            }
        }
        if !old.isUnlockedSinceBoot, new.isUnlockedSinceBoot {
            context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.startRegionsAfterBoot() }
        }
        if old.isLocked != new.isLocked { ranging.displayChanged() }
        if old.isLocked, !new.isLocked {
            context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.displayLitUp() }
        }
        let isOn = BeaconField.isListening(new)
        if BeaconField.isListening(old) != isOn { bluetoothChanged(isOn: isOn) }
    }
}

// The position, and who hears of it.

extension LocationService {
    private func arrive() {
        for app in context.apps { phoneMoved(for: app) }
        repeatedFixes.reconsider()
    }

    /// The position as an app gets it.
    func fix(for app: InstalledApp) -> LocationFix {
        accuracy.isReduced(app) ? position.grained(reducedGrain) : position
    }

    /// The position of a phone that stands still, as of now.
    func standingFix(for app: InstalledApp) -> LocationFix {
        fix(for: app).standing(at: context.clocks.date(at: context.now))
    }

    private func phoneMoved(for app: InstalledApp) {
        for session in sessions(of: app) { phoneMoved(for: session) }
        live.phoneMoved(for: app)
        guard context.conditions.isUnlockedSinceBoot || system < .iOS(7),
            let record = app.storage.existing(AppLocation.self)
        else { return }
        record.changes.look()
        // Regions wait for the first unlock on any system.
        if context.conditions.isUnlockedSinceBoot { checkRegions(app, record) }
        record.visits.look()
    }
}
