import BackgroundRuntime

extension Device {
    /// The notifications of the phone's apps, and what its user does with them. Traps on a device made without the module.
    ///
    /// ```swift
    /// device.localNotifications.answer(true, for: app)
    /// device.advance(by: .seconds(60))
    /// try device.localNotifications.tap(app)
    /// ```
    public var localNotifications: LocalNotificationControl {
        LocalNotificationControl(device: self, service: requiredService(NotificationService.self))
    }
}

/// What a test does with the notifications of a phone.
public struct LocalNotificationControl {
    let device: Device
    let service: NotificationService

    /// The notifications of an app that wait, in the order in which they were added.
    public func pending(of app: InstalledApp) -> [NotificationRequest] { service.record(of: app).pending.requests }

    /// The notifications of an app that are shown, the oldest first.
    public func delivered(of app: InstalledApp) -> [DeliveredNotification] { service.record(of: app).delivered }

    /// The notifications of an app that the system showed from an instant on, whether they are still there or not, the
    /// first one first.
    public func shown(of app: InstalledApp, since: VirtualInstant = .boot) -> [NotificationRequest] {
        service.record(of: app).shown.filter { $0.instant >= since }.map(\.request)
    }

    /// The number on the icon of an app; 0 stands for none.
    public func badge(of app: InstalledApp) -> Int { service.record(of: app).badge }

    /// What the user lets the notifications of an app do.
    public func permission(of app: InstalledApp) -> NotificationPermission { service.record(of: app).permission }

    /// The user answers the question of an app, or decides in Settings when there is none.
    public func answer(_ isAllowed: Bool, for app: InstalledApp) {
        service.answer(isAllowed, for: app)
        device.settle()
    }

    /// The user turns ways in which notifications of an app come on or off in Settings.
    public func turn(_ ways: NotificationWays, on isOn: Bool, for app: InstalledApp) {
        service.turn(ways, on: isOn, for: app)
        device.settle()
    }

    /// The user opens an app with one of its notifications.
    ///
    /// - Parameters:
    ///   - app: the app whose notification it is.
    ///   - identifier: its name; the newest one without it.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such notification.
    public func tap(_ app: InstalledApp, _ identifier: String? = nil) throws {
        try service.respond(.tap, to: try shown(app, identifier), of: app)
    }

    /// The user takes a button of a notification.
    ///
    /// - Parameters:
    ///   - action: the identifier of the button.
    ///   - text: what the user writes with it.
    ///   - app: the app whose notification it is.
    ///   - identifier: the name of the notification; the newest one without it.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such notification, or it has no such button.
    public func act(_ action: String, text: String? = nil, _ app: InstalledApp, _ identifier: String? = nil) throws {
        try service.respond(.action(action, text: text), to: try shown(app, identifier), of: app)
    }

    /// The user dismisses a notification.
    ///
    /// - Parameters:
    ///   - app: the app whose notification it is.
    ///   - identifier: its name; the newest one without it.
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such notification.
    public func dismiss(_ app: InstalledApp, _ identifier: String? = nil) throws {
        try service.respond(.dismiss, to: try shown(app, identifier), of: app)
    }

    /// Says how long a sound of an app's own lasts; without that it is short enough.
    public func setLength(_ length: Duration, ofSound name: String, of app: InstalledApp) {
        service.record(of: app).soundLengths[name] = length
    }

    private func shown(_ app: InstalledApp, _ identifier: String?) throws -> DeliveredNotification {
        let shown = delivered(of: app)
        guard let identifier else {
            if let newest = shown.last { return newest }
            throw StimulusError("no notification of \(app.name) is shown")
        }
        if let named = shown.last(where: { $0.request.identifier == identifier }) { return named }
        let names = shown.map(\.request.identifier).joined(separator: ", ")
        throw StimulusError(
            "no notification \"\(identifier)\" of \(app.name) is shown; there is \(names.isEmpty ? "none" : names)")
    }
}
