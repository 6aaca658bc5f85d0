import BackgroundRuntime

/// Exact and approximate positions: what the user lets each app have, and asks of an app for more.
final class AccuracyManager {
    private static let purposesKey = "NSLocationTemporaryUsageDescriptionDictionary"
    private unowned let service: LocationService

    init(_ service: LocationService) { self.service = service }

    private var system: SystemVersion { service.system }

    /// Whether an app gets approximate positions only.
    func isReduced(_ app: InstalledApp) -> Bool {
        guard system >= .iOS(14) else { return false }
        let machine = app.storage.existing(AppLocation.self)?.accuracy ?? AccuracyMachine()
        return machine.isReduced(preset: app.manifest.bool(forKey: "NSLocationDefaultAccuracyReduced") ?? false)
    }

    /// The user answers the question of the app, or switches exact positions on or off in Settings.
    func choose(exact: Bool, for app: InstalledApp) throws {
        guard system >= .iOS(14) else {
            throw StimulusError(
                "\(system) does not know approximate positions; they came with \(SystemVersion.iOS(14))")
        }
        guard !service.record(of: app).accuracy.isAsking else { return decide(exact: exact, for: app) }
        app.device.visitSettings { decide(exact: exact, for: app) }
    }

    private func decide(exact: Bool, for app: InstalledApp) {
        let record = service.record(of: app)
        let (was, isAnswer) = (isReduced(app), record.accuracy.isAsking)
        app.record(
            .stimulus, exact ? "user allows exact positions" : "user allows approximate positions",
            detail: isAnswer ? "by \(label(exact).quoted)" : "in Settings")
        record.accuracy.choose(exact: exact)
        takeQuestionAway(of: app, isAnswered: true)
        if was != isReduced(app) { announce(app, isAnswer ? LocationRules.accuracyTemporary : nil) }
        if isAnswer { answer(app, exact ? nil : .promptDeclined) }
        app.process.map { service.keptSessions.reconsider($0) }
        app.device.settle()
    }

    /// The app is no longer in use: exact positions that it asked for are over.
    func endUse(of app: InstalledApp) {
        takeQuestionAway(of: app, isAnswered: false)
        guard let record = app.storage.existing(AppLocation.self), record.accuracy.endUse() else { return }
        announce(app, LocationRules.accuracyTemporary)
    }

    /// Positions are exact, or approximate, since now: the delegates are told, and begin anew.
    private func announce(_ app: InstalledApp, _ rule: Rule?) {
        app.record(
            .note, isReduced(app) ? "positions are approximate" : "positions are exact",
            rule: rule ?? LocationRules.accuracyReduced)
        guard let process = app.process, process.state != .notRunning else { return }
        for session in service.sessions(of: process) {
            service.notifyAuthorization(session)
            session.repeats.finish(LocationService.updateMethod, in: process)
            session.updates.begin(service.grain(of: session, app))
            service.deliverFirst(session, in: process)
        }
    }
}

// Asking.

extension AccuracyManager {
    /// The app asks for exact positions while it is in use.
    ///
    /// - Parameters:
    ///   - purpose: the key of the text that says why.
    ///   - process: the launch of the app that asks.
    ///   - isSession: whether a service session asks, which says so only where the user is asked.
    func ask(for purpose: String, in process: AppProcess, isSession: Bool) -> Bool {
        let app = process.app
        let record = service.record(of: app)
        let keys = app.manifest.keys(ofDictionary: AccuracyManager.purposesKey) ?? []
        let isUsable =
            process.isInFront && record.authorization.prompt == nil && service.status(of: app).isAuthorized
        let refusal = record.accuracy.ask(
            isReduced: isReduced(app), isUsable: isUsable, hasPurpose: keys.contains(purpose))
        guard refusal == nil else {
            if !isSession || refusal == .noPurpose {
                process.record(
                    .refusal, "no prompt for exact positions", detail: refusal?.rawValue ?? "",
                    rule: LocationRules.accuracyTemporary)
            }
            return false
        }
        process.record(.note, "full accuracy prompt is shown", detail: purpose, rule: LocationRules.accuracyTemporary)
        service.keptSessions.reconsider(process)
        record.accuracyQuestion = app.device.show(question(about: app, for: purpose), about: app)
        return true
    }

    private func takeQuestionAway(of app: InstalledApp, isAnswered: Bool) {
        guard let record = app.storage.existing(AppLocation.self), let question = record.accuracyQuestion else {
            return
        }
        record.accuracyQuestion = nil
        app.device.takeAway(question, isAnswered: isAnswered)
    }

    /// The question as it is on the screen.
    private func question(about app: InstalledApp, for purpose: String) -> SystemAlert {
        func button(_ isExact: Bool) -> SystemAlert.Button {
            SystemAlert.Button(label(isExact)) { [unowned self, unowned app] in try choose(exact: isExact, for: app) }
        }
        return SystemAlert(
            "full accuracy prompt", title: "Allow “\(app.manifest.displayName)” to use your precise location?",
            message: app.manifest.string(forKey: purpose, ofDictionary: AccuracyManager.purposesKey),
            buttons: [button(true), button(false)])
    }

    private func label(_ isExact: Bool) -> String { isExact ? "Allow Once" : "Don’t Allow" }

    /// The same for a location manager, whose completion is called with the answer.
    func request(
        _ purpose: String, _ session: LocationSession, in process: AppProcess,
        completion: @escaping (LocationError?) -> Void
    ) {
        ProcessLocation.of(process).accuracyRequests.append { error in
            session.link.deliver { _ in completion(error) }
        }
        if !ask(for: purpose, in: process, isSession: false) { answer(process.app, .promptDeclined) }
    }

    private func answer(_ app: InstalledApp, _ error: LocationError?) {
        guard let record = app.process?.storage.existing(ProcessLocation.self) else { return }
        let requests = record.accuracyRequests
        record.accuracyRequests = []
        for request in requests { request(error) }
    }
}
