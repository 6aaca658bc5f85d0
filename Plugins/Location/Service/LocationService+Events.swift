import BackgroundRuntime

// Events that wake or launch an app: significant changes, regions, visits.

extension LocationService {
    /// An event happened to an app: it is delivered, held or refused, and the trace says why.
    func occur(_ event: LocationEvent, for app: InstalledApp) {
        guard context.apps.contains(where: { $0 === app }), mayReach(app, event) else { return }
        if app.process == nil {
            guard mayLaunch(app, event) else { return }
            // The event waits before any code runs: a manager made in the launch gets it at once.
            keep(event, for: app)
            if !wake(app, for: event, deliver: { _ in }) { _ = record(of: app).untaken.take { $0 == event } }
        } else {
            wake(app, for: event) { [self] process in deliver(event, to: process) }
        }
    }

    @discardableResult
    private func wake(_ app: InstalledApp, for event: LocationEvent, deliver: @escaping (AppProcess) -> Void) -> Bool {
        app.wake(
            for: WakeEvent(
                event.name, rule: app.process == nil ? event.launchRule : event.wakeRule,
                allowance: context.constants.duration(LocationConstants.wake),
                options: LaunchOptions(["UIApplicationLaunchOptionsLocationKey": .boolean(true)]),
                passesForceQuit: true),
            deliver: deliver)
    }

    /// Whether the authorization lets the event through in the present state of the app.
    private func mayReach(_ app: InstalledApp, _ event: LocationEvent) -> Bool {
        let record = record(of: app)
        guard record.authorization.status.isAuthorized else {
            return refuse(app, event, LocationRules.authDeniedDeliversNothing)
        }
        // The switch of iOS 7 closes the services themselves, also for an app that runs.
        if event.isOfManager, context.conditions.backgroundRefresh != .available,
            LocationRules.refreshSwitchIOS7.systems.contains(system)
        {
            return refuse(app, event, LocationRules.refreshSwitchIOS7)
        }
        if event.needsExactPosition, accuracy.isReduced(app) {
            return refuse(app, event, LocationRules.accuracyReduced)
        }
        if app.isInFront || app.process.map(isInUse) == true { return true }
        if app.process == nil, record.outstanding.has(.backgroundActivity) { return true }
        if !event.isOfManager, let rule = keptSessions.lackOfSession(of: app) { return refuse(app, event, rule) }
        if case .prompt(let prompt, let rule) = record.authorization.needAlways() {
            app.record(.note, "\(prompt) is shown", detail: "for a \(event.name)", rule: rule)
        }
        if record.authorization.prompt == .upgrade(isSecond: true) {
            record.awaitingAlways.append(event)
            app.record(
                .note, "a \(event.name) waits for the user to confirm Always",
                rule: LocationRules.authProvisionalAlways)
            return false
        }
        if record.authorization.status == .authorizedWhenInUse {
            return refuse(app, event, LocationRules.alwaysNeeded)
        }
        return true
    }

    /// Whether the switches of the user let the event launch the app.
    private func mayLaunch(_ app: InstalledApp, _ event: LocationEvent) -> Bool {
        if context.conditions.backgroundRefresh != .available {
            if LocationRules.refreshSwitchIOS8.systems.contains(system) {
                app.record(.note, "Background App Refresh is off", rule: LocationRules.refreshSwitchIOS8)
            }
        }
        guard app.isBarredByForceQuit else { return true }
        if LocationRules.forceQuitIOS70.systems.contains(system) {
            return refuse(app, event, LocationRules.forceQuitIOS70)
        }
        if event.isVisit, LocationRules.forceQuitVisits.systems.contains(system) {
            return refuse(app, event, LocationRules.forceQuitVisits)
        }
        if LocationRules.forceQuit26.systems.contains(system) {
            let isLaunched = context.constants.value(LocationConstants.forceQuitRelaunch) != 0
            guard isLaunched else { return refuse(app, event, LocationRules.forceQuit26) }
            app.record(
                .note, "launched in spite of the force quit, which is disputed for this system",
                rule: LocationRules.forceQuit26)
        } else if LocationRules.forceQuitIOS71.systems.contains(system) {
            app.record(.note, "launched in spite of the force quit", rule: LocationRules.forceQuitIOS71)
        }
        return true
    }

    private func refuse(_ app: InstalledApp, _ event: LocationEvent, _ rule: Rule) -> Bool {
        app.record(.refusal, "no \(event.name) for the app", rule: rule)
        return false
    }
}

// Delivery.

extension LocationService {
    /// Calls every manager that takes the event; with none, it waits.
    private func deliver(_ event: LocationEvent, to process: AppProcess) {
        // Loops have heard of the position as the process came back.
        if event.isLive { return live.reconsider(process) }
        if case .condition(let change) = event {
            if !monitors.deliver(change, to: process) { keep(event, for: process.app) }
            return
        }
        let takers = sessions(of: process).filter(event.isTaken)
        if takers.isEmpty { keep(event, for: process.app) }
        for session in takers { call(event, session, isLate: false) }
    }

    private func keep(_ event: LocationEvent, for app: InstalledApp) {
        if case .condition(let change) = event { monitors.keep(change, for: app) }
        record(of: app).untaken.keep(event) { $0.isOutdated(by: event) }
    }

    /// Delivers events that waited for this manager; whether there was one.
    @discardableResult
    func deliverWaitingEvents(to session: LocationSession) -> Bool {
        guard let process = session.process else { return false }
        let due = record(of: process.app).untaken.take { $0.isTaken(by: session) }
        for event in due { call(event, session, isLate: true) }
        return !due.isEmpty
    }

    /// A manager got its delegate: it is told the authorization, and what waited.
    func clientWasSet(_ session: LocationSession) {
        guard let process = session.process, process.state != .notRunning else { return }
        if !session.wasNotifiedOfAuthorization { notifyAuthorization(session) }
        deliverWaitingEvents(to: session)
    }

    /// An app that is suspended with events left has made no manager for them.
    func reportPending(_ process: AppProcess) {
        record(of: process.app).untaken.report(
            to: process, advice: "make a manager and set its delegate, or iterate, while launching"
        ) { ($0.name, $0.lateRule) }
    }
}
