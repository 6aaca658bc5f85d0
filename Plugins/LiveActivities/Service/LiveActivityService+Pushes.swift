import BackgroundRuntime

// What servers and the user do.

extension LiveActivityService {
    /// The token by which a push starts one, made on first use; its server has it from now on.
    func startToken(_ app: InstalledApp, _ type: String) -> [UInt8]? {
        guard ActivityRules.pushStart.systems.contains(context.system), isEnabled(app) else { return nil }
        let record = AppActivities.of(app)
        if !record.startable.contains(type) { record.startable.append(type) }
        if let token = record.startTokens[type] { return token }
        let token = randomBytes()
        record.startTokens[type] = token
        return token
    }

    /// A push starts one: the app is woken or launched, so that it can take the token.
    func pushStart(_ draft: ActivityDraft, for app: InstalledApp) {
        if let refusal = refusal(of: draft, app) {
            return app.record(.refusal, "no Live Activity: \(refusal.code.rawValue)", rule: refusal.rule)
        }
        _ = start(draft, of: app, isStartedByPush: true, rule: ActivityRules.pushStart)
        let event = WakeEvent(
            "Live Activity", rule: ActivityRules.pushStart,
            allowance: context.constants.duration(ActivityConstants.wake))
        app.wake(for: event) { _ in }
    }

    /// The user switches the Live Activities of an app on or off. Those that are shown end with them.
    func allow(_ isAllowed: Bool, for app: InstalledApp) {
        let record = AppActivities.of(app)
        guard record.isAllowed != isAllowed else { return }
        record.isAllowed = isAllowed
        if !isAllowed {
            for activity in record.ongoing { end(activity, nil, .immediate, of: app, rule: ActivityRules.allowed) }
        }
        app.activityCenter?.notifyAuthorization()
    }

    /// The user lets pushes come often, or not.
    func allowFrequent(_ isAllowed: Bool, for app: InstalledApp) {
        AppActivities.of(app).isFrequentAllowed = isAllowed
        app.activityCenter?.notifyAuthorization()
    }
}
