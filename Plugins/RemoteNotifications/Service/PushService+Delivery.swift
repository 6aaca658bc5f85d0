import BackgroundRuntime

// From the server to the user's eyes and to the app.

extension PushService {
    /// A server sends a push to an app.
    func receive(_ push: RemotePush, for app: InstalledApp) {
        app.record(.stimulus, "a server sends a \(push.spoken)")
        let record = record(of: app)
        guard record.isRegistered else {
            return app.record(.refusal, "the \(push.spoken) is not delivered: the app is not registered for pushes")
        }
        if let rule = mistake(in: push) {
            return app.record(.refusal, "the \(push.spoken) is not delivered", detail: rule.sentence, rule: rule)
        }
        noteHeaders(of: push, app)
        guard context.conditions.network != .none else {
            let rule = record.atServer == nil ? nil : RemoteNotificationRules.coalesce
            record.atServer = push
            return app.record(.note, "the \(push.spoken) waits for the network", rule: rule)
        }
        deliver(push, to: app)
    }

    /// What keeps Apple's servers or the phone from delivering it at all.
    private func mistake(in push: RemotePush) -> Rule? {
        guard !push.isVisible else { return nil }
        return push.hasContentAvailable ? nil : RemoteNotificationRules.silentPayload
    }

    /// Says of a background push that its server does not call it one: it goes its way all the same, or may get lost.
    private func noteHeaders(of push: RemotePush, _ app: InstalledApp) {
        let headers = RemoteNotificationRules.silentHeaders
        guard headers.systems.contains(system), !push.isVisible else { return }
        if let type = push.type, type != "background" {
            app.record(
                .finding, "the \(push.spoken) is sent with push type \(type)", detail: "Apple asks for background",
                rule: headers)
        }
        if push.isUrgent {
            app.record(
                .finding, "the \(push.spoken) is sent with priority \(push.priority ?? 0)", detail: "Apple asks for 5",
                rule: headers)
        }
    }

    /// The user sees what is for the user, and the app gets what is for the app.
    func deliver(_ push: RemotePush, to app: InstalledApp) {
        let isForeground = app.state.isForeground
        let isShown = push.isVisible && show(push, for: app)
        if isForeground {
            guard !isShown || push.hasContentAvailable, let process = app.process else { return }
            return notify(push, in: process, rule: foregroundRule)
        }
        guard push.hasContentAvailable else {
            guard RemoteNotificationRules.callback.systems.contains(system) else { return noteOldCallback(app) }
            return
        }
        if context.service(providing: (any ContentPushes).self)?.take(push.payload, for: app) == true { return }
        admit(push, to: app)
    }

    private var foregroundRule: Rule {
        RemoteNotificationRules.callback.systems.contains(system)
            ? RemoteNotificationRules.callback : RemoteNotificationRules.oldCallback
    }

    private func noteOldCallback(_ app: InstalledApp) {
        app.record(
            .note, "no code of the app runs for a push in the background", rule: RemoteNotificationRules.oldCallback)
    }

    /// The system shows the alert, whatever becomes of the rest; whether that was all.
    private func show(_ push: RemotePush, for app: InstalledApp) -> Bool {
        guard let shower = context.service(providing: (any VisiblePushes).self) else {
            app.record(.note, "the \(push.spoken) is not shown: no module of this phone shows notifications")
            return false
        }
        let record = record(of: app)
        defer { record.nextNumber += 1 }
        let request = NotificationRequest(
            "push \(record.nextNumber)", push.content, trigger: .push, isLegacy: system < .iOS(10))
        let options = LaunchOptions([PushKeys.launch: .dictionary(push.payload)])
        return shower.show(request, for: app, options: options, rule: RemoteNotificationRules.visibleNotThrottled) {
            [weak self] process in
            self?.open(process, with: push)
        }
    }

    /// The user opens the app from the alert.
    private func open(_ process: AppProcess, with push: RemotePush) {
        let tapIOS10 = RemoteNotificationRules.tapIOS10
        if tapIOS10.systems.contains(system) { return process.notify(push.eventOfOldMethod, rule: tapIOS10) }
        if RemoteNotificationRules.secondCall.systems.contains(system) {
            return notify(push, in: process, rule: RemoteNotificationRules.secondCall)
        }
        guard process.wasThere else {
            return process.record(
                .note, "the \(push.spoken) is in the launch options, and nowhere else",
                rule: RemoteNotificationRules.oldTap)
        }
        notify(push, in: process, rule: RemoteNotificationRules.oldTap)
    }

    /// Calls an app that runs in the foreground; nothing hangs on its answer.
    func notify(_ push: RemotePush, in process: AppProcess, rule: Rule) {
        guard RemoteNotificationRules.callback.systems.contains(system) else {
            return process.notify(push.eventOfOldMethod, rule: rule)
        }
        if push.hasContentAvailable { process.mode(PushMode.self)?.wasUsed = true }
        process.ask(.didReceiveRemoteNotification(push.payload, isForOldMethod: true), rule: rule) {
            [weak process] answer in
            process?.record(.note, "done with the \(push.spoken)", detail: answer.fetchResult)
        }
    }
}

extension RemotePush {
    /// The call of the method without a completion handler, which is the only one before iOS 7.
    fileprivate var eventOfOldMethod: SystemEvent {
        SystemEvent(
            .didReceiveRemoteNotification, call: "application(_:didReceiveRemoteNotification:)",
            payload: [SystemEvent.PayloadKey.userInfo: .dictionary(payload)])
    }
}

extension PropertyValue {
    /// A result of a fetch in words.
    var fetchResult: String {
        switch self {
        case .integer(0): "new data"
        case .integer(1): "no data"
        case .integer(2): "failed"
        default: ""
        }
    }
}

/// By what names an app finds the push that it was launched for.
public enum PushKeys {
    /// The key in the launch options: its value is the payload.
    public static let launch = "UIApplicationLaunchOptionsRemoteNotificationKey"
}
