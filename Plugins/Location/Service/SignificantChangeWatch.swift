import BackgroundRuntime

/// The significant changes of one app: whether it wants them, and what of them waits. They outlive the process.
final class SignificantChangeWatch {
    private unowned let app: InstalledApp
    private let service: LocationService
    private var gate: SignificantChangeGate
    private var isWanted = false {
        didSet { app.setSystemActivities("significant changes", isWanted ? ["significant changes"] : []) }
    }
    private var lookEvent: EventID?
    /// The change that waits for the device to wake.
    private var heldInSleep: LocationFix?

    init(_ app: InstalledApp) {
        self.app = app
        service = app.device.requiredService(LocationService.self)
        let constants = app.device.constants
        gate = SignificantChangeGate(
            distance: constants.value(LocationConstants.significantDistance) ?? 500,
            interval: constants.duration(LocationConstants.significantInterval) ?? .seconds(300))
    }

    private var context: ServiceContext { service.context }
    private var place: Coordinate { service.position.coordinate }

    /// The app wants changes, measured from here at first.
    func begin() {
        isWanted = true
        gate.begin(at: place)
    }

    /// The app wants none any more.
    func end() {
        isWanted = false
        if let lookEvent { context.cancel(lookEvent) }
        lookEvent = nil
    }

    /// Looks whether where the phone is now is a change, or will be when enough time has passed.
    func look() {
        guard isWanted else { return }
        if gate.passes(place, at: context.now) {
            change(service.fix(for: app))
        } else if let due = gate.nextLook(for: place, at: context.now), lookEvent == nil {
            lookEvent = context.schedule(after: context.now.duration(to: due)) { [weak self] in
                self?.lookEvent = nil
                self?.look()
            }
        }
    }

    private func change(_ fix: LocationFix) {
        guard context.conditions.isAsleep else { return service.occur(.significantChange(fix), for: app) }
        app.record(
            .note, heldInSleep == nil ? "significant change waits for the device" : "and is replaced",
            rule: LocationRules.significantSleep)
        heldInSleep = fix
    }

    /// The device is awake again.
    func deliverWhatWaited() {
        guard let fix = heldInSleep else { return }
        heldInSleep = nil
        service.occur(.significantChange(fix), for: app)
    }
}
