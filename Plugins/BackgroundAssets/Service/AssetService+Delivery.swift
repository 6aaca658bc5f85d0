import BackgroundRuntime

// Who is told what becomes of a download.

extension AssetService {
    /// Tells the delegate of an app that runs.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    func notify(
        _ app: InstalledApp, _ name: String, _ download: AssetDownload, _ body: @escaping (any AssetClient) -> Void
    ) -> Bool {
        guard let process = app.process, process.state.isRunning,
            let session = process.storage.existing(ProcessAssets.self)?.session, session.client != nil
        else { return false }
        let identifier = download.plan.identifier
        session.notify(name, detail: identifier, rule: AssetRules.delivery) { [weak self, weak app] client in
            if let self, let app { AppAssets.of(app).told.append((context.now, "\(name) \(identifier)")) }
            body(client)
        }
        return true
    }

    /// Launches the extension for the end of a download, once it has done what it is at.
    func notifyExtension(
        of app: InstalledApp, _ what: String, _ body: @escaping (AssetService, DownloaderScript?) -> Void
    ) {
        let record = AppAssets.of(app)
        context.schedule(after: record.busy(at: context.now)) { [weak self, weak app] in
            guard let self, let app else { return }
            let running = app.process.map { $0.state.isRunning } ?? false
            let why = running ? "the app has no delegate" : "the app does not run"
            app.record(
                .note, "the downloader extension is launched for \(what)", detail: why, rule: AssetRules.delivery)
            if record.script == nil {
                app.record(
                    .note, "the extension does nothing: assets.extension says what it does", rule: AssetRules.delivery)
            }
            body(self, record.script)
        }
    }

    /// Calls `then` when the extension has no control, or with false when that takes too long.
    func control(_ process: AppProcess, within wait: Duration?, _ then: @escaping (Bool) -> Void) {
        let busy = AppAssets.of(process.app).busy(at: context.now)
        let isInTime = wait.map { busy <= $0 } ?? true
        if busy > .zero {
            process.record(
                isInTime ? .note : .refusal,
                isInTime ? "waits for exclusive control, which the extension has" : "no exclusive control in time",
                rule: AssetRules.exclusive)
        }
        context.schedule(after: isInTime ? busy : wait ?? .zero) { then(isInTime) }
    }
}
