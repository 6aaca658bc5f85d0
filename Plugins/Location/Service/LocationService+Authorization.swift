import BackgroundRuntime

// Asking the user, and telling the app.

/// The keys of the texts that a prompt shows.
enum UsageKey {
    static let whenInUse = "NSLocationWhenInUseUsageDescription"
    static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
    static let alwaysBefore11 = "NSLocationAlwaysUsageDescription"
}

extension Manifest {
    /// The usage string under `key`, unless it is missing or empty.
    private func usageText(_ key: String) -> String? {
        string(forKey: key).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a request for When In Use may prompt.
    var explainsWhenInUse: Bool { usageText(UsageKey.whenInUse) != nil }

    /// Whether a request for Always may prompt on `system`: from iOS 11 with both texts.
    func explainsAlways(on system: SystemVersion) -> Bool {
        guard system >= .iOS(11) else { return usageText(UsageKey.alwaysBefore11) != nil }
        return explainsWhenInUse && usageText(UsageKey.always) != nil
    }
}

extension LocationService {
    func requestWhenInUse(in process: AppProcess) {
        let verdict = record(of: process.app).authorization.requestWhenInUse(
            isForeground: process.isInFront, hasUsageText: process.app.manifest.explainsWhenInUse)
        apply(verdict, to: process.app, request: "requestWhenInUseAuthorization()")
    }

    func requestAlways(in process: AppProcess) {
        let verdict = record(of: process.app).authorization.requestAlways(
            isForeground: process.isInFront, hasUsageText: process.app.manifest.explainsAlways(on: system))
        apply(verdict, to: process.app, request: "requestAlwaysAuthorization()")
    }

    /// The app used a service; says whether it may get anything from it now.
    func useService(_ process: AppProcess, _ name: String) -> Bool {
        let app = process.app
        let status = status(of: app)
        guard status == .notDetermined else { return status.isAuthorized }
        if process.isInBackground, LocationRules.launchNotDetermined.systems.contains(system) {
            process.record(
                .finding, "\(name) in the background with status notDetermined",
                rule: LocationRules.launchNotDetermined)
        }
        apply(record(of: app).authorization.useService(), to: app, request: name)
        return false
    }

    private func apply(_ verdict: AuthorizationMachine.Verdict, to app: InstalledApp, request: String) {
        switch verdict {
        case .prompt(let prompt, let rule): show(prompt, rule, app)
        case .changed(let rule): announce(app, rule)
        case .ignored(let rule): app.record(.refusal, "no prompt for \(request)", rule: rule)
        case .nothing: break
        }
    }

    private func show(_ prompt: AuthorizationPrompt, _ rule: Rule, _ app: InstalledApp) {
        app.record(.note, "\(prompt) is shown", rule: rule)
        if app.isInFront { app.process.map { keptSessions.reconsider($0) } }
        record(of: app).question = app.device.show(question(prompt, about: app), about: app)
    }

    /// The user answers the prompt that is shown, or changes Settings.
    func choose(_ choice: AuthorizationChoice, for app: InstalledApp) throws {
        guard record(of: app).authorization.prompt == nil else { return try decide(choice, for: app) }
        try app.device.visitSettings { try decide(choice, for: app) }
    }

    private func decide(_ choice: AuthorizationChoice, for app: InstalledApp) throws {
        let record = record(of: app)
        let place = record.authorization.prompt.map { way(to: choice, in: $0) } ?? "in Settings"
        let verdict = try record.authorization.choose(choice)
        app.record(.stimulus, "user chooses \(choice.rawValue)", detail: place)
        if let question = record.question {
            record.question = nil
            app.device.takeAway(question)
        }
        apply(verdict, to: app, request: "")
        // Where the answer changed nothing, the sessions still hear that it is there.
        app.process.map { keptSessions.reconsider($0) }
        settleEventsAwaitingAlways(app, record)
        app.device.settle()
    }

    private func settleEventsAwaitingAlways(_ app: InstalledApp, _ record: AppLocation) {
        let events = record.awaitingAlways
        record.awaitingAlways = []
        for event in events { occur(event, for: app) }
    }

    /// What was allowed once ends with the use.
    func endUse(of app: InstalledApp) {
        apply(record(of: app).authorization.endUse(), to: app, request: "")
        accuracy.endUse(of: app)
    }
}

extension LocationService {
    /// The status has changed: the trace, the delegates and the running services follow.
    private func announce(_ app: InstalledApp, _ rule: Rule) {
        let status = status(of: app)
        app.record(.note, "location authorization: \(status.rawValue)", rule: rule)
        guard let process = app.process, process.state != .notRunning else { return }
        for session in sessions(of: app) {
            notifyAuthorization(session)
            guard session.updates.isStarted else { continue }
            status.isAuthorized ? deliverFirst(session, in: process) : failDenied(session, in: process)
        }
        reconsiderMode(process, LocationRules.authDeniedDeliversNothing, why: "not authorized")
        keptSessions.reconsider(process, why: "not authorized")
    }

    /// The first call to a new delegate tells the status, and each change after it.
    func notifyAuthorization(_ session: LocationSession) {
        guard session.client != nil, !session.isAuthorizationCallQueued, session.link.takesCalls else { return }
        (session.isAuthorizationCallQueued, session.wasNotifiedOfAuthorization) = (true, true)
        session.link.deliver { [self] process in
            session.isAuthorizationCallQueued = false
            guard let client = session.client else { return }
            let status = status(of: process.app)
            process.record(
                .call, authorizationCall, detail: status.rawValue, rule: LocationRules.authChangeCallback)
            client.didChangeAuthorization(status)
        }
    }

    private var authorizationCall: String {
        system >= .iOS(14) ? "locationManagerDidChangeAuthorization(_:)" : "locationManager(_:didChangeAuthorization:)"
    }

    /// Tells a client that it gets nothing.
    func failDenied(_ session: LocationSession, in process: AppProcess) {
        fail(session, in: process, LocationRules.authDeniedDeliversNothing)
    }

    func fail(_ session: LocationSession, in process: AppProcess, _ rule: Rule) {
        session.notify("locationManager(_:didFailWithError:)", detail: "denied", rule: rule) {
            $0.didFail(.denied)
        }
    }
}
