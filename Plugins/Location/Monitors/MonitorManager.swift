import BackgroundRuntime

/// The monitors of all apps: their conditions are regions of the phone, and each change of state is an event.
final class MonitorManager {
    private unowned let service: LocationService
    static let method = "CLMonitor.events"

    init(_ service: LocationService) { self.service = service }

    private var context: ServiceContext { service.context }

    private func sessions(of process: AppProcess) -> [MonitorSession] {
        process.storage.existing(ProcessLocation.self)?.monitors ?? []
    }

    /// Whether somebody iterates the events of a monitor.
    func isIterated(in process: AppProcess) -> Bool { sessions(of: process).contains { $0.client != nil } }

    func open(_ session: MonitorSession, in process: AppProcess) {
        guard !sessions(of: process).contains(where: { $0.name == session.name }) else {
            return process.record(
                .finding, "the monitor \"\(session.name)\" is open already: this one hears nothing",
                rule: LocationRules.monitorName)
        }
        let count = AppMonitors.of(process.app).books[session.name]?.identifiers.count ?? 0
        if count == 0 { AppMonitors.of(process.app).books[session.name] = ConditionBook() }
        ProcessLocation.of(process).monitors.append(session)
        process.record(
            .note, "the monitor \"\(session.name)\" is open", rule: count > 0 ? LocationRules.monitorPersist : nil,
            number: Int64(count), unit: .count)
    }

    /// Whether a monitor object is the one that is open.
    private func isOpen(_ session: MonitorSession, in process: AppProcess) -> Bool {
        sessions(of: process).contains { $0 === session }
    }

    /// Somebody iterates: what waits is told, and the user is asked where that is due.
    func beginEvents(of session: MonitorSession) {
        guard let process = session.process, process.state.isRunning, isOpen(session, in: process) else { return }
        let record = service.record(of: process.app)
        _ = record.untaken.take { $0.isOf(monitor: session.name) }
        for event in AppMonitors.of(process.app).books[session.name]?.pending ?? [] {
            notify(event, to: session, rule: LocationRules.monitorRelaunch)
        }
        if service.system < .iOS(18) { _ = service.useService(process, MonitorManager.method) }
        service.keptSessions.pursueGoals(of: process, isNew: true)
        lookAgain(process)
    }

    func handled(_ identifier: String, of session: MonitorSession, in process: AppProcess) {
        AppMonitors.of(process.app).books[session.name]?.handle(identifier)
        look(at: MonitorPlace(monitor: session.name, identifier: identifier), process.app)
    }
}

// Conditions.

extension MonitorManager {
    func add(
        _ condition: MonitorCondition, _ identifier: String, assuming state: ConditionState,
        to session: MonitorSession, in process: AppProcess
    ) {
        guard isOpen(session, in: process) else { return }
        let app = process.app
        remove(identifier, from: session, in: process)
        AppMonitors.of(app).books[session.name]?.add(
            condition, identifier: identifier, assuming: state, date: context.clocks.date(at: context.now))
        let place = MonitorPlace(monitor: session.name, identifier: identifier)
        let region = Region(AppMonitors.of(app).region(of: place), condition)
        if case .refused(let rule) = service.watch(region, service.record(of: app)) {
            process.record(.refusal, "\"\(identifier)\" is not monitored", rule: rule)
            return leaveOut(place, app, rule.id == LocationRules.regionLimit.id ? .conditionLimitExceeded : [])
        }
        process.record(.note, "\"\(identifier)\" is monitored", rule: LocationRules.monitorEvents)
        // The state is found after the call.
        context.schedule(after: .zero, phase: .verdict) { [weak self, weak app] in
            if let self, let app { look(at: place, app) }
        }
    }

    /// A condition that is not watched: an event says so.
    private func leaveOut(_ place: MonitorPlace, _ app: InstalledApp, _ why: SessionDiagnostic) {
        context.schedule(after: .zero, phase: .verdict) { [weak self, weak app] in
            if let self, let app { change(.unmonitored, at: place, app, why) }
        }
    }

    func remove(_ identifier: String, from session: MonitorSession, in process: AppProcess) {
        let monitors = AppMonitors.of(process.app)
        guard monitors.books[session.name]?.remove(identifier) == true else { return }
        let region = monitors.region(of: MonitorPlace(monitor: session.name, identifier: identifier))
        _ = service.record(of: process.app).regions.remove(region)
        process.record(.note, "\"\(identifier)\" is no longer monitored")
    }
}

// Events.

extension MonitorManager {
    /// Looks again at all conditions of the monitors that a process has open: what could not be told before may be now.
    func lookAgain(_ process: AppProcess) {
        for session in sessions(of: process) where session.client != nil {
            for identifier in session.identifiers {
                look(at: MonitorPlace(monitor: session.name, identifier: identifier), process.app)
            }
        }
    }

    /// Looks on which side of its boundary the phone is.
    func look(at place: MonitorPlace, _ app: InstalledApp) {
        let region = AppMonitors.of(app).region(of: place)
        guard let isInside = service.record(of: app).regions.isInside(region) else { return }
        change(isInside ? .satisfied : .unsatisfied, at: place, app, [])
    }

    private func change(
        _ state: ConditionState, at place: MonitorPlace, _ app: InstalledApp, _ why: SessionDiagnostic
    ) {
        guard AppMonitors.of(app).books[place.monitor]?.isNews(state, of: place.identifier) == true else { return }
        let event = ConditionEvent(
            place.identifier, state, date: context.clocks.date(at: context.now),
            diagnostic: service.system >= .iOS(18) ? why : [],
            beacon: state == .satisfied ? beacon(of: place, app) : nil)
        service.occur(.condition(MonitorChange(monitor: place.monitor, event: event)), for: app)
    }

    /// The nearest beacon that makes a condition hold.
    private func beacon(of place: MonitorPlace, _ app: InstalledApp) -> Beacon? {
        guard let book = AppMonitors.of(app).books[place.monitor],
            case .beacon(let identity) = book.record(for: place.identifier)?.condition
        else { return nil }
        return service.beacons.heard(of: identity).first?.beacon
    }

    /// A change waits for the app; nothing more is told about its condition until then.
    func keep(_ change: MonitorChange, for app: InstalledApp) {
        AppMonitors.of(app).books[change.monitor]?.notify(change.event)
    }

    /// A change has reached the process; whether it has a monitor that takes it.
    func deliver(_ change: MonitorChange, to process: AppProcess) -> Bool {
        guard let session = sessions(of: process).first(where: { $0.name == change.monitor }), session.client != nil
        else { return false }
        AppMonitors.of(process.app).books[change.monitor]?.notify(change.event)
        notify(change.event, to: session, rule: LocationRules.monitorEvents)
        return true
    }

    private func notify(_ event: ConditionEvent, to session: MonitorSession, rule: Rule) {
        let isLimit = event.diagnostic.contains(.conditionLimitExceeded)
        let rule = event.beacon == nil ? rule : LocationRules.beaconCondition
        session.notify(
            MonitorManager.method, detail: event.description, rule: isLimit ? LocationRules.monitorLimit : rule
        ) {
            $0.didChange(event)
        }
    }
}
