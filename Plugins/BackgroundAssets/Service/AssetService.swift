import BackgroundRuntime

/// The system service of Background Assets: it asks downloader extensions, and downloads.
public final class AssetService: ModuleService {
    let context: ServiceContext
    /// How long a download takes.
    var downloadTime = Duration.seconds(60)

    init(_ context: ServiceContext) { self.context = context }

    /// Whether the system knows Background Assets.
    var isKnown: Bool { AssetRules.downloader.systems.contains(context.system) }

    var isOnline: Bool { context.conditions.network != .none }

    // Being told.

    public func processDidStart(_ process: AppProcess) {
        guard isKnown else { return }
        let app = process.app
        reportKeys(of: app)
        guard let record = app.storage.existing(AppAssets.self) else { return }
        guard let first = record.downloads.first(where: { $0.plan.isEssential }) else { return }
        process.record(
            .finding, "launched before \(first.plan.identifier) is there",
            detail: "a phone does not open an app before its essential assets are over", rule: AssetRules.essential)
    }

    /// Says once what the manifest of an app that uses some of the keys lacks.
    func reportKeys(of app: InstalledApp) {
        guard AssetKeys.areUsed(in: app.manifest) else { return }
        let keys = AssetKeys(app.manifest, on: context.system)
        guard !keys.problems.isEmpty else { return }
        let record = AppAssets.of(app)
        guard !record.hasReportedKeys else { return }
        record.hasReportedKeys = true
        app.record(
            .finding, "the manifest does not do for Background Assets",
            detail: keys.problems.joined(separator: "; "), rule: AssetRules.keys)
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        if process.app.isBarredByForceQuit { appWasForceQuit(process.app) }
    }

    public func appWasForceQuit(_ app: InstalledApp) {
        for download in app.storage.existing(AppAssets.self)?.downloads ?? [] {
            app.record(.note, "\(download.plan.identifier) is downloaded all the same", rule: AssetRules.forceQuit)
        }
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard (old.network == .none) != (new.network == .none) else { return }
        for app in context.apps {
            guard let record = app.storage.existing(AppAssets.self) else { continue }
            for download in record.downloads { isOnline ? resume(download, of: app) : pause(download, of: app) }
            guard isOnline else { continue }
            let waiting = record.waiting
            record.waiting = []
            for request in waiting { ask(request, of: app) }
        }
    }

    public func appWasDeleted(_ app: InstalledApp) {
        guard let record = app.storage.existing(AppAssets.self) else { return }
        for event in record.downloads.compactMap(\.event) + [record.round].compactMap(\.self) { context.cancel(event) }
    }
}
