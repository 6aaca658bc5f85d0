import BackgroundRuntime

// What the user does with a notification that is shown.

extension NotificationService {
    /// The user opens a notification, takes one of its buttons, or dismisses it: it is shown no longer.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it has no such button.
    func respond(_ kind: NotificationResponse.Kind, to delivered: DeliveredNotification, of app: InstalledApp) throws {
        let response = NotificationResponse(delivered, kind)
        let action = try action(of: response, app)
        app.record(.stimulus, "the user \(kind.spoken) \(delivered.request.spoken)")
        clear(in: app) { $0.identifier == delivered.request.identifier }
        if system < .iOS(5), context.frontmost != nil { app.device.dismissOverlay(accepted: kind == .tap) }
        switch kind {
        case .tap: open(app, for: response)
        case .action: action?.opensApp == true ? open(app, for: response) : wake(app, for: response, action)
        case .dismiss: dismissed(response, of: app)
        }
        app.device.settle()
    }

    func actions(of request: NotificationRequest, _ app: InstalledApp) -> [NotificationAction] {
        category(of: request, app)?.actions ?? []
    }

    private func category(of request: NotificationRequest, _ app: InstalledApp) -> NotificationCategory? {
        record(of: app).categories.first { $0.identifier == request.content.category }
    }

    private func action(of response: NotificationResponse, _ app: InstalledApp) throws -> NotificationAction? {
        guard case .action(let name, let text) = response.kind else { return nil }
        guard LocalNotificationRules.actionBackground.systems.contains(system) else {
            throw StimulusError("notifications have no buttons before iOS 8")
        }
        let actions = actions(of: response.notification.request, app)
        guard let action = actions.first(where: { $0.identifier == name }) else {
            let known = actions.map(\.identifier).joined(separator: ", ")
            throw StimulusError(
                "\(response.notification.request.spoken) has no button \"\(name)\"; it has \(known.isEmpty ? "none" : known)"
            )
        }
        guard text == nil || action.takesText else { throw StimulusError("the button \"\(name)\" takes no text") }
        return action
    }

    /// The app comes to the foreground, and hears of it before it is active.
    private func open(_ app: InstalledApp, for response: NotificationResponse) {
        let request = response.notification.request
        let isLaunch = app.process == nil
        var options = record(of: app).launchOptions[request.identifier] ?? .none
        if request.isLegacy, request.trigger != .push {
            options = LaunchOptions([LocalNotificationKeys.launch: .string(request.identifier)])
        }
        record(of: app).told = request
        app.device.open(app, options: options) { [weak self] process in
            self?.notify(response, to: process, isLaunch: isLaunch)
        }
    }

    private func notify(_ response: NotificationResponse, to process: AppProcess, isLaunch: Bool) {
        let (app, request) = (process.app, response.notification.request)
        if let center = center(of: app), system >= .iOS(10) {
            return notify(response, center, in: process, completion: nil)
        }
        if let onOpen = record(of: app).openings[request.identifier] { return onOpen(process) }
        guard !request.isLegacy else {
            let rule = isLaunch ? LocalNotificationRules.tapLaunch : LocalNotificationRules.tapBackground
            if case .action(let name, let text) = response.kind {
                return handle(name, text, request, in: process, rule: rule) {}
            }
            return notifyDelegate(of: app, request, rule: rule)
        }
        noteLost(response, process)
    }

    /// Nobody takes what the user did: the delegate came too late, or never.
    private func noteLost(_ response: NotificationResponse, _ process: AppProcess) {
        process.recordUndone(
            "nobody hears that the user \(response.kind.spoken) \(response.notification.request.spoken)",
            detail: "set the delegate of the notification center before the launch is over",
            rule: UserNotificationRules.delegateBeforeLaunchEnds, ["UNUserNotificationCenter"])
    }

