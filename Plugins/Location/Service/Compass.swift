import BackgroundRuntime

/// Where the phone points, and which managers hear of it.
final class Compass {
    static let method = "locationManager(_:didUpdateHeading:)"

    private unowned let service: LocationService
    private(set) var degrees = 0.0

    /// A phone that points to the north.
    init(_ service: LocationService) { self.service = service }

    private var context: ServiceContext { service.context }

    /// The phone points elsewhere from now on.
    func turn(to degrees: Double) {
        context.record(.stimulus, "points to \(degrees)°")
        self.degrees = degrees
        for app in context.apps {
            guard let process = app.process else { continue }
            for session in service.sessions(of: process) { notify(session, in: process) }
        }
    }

    func start(_ session: LocationSession, in process: AppProcess) {
        guard session.headings.open() else { return }
        notify(session, in: process)
    }

    /// Tells a manager where the phone points, if it wants to know and its app runs.
    func notify(_ session: LocationSession, in process: AppProcess) {
        guard session.headings.isOpen else { return }
        guard process.state.isRunning else {
            return process.record(
                .note, "no heading for the app: it is suspended", rule: LocationRules.headingNoWake)
        }
        guard session.headings.passes(degrees) else { return }
        let heading = Heading(
            degrees, isTrueKnown: session.updates.isRunning && session.status.isAuthorized,
            date: context.clocks.date(at: context.now))
        session.lastHeading = heading
        session.notify(Compass.method, detail: heading.description, rule: LocationRules.headingFilter) {
            $0.didTurn(heading)
        }
    }
}
