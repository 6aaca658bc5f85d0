import BackgroundRuntime

// Downloads, from their begin to their end.

extension AssetService {
    @discardableResult
    func enqueue(_ plan: AssetDownload.Plan, of app: InstalledApp) -> AssetDownload {
        let download = AssetDownload(plan, takes: downloadTime)
        download.state = .waiting
        AppAssets.of(app).downloads.append(download)
        // Those that the app cannot be opened without do not wait.
        let delay = plan.isEssential ? .zero : context.constants.duration(AssetConstants.delay) ?? .zero
        app.record(
            .note, "\(plan.identifier) is scheduled", detail: plan.isEssential ? "essential" : "",
            rule: plan.isEssential ? AssetRules.essential : AssetRules.background)
        download.event = context.schedule(after: delay) { [weak self, weak app] in
            if let self, let app { begin(download, of: app) }
        }
        return download
    }

    func begin(_ download: AssetDownload, of app: InstalledApp) {
        if let event = download.event { context.cancel(event) }
        download.event = nil
        guard isOnline else { return wait(download, of: app) }
        download.state = .downloading
        download.since = context.now
        download.event = context.schedule(after: download.left) { [weak self, weak app] in
            if let self, let app { finish(download, of: app) }
        }
        notify(app, "downloadDidBegin(_:)", download) { $0.didBegin(download) }
    }

    private func wait(_ download: AssetDownload, of app: InstalledApp) {
        download.state = .waiting
        app.record(.note, "\(download.plan.identifier) waits for a network", rule: AssetRules.network)
    }

    func pause(_ download: AssetDownload, of app: InstalledApp) {
        guard let since = download.since else { return }
        if let event = download.event { context.cancel(event) }
        download.event = nil
        download.left -= since.duration(to: context.now)
        download.since = nil
        wait(download, of: app)
        notify(app, "downloadDidPause(_:)", download) { $0.didPause(download) }
    }

    /// The network is back: what has begun before, or should have, goes on.
    func resume(_ download: AssetDownload, of app: InstalledApp) {
        if download.event == nil { begin(download, of: app) }
    }

    private func finish(_ download: AssetDownload, of app: InstalledApp) {
        forget(download, of: app)
        download.state = .finished
        app.record(
            .note, "\(download.plan.identifier) is downloaded", rule: AssetRules.background)
        let isNotified = notify(app, "download(_:finishedWithFileURL:)", download) { [weak self, weak app] client in
            let isKept = client.didFinish(download)
            if let self, let app { keep(download, isKept, of: app, by: "the app") }
        }
        guard !isNotified else { return }
        notifyExtension(of: app, download.plan.identifier) { service, script in
            service.keep(download, script?.keepsFiles ?? false, of: app, by: "the downloader extension")
        }
    }

    /// A download ends without a file.
    func fail(_ download: AssetDownload, of app: InstalledApp) {
        forget(download, of: app)
        download.state = .failed
        let isNotified = notify(app, "download(_:failedWithError:)", download) { $0.didFail(download) }
        if !isNotified { notifyExtension(of: app, "the failure of \(download.plan.identifier)") { _, _ in } }
    }

    func forget(_ download: AssetDownload, of app: InstalledApp) {
        if let event = download.event { context.cancel(event) }
        (download.event, download.since) = (nil, nil)
        AppAssets.of(app).downloads.removeAll { $0 === download }
    }

    private func keep(_ download: AssetDownload, _ isKept: Bool, of app: InstalledApp, by whom: String) {
        let identifier = download.plan.identifier
        guard !isKept else { return AppAssets.of(app).files.append((context.now, identifier)) }
        app.recordUndone(
            "the file of \(identifier) is deleted: \(whom) did not move it", rule: AssetRules.file,
            ["moveItem", "replaceItem"])
    }
}
