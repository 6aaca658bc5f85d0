import BackgroundRuntime
import Foundation

/// The live updates of all apps: what is told to which loop, when they pause, and when they wake their app again.
final class LiveUpdateManager {
    private unowned let service: LocationService
    static let method = "CLLocationUpdate.liveUpdates(_:)"

    init(_ service: LocationService) { self.service = service }

    private var context: ServiceContext { service.context }

    func sessions(of process: AppProcess) -> [LiveSession] {
        process.storage.existing(ProcessLocation.self)?.live ?? []
    }

    func start(_ session: LiveSession, in process: AppProcess) {
        let record = service.record(of: process.app)
        process.mode(LocationMode.self)?.wasUsed = true
        ProcessLocation.of(process).live.append(session)
        let isContinued = record.outstanding.takeUp(.liveUpdates)
        process.record(
            .note, isContinued ? "live updates go on" : "live updates begin",
            rule: isContinued ? LocationRules.liveRelaunch : LocationRules.liveUpdates)
        _ = record.untaken.take { $0.isLive }
        // Before iOS 18 nobody is asked: the trace says so.
        if service.system < .iOS(18) { _ = service.useService(process, LiveUpdateManager.method) }
        service.keptSessions.pursueGoals(of: process, isNew: true)
        reconsider(process)
    }

    func end(_ session: LiveSession, in process: AppProcess) {
        stop(session, in: process)
        ProcessLocation.of(process).live.removeAll { $0 === session }
        process.record(.note, "live updates end: the loop was left", rule: LocationRules.liveUpdates)
        service.reconsiderMode(process, LocationRules.liveUpdates, why: "live updates ended")
    }

    /// State, authorization or sessions of a process changed: each loop is told what is new, and the mode follows.
    func reconsider(_ process: AppProcess, why: String = "") {
        let sessions = sessions(of: process)
        guard !sessions.isEmpty, process.state.isRunning else { return }
        let situation = service.keptSessions.situation(of: process)
        for session in sessions {
            notifyChanges(session, situation, in: process)
            if session.pauseEvent == nil { schedulePause(session, in: process) }
        }
        service.reconsiderMode(process, reason(situation).rule, why: why)
        service.repeatedFixes.reconsider()
    }

    /// The process cannot run: nothing is told, and no time counts as rest.
    func suspend(_ process: AppProcess) {
        for session in sessions(of: process) { stop(session, in: process) }
    }

    private func stop(_ session: LiveSession, in process: AppProcess) {
        if let event = session.pauseEvent { context.cancel(event) }
        session.pauseEvent = nil
        session.repeats.finish(LiveUpdateManager.method, in: process)
    }

    /// The process runs again.
    func resume(_ process: AppProcess) {
        for session in sessions(of: process) where session.pauseEvent == nil {
            session.updates.beginStillness(at: context.now)
        }
        reconsider(process)
    }

    /// Whether live updates keep a process awake whose manifest declares the mode.
    func keepsAwake(_ process: AppProcess) -> Bool {
        sessions(of: process).contains { !$0.updates.isStationary } && service.keptSessions.situation(of: process).flows
    }

    /// Why the loops of a process will not keep it awake; nil when they do, or rest.
    func lackOfHold(_ process: AppProcess) -> (rule: Rule, text: String)? {
        guard sessions(of: process).contains(where: { !$0.updates.isStationary }) else { return nil }
        let situation = service.keptSessions.situation(of: process)
        if situation.flows, process.mode(LocationMode.self) != nil { return nil }
        return reason(situation)
    }

    private func reason(_ situation: SessionSituation) -> (rule: Rule, text: String) {
        if situation.diagnostic.contains(.serviceSessionRequired) {
            return (LocationRules.sessionExplicit, "live updates stop: no service session is held")
        }
        if !situation.status.isAuthorized {
            return (LocationRules.authDeniedDeliversNothing, "no live updates: not authorized")
        }
        if situation.diagnostic.contains(.insufficientlyInUse) {
            let isAlways = situation.status == .authorizedAlways
            return (
                isAlways ? LocationRules.sessionAlways : LocationRules.liveBackground,
                "live updates stop in the background"
            )
        }
        return (LocationRules.modeRequired, "live updates do not keep the app awake")
    }
}

// Telling.

extension LiveUpdateManager {
    /// Tells a loop a position that it does not have, or what is in its way since now.
    private func notifyChanges(_ session: LiveSession, _ situation: SessionSituation, in process: AppProcess) {
        guard !session.updates.isStationary || !situation.flows else { return }
        let diagnostic = service.system >= .iOS(18) ? situation.diagnostic : []
        if situation.flows {
            let fix = service.fix(for: process.app)
            guard session.told?.diagnostic != diagnostic || isNews(fix, for: session, process.app) else { return }
            return notify(session, LiveUpdate(fix, diagnostic: diagnostic), in: process)
        }
        // Before iOS 18 the loop hears that positions have stopped, and not why.
        let hadPosition = session.told.map { $0.fix != nil } ?? (situation.status != .notDetermined)
        guard hadPosition || session.told?.diagnostic ?? [] != diagnostic else { return }
        session.updates = LiveUpdates(at: service.position.coordinate, context.now)
        notify(session, LiveUpdate(nil, diagnostic: diagnostic), in: process, rule: reason(situation).rule)
    }

