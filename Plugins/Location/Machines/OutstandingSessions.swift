/// What an app held as its process ended, for the next launch to take up again: the system keeps it that long, and a short
/// while into that launch.
public struct OutstandingSessions: Hashable, Sendable {
    /// One kind of thing that an app holds.
    public enum Kind: String, CaseIterable, Sendable {
        /// A loop over live updates.
        case liveUpdates = "live updates"
        /// A background activity session in effect.
        case backgroundActivity = "the background activity session"
        /// A service session that asks for While Using or nothing.
        case serviceSession = "the service session"
        /// A service session that asks for Always.
        case alwaysSession = "the service session for Always"
    }

    private var held: Set<Kind> = []

    public init() {}

    /// Whether something of this kind waits to be taken up.
    public func has(_ kind: Kind) -> Bool { held.contains(kind) }

    /// Whether a service session waits that may ask for authorization.
    public var hasService: Bool { has(.serviceSession) || has(.alwaysSession) }

    public var isEmpty: Bool { held.isEmpty }

    /// The process ended while it held this; what an earlier one left stays outstanding.
    public mutating func leave(_ kinds: [Kind]) { held.formUnion(kinds) }

    /// The app makes one of these again; whether it continues what was outstanding.
    public mutating func takeUp(_ kind: Kind) -> Bool { held.remove(kind) != nil }

    /// Nobody took up the rest in time: what that was, in a fixed order.
    public mutating func giveUp() -> [Kind] {
        defer { held = [] }
        return Kind.allCases.filter(held.contains)
    }
}
