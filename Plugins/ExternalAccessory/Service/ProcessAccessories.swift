import BackgroundRuntime

/// What a process has of accessories.
final class ProcessAccessories {
    /// The accessories that it can use, in the order in which they came.
    private(set) var connections: [AccessoryConnection]
    /// The sessions that are open, the oldest first.
    var sessions: [AccessorySession] = []
    /// The accessories whose connection ended as the app left the screen.
    var returning: [String] = []
    /// What waits until the app runs again.
    var notices = AccessoryNotices()
    /// Whether the app wants to be told of connections.
    var isRegistered = false
    /// Whoever is told of connections.
    weak var watch: AccessoryWatch?

    init(_ connections: [AccessoryConnection]) { self.connections = connections }

    func connection(of name: String) -> AccessoryConnection? { connections.first { $0.accessory.name == name } }

    func add(_ connection: AccessoryConnection) -> AccessoryConnection {
        connections.append(connection)
        return connection
    }

    func remove(_ name: String) -> AccessoryConnection? {
        defer { connections.removeAll { $0.accessory.name == name } }
        return connection(of: name)
    }
}

/// What accessories and an app said to each other, over all launches: as texts, for expectations.
final class AppAccessories {
    /// What the app was sent.
    var received: [(instant: VirtualInstant, text: String)] = []
    /// What the app sent.
    var sent: [(instant: VirtualInstant, text: String)] = []

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppAccessories { app.storage.object { AppAccessories() } }
}
