import BackgroundRuntime

// Pushes for the user's eyes, for the module of remote notifications.

extension NotificationService: VisiblePushes {
    public func show(
        _ request: NotificationRequest, for app: InstalledApp, options: LaunchOptions, rule: Rule,
        onOpen: @escaping (AppProcess) -> Void
    ) -> Bool {
        let record = record(of: app)
        record.openings[request.identifier] = onOpen
        record.launchOptions[request.identifier] = options
        switch NotificationDelivery.of(request, in: situation(of: app)) {
        case .callsApp: return false
        case .asksDelegate: deliver(request, to: app)
        // Without a delegate of the center, what arrives in the foreground is the app's own business.
        case .unasked: return false
        case .shows(let ways, _): show(request, in: ways, for: app, rule: rule)
        case .nothing(let why):
            let isBarred = why === UserNotificationRules.authorization
            let text = isBarred ? "the user does not let the app show notifications" : why.sentence
            app.record(.refusal, "\(request.spoken) is not shown", detail: text, rule: why)
        }
        return true
    }
}
