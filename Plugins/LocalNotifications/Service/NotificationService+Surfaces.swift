import BackgroundRuntime

// Notifications as a finger finds them: the banner over what is in front, the list on the lock screen.

extension NotificationService: SystemSurfaces {
    /// The notifications that are there to be touched, the newest first. A locked phone shows all that were delivered,
    /// another one the banner that has just dropped down.
    public var systemSurfaces: [SystemSurface] {
        let shown = context.apps.flatMap { app in visible(of: app).map { (app, $0) } }
        return shown.sorted { $0.1.date > $1.1.date }.map { surface(of: $1, $0) }
    }

    private func visible(of app: InstalledApp) -> [DeliveredNotification] {
        guard let record = app.storage.existing(AppNotifications.self) else { return [] }
        let readable = record.delivered.filter(\.request.content.hasAlert)
        if context.conditions.isLocked { return readable }
        guard let banner = record.banner,
            let length = context.constants.duration(LocalNotificationConstants.banner),
            banner.since.duration(to: context.now) < length
        else { return [] }
        return readable.filter { $0.request.identifier == banner.identifier }
    }

    private func surface(of delivered: DeliveredNotification, _ app: InstalledApp) -> SystemSurface {
        let content = delivered.request.content
        let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
        let buttons = actions(of: delivered.request, app).map { action in
            SystemAlert.Button(action.title) { [unowned self, unowned app] in
                try respond(.action(action.identifier, text: nil), to: delivered, of: app)
            }
        }
        return SystemSurface(
            "NotificationShortLookView", label: ([app.manifest.displayName, "now"] + texts).joined(separator: ", "),
            texts: texts, buttons: buttons,
            tap: { [unowned self, unowned app] in try respond(.tap, to: delivered, of: app) },
            swipe: { [unowned self, unowned app] in swipe($0, delivered, of: app) })
    }

    /// What a swipe does: a banner goes up to the list; on a locked phone it goes away to the left, and opens to the right.
    /// How a banner grows as it is pulled down is not simulated: its buttons are there at once.
    private func swipe(
        _ direction: Touch.Direction, _ delivered: DeliveredNotification, of app: InstalledApp
    ) -> (() throws -> Void)? {
        switch (context.conditions.isLocked, direction) {
        case (true, .left): { [unowned self] in try respond(.dismiss, to: delivered, of: app) }
        case (true, .right): { [unowned self] in try respond(.tap, to: delivered, of: app) }
        case (false, .up): { [unowned self] in putAway(delivered, of: app) }
        default: nil
        }
    }

    private func putAway(_ delivered: DeliveredNotification, of app: InstalledApp) {
        record(of: app).banner = nil
        app.record(.note, "the banner of \(delivered.request.spoken) goes to the list")
    }
}
