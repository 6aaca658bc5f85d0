import BackgroundRuntime

// Launches at boot and after an end, for apps of the keep-alive years.

extension VoIPService {
    /// How long after its end an app is launched again. No figure is known; the wait keeps an app that crashes at
    /// launch from doing nothing else.
    static let relaunchDelay = Duration.seconds(10)

    /// Whether the system keeps an app running by launching it: the mode is declared, and the old ways work for it.
    private func keepsRunning(_ app: InstalledApp) -> Bool { isDeclared(app) && lackOfLegacy(app) == nil }

    func launchAtBoot() {
        for app in context.apps where keepsRunning(app) {
            if system >= .iOS(7), !context.conditions.isUnlockedSinceBoot {
                record(of: app).waitsForUnlock = true
                app.record(
                    .note, "the launch at boot waits for the first unlock", rule: LifecycleRules.launchFirstUnlock)
            } else {
                launch(app, "boot", rule: VoIPRules.launchBoot, suspension: VoIPRules.launchSuspendedAfter)
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
        app.wake(for: WakeEvent(event, rule: rule, allowance: nil)) { process in
            if let suspension { process.explainSuspension(suspension) }
        }
    }
}
