import BackgroundRuntime

// Background pushes: what holds them back, and the wake.

extension PushService {
    /// A push with content-available is there for an app in the background: it is delivered, held, or refused.
    func admit(_ push: RemotePush, to app: InstalledApp) {
        if let (rule, why) = barrier(to: app) {
            return app.record(.refusal, "the \(push.spoken) does not wake the app", detail: why, rule: rule)
        }
        guard !isLost(push) else {
            let rule = RemoteNotificationRules.silentHeaders
            return app.record(.refusal, "the \(push.spoken) is not delivered", detail: "its priority", rule: rule)
        }
        let record = record(of: app)
        let now = context.now
        let next = record.throttle.next(at: now)
        guard next > now, !isFree(push, app) else { return wake(app, with: push, record) }
        hold(push, until: next, for: app, record)
    }

    /// Whether the phone drops a push for the app alone that its server sends as urgent: by chance, and always with little
    /// power left.
    private func isLost(_ push: RemotePush) -> Bool {
        let constants = context.constants
        guard push.isUrgent, !push.isVisible, RemoteNotificationRules.silentHeaders.systems.contains(system),
            let chance = constants.value(RemoteNotificationConstants.urgentChance)
        else { return false }
        let least = constants.value(RemoteNotificationConstants.urgentBattery) ?? 0
        guard context.conditions.batteryLevel * 100 > least else { return true }
        return context.random { Double.random(in: 0..<100, using: &$0) } >= chance
    }

    /// Why no push of this kind wakes the app at present.
    private func barrier(to app: InstalledApp) -> (rule: Rule, why: String)? {
        guard RemoteNotificationRules.silentNeedsMode.systems.contains(system) else {
            return (RemoteNotificationRules.oldCallback, "before iOS 7 no push does")
        }
        guard app.declares(RemoteNotificationModule.descriptor) else {
            return (RemoteNotificationRules.silentNeedsMode, "its manifest lacks the mode remote-notification")
        }
        return switch app.discretionaryBarrier {
        case .forceQuit: (RemoteNotificationRules.forceQuit, "the user ended the app")
        case .refreshOff: (RemoteNotificationRules.refreshOff, "Background App Refresh is off")
        case .lowPowerMode:
            (RemoteNotificationRules.refreshOff, "Low Power Mode turns Background App Refresh off")
        case .beforeFirstUnlock: (LifecycleRules.launchFirstUnlock, "the phone was not unlocked since its restart")
        case .batteryCritical: (PowerRules.batteryCritical, "the battery is almost empty")
        case .unused where RemoteNotificationRules.unusedApp.systems.contains(system):
            (RemoteNotificationRules.unusedApp, "the app was not opened for long")
        case .unused, nil: nil
        }
    }

    /// Whether nothing throttles a push: an alert that comes with it, or a debugger.
    private func isFree(_ push: RemotePush, _ app: InstalledApp) -> Bool {
        if push.isVisible {
            app.record(
                .note, "a push with an alert is not throttled", rule: RemoteNotificationRules.visibleNotThrottled)
            return true
        }
        let rule = RemoteNotificationRules.debugger
        guard context.conditions.isDebuggerAttached, rule.systems.contains(system) else { return false }
        app.record(.note, "the debugger spares the \(push.spoken) the throttle", rule: rule)
        return true
    }

    private func hold(_ push: RemotePush, until next: VirtualInstant, for app: InstalledApp, _ record: AppPushes) {
        if let older = record.held {
            app.record(
                .note, "the \(push.spoken) takes the place of the \(older.spoken) that waits",
                rule: RemoteNotificationRules.coalesce)
            record.held = push
            return
        }
        record.held = push
        app.record(
            .refusal, "the \(push.spoken) has to wait", rule: RemoteNotificationRules.throttle,
            number: context.now.duration(to: next).wholeNanoseconds, unit: .nanoseconds)
        record.release = context.schedule(after: context.now.duration(to: next)) { [weak self, weak app, weak record] in
            guard let self, let app, let record, let held = record.held else { return }
            drop(record)
            deliverHeld(held, to: app, record)
        }
    }

    private func deliverHeld(_ push: RemotePush, to app: InstalledApp, _ record: AppPushes) {
        if let process = app.process, process.state.isForeground {
            return notify(push, in: process, rule: RemoteNotificationRules.foregroundImmediate)
        }
        if let (rule, why) = barrier(to: app) {
            return app.record(.refusal, "the \(push.spoken) does not wake the app", detail: why, rule: rule)
        }
        wake(app, with: push, record)
    }

    private func wake(_ app: InstalledApp, with push: RemotePush, _ record: AppPushes) {
        let event = WakeEvent(
            "push", rule: RemoteNotificationRules.callback,
            allowance: context.constants.duration(RemoteNotificationConstants.allowance),
            options: LaunchOptions([PushKeys.launch: .dictionary(push.payload)]),
            overrun: TerminationReason(
                "push-overrun", rule: RemoteNotificationRules.completionRequired,
                undone: AppProcess.namesOfCompletionHandlers, "the completion handler of a push was not called in time")
        )
        let isAwake = app.wake(for: event) { process, completion in
            process.mode(PushMode.self)?.wasUsed = true
            process.ask(.didReceiveRemoteNotification(push.payload), rule: RemoteNotificationRules.callback) {
                [weak process] answer in
                process?.record(
                    .note, "done with the \(push.spoken)", detail: answer.fetchResult,
                    rule: RemoteNotificationRules.completionRequired)
                completion.complete(rule: RemoteNotificationRules.completionRequired)
            }
        }
        if isAwake { record.throttle.didDeliver(at: context.now) }
    }
}
