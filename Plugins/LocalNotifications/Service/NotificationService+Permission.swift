import BackgroundRuntime

// Asking the user.

extension NotificationService {
    /// The app asks for ways to reach the user.
    ///
    /// - Parameter answered: called in no turn of the app, once the answer is known.
    func request(
        _ ways: NotificationWays, quietly: Bool, in process: AppProcess, rule: Rule,
        answered: @escaping (Bool) -> Void
    ) {
        let (app, record) = (process.app, record(of: process.app))
        switch record.permission.request(ways, quietly: quietly) {
        case .answered(let isGranted):
            process.record(.note, "notifications: \(record.permission.status.rawValue)", rule: rule)
            answered(isGranted)
        case .prompt:
            ProcessNotifications.of(process).waitingForAnswer.append(answered)
            process.record(.note, "the user is asked whether the app may send notifications", rule: rule)
            record.question = app.device.show(question(about: app), about: app)
        case .waits: ProcessNotifications.of(process).waitingForAnswer.append(answered)
        }
    }

    /// The question as it is on the screen. The button that allows was called otherwise before iOS 10.
    private func question(about app: InstalledApp) -> SystemAlert {
        func button(_ isAllowed: Bool) -> SystemAlert.Button {
            SystemAlert.Button(label(isAllowed)) { [unowned self, unowned app] in answer(isAllowed, for: app) }
        }
        return SystemAlert(
            "the question about notifications",
            title: "“\(app.manifest.displayName)” Would Like to Send You Notifications", message: nil,
            buttons: [button(false), button(true)])
    }

    private func label(_ isAllowed: Bool) -> String {
        guard isAllowed else { return "Don’t Allow" }
        return system < .iOS(10) ? "OK" : "Allow"
    }

    /// The user answers the question, or decides in Settings.
    func answer(_ isAllowed: Bool, for app: InstalledApp) {
        guard record(of: app).question == nil else { return decide(isAllowed, for: app) }
        app.device.visitSettings { decide(isAllowed, for: app) }
    }

    private func decide(_ isAllowed: Bool, for app: InstalledApp) {
        let record = record(of: app)
        let wasAsked = record.permission.answer(isAllowed)
        app.record(
            .stimulus, isAllowed ? "the user allows notifications" : "the user does not allow notifications",
            detail: wasAsked ? "by \(label(isAllowed).quoted)" : "in Settings")
        if let question = record.question { app.device.takeAway(question) }
        record.question = nil
        guard let process = app.process else { return }
        let waiting = ProcessNotifications.of(process).waitingForAnswer
        ProcessNotifications.of(process).waitingForAnswer = []
        // The app is active again before it hears the answer.
        context.schedule(after: .zero, phase: .verdict) {
            for answered in waiting { answered(isAllowed) }
        }
    }

    /// The user turns ways on or off in Settings.
    func turn(_ ways: NotificationWays, on isOn: Bool, for app: InstalledApp) {
        app.device.visitSettings {
            record(of: app).permission.turn(ways, on: isOn)
            app.record(.stimulus, "the user turns \(ways.spoken) \(isOn ? "on" : "off") in Settings")
        }
    }

    // The settings of iOS 8.

    public func register(_ settings: NotificationRegistration, in process: AppProcess) {
        let app = process.app
        record(of: app).categories = settings.categories
        let rule = LocalNotificationRules.scheduleRegistration
        request(settings.ways, quietly: false, in: process, rule: rule) { [weak process] _ in
            guard let process, process.state != .notRunning else { return }
            process.notify(.didRegisterUserNotificationSettings, rule: rule)
        }
    }

    public func registration(of app: InstalledApp) -> NotificationRegistration {
        let record = record(of: app)
        return NotificationRegistration(record.permission.allowed, categories: record.categories)
    }
}

extension NotificationWays {
    /// The ways in words, for the trace.
    var spoken: String {
        let names: [(NotificationWays, String)] = [(.alert, "alerts"), (.sound, "sounds"), (.badge, "badges")]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
