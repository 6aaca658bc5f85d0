import BackgroundRuntime

/// The accessories of a scripted app: its manager, and its sessions.
final class ScriptedAccessories: ScriptedClient, AccessoryWatchClient, AccessorySessionClient {
    private let watch: AccessoryWatch
    private var sessions: [AccessorySession] = []

    init(_ process: AppProcess) {
        watch = AccessoryWatch(process)
        watch.client = self
    }

    func register(_ isOn: Bool) { watch.isRegistered = isOn }

    /// Opens a session, for the only protocol that the accessory speaks where none is named.
    func open(_ name: String, _ protocolName: String?) throws {
        guard let connection = watch.connections.first(where: { $0.accessory.name == name }) else {
            let all = watch.connections.map(\.accessory.name).joined(separator: ", ")
            throw StimulusError(
                "the app sees no accessory \"\(name)\": it sees \(all.isEmpty ? "none" : all)")
        }
        let spoken = connection.accessory.protocols
        guard let wanted = protocolName ?? (spoken.count == 1 ? spoken[0] : nil) else {
            throw StimulusError("say which protocol of \(name): \(spoken.joined(separator: ", "))")
        }
        guard let session = watch.open(wanted, of: connection) else { return }
        session.client = self
        sessions.append(session)
    }

    func close(_ name: String) throws {
        for session in try open(name) { session.close() }
    }

    func send(_ text: String, to name: String) throws {
        for session in try open(name) { _ = session.send(Array(text.utf8)) }
    }

    private func open(_ name: String) throws -> [AccessorySession] {
        let all = sessions.filter { $0.isOpen && $0.connection.accessory.name == name }
        guard !all.isEmpty else { throw StimulusError("the app has no session with \"\(name)\"") }
        return all
    }

    // Being told.

    func didConnect(_ connection: AccessoryConnection) {}

    func didDisconnect(_ connection: AccessoryConnection, isPosted: Bool) {}

    func didReceive(_ bytes: [UInt8]) {}

    func didEnd() {}
}
