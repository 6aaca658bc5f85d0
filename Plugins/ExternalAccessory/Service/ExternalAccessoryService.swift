import BackgroundRuntime

/// The accessories at a phone, and the apps that talk to them.
public final class ExternalAccessoryService: ModuleService {
    let context: ServiceContext
    /// What is connected, in the order in which it came.
    private(set) var accessories: [AccessoryInfo] = []
    private var lastConnection = 0

    init(_ context: ServiceContext) { self.context = context }

    /// The number of a new connection.
    func newConnection(_ accessory: AccessoryInfo) -> AccessoryConnection {
        lastConnection += 1
        return AccessoryConnection(accessory: accessory, number: lastConnection)
    }

    /// The processes that run, in the order of their apps.
    private var processes: [AppProcess] { context.apps.compactMap(\.process).filter { $0.state != .notRunning } }

    /// What a process has of accessories: as it is first asked for, all that are connected.
    func record(of process: AppProcess) -> ProcessAccessories {
        process.storage.object { ProcessAccessories(accessories.map(newConnection)) }
    }

    // The hardware.

    func connect(_ accessory: AccessoryInfo) {
        for app in context.apps where app.process.map({ $0.state == .notRunning }) ?? true {
            noteNoLaunch(of: app, for: accessory)
        }
        let told = processes.map { ($0, record(of: $0).add(newConnection(accessory))) }
        accessories.append(accessory)
        for (process, connection) in told { notify(.connected(connection), to: process) }
    }

    func disconnect(_ name: String) {
        accessories.removeAll { $0.name == name }
        for process in processes { lose(name, in: process, rule: nil) }
    }

    /// An accessory sends something: every app with a session for the protocol gets it.
    ///
    /// - Returns: whether anybody did.
    func send(_ bytes: [UInt8], from name: String, by wanted: String?) -> Bool {
        let all = processes.flatMap { process in
            record(of: process).sessions.filter {
                $0.connection.accessory.name == name && (wanted == nil || $0.protocolName == wanted)
            }
        }
        for session in all { deliver(bytes, to: session) }
        return !all.isEmpty
    }

    /// The end of a connection, for one app: its sessions end first.
    func lose(_ name: String, in process: AppProcess, rule: Rule?) {
        let record = record(of: process)
        guard let connection = record.remove(name) else { return }
        for session in record.sessions where session.connection == connection { session.end(rule: rule) }
        let hadSession = record.sessions.contains { $0.connection == connection }
        record.sessions.removeAll { $0.connection == connection }
        notify(.disconnected(connection), to: process, isWanted: hadSession, rule: rule)
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let record = process.storage.existing(ProcessAccessories.self) else { return }
        if state == .background, !process.hasAccessoryMode { closeSessions(of: process, record) }
        if state.isForeground { reconnect(process, record) }
        if state != .suspended, state != .notRunning { notifyWaiting(process, record) }
    }

    private func closeSessions(of process: AppProcess, _ record: ProcessAccessories) {
        for name in record.sessions.map(\.connection.accessory.name) where record.connection(of: name) != nil {
            process.record(.note, "the session with \(name) is closed", rule: ExternalAccessoryRules.noModeCloses)
            record.returning.append(name)
            lose(name, in: process, rule: ExternalAccessoryRules.noModeCloses)
            process.explainSuspension(ExternalAccessoryRules.noModeCloses)
        }
    }

    private func reconnect(_ process: AppProcess, _ record: ProcessAccessories) {
        for name in record.returning {
            guard let accessory = accessories.first(where: { $0.name == name }) else { continue }
            let connection = record.add(newConnection(accessory))
            notify(.connected(connection), to: process, rule: ExternalAccessoryRules.reconnects)
        }
        record.returning = []
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        process.storage.existing(ProcessAccessories.self)?.sessions = []
    }

    public func deviceDidBoot() { lastConnection = 0 }
}