    private func notify(
        _ response: NotificationResponse, _ center: NotificationSession, in process: AppProcess,
        completion: WakeCompletion?
    ) {
        let rule = response.kind == .dismiss ? UserNotificationRules.responseDismiss : UserNotificationRules.response
        let done = makeHandler(completion, in: process)
        center.notify(
            "userNotificationCenter(_:didReceive:withCompletionHandler:)", detail: response.kind.name, rule: rule
        ) {
            $0.didReceive(response, done: done)
        }
    }

    /// What the app has to call when it is done; one that never does is a finding.
    private func makeHandler(_ completion: WakeCompletion?, in process: AppProcess) -> () -> Void {
        let allowance = context.constants.duration(LocalNotificationConstants.actionAllowance) ?? .seconds(30)
        let watch = context.schedule(after: allowance, phase: .watchdog, isHousekeeping: true) { [weak process] in
            guard let process, process.state != .notRunning else { return }
            process.recordUndone(
                "the completion handler of a response to a notification was not called",
                rule: UserNotificationRules.response, AppProcess.namesOfCompletionHandlers)
        }
        return { [weak self] in
            self?.context.cancel(watch)
            completion?.complete(rule: UserNotificationRules.response)
        }
    }
}

// In the background.

extension NotificationService {
    private func dismissed(_ response: NotificationResponse, of app: InstalledApp) {
        let category = category(of: response.notification.request, app)
        guard system >= .iOS(10), category?.reportsDismissal == true else {
            let rule = system >= .iOS(10) ? UserNotificationRules.responseDismiss : nil
            return app.record(.note, "the app does not hear of it", rule: rule)
        }
        wake(app, for: response, nil)
    }

    /// The app is launched or woken in the background for a button, or hears of it where it is.
    private func wake(_ app: InstalledApp, for response: NotificationResponse, _ action: NotificationAction?) {
        if action?.needsUnlock == true, context.conditions.isLocked {
            app.record(.note, "the user unlocks the phone for it")
            app.device.unlock()
        }
        let isLegacy = response.notification.request.isLegacy
        let rule =
            response.kind == .dismiss ? UserNotificationRules.responseDismiss : LocalNotificationRules.actionBackground
        let event = WakeEvent(
            "notification action", rule: rule,
            allowance: context.constants.duration(LocalNotificationConstants.actionAllowance), passesForceQuit: true,
            hasCompletionHandler: true)
        app.wake(for: event) { [weak self] process, completion in
            guard let self else { return }
            if let center = center(of: app), system >= .iOS(10) {
                notify(response, center, in: process, completion: completion)
            } else if isLegacy, case .action(let name, let text) = response.kind {
                let rule = LocalNotificationRules.actionBackground
                handle(name, text, response.notification.request, in: process, rule: rule) {
                    completion.complete(rule: rule)
                }
            } else {
                noteLost(response, process)
                completion.complete(rule: UserNotificationRules.delegateBeforeLaunchEnds)
            }
        }
    }

    /// Calls `application(_:handleActionWithIdentifier:for:completionHandler:)` and its relatives.
    private func handle(
        _ action: String, _ text: String?, _ request: NotificationRequest, in process: AppProcess, rule: Rule,
        done: @escaping () -> Void
    ) {
        guard request.trigger != .push else {
            process.record(.note, "the method for a button of a push is not simulated: the app does not hear of it")
            return done()
        }
        if text != nil {
            process.record(
                .note, "the method with response info of iOS 9 is not simulated: the app does not get the text")
        }
        record(of: process.app).told = request
        process.ask(.handleActionWithIdentifier(action, for: request.identifier), rule: rule) { _ in done() }
    }
}

extension NotificationResponse.Kind {
    /// What the user does, as a verb.
    var spoken: String {
        switch self {
        case .tap: "opens"
        case .action(let name, let text): "answers \(text.map { "\"\($0)\" with " } ?? "")\"\(name)\" to"
        case .dismiss: "dismisses"
        }
    }

    /// The identifier of what the user did, as Apple's constants name it.
    public var name: String {
        switch self {
        case .tap: "com.apple.UNNotificationDefaultActionIdentifier"
        case .action(let name, _): name
        case .dismiss: "com.apple.UNNotificationDismissActionIdentifier"
        }
    }
}
