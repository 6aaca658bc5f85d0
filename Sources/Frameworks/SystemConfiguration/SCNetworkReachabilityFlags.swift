/// How a network is reached. A phone of Vigil reaches it or does not, and says neither what stands in the way nor that an
/// address is near.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// By a connection that comes and goes, such as that of the carrier.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// With what there is.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// Only once somebody connects. Never so here.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// What is sent connects. Never so here.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// Somebody has to do something for a connection. Never so here.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// What asks for the network connects. Never so here.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is the phone's own. Never so here.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Nothing stands between. Never so here.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By the network of the carrier.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// What is sent connects. Never so here.
    public static let connectionAutomatic = connectionOnTraffic
}
