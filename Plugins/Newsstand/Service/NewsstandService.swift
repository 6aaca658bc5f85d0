import BackgroundRuntime

/// The Newsstand of a phone: it takes the pushes of publishers, and downloads issues.
public final class NewsstandService: ModuleService, ContentPushes {
    let context: ServiceContext
    /// How long a download takes.
    var downloadTime = Duration.seconds(60)
    /// Whether the phone is one for development.
    var isForDevelopment = false

    init(_ context: ServiceContext) { self.context = context }

    private var isKnown: Bool { NewsstandRules.launch.systems.contains(context.system) }

    /// Whether an app may be woken: the mode alone does not make it a Newsstand app.
    private func mayWake(_ app: InstalledApp) -> Bool {
        app.declares(NewsstandModule.descriptor) && app.manifest.bool(forKey: NewsstandModule.key) == true
    }

    private func event(_ name: String, _ options: LaunchOptions) -> WakeEvent {
        WakeEvent(
            name, rule: NewsstandRules.launch, allowance: context.constants.duration(NewsstandConstants.wake),
            options: options)
    }

    // Pushes.

    public func take(_ payload: [String: PropertyValue], for app: InstalledApp) -> Bool {
        guard isKnown, mayWake(app) else {
            if isKnown, app.declares(NewsstandModule.descriptor) {
                app.record(.refusal, "Newsstand does not know the app", rule: NewsstandRules.needsMode)
            }
            return false
        }
        let record = AppNewsstand.of(app)
        guard record.throttle.take(at: context.now, isFree: record.isUnthrottled && isForDevelopment) else {
            app.record(.refusal, "Newsstand ignores the push", rule: NewsstandRules.throttle)
            return false
        }
        let options = LaunchOptions(["UIApplicationLaunchOptionsRemoteNotificationKey": .dictionary(payload)])
        let wasThere = app.process.map { $0.state != .notRunning } ?? false
        return app.wake(for: event("issue", options)) { process in
            process.mode(NewsstandMode.self)?.wasUsed = true
            // An app that was launched finds the push in its options.
            guard wasThere else { return }
            process.notify(
                SystemEvent(
                    .didReceiveRemoteNotification, call: "application(_:didReceiveRemoteNotification:)",
                    payload: [SystemEvent.PayloadKey.userInfo: .dictionary(payload)]), rule: NewsstandRules.launch)
        }
    }

    // Downloads.

    func download(_ asset: NewsstandAsset, for process: AppProcess) {
        let app = process.app
        guard isKnown else {
            let systems = NewsstandRules.launch.systems
            return process.record(.refusal, "no download for Newsstand, which is simulated for \(systems)")
        }
        guard app.manifest.bool(forKey: NewsstandModule.key) == true else {
            return process.record(.refusal, "no download for Newsstand", rule: NewsstandRules.needsMode)
        }
        process.mode(NewsstandMode.self)?.wasUsed = true
        process.storage.object { ProcessNewsstand() }.asked.insert(asset)
        let record = AppNewsstand.of(app)
        if record.done.contains(asset) { return hand(asset, to: process, record) }
        guard !record.running.contains(where: { $0.asset == asset }) else { return }
        let end = context.schedule(after: downloadTime) { [weak self, weak app] in
            if let self, let app { finish(asset, of: app) }
        }
        record.running.append((asset, end))
        process.record(.note, "Newsstand downloads \(asset.identifier)", detail: asset.issue)
    }

    private func finish(_ asset: NewsstandAsset, of app: InstalledApp) {
        let record = AppNewsstand.of(app)
        record.running.removeAll { $0.asset == asset }
        record.done.append(asset)
        app.record(.note, "Newsstand has downloaded \(asset.identifier)", rule: NewsstandRules.download)
        if let process = app.process, process.state.isRunning { return offer(asset, to: process, record) }
        guard mayWake(app) else {
            return app.record(
                .refusal, "the app is not woken for \(asset.identifier)", rule: NewsstandRules.needsMode)
        }
        let identifiers = PropertyValue.array(record.done.map { .string($0.identifier) })
        let options = LaunchOptions(["UIApplicationLaunchOptionsNewsstandDownloadsKey": identifiers])
        app.wake(for: event("issue download", options)) { [weak self] process in
            self?.offer(asset, to: process, record)
        }
    }

    /// Hands an asset to an app that asked for it in this launch; another one has to ask again.
    private func offer(_ asset: NewsstandAsset, to process: AppProcess, _ record: AppNewsstand) {
        let own = process.storage.existing(ProcessNewsstand.self)
        if own?.asked.contains(asset) == true { hand(asset, to: process, record) }
    }

    private func hand(_ asset: NewsstandAsset, to process: AppProcess, _ record: AppNewsstand) {
        guard record.done.contains(asset), let library = process.storage.existing(ProcessNewsstand.self)?.library else {
            return
        }
        record.done.removeAll { $0 == asset }
        record.finished.append((context.now, asset.identifier))
        library.finish(asset)
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        let record = process.app.storage.existing(AppNewsstand.self)
        if state.isForeground || state == .background {
            for asset in record?.done ?? [] { if let record { offer(asset, to: process, record) } }
        }
        guard state == .suspended, let left = record?.done.first else { return }
        process.record(
            .note, "\(left.identifier) waits until the app asks for its download again", rule: NewsstandRules.download)
    }

    public func appWasDeleted(_ app: InstalledApp) {
        for download in app.storage.existing(AppNewsstand.self)?.running ?? [] { context.cancel(download.end) }
    }
}
