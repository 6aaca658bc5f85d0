import BackgroundRuntime

/// What iOS 16.4 and later make of updates in the background that the app filters: they hold it only as long as positions come.
final class FilteredHold {
    private unowned let session: LocationSession
    private var event: EventID?
    /// Whether no position has come for so long that the updates hold the app no more.
    private(set) var isOver = false

    init(_ session: LocationSession) { self.session = session }

    private var service: LocationService { session.service }

    /// A position came, the app left the screen or the updates began: the time starts anew.
    func renew() {
        cancel()
        guard let process = session.process, process.isInBackground, session.allows, session.updates.isRunning,
            LocationRules.backgroundFiltered.systems.contains(service.system), !isContinuous(in: process),
            let grace = service.context.constants.duration(LocationConstants.filterGrace)
        else { return }
        event = service.context.schedule(after: grace, phase: .verdict) { [weak self] in
            self?.event = nil
            self?.end()
        }
    }

    /// The app is in front again, or its updates are over.
    func cancel() {
        if let event { service.context.cancel(event) }
        event = nil
        isOver = false
    }

    /// Whether the app asks for positions as one does that is never suspended, or the user sees that it has them.
    private func isContinuous(in process: AppProcess) -> Bool {
        session.distanceFilter == nil && session.wantsHundredMetres || session.showsBackgroundIndicator
            || service.status(of: process.app) == .authorizedWhenInUse || service.keptSessions.hasActivity(process)
    }

    private func end() {
        guard let process = session.process, process.isInBackground, session.updates.isRunning,
            !isContinuous(in: process)
        else { return }
        isOver = true
        let rule = LocationRules.backgroundFiltered
        service.reconsiderMode(process, rule, why: "no position has come that passes its filter")
        if process.mode(LocationMode.self)?.keepsAwake != true { process.explainSuspension(rule) }
    }
}
