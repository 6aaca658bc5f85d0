import BackgroundRuntime

/// Tells once a second how far beacons are to all who want to know and run.
final class RangingPulse {
    private unowned let service: LocationService
    private var event: EventID?

    init(_ service: LocationService) { self.service = service }

    /// Somebody may want to know since now.
    func reconsider() {
        guard event == nil, !listeners.isEmpty,
            let interval = service.context.constants.duration(LocationConstants.rangingInterval), interval > .zero
        else { return }
        // Nobody waits for beacons to be where they were.
        event = service.context.schedule(after: interval, isHousekeeping: true) { [weak self] in self?.beat() }
    }

    private func beat() {
        event = nil
        for (session, process) in listeners { session.ranging.beat(in: process) }
        reconsider()
    }

    /// The managers that range, in processes that run on a phone that is awake.
    private var listeners: [(LocationSession, AppProcess)] {
        guard !service.context.conditions.isAsleep else { return [] }
        return service.context.apps.compactMap(\.process).filter(\.state.isRunning).flatMap { process in
            service.sessions(of: process).filter(\.ranging.isWanted).map { ($0, process) }
        }
    }
}
