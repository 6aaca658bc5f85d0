/// Something that an app is told about its accessories, beside what they send.
enum AccessoryNotice: Hashable, Sendable {
    /// An accessory can be used.
    case connected(AccessoryConnection)
    /// An accessory can be used no more.
    case disconnected(AccessoryConnection)

    var connection: AccessoryConnection {
        switch self {
        case .connected(let connection), .disconnected(let connection): connection
        }
    }

    /// The event in a word or two.
    var name: String {
        switch self {
        case .connected: "accessory connection"
        case .disconnected: "accessory disconnection"
        }
    }
}

/// The notices that wait until a suspended app runs again, the oldest first.
struct AccessoryNotices: Hashable, Sendable {
    private(set) var waiting: [AccessoryNotice] = []

    /// What became of a notice.
    enum Verdict: Hashable, Sendable {
        case waits
        /// It ends a connection of which the app was never told: neither is told.
        case cancels
    }

    /// Keeps a notice until the app can be told.
    mutating func keep(_ notice: AccessoryNotice) -> Verdict {
        if case .disconnected(let connection) = notice, let index = waiting.firstIndex(of: .connected(connection)) {
            waiting.remove(at: index)
            return .cancels
        }
        waiting.append(notice)
        return .waits
    }

    /// What is told now; nothing waits any more.
    mutating func take() -> [AccessoryNotice] {
        defer { waiting = [] }
        return waiting
    }
}
