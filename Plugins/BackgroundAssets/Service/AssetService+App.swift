import BackgroundRuntime

// What the app itself asks for.

extension AssetService {
    func schedule(_ plan: AssetDownload.Plan, by process: AppProcess) throws(AssetRefusal) {
        try check(plan, process)
        let conditions = context.conditions
        guard conditions.backgroundRefresh == .available, !conditions.isLowPowerModeEnabled else {
            throw refuse(.downloadBackgroundActivityProhibited, AssetRules.prohibited, plan.identifier, process)
        }
        guard AppAssets.of(process.app).download(plan.identifier) == nil else {
            throw refuse(.downloadAlreadyScheduled, AssetRules.unique, plan.identifier, process)
        }
        enqueue(plan, of: process.app)
    }

    func start(_ plan: AssetDownload.Plan, by process: AppProcess) throws(AssetRefusal) {
        try check(plan, process)
        guard process.isInFront else {
            throw refuse(.callFromInactiveProcessNotAllowed, AssetRules.foreground, plan.identifier, process)
        }
        let known = AppAssets.of(process.app).download(plan.identifier)
        let download = known ?? enqueue(plan, of: process.app)
        process.record(
            .note, "\(plan.identifier) is downloaded in the foreground", detail: known == nil ? "" : "was scheduled",
            rule: AssetRules.foreground)
        if download.since == nil { begin(download, of: process.app) }
    }

    func cancel(_ identifier: String, by process: AppProcess) throws(AssetRefusal) {
        guard let download = AppAssets.of(process.app).download(identifier) else {
            throw refuse(.downloadNotScheduled, AssetRules.unique, identifier, process)
        }
        forget(download, of: process.app)
        download.state = .failed
        process.record(.note, "\(identifier) is cancelled", rule: AssetRules.unique)
    }

    private func check(_ plan: AssetDownload.Plan, _ process: AppProcess) throws(AssetRefusal) {
        guard plan.isEssential else { return }
        throw refuse(.downloadEssentialDownloadNotPermitted, AssetRules.essential, plan.identifier, process)
    }

    private func refuse(
        _ code: AssetRefusal.Code, _ rule: Rule, _ identifier: String, _ process: AppProcess
    ) -> AssetRefusal {
        process.record(.refusal, "\(identifier): \(code.rawValue)", rule: rule)
        return AssetRefusal(code, rule)
    }
}
