import BackgroundRuntime

/// Whoever reads what an accessory sends: the streams of a framework, or a scripted app. Called in turns on the main
/// thread.
public protocol AccessorySessionClient: AnyObject {
    /// The accessory has sent bytes.
    func didReceive(_ bytes: [UInt8])

    /// The session is over; nothing follows.
    func didEnd()
}

/// What an app and an accessory send each other over one protocol, until either side or the system ends it.
public final class AccessorySession: ClientSession {
    /// How the system reaches the object of the app.
    public let link: ClientLink
    /// Whoever reads what the accessory sends.
    public weak var client: (any AccessorySessionClient)?
    /// The accessory, as the app sees it.
    public let connection: AccessoryConnection
    /// The protocol that is spoken.
    public let protocolName: String
    /// Whether it is open.
    public private(set) var isOpen = true
    private let service: ExternalAccessoryService

    init(_ process: AppProcess, _ service: ExternalAccessoryService, _ connection: AccessoryConnection, _ name: String)
    {
        link = ClientLink("a session with \(connection.accessory.name)", of: process)
        (self.service, self.connection, protocolName) = (service, connection, name)
    }

    /// The app ends it.
    public func close() {
        guard isOpen, let process, process.state != .notRunning else { return }
        isOpen = false
        service.record(of: process).sessions.removeAll { $0 === self }
        process.record(.note, "closed the session with \(connection.accessory.name)", detail: protocolName)
    }

    /// Sends something to the accessory.
    ///
    /// - Returns: whether it was taken: a session that is over takes nothing.
    public func send(_ bytes: [UInt8]) -> Bool {
        guard isOpen, let process else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        AppAccessories.of(process.app).sent.append((service.context.now, text))
        process.record(.note, "\(connection.accessory.name) gets \(text)")
        return true
    }

    func receive(_ bytes: [UInt8], rule: Rule?) {
        notify("stream(_:handle: .hasBytesAvailable)", detail: connection.accessory.name, rule: rule) {
            $0.didReceive(bytes)
        }
    }

    /// The accessory or the system ends it.
    func end(rule: Rule?) {
        isOpen = false
        notify("stream(_:handle: .endEncountered)", detail: connection.accessory.name, rule: rule) { $0.didEnd() }
    }
}

extension ExternalAccessoryService {
    func open(_ name: String, of connection: AccessoryConnection, in process: AppProcess) -> AccessorySession? {
        let record = record(of: process)
        let accessory = connection.accessory
        guard record.connections.contains(connection) else {
            process.record(.refusal, "no session with \(accessory.name): it is not connected any more")
            return nil
        }
        let refusal = AccessoryPolicy.refusal(
            of: name, spoken: accessory.protocols, declared: process.app.accessoryProtocols,
            isInFront: process.isInFront, hasMode: process.hasAccessoryMode)
        if let refusal {
            process.record(
                .refusal, "no session with \(accessory.name) for \(name)", detail: refusal.sentence, rule: refusal.rule)
            return nil
        }
        endOther(name, of: connection, in: process, record)
        let session = AccessorySession(process, self, connection, name)
        record.sessions.append(session)
        process.mode(ExternalAccessoryMode.self)?.wasUsed = true
        process.record(.note, "opened a session with \(accessory.name)", detail: name)
        return session
    }

    private func endOther(
        _ name: String, of connection: AccessoryConnection, in process: AppProcess, _ record: ProcessAccessories
    ) {
        let isSame = { (session: AccessorySession) in session.connection == connection && session.protocolName == name }
        for session in record.sessions where isSame(session) {
            process.record(
                .note, "the new session closes the open one", detail: name, rule: ExternalAccessoryRules.oneSession)
            session.end(rule: ExternalAccessoryRules.oneSession)
        }
        record.sessions.removeAll(where: isSame)
    }
}

extension AccessoryPolicy.Refusal {
    fileprivate var sentence: String {
        switch self {
        case .unspoken: "it does not speak the protocol"
        case .undeclared: "UISupportedExternalAccessoryProtocols does not name the protocol"
        case .background: "the app is in the background without external-accessory"
        }
    }

    fileprivate var rule: Rule {
        switch self {
        case .unspoken, .undeclared: ExternalAccessoryRules.protocols
        case .background: ExternalAccessoryRules.noModeCloses
        }
    }
}
