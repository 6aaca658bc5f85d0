import BackgroundRuntime

/// Tells once a second how far beacons are to all who want to know and run.
final class RangingTimer {
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
        for (session, process) in listeners {
            isOverLimit(process) ? session.ranging.stopAtLimit(in: process) : session.ranging.beat(in: process)
        }
        reconsider()
    }

    func enterBackground(_ process: AppProcess) {
        ProcessLocation.of(process).rangingSince = service.context.now
    }

    /// The display lit up or went dark: what stands still in the background goes on.
    func displayChanged() {
        for process in service.context.apps.compactMap(\.process) {
            process.storage.existing(ProcessLocation.self)?.rangingSince = service.context.now
        }
    }

    private func isOverLimit(_ process: AppProcess) -> Bool {
        guard process.isInBackground, LocationRules.beaconRangingLimit.systems.contains(service.system),
            let since = process.storage.existing(ProcessLocation.self)?.rangingSince,
            let limit = service.context.constants.duration(LocationConstants.rangingLimit)
        else { return false }
        return since.duration(to: service.context.now) > limit
    }

    /// The managers that range, in processes that run on a phone that is awake.
    private var listeners: [(LocationSession, AppProcess)] {
        guard !service.context.conditions.isAsleep else { return [] }
        return service.context.apps.compactMap(\.process).filter(\.state.isRunning).flatMap { process in
            service.sessions(of: process).filter(\.ranging.isWanted).map { ($0, process) }
        }
    }
}
