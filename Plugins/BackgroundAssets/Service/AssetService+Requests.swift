import BackgroundRuntime

// Content requests, and the extension that answers them.

extension AssetService {
    /// Makes a content request; the extension answers it after its work.
    func ask(_ request: ContentRequest, of app: InstalledApp) {
        let keys = AssetKeys(app.manifest, on: context.system)
        reportKeys(of: app)
        guard keys.problems.isEmpty else {
            return app.record(
                .refusal, "no content request: \(request.rawValue)", detail: keys.problems.joined(separator: "; "),
                rule: AssetRules.keys)
        }
        let record = AppAssets.of(app)
        guard isOnline else {
            record.waiting.append(request)
            return app.record(
                .refusal, "the content request waits for a network: \(request.rawValue)", rule: AssetRules.network)
        }
        record.requests.append((context.now, request.rawValue))
        let rule = keys.isManaged ? AssetRules.appleHosted : AssetRules.downloader
        app.record(.note, "the downloader extension runs, and not the app", detail: request.rawValue, rule: rule)
        guard let script = record.script else {
            return app.record(
                .note, "the extension schedules nothing: assets.extension says what it does", rule: rule)
        }
        work(script, on: request, of: app)
    }

    private func work(_ script: DownloaderScript, on request: ContentRequest, of app: InstalledApp) {
        let record = AppAssets.of(app)
        let limit = context.constants.duration(AssetConstants.runtime) ?? script.work
        let isOverrun = script.work > limit
        // The calls of one process come one after the other.
        let end = record.busy(at: context.now) + (isOverrun ? limit : script.work)
        record.busyUntil = context.now.advanced(by: end)
        context.schedule(after: end) { [weak self, weak app] in
            guard let self, let app else { return }
            guard isOverrun else { return answer(request, script, of: app) }
            app.record(
                .finding, "the downloader extension was ended at its work, and schedules nothing",
                detail: request.rawValue, rule: AssetRules.downloader)
        }
    }

    private func answer(_ request: ContentRequest, _ script: DownloaderScript, of app: InstalledApp) {
        let essential = request.permitsEssential && AssetRules.essential.systems.contains(context.system)
        let plans =
            script.essential.map { ($0, essential) } + script.others.map { ($0, false) }
        let record = AppAssets.of(app)
        for (identifier, isEssential) in plans {
            // As code does that looks at what it has.
            guard !record.hasFile(identifier), record.download(identifier) == nil else { continue }
            let plan = AssetDownload.Plan(
                identifier, bytes: script.bytes, host: script.host, isEssential: isEssential)
            add(plan, byExtensionOf: app)
        }
    }

    private func add(_ plan: AssetDownload.Plan, byExtensionOf app: InstalledApp) {
        let record = AppAssets.of(app)
        if app.launchCount == 0, let whole = AssetKeys(app.manifest, on: context.system).allowance {
            var allowance = record.allowance ?? whole
            let refusal = allowance.take(plan.bytes, isEssential: plan.isEssential, from: plan.host)
            record.allowance = allowance
            if let refusal {
                return app.record(
                    .refusal, "\(plan.identifier) is not downloaded: \(refusal.code.rawValue)",
                    detail: "\(plan.bytes) bytes from \(plan.host)", rule: refusal.rule)
            }
        }
        enqueue(plan, of: app)
    }

    // From time to time.

    /// Plans the next periodic request. A run until nothing happens does not wait for it.
    func scheduleRound(of app: InstalledApp) {
        let record = AppAssets.of(app)
        guard record.round == nil, let period = context.constants.duration(AssetConstants.period), period > .zero
        else { return }
        record.round = context.schedule(after: period, isHousekeeping: true) { [weak self, weak app] in
            guard let self, let app else { return }
            record.round = nil
            askPeriodically(app)
            scheduleRound(of: app)
        }
    }

    /// The system looks whether an app has something new, unless something stands against it.
    func askPeriodically(_ app: InstalledApp) {
        let barrier = PeriodicBarrier.current(
            isInFront: app.isInFront, context.conditions,
            unopened: app.lastOpened.map { $0.duration(to: context.now) },
            limit: context.constants.duration(ResourceConstants.usageRecent))
        guard let barrier else {
            app.record(.note, "the system finds the moment right for a content request", rule: AssetRules.periodic)
            return ask(.periodic, of: app)
        }
        app.record(.refusal, "no periodic content request: \(barrier.rawValue)", rule: AssetRules.periodic)
    }
}
