import BackgroundRuntime

/// The visits of one app: whether it wants them, and the stay that may become one. They outlive the process.
final class VisitWatch {
    private unowned let app: InstalledApp
    private let service: LocationService
    private var visits = VisitMachine()
    private var isWanted = false {
        didSet { app.setSystemActivities("visits", isWanted ? ["visits"] : []) }
    }
    /// When the stay becomes a visit.
    private var arrival: EventID?

    init(_ app: InstalledApp) {
        self.app = app
        service = app.device.requiredService(LocationService.self)
    }

    private var context: ServiceContext { service.context }

    /// The app wants visits, and the phone may be on one.
    func begin() {
        isWanted = true
        look()
    }

    /// The app wants none any more.
    func end() {
        isWanted = false
        if let arrival { context.cancel(arrival) }
    }

    /// Looks whether a visit ends with where the phone is now, and when the next begins if it stays.
    func look() {
        guard isWanted else { return }
        if let ended = visits.handle(service.fix(for: app), at: context.now) { service.occur(.visit(ended), for: app) }
        if let arrival { context.cancel(arrival) }
        arrival = visits.arrivalDue.map { due in
            context.schedule(after: context.now.duration(to: due)) { [weak self] in self?.arrive() }
        }
    }

    private func arrive() {
        arrival = nil
        if let begun = visits.arrive(at: context.now) { service.occur(.visit(begun), for: app) }
    }
}
