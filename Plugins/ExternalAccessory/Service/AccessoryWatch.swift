import BackgroundRuntime

/// Whoever is told of connections: a framework's manager, or a scripted app. Called in turns on the main thread.
public protocol AccessoryWatchClient: AnyObject {
    /// An accessory can be used.
    func didConnect(_ connection: AccessoryConnection)

    /// An accessory can be used no more.
    ///
    /// - Parameters:
    ///   - connection: which one ended.
    ///   - isPosted: whether a notification is posted; false for an app that registered for none and had a session.
    func didDisconnect(_ connection: AccessoryConnection, isPosted: Bool)
}

/// The manager of accessories of an app, of which each launch has one.
public final class AccessoryWatch: ClientSession {
    /// How the system reaches the object of the app.
    public let link: ClientLink
    /// Whoever is told of connections.
    public weak var client: (any AccessoryWatchClient)?
    private let service: ExternalAccessoryService

    /// The manager of a launch.
    public init(_ process: AppProcess) {
        link = ClientLink("a manager of accessories", of: process)
        service = process.device.requiredService(ExternalAccessoryService.self)
        service.record(of: process).watch = self
    }

    /// What the app can use, in the order in which it came.
    public var connections: [AccessoryConnection] { process.map { service.record(of: $0).connections } ?? [] }

    /// Whether the app wants to be told of connections.
    public var isRegistered: Bool {
        get { process.map { service.record(of: $0).isRegistered } ?? false }
        set {
            guard let process else { return }
            service.record(of: process).isRegistered = newValue
            process.record(
                .note, newValue ? "connections of accessories are told" : "connections of accessories are told no more",
                rule: ExternalAccessoryRules.registration)
        }
    }

    /// Opens a session with an accessory; nil where there is none, and the trace says why.
    public func open(_ protocolName: String, of connection: AccessoryConnection) -> AccessorySession? {
        process.flatMap { service.open(protocolName, of: connection, in: $0) }
    }
}
