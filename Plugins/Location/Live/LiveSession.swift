import BackgroundRuntime

/// Whoever iterates live updates.
public protocol LiveUpdateClient: AnyObject {
    /// A position, a rest, or a reason why there is none.
    func didUpdate(_ update: LiveUpdate)
}

/// One loop over live updates. The iterator keeps it, and invalidates it when the loop is left.
public final class LiveSession: ClientSession {
    /// The process of the loop, and where its calls come.
    public let link: ClientLink
    public weak var client: (any LiveUpdateClient)?
    let service: LocationService

    var updates: LiveUpdates
    var pauseEvent: EventID?
    /// What was told last.
    var told: LiveUpdate?
    var repeats = RepeatedFixes()

    /// A loop of this process. Before iOS 17 it ends the process.
    ///
    /// - Parameters:
    ///   - process: the launch of the app that iterates.
    ///   - place: where its calls come.
    public init(_ process: AppProcess, at place: CallPlace = .main) {
        link = ClientLink("live updates", of: process, at: place)
        service = process.device.requiredService(LocationService.self)
        updates = LiveUpdates(at: service.position.coordinate, service.context.now)
        process.requireLocation(.iOS(17), "CLLocationUpdate.liveUpdates(_:)")
    }

    /// Somebody iterates from now on.
    public func start() { process.map { service.live.start(self, in: $0) } }

    /// The loop was left, or its task cancelled.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        service.live.end(self, in: process)
    }
}
