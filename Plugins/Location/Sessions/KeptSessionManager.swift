import BackgroundRuntime

/// The background activity sessions and service sessions of all apps: which are in effect, what they ask the user, and
/// what they tell their apps.
final class KeptSessionManager {
    private unowned let service: LocationService

    init(_ service: LocationService) { self.service = service }

    private var context: ServiceContext { service.context }

    private func sessions(of process: AppProcess) -> [KeptLocationSession] {
        process.storage.existing(ProcessLocation.self)?.kept ?? []
    }

    func begin(_ session: KeptLocationSession, in process: AppProcess) {
        let isContinued = service.record(of: process.app).outstanding.takeUp(session.kind.outstanding)
        let isBacked = sessions(of: process).contains {
            $0.kind.outstanding == session.kind.outstanding && $0.isInEffect
        }
        ProcessLocation.of(process).kept.append(session)
        session.isInEffect = isContinued || isBacked || process.isInFront
        if session.isInEffect {
            process.record(
                .note, "\(session.kind.name) \(isContinued ? "goes on" : "begins")", detail: session.kind.detail,
                rule: session.kind.rule)
        } else {
            process.record(
                .refusal, "\(session.kind.name) does not begin in the background", rule: session.kind.rule)
        }
        pursueGoals(of: process, isNew: true)
        reconsider(process)
    }

    func end(_ session: KeptLocationSession, in process: AppProcess) {
        guard sessions(of: process).contains(where: { $0 === session }) else { return }
        ProcessLocation.of(process).kept.removeAll { $0 === session }
        process.record(.note, "\(session.kind.name) ends", rule: session.kind.rule)
        reconsider(process, why: "\(session.kind.name) ended")
    }

    /// The state of a process, its sessions or its authorization changed.
    func reconsider(_ process: AppProcess, why: String = "") {
        for session in sessions(of: process) { notify(session) }
        service.live.reconsider(process, why: why)
        service.reconsiderMode(process, LocationRules.sessionBackgroundActivity, why: why)
    }

    /// In the foreground every session counts, and the user can be asked.
    func comeForeground(_ process: AppProcess) {
        for session in sessions(of: process) { session.isInEffect = true }
        // The question comes when the transition is over.
        guard process.state == .active, service.system >= .iOS(18) else { return }
        context.schedule(after: .zero, phase: .verdict) { [weak self, weak process] in
            if let self, let process, process.state == .active { pursueGoals(of: process, isNew: false) }
        }
    }

    /// Whether a background activity session makes the app count as in use.
    func hasActivity(_ process: AppProcess) -> Bool {
        sessions(of: process).contains { $0.kind == .backgroundActivity && $0.isInEffect }
            || service.record(of: process.app).outstanding.has(.backgroundActivity)
    }
}

// What is in the way.

extension KeptSessionManager {
    /// What decides about live updates and monitors of a process.
    func situation(of process: AppProcess) -> SessionSituation {
        let record = service.record(of: process.app)
        var situation = SessionSituation(status: record.authorization.status)
        situation.isAsking = record.authorization.prompt != nil
        situation.isInUse = process.isInFront || hasActivity(process)
        situation.isReduced = service.accuracy.isReduced(process.app)
        situation.alwaysCounts = alwaysCounts(process.app)
        situation.lacksServiceSession = isExplicit(process.app) && !hasServiceSession(process)
        return situation
    }

    /// Whether the manifest says that no service session is held by itself.
    private func isExplicit(_ app: InstalledApp) -> Bool {
        service.system >= .iOS(18) && app.manifest.bool(forKey: "NSLocationRequireExplicitServiceSession") == true
    }

    private func hasServiceSession(_ process: AppProcess) -> Bool {
        sessions(of: process).contains { $0.kind.goal > .none && $0.isInEffect }
            || service.record(of: process.app).outstanding.hasService
    }

    /// Whether Always counts in the background: from iOS 18 only while the app asks for it.
    private func alwaysCounts(_ app: InstalledApp) -> Bool {
        guard service.system >= .iOS(18) else { return true }
        let held = app.process.map { sessions(of: $0).contains { $0.kind.goal == .always && $0.isInEffect } } ?? false
        return held || service.record(of: app).outstanding.has(.alwaysSession)
    }

    /// Why loops of an app that is not in use hear nothing; nil when they do, as far as sessions are concerned.
    func lackOfSession(of app: InstalledApp) -> Rule? {
        let isHeld = app.process.map(hasServiceSession) ?? service.record(of: app).outstanding.hasService
        if isExplicit(app), !isHeld { return LocationRules.sessionExplicit }
        let isAlways = service.status(of: app) == .authorizedAlways
        return isAlways && !alwaysCounts(app) ? LocationRules.sessionAlways : nil
    }

    /// Tells whoever listens what is new about a session.
    func notify(_ session: KeptLocationSession) {
        guard session.client != nil, let process = session.process, process.state.isRunning,
            service.system >= .iOS(18)
        else { return }
        let diagnostic = diagnose(session, in: process)
        guard session.told != diagnostic else { return }
        session.told = diagnostic
        let method = "\(session.kind.className).diagnostics"
        session.notify(method, detail: diagnostic.description, rule: LocationRules.sessionDiagnostics) {
            $0.didDiagnose(diagnostic)
        }
    }

