import BackgroundRuntime

/// The sound of calls: whoever decides which app's audio session runs.
///
/// The audio module can stand behind it. Without one the service tells the app itself that its session is active.
public protocol CallAudio: AnyObject {
    /// A call of a process rings or is dialled: from now on the sound belongs to it, and its session is not yet active.
    func callDidBegin(of process: AppProcess)

    /// The system activates the audio session of the process.
    func activate(for process: AppProcess)

    /// The system deactivates that session; the call may go on, held.
    func deactivate(for process: AppProcess)

    /// The last call of a process is over. Not called when the process ends: its sound ends with it.
    func callDidEnd(of process: AppProcess)
}

/// The connection of a phone to the servers of its VoIP apps: keep-alive and tagged sockets of iOS 4 to 9, VoIP pushes
/// and the call service of later systems.
public final class VoIPService: ModuleService {
    let context: ServiceContext
    private let findCallAudio: (ServiceContext) -> (any CallAudio)?
    /// Whether Do Not Disturb is on: reports of incoming calls are refused.
    public var isDoNotDisturbOn = false
    /// The callers that the user blocked: reports of their calls are refused.
    public var blockedCallers: [String] = []

    init(_ context: ServiceContext, callAudio: @escaping (ServiceContext) -> (any CallAudio)?) {
        self.context = context
        findCallAudio = callAudio
    }

    /// Who handles the sound of calls; nil when nobody does.
    var callAudio: (any CallAudio)? { findCallAudio(context) }

    var system: SystemVersion { context.system }

    func record(of app: App) -> AppVoIP { .of(app) }

    func record(of process: AppProcess) -> ProcessVoIP { .of(process) }

    /// Whether the manifest of an app declares the mode.
    func isDeclared(_ app: App) -> Bool { app.declares(VoIPModule.descriptor) }

    func noteUse(_ process: AppProcess) { process.mode(VoIPMode.self)?.wasUsed = true }

    /// Why keep-alive, tagged sockets and the launches of that time do nothing for an app; nil when they work.
    func lackOfLegacy(_ app: App) -> Rule? {
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
        considerRelaunch(of: process.app, after: reason)
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        guard !old.isUnlockedSinceBoot, new.isUnlockedSinceBoot else { return }
        context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.launchAfterFirstUnlock() }
    }

    public func deviceDidBoot() { launchAtBoot() }
}
