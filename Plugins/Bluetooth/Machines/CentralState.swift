import Foundation

/// What a central manager has under way: what the system also keeps for one with a restore identifier.
struct CentralState: Hashable, Sendable {
    /// The connection to one peripheral.
    struct Link: Hashable, Sendable {
        let id: UUID
        /// Whether it stands; otherwise it is waited for.
        var isConnected = false
        /// The alerts that the app asked for.
        var alerts: Set<LinkAlert> = []
        /// The characteristics that the app listens to, in the order in which it asked.
        var listensTo: [CharacteristicPath] = []
    }

    /// The scan that runs.
    var scan: Scan?
    /// The connections, the oldest first.
    private(set) var links: [Link] = []

    /// Whether anything can happen for which the system would launch the app.
    var isWaiting: Bool { scan?.namesServices == true || !links.isEmpty }

    /// The connection to a peripheral; nil where none was asked for.
    func link(to id: UUID) -> Link? { links.first { $0.id == id } }

    /// Asks for a connection.
    ///
    /// - Returns: whether it is new.
    mutating func connect(_ id: UUID, _ alerts: Set<LinkAlert>) -> Bool {
        guard link(to: id) == nil else { return false }
        links.append(Link(id: id, alerts: alerts))
        return true
    }

    /// A peripheral can be reached.
    ///
    /// - Returns: whether a connection was waited for, and stands now.
    mutating func reach(_ id: UUID) -> Bool {
        guard link(to: id)?.isConnected == false else { return false }
        change(id) { $0.isConnected = true }
        return true
    }

    /// A connection is given up or lost.
    ///
    /// - Returns: what there was of it.
    mutating func drop(_ id: UUID) -> Link? {
        defer { links.removeAll { $0.id == id } }
        return link(to: id)
    }

    /// Listens to a characteristic of a connected peripheral, or stops to.
    mutating func listen(_ isOn: Bool, to path: CharacteristicPath, of id: UUID) {
        change(id) {
            $0.listensTo.removeAll { $0 == path }
            if isOn { $0.listensTo.append(path) }
        }
    }

    /// Whether a new value is told.
    func listens(to path: CharacteristicPath, of id: UUID) -> Bool {
        link(to: id).map { $0.isConnected && $0.listensTo.contains(path) } ?? false
    }

    /// The phone started again: what was connected is waited for.
    mutating func renewAfterBoot() { links = links.map { Link(id: $0.id, alerts: $0.alerts) } }

    private mutating func change(_ id: UUID, _ body: (inout Link) -> Void) {
        if let index = links.firstIndex(where: { $0.id == id }) { body(&links[index]) }
    }
}
