import BackgroundRuntime
import SimulatedFoundation

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
    /// The kinds of ways.
    public enum InterfaceType: Hashable, Sendable {
        /// None of the others.
        case other
        /// A wireless network at hand.
        case wifi
        /// The network of the carrier.
        case cellular
        /// A cable. A phone here has none.
        case wiredEthernet
        /// The phone itself. Never told here.
        case loopback
    }

    /// The kind of way.
    public let type: InterfaceType
    /// What the system calls it: `en0` for Wi-Fi, `pdp_ip0` for the carrier's network.
    public let name: String
    /// Its number in the system.
    public let index: Int

    static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
    static let cellular = NWInterface(type: .cellular, name: "pdp_ip0", index: 2)
}

/// How a phone reaches the network at one time.
public struct NWPath: Hashable, Sendable {
    /// Whether the network can be reached.
    public enum Status: Hashable, Sendable {
        case satisfied
        case unsatisfied
        /// It can once somebody connects; never so here.
        case requiresConnection
    }

    /// Why the network cannot be reached.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// No reason is known.
        case notAvailable
        /// The user does not let the app use the carrier's network; never so here.
        case cellularDenied
        /// The user does not let the app use Wi-Fi; never so here.
        case wifiDenied
        /// The user does not let the app use networks at hand; never so here.
        case localNetworkDenied
        /// A tunnel is not there; never so here.
        case vpnInactive
    }

    /// Whether the network can be reached.
    public let status: Status
    /// The ways into it, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether the user may pay for what is sent: over the carrier's network.
    public let isExpensive: Bool
    /// Whether the user asked for little to be sent (Low Data Mode): never here.
    public var isConstrained: Bool {
        SimulatedApp.require(.symbol("NWPath.isConstrained", .iOS(13)))
        return false
    }
    /// Why the network cannot be reached.
    public var unsatisfiedReason: UnsatisfiedReason {
        SimulatedApp.require(.symbol("NWPath.unsatisfiedReason", .iOS(14, 2)))
        return .notAvailable
    }
    /// Whether addresses of the fourth version of the protocol are reached.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether addresses of the sixth version of the protocol are reached.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Whether names can be looked up.
    public var supportsDNS: Bool { status == .satisfied }

    /// The path over a network of the phone, as a monitor sees it that looks at some ways only.
    init(_ network: DeviceConditions.Network, _ isSeen: (NWInterface.InterfaceType) -> Bool) {
        let interface: NWInterface? =
            switch network {
            case .wifi: .wifi
            case .cellular: .cellular
            case .none: nil
            }
        availableInterfaces = interface.map { isSeen($0.type) ? [$0] : [] } ?? []
        status = availableInterfaces.isEmpty ? .unsatisfied : .satisfied
        isExpensive = availableInterfaces.first?.type == .cellular
    }

    /// Whether the path leads over a way of this kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