    private func diagnose(_ session: KeptLocationSession, in process: AppProcess) -> SessionDiagnostic {
        let authorization = service.record(of: process.app).authorization
        var diagnostic = situation(of: process).diagnostic.subtracting([.accuracyLimited, .insufficientlyInUse])
        if !session.isInEffect { diagnostic.insert(.insufficientlyInUse) }
        if session.kind.goal == .always, authorization.status == .authorizedWhenInUse, authorization.hasAskedAlways,
            authorization.prompt == nil
        {
            diagnostic.insert(.alwaysAuthorizationDenied)
        }
        let accuracy = service.record(of: process.app).accuracy
        if session.kind.purpose != nil, service.accuracy.isReduced(process.app), accuracy.wasDeclined {
            diagnostic.insert(.fullAccuracyDenied)
        }
        if accuracy.isAsking { diagnostic.insert(.authorizationRequestInProgress) }
        return diagnostic
    }
}

// Asking the user.

extension KeptSessionManager {
    /// Asks the user for what the sessions of an app want, as far as that was not asked yet and the app is in front.
    ///
    /// - Parameter isNew: whether a session began: then the trace says why nobody can be asked.
    func pursueGoals(of process: AppProcess, isNew: Bool) {
        guard service.system >= .iOS(18) else { return }
        pursueAuthorization(of: process, isNew: isNew)
        pursueFullAccuracy(of: process)
    }

    /// A session that wants exact positions asks for them once in each use.
    private func pursueFullAccuracy(of process: AppProcess) {
        let accuracy = service.record(of: process.app).accuracy
        let purposes = sessions(of: process).filter(\.isInEffect).compactMap(\.kind.purpose)
        guard let purpose = purposes.first, service.accuracy.isReduced(process.app), !accuracy.wasDeclined else {
            return
        }
        _ = service.accuracy.ask(for: purpose, in: process, isSession: true)
    }

    private func pursueAuthorization(of process: AppProcess, isNew: Bool) {
        let explicit = sessions(of: process).filter(\.isInEffect).map(\.kind.goal).max() ?? .none
        let iterates = !service.live.sessions(of: process).isEmpty || service.monitors.isIterated(in: process)
        let hasImplicit = iterates && !isExplicit(process.app)
        let goal = max(explicit, hasImplicit ? .whenInUse : .none)
        let authorization = service.record(of: process.app).authorization
        guard authorization.prompt == nil, goal > .none, isNew || process.isInFront else { return }
        let rule = explicit == goal ? LocationRules.sessionService : LocationRules.sessionImplicit
        switch authorization.status {
        case .notDetermined: ask(goal, rule, process)
        case .authorizedWhenInUse where goal == .always && !authorization.hasAskedAlways && !authorization.isOnce:
            ask(goal, rule, process)
        default: break
        }
    }

    private func ask(_ goal: SessionGoal, _ rule: Rule, _ process: AppProcess) {
        let what = goal == .always ? "Always" : "While Using"
        let whose = rule.id == LocationRules.sessionImplicit.id ? "loop" : "service session"
        process.record(.note, "the app's \(whose) asks for \(what)", rule: rule)
        goal == .always ? service.requestAlways(in: process) : service.requestWhenInUse(in: process)
    }
}

// From launch to launch.

extension KeptSessionManager {
    /// A process ended: what it held waits for the next one. What the user swiped away does not.
    func processDidEnd(_ process: AppProcess) {
        let record = service.record(of: process.app)
        var held: [OutstandingSessions.Kind] = sessions(of: process).filter(\.isInEffect).map(\.kind.outstanding)
        let loops = service.live.sessions(of: process)
        if !loops.isEmpty { held.append(.liveUpdates) }
        service.live.suspend(process)
        guard process.wasForceQuit else { return record.outstanding.leave(held) }
        _ = record.outstanding.giveUp()
        if !loops.isEmpty {
            process.record(.note, "live updates end with a force quit", rule: LocationRules.forceQuitContinuous)
        }
    }

    /// A launch has a short while to take up again what the one before it held.
    func processDidStart(_ process: AppProcess) {
        guard let record = process.app.storage.existing(AppLocation.self), !record.outstanding.isEmpty,
            let grace = context.constants.duration(LocationConstants.sessionGrace)
        else { return }
        context.schedule(after: grace, phase: .verdict) { [weak self, weak process] in
            guard let self, let process, process.state != .notRunning else { return }
            giveUp(process)
        }
    }

    private func giveUp(_ process: AppProcess) {
        for kind in service.record(of: process.app).outstanding.giveUp() {
            let rule: Rule =
                switch kind {
                case .liveUpdates: LocationRules.liveRelaunch
                case .backgroundActivity: LocationRules.sessionBackgroundActivity
                case .serviceSession, .alwaysSession: LocationRules.sessionService
                }
            // In front, the app may begin anew at any time.
            process.record(
                process.isInFront ? .note : .finding,
                "\(kind.rawValue) of the last launch was not taken up again in time", rule: rule)
        }
        reconsider(process, why: "not taken up again")
    }
}

extension KeptLocationSession.Kind {
    /// What the trace adds when it begins.
    fileprivate var detail: String {
        guard case .service(let goal, let purpose) = self else { return "" }
        return purpose.map { "\(goal.rawValue), full accuracy for \"\($0)\"" } ?? goal.rawValue
    }
}
