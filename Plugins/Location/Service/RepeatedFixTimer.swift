import BackgroundRuntime

/// Tells the position of a phone that stands still once a second to everyone who wants it so often.
final class RepeatedFixTimer {
    private unowned let service: LocationService
    private var event: EventID?

    init(_ service: LocationService) { self.service = service }

    /// Somebody may want positions since now, or the phone stopped.
    func reconsider() {
        guard event == nil, !service.movement.isUnderWay, isWanted,
            let interval = service.context.constants.duration(LocationConstants.fixInterval), interval > .zero
        else { return }
        // Nobody waits for a phone that stands still to tell so once more.
        event = service.context.schedule(after: interval, isHousekeeping: true) { [weak self] in self?.beat() }
    }

    private func beat() {
        event = nil
        guard !service.movement.isUnderWay else { return }
        for app in service.context.apps {
            guard let process = app.process else { continue }
            for session in service.sessions(of: process) where service.wantsRepeats(session, process) {
                service.notifyAgain(session, process)
            }
            service.live.notifyAgain(process)
        }
        reconsider()
    }

    private var isWanted: Bool {
        service.context.apps.contains { app in
            guard let process = app.process else { return false }
            return service.sessions(of: process).contains { service.wantsRepeats($0, process) }
                || service.live.wantsRepeats(process)
        }
    }
}
