import BackgroundRuntime

/// The scheduler of the system: takes requests, starts tasks when it sees fit, and ends them in time.
public final class BackgroundTaskService: ModuleService {
    let context: ServiceContext
    /// Since when nobody uses the phone; nil while somebody may.
    var lockedSince: VirtualInstant?
    /// The next look at what is pending.
    var nextRound: EventID?

    init(_ context: ServiceContext) {
        self.context = context
    }

    var system: SystemVersion { context.system }

    // Being told of processes.

    public func processDidFinishLaunching(_ process: AppProcess) {
        guard system >= .iOS(13), process.app.kind == .application else { return }
        let permitted = permitted(process.app)
        // A record that is made later knows that the launch is over.
        guard !permitted.named.isEmpty || process.storage.existing(ProcessTasks.self) != nil else { return }
        let missing = ProcessTasks.of(process).handlers.endLaunch(permitted)
        for identifier in missing { noteMissingHandler(identifier, process) }
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let tasks = process.storage.existing(ProcessTasks.self), !tasks.running.isEmpty else { return }
        switch state {
        case .background: startTime(of: tasks.running, tasks, process)
        case .inactive, .active: stopTime(of: tasks, process)
        case .suspended, .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        dropContinued(of: process)
        if let tasks = process.storage.existing(ProcessTasks.self), !tasks.running.isEmpty { cancelTime(of: tasks) }
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        if old.isLocked != new.isLocked {
            lockedSince = new.isLocked ? context.now : nil
            if !new.isLocked {
                expireProcessing(why: "somebody uses the phone", rule: BackgroundTaskRules.processingIdleOnly)
            }
        }
        if old.isCharging, !new.isCharging {
            expireProcessing(why: "the phone is no longer charged", rule: BackgroundTaskRules.processingPower) {
                $0.needsPower
            }
        }
        if old.network != .none, new.network == .none {
            expireProcessing(why: "the network is gone", rule: BackgroundTaskRules.processingNetwork) {
                $0.needsNetwork
            }
        }
        if old[BackgroundTaskModule.load] != new[BackgroundTaskModule.load] { startQueued() }
    }

    public func deviceDidBoot() {
        for app in context.apps {
            guard let count = app.storage.existing(AppTasks.self)?.pending.requests.count, count > 0 else { continue }
            app.record(
                .note, "what is pending outlives the restart", rule: BackgroundTaskRules.reboot, number: Int64(count),
                unit: .count)
        }
    }
}

// What the manifest says.

extension BackgroundTaskService {
    /// A finding, unless the identifier may be that of a continued task, whose handler may come later.
    private func noteMissingHandler(_ identifier: String, _ process: AppProcess) {
        let mayComeLater =
            system >= TaskRequest.Kind.continued.since && permitted(process.app).isOfOwner(identifier)
        let text = "\(identifier) is permitted and has no launch handler"
        let rule = BackgroundTaskRules.registerEveryID
        guard mayComeLater else {
            return process.recordUndone(text, rule: rule, ["BGTaskScheduler", "backgroundTask"])
        }
        process.record(.note, text, detail: "only that of a continued task may come later", rule: rule)
    }

    func permitted(_ app: InstalledApp) -> PermittedIdentifiers {
        PermittedIdentifiers(
            app.manifest.strings(forKey: BackgroundTaskModule.permittedIdentifiers) ?? [],
            of: app.manifest.bundleIdentifier, on: system)
    }

    /// The app that is launched for what `app` asks: itself, or the one that an extension belongs to by its identifier.
    func owner(of app: InstalledApp) -> InstalledApp? {
        guard app.kind == .appExtension else { return app }
        let identifier = app.manifest.bundleIdentifier.lowercased()
        return context.apps.first {
            $0.kind == .application && identifier.hasPrefix($0.manifest.bundleIdentifier.lowercased() + ".")
        }
    }
}
