import BackgroundRuntime

/// The connection of a phone to the servers of its VoIP apps: keep-alive and tagged sockets of iOS 4 to 9, VoIP pushes
/// and the call service of later systems.
public final class VoIPService: ModuleService, KeepAliveTimeouts {
    let context: ServiceContext
    /// Whether Do Not Disturb is on: reports of incoming calls are refused.
    public var isDoNotDisturbOn = false
    /// The callers that the user blocked: reports of their calls are refused.
    public var blockedCallers: [String] = []
    /// The calls of the phone itself.
    let phone = PhoneLine()

    init(_ context: ServiceContext) {
        self.context = context
    }

    /// Who handles the sound of calls; nil when nobody does.
    var callSound: (any CallSound)? { context.service(providing: (any CallSound).self) }

    var system: SystemVersion { context.system }

    func record(of app: InstalledApp) -> AppVoIP { .of(app) }

    func record(of process: AppProcess) -> ProcessVoIP { .of(process) }

    /// Whether the manifest of an app declares the mode.
    func isDeclared(_ app: InstalledApp) -> Bool { app.declares(VoIPModule.descriptor) }

    func noteUse(_ process: AppProcess) { process.mode(VoIPMode.self)?.wasUsed = true }

    /// Why keep-alive, tagged sockets and the launches of that time do nothing for an app; nil when they work.
    func lackOfLegacy(_ app: InstalledApp) -> Rule? {
        let isGone = system >= .iOS(13) || system >= .iOS(10) && app.linkedSDK >= .iOS(10)
        return isGone ? VoIPRules.legacyDeprecated : nil
    }

    // Being told of processes.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        switch state {
        case .background: explainCalls(of: process)
        case .suspended: reportWaitingPushes(process)
        case .active, .inactive, .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        if let record = process.storage.existing(ProcessVoIP.self) {
            endKeepAlive(record, of: process)
            endCalls(record, of: process)
        }
        process.app.storage.existing(AppVoIP.self)?.obligation.forgetOpenPushes()
        considerRelaunch(after: process, ended: reason)
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard !old.isUnlockedSinceBoot, new.isUnlockedSinceBoot else { return }
        context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.launchAfterFirstUnlock() }
    }

    public func deviceDidBoot() {
        phone.calls = []
        phone.isAudioActive = false
        launchAtBoot()
    }
}
