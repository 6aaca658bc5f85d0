import BackgroundRuntime

/// The radio of a phone that measures what is near, and the sessions of apps with it.
public final class NearbyService: ModuleService {
    let context: ServiceContext
    /// What the user has in mind to answer apps that run their first session; nil to wait for a tap.
    var isPermitted: Bool?
    private var lastNumber = 0

    init(_ context: ServiceContext) { self.context = context }

    var now: VirtualInstant { context.now }

    /// How long a session may be suspended.
    var suspensionLimit: Duration { context.constants.duration(NearbyConstants.suspension) ?? .seconds(600) }

    /// Whether the start of a session is told: from iOS 16.
    var notifiesStart: Bool { context.system >= .iOS(16) }

    func newNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// The sessions of a process that are not over, the oldest first.
    func record(of process: AppProcess) -> NearbySessions {
        process.storage.object { NearbySessions(isForeground: process.state.isForeground) }
    }

    func forget(_ session: NearbySession, of process: AppProcess) { record(of: process).remove(session) }

    /// The sessions of running apps that measure an object, or are to.
    func sessions(with name: String?) -> [NearbySession] {
        context.apps.compactMap(\.process).filter { $0.state != .notRunning }
            .flatMap { record(of: $0).all }.filter { session in
                session.isMeasuring && (name == nil || session.peer?.name == name)
            }
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let record = process.storage.existing(NearbySessions.self) else { return }
        let wasForeground = record.isForeground
        record.isForeground = state.isForeground
        if state == .background, wasForeground {
            for session in record.all { session.leave(process) }
        }
        if state.isForeground, !wasForeground {
            for session in record.all { session.comeBack() }
        }
    }

    public func deviceDidBoot() { lastNumber = 0 }
}

extension NearbySession {
    /// Whether it measures, also without telling it.
    var isMeasuring: Bool {
        switch state {
        case .running, .suspended: true
        case .idle, .invalid: false
        }
    }
}

/// The sessions of a process.
final class NearbySessions {
    private(set) var all: [NearbySession] = []
    /// Whether the app is in the foreground, as it was last told.
    var isForeground: Bool

    init(isForeground: Bool) { self.isForeground = isForeground }

    func append(_ session: NearbySession) { all.append(session) }

    func remove(_ session: NearbySession) { all.removeAll { $0 === session } }
}
