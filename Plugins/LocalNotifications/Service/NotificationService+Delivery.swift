import BackgroundRuntime
import Foundation

// A notification is due: the app is told, or the system shows it.

extension NotificationService {
    /// Delivers a notification to an app, whatever the state of the app.
    func deliver(_ request: NotificationRequest, to app: InstalledApp) {
        switch NotificationDelivery.of(request, in: situation(of: app)) {
        case .callsApp: notifyDelegate(of: app, request, rule: LocalNotificationRules.fireForeground)
        case .asksDelegate: askCenter(of: app, request)
        case .shows(let ways, let rule): show(request, in: ways, for: app, rule: rule)
        case .nothing(let rule), .unasked(let rule):
            app.record(.refusal, "\(request.spoken) is not shown", detail: rule.sentence, rule: rule)
        }
    }

    func situation(of app: InstalledApp) -> NotificationDelivery.Situation {
        NotificationDelivery.Situation(
            system: system, isForeground: app.state.isForeground, hasCenterDelegate: center(of: app) != nil,
            permission: record(of: app).permission)
    }

    /// Calls the delegate of the app, which learns the notification by its identifier.
    func notifyDelegate(of app: InstalledApp, _ request: NotificationRequest, rule: Rule) {
        record(of: app).told = request
        app.process?.notify(.didReceiveLocalNotification(request.identifier), rule: rule)
    }

    private func askCenter(of app: InstalledApp, _ request: NotificationRequest) {
        guard let center = center(of: app) else { return }
        let delivered = DeliveredNotification(request, date: context.clocks.date(at: context.now))
        let rule = UserNotificationRules.foregroundWillPresent
        center.notify(
            "userNotificationCenter(_:willPresent:withCompletionHandler:)", detail: request.identifier, rule: rule
        ) { [weak self, weak app] client in
            client.willPresent(delivered) { ways in
                guard let self, let app else { return }
                self.answered(ways, request, for: app)
            }
        }
    }

    /// The delegate said how it is shown, which may be not at all.
    private func answered(_ ways: NotificationPresentation, _ request: NotificationRequest, for app: InstalledApp) {
        let rule = UserNotificationRules.foregroundWillPresent
        var shown = ways
        if shown.contains(.alert) { shown.formUnion([.banner, .list]) }
        shown.formIntersection(record(of: app).permission.presentation)
        guard !shown.isEmpty else {
            return app.record(.note, "\(request.spoken) is not shown, as the app wants it", rule: rule)
        }
        show(request, in: shown, for: app, rule: rule)
    }

    /// The system shows it: no code of the app runs for it.
    func show(
        _ request: NotificationRequest, in ways: NotificationPresentation, for app: InstalledApp, rule: Rule
    ) {
        let record = record(of: app)
        let content = request.content
        if content.hasAlert, !ways.isDisjoint(with: [.banner, .list]) {
            app.record(.note, "the system shows \(request.spoken)", rule: rule)
            record.shown.append((context.now, request))
            if ways.contains(.banner), system < .iOS(5) || !context.conditions.isLocked { dropBanner(request, app) }
        } else if !content.hasAlert {
            app.record(.note, "the system delivers \(request.spoken)", rule: rule)
        }
        record.delivered.removeAll { $0.request.identifier == request.identifier }
        record.delivered.append(DeliveredNotification(request, date: context.clocks.date(at: context.now)))
        if ways.contains(.sound) { play(content.sound, for: app, record) }
        if ways.contains(.badge) { setBadge(of: app, from: content, record) }
    }

    /// To iOS 4 an alert covers whichever app is in front.
    private func dropBanner(_ request: NotificationRequest, _ app: InstalledApp) {
        record(of: app).banner = (request.identifier, context.now)
        if context.frontmost != nil { app.device.showBanner(request.spoken) }
    }

    private func play(_ sound: NotificationSound?, for app: InstalledApp, _ record: AppNotifications) {
        let rule = LocalNotificationRules.soundNone
        switch sound {
        case nil: app.record(.note, "without a sound", rule: rule)
        case .standard: app.record(.note, "the default sound plays")
        case .critical: app.record(.note, "the sound of critical alerts plays")
        case .named(let name):
            let limit = context.constants.duration(LocalNotificationConstants.soundMax) ?? .seconds(30)
            let isTooLong = (record.soundLengths[name] ?? .zero) > limit
            app.record(
                .note, isTooLong ? "the default sound plays" : "the sound \(name) plays",
                detail: isTooLong ? "\(name) is longer than \(TimeText.duration(limit))" : "",
                rule: isTooLong ? rule : nil)
        }
    }

    /// The number of a notification replaces that of the icon. An old one with 0 leaves it as it is.
    private func setBadge(of app: InstalledApp, from content: NotificationContent, _ record: AppNotifications) {
        guard let number = content.badge, number >= 0 else { return }
        let zeroAlone = LocalNotificationRules.badgeZeroAlone
        if number == 0, !content.hasAlert, content.sound == nil, zeroAlone.systems.contains(system) {
            return app.record(
                .refusal, "the icon keeps its number", detail: "the notification is empty", rule: zeroAlone)
        }
        record.badge = number
        app.record(
            .note, "the icon shows \(number == 0 ? "no number" : "the number \(number)")",
            rule: LocalNotificationRules.badgeAppManaged)
    }
}
