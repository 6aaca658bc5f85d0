import BackgroundRuntime
import Foundation

/// What transfers for the apps of a phone: the system's own process for background sessions, each app's for all others.
public final class TransferService: ModuleService, URLLoading, NetworkRate {
    let context: ServiceContext
    /// The sessions that are there, the oldest first; those of the background also without a process.
    var sessions: [SessionRecord] = []
    let servers = SimulatedServers()
    /// How fast the phone reaches the servers.
    var link: NetworkLink {
        get { figures }
        set {
            figures = newValue
            linkDidChange()
            context.networkRateDidChange()
        }
    }
    /// Asked for only where something is transferred.
    private lazy var figures = NetworkLink(context.constants)
    /// When the last outage is over.
    var endOfOutage = VirtualInstant.boot
    var down: Bandwidth
    var up: Bandwidth
    /// The next instant at which something is through.
    var linkEvent: EventID?
    private var lastSerial = 0

    init(_ context: ServiceContext) {
        self.context = context
        (down, up) = (Bandwidth(at: context.now), Bandwidth(at: context.now))
    }

    // Tasks hold their session, which holds them until they are over.
    deinit { for session in sessions { (session.tasks, session.pendingEvents) = ([], PendingSessionEvents()) } }

    /// The tasks of all sessions that are not over, in the order of their sessions.
    var tasks: [TransferTask] { sessions.flatMap(\.tasks) }

    /// What one thing gets that has the link for itself: players do not share it with transfers.
    public var bytesPerSecond: Double { Double(link.rates(on: context.conditions.network).down) / 8 }

    func takeSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    func figure(_ constant: Constant) -> Duration { context.constants.duration(constant) ?? .zero }

    /// The phone as transfers see it now.
    var conditions: TransferConditions {
        let share = { (constant: Constant) in (self.context.constants.value(constant) ?? 0) / 100 }
        return TransferConditions(
            conditions: context.conditions, system: context.system, now: context.now,
            leastCharge: share(TransferConstants.battery), relaxedShare: share(TransferConstants.relaxed))
    }

    public var defaultTimeouts: (request: Double, resource: Double) {
        (
            context.constants.value(TransferConstants.requestTimeout) ?? 60,
            context.constants.value(TransferConstants.resourceTimeout) ?? 604_800
        )
    }

    // Being told of processes and of the phone.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        switch state {
        case .suspended: hold(process)
        case .active, .inactive: appIsInFront(process)
        case .background: release(process)
        case .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        loseOwnTasks(of: process)
        for session in sessions(of: process.app) { session.handle = nil }
        endWakes(of: process.app)
        process.wasForceQuit ? forceQuit(process.app) : goOnWithout(process.app)
    }

    public func appWasForceQuit(_ app: InstalledApp) { forceQuit(app) }

    public func appWasDeleted(_ app: InstalledApp) {
        for session in sessions(of: app) {
            for task in session.tasks { drop(task) }
        }
        sessions.removeAll { $0.app === app }
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        if old.network != new.network { breakConnections() }
        linkDidChange()
        for task in tasks where task.machine.isPending { consider(task) }
        if !old.isUnlockedSinceBoot, new.isUnlockedSinceBoot { wakeAfterFirstUnlock() }
    }

    public func deviceDidBoot() {
        for task in tasks where task.isBackground && task.machine.isConnected {
            task.session.record(.note, "\(task.name) goes on after the restart", rule: TransferRules.reboot)
            perform(task.machine.failed(TransferCode.lost), on: task)
        }
    }

    /// The background sessions of an app, the oldest first.
    func sessions(of app: InstalledApp) -> [SessionRecord] { sessions.filter { $0.app === app && $0.isBackground } }
}
