import BackgroundRuntime

// Launches at boot and after an end, for apps of the keep-alive years.

extension VoIPService {
    /// How long after its end an app is launched again. No figure is known; the wait keeps an app that crashes at
    /// launch from doing nothing else.
    static let relaunchDelay = Duration.seconds(10)

    /// Whether the system keeps an app running by launching it: the mode is declared, and the old ways work for it.
    private func keepsRunning(_ app: InstalledApp) -> Bool { isDeclared(app) && lackOfLegacy(app) == nil }

    func launchAtBoot() {
        guard VoIPRules.launchBoot.systems.contains(system) else { return }
        for app in context.apps where isDeclared(app) {
            if let lack = lackOfLegacy(app) {
                app.record(.refusal, "not launched at boot", detail: lack.sentence, rule: lack)
            } else if context.conditions.isUnlockedSinceBoot || beforeFirstUnlock != nil {
                launch(app, "boot", rule: VoIPRules.launchBoot, suspension: VoIPRules.launchSuspendedAfter)
            } else {
                record(of: app).waitsForUnlock = true
                app.record(
                    .note, "the launch at boot waits for the first unlock", rule: LifecycleRules.launchFirstUnlock)
            }
        }
    }

    func launchAfterFirstUnlock() {
        for app in context.apps {
            guard let record = app.storage.existing(AppVoIP.self), record.waitsForUnlock else { continue }
            record.waitsForUnlock = false
            launch(app, "boot", rule: VoIPRules.launchBoot, suspension: VoIPRules.launchSuspendedAfter)
        }
    }

    /// The rule by which this phone launches apps between its restart and the first unlock; nil where it does not.
    var beforeFirstUnlock: Rule? {
        let isSo = system < .iOS(7) || context.constants.value(VoIPConstants.beforeFirstUnlock) != 0
        return isSo ? VoIPRules.launchBeforeFirstUnlock : nil
    }

    /// A process ended: its app is launched again when the system has to, and otherwise the trace says why not.
    func considerRelaunch(after process: AppProcess, ended reason: TerminationReason) {
        let app = process.app
        guard keepsRunning(app) else { return }
        if process.wasForceQuit {
            guard VoIPRules.relaunchForceQuit.systems.contains(system) else { return }
            app.record(.refusal, "not launched again after the force quit", rule: VoIPRules.relaunchForceQuit)
        } else if reason.category == .memoryPressure {
            relaunch(app, rule: VoIPRules.relaunchLowMemory)
        } else if reason.category != .normal {
            relaunch(app, rule: VoIPRules.relaunchNonzeroExit)
        }
    }

    /// An app that always crashes is launched without end, so a run until nothing happens does not wait for it.
    private func relaunch(_ app: InstalledApp, rule: Rule) {
        context.schedule(after: VoIPService.relaunchDelay, isHousekeeping: true) { [weak self, weak app] in
            if let self, let app { launch(app, "its end", rule: rule, suspension: nil) }
        }
    }

    private func launch(_ app: InstalledApp, _ event: String, rule: Rule, suspension: Rule?) {
        guard app.process == nil else { return }
        let event = WakeEvent(event, rule: rule, allowance: nil, beforeFirstUnlock: beforeFirstUnlock)
        app.wake(for: event) { process in
            if let suspension { process.explainSuspension(suspension) }
        }
    }
}
