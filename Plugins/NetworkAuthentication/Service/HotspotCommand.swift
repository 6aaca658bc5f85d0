/// A Wi-Fi network, as a helper sees it.
public struct HotspotNetwork: Hashable, Sendable {
    public let ssid: String
    /// Whether it needs a password.
    public let isSecure: Bool
    /// Whether it was joined just now.
    public let isJustJoined: Bool

    /// A network from its parts.
    public init(_ ssid: String, isSecure: Bool = false, isJustJoined: Bool = false) {
        (self.ssid, self.isSecure, self.isJustJoined) = (ssid, isSecure, isJustJoined)
    }
}

/// Something that a helper is to do.
public struct HotspotCommand: Hashable, Sendable {
    /// Which command of the phone it is.
    public let number: Int
    /// What is to be done.
    public let kind: HotspotCommandKind
    /// The networks that it is about: one, but for a list.
    public let networks: [HotspotNetwork]
}

/// Whoever takes the commands of a helper, in turns where the app wants them.
public protocol HotspotClient: AnyObject {
    /// There is something to do.
    func take(_ command: HotspotCommand)
}