    /// Whether a loop has not had a position; approximate ones come more rarely.
    private func isNews(_ fix: LocationFix, for session: LiveSession, _ app: InstalledApp) -> Bool {
        guard let last = session.told?.fix, last.coordinate != fix.coordinate else { return session.told?.fix == nil }
        guard service.accuracy.isReduced(app), let interval = context.constants.value(LocationConstants.reducedInterval)
        else {
            return true
        }
        return fix.date.timeIntervalSince(last.date) >= interval
    }

    private func notify(_ session: LiveSession, _ update: LiveUpdate, in process: AppProcess, rule: Rule? = nil) {
        session.repeats.finish(LiveUpdateManager.method, in: process)
        session.told = update
        let isDiagnosed = !update.diagnostic.isEmpty
        let given = rule ?? (isDiagnosed ? LocationRules.sessionDiagnostics : flowRule(process))
        if isDiagnosed, rule != nil {
            process.record(
                .note, "live updates say: \(update.diagnostic)", rule: LocationRules.sessionDiagnostics)
        }
        session.notify(LiveUpdateManager.method, detail: update.description, rule: given) { $0.didUpdate(update) }
    }

    private func flowRule(_ process: AppProcess) -> Rule {
        process.isInBackground ? LocationRules.liveBackground : LocationRules.liveUpdates
    }

    /// The position of a standing phone, once more: only the first time is a line of the trace.
    func notifyAgain(_ process: AppProcess) {
        guard process.state.isRunning, service.keptSessions.situation(of: process).flows else { return }
        for session in sessions(of: process) where wantsRepeats(session) {
            let update = LiveUpdate(service.standingFix(for: process.app))
            if session.repeats.add() {
                let text = "\(update), as each second"
                session.notify(LiveUpdateManager.method, detail: text, rule: LocationRules.fixesEachSecond) {
                    $0.didUpdate(update)
                }
            } else {
                session.link.deliver { [weak session] _ in session?.client?.didUpdate(update) }
            }
        }
    }

    private func wantsRepeats(_ session: LiveSession) -> Bool {
        guard let app = session.process?.app, !service.accuracy.isReduced(app) else { return false }
        return session.told?.fix != nil && !session.updates.isStationary && session.told?.diagnostic == []
    }

    /// Whether a loop of the process is told each second where the phone is.
    func wantsRepeats(_ process: AppProcess) -> Bool {
        process.state.isRunning && sessions(of: process).contains(where: wantsRepeats)
            && service.keptSessions.situation(of: process).flows
    }
}

// Resting, and moving on.

extension LiveUpdateManager {
    private func schedulePause(_ session: LiveSession, in process: AppProcess) {
        if let event = session.pauseEvent { context.cancel(event) }
        session.pauseEvent = nil
        guard process.state.isRunning, let limit = context.constants.duration(LocationConstants.liveStationary),
            let due = session.updates.pauseDue(after: limit)
        else { return }
        let wait = max(.zero, context.now.duration(to: due))
        session.pauseEvent = context.schedule(after: wait, phase: .verdict) { [weak self, weak session] in
            session?.pauseEvent = nil
            guard let self, let session, let process = session.process else { return }
            pause(session, in: process)
        }
    }

    private func pause(_ session: LiveSession, in process: AppProcess) {
        guard service.keptSessions.situation(of: process).flows else { return }
        session.updates.pause()
        let update = LiveUpdate(
            service.standingFix(for: process.app), isStationary: true, diagnostic: session.told?.diagnostic ?? [])
        notify(session, update, in: process, rule: LocationRules.liveStationary)
        // The loop takes the update before its app is suspended: all code of this instant comes first.
        context.schedule(after: .zero, phase: .watchdog) { [weak self, weak process] in
            guard let self, let process, process.state != .notRunning else { return }
            service.reconsiderMode(process, LocationRules.liveStationary, why: "the phone stands still")
        }
    }

    /// The phone is somewhere else.
    func phoneMoved(for app: InstalledApp) {
        guard let process = app.process, process.state != .notRunning else { return launch(app) }
        var isResumed = false
        for session in sessions(of: process) {
            let step = session.updates.handle(service.position.coordinate, at: context.now)
            guard step != .rest else { continue }
            isResumed = isResumed || step == .resume
            if step == .resume { process.record(.note, "live updates resume", rule: LocationRules.liveStationary) }
            if process.state.isRunning { schedulePause(session, in: process) }
        }
        process.state == .suspended && isResumed ? wake(process) : reconsider(process)
    }

    /// A suspended app whose loop rested gets its positions again, if it may have them in the background.
    private func wake(_ process: AppProcess) {
        guard process.mode(LocationMode.self) != nil, service.keptSessions.situation(of: process).flows else { return }
        service.occur(.liveUpdate, for: process.app)
    }

    /// An app that the system ended in the middle of its loop is launched for a position, if it may have one then.
    private func launch(_ app: InstalledApp) {
        guard let record = app.storage.existing(AppLocation.self), record.outstanding.has(.liveUpdates),
            app.manifest.declaredBackgroundModes.contains("location")
        else { return }
        let status = service.status(of: app)
        let isAlways = status == .authorizedAlways && service.keptSessions.lackOfSession(of: app) == nil
        guard status.isAuthorized, isAlways || record.outstanding.has(.backgroundActivity) else { return }
        service.occur(.liveUpdate, for: app)
    }
}
