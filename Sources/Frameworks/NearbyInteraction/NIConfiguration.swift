import SimulatedFoundation
import VigilNearbyInteraction

/// Tells a session from all others. It cannot be archived here: no other device takes it.
open class NIDiscoveryToken: NSObject, @unchecked Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    override open func isEqual(_ object: Any?) -> Bool { (object as? NIDiscoveryToken)?.name == name }

    override open var hash: Int { name.hashValue }
}

/// What a session is for: one of the classes that inherit this one.
open class NIConfiguration: NSObject, @unchecked Sendable {
    let peer: NearbyPeer

    init(_ peer: NearbyPeer) { self.peer = peer }
}

/// A session with another device of Apple.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    /// The token of the other session.
    open var peerDiscoveryToken: NIDiscoveryToken { NIDiscoveryToken(peer.name) }

    /// A configuration for the session with this token.
    public init(peerToken: NIDiscoveryToken) {
        SimulatedApp.require(NINearbyPeerConfiguration.self)
        super.init(.device(peerToken.name))
    }
}

/// A session with an accessory. From iOS 15.
///
/// A scenario calls the accessory by the text of its data, or by its bytes where they are no text.
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    /// Tells the accessory from others.
    open var accessoryDiscoveryToken: NIDiscoveryToken { NIDiscoveryToken(peer.name) }

    /// A configuration from what the accessory sent. Throws ``NIError`` where that is nothing.
    public init(data: Data) throws {
        SimulatedApp.require(NINearbyAccessoryConfiguration.self)
        super.init(.accessory(try NINearbyAccessoryConfiguration.name(of: data), hasBluetooth: false))
    }

    /// The same for an accessory that is paired over Bluetooth, with which a session may go on in the background. From
    /// iOS 16.
    public init(accessoryData: Data, bluetoothPeerIdentifier identifier: UUID) throws {
        SimulatedApp.require(
            .method(
                "initWithAccessoryData:bluetoothPeerIdentifier:error:", of: "NINearbyAccessoryConfiguration", .iOS(16)))
        super.init(.accessory(try NINearbyAccessoryConfiguration.name(of: accessoryData), hasBluetooth: true))
    }

    private static func name(of data: Data) throws -> String {
        guard !data.isEmpty else { throw NIError(.invalidConfiguration) }
        let text = String(data: Foundation.Data(data), encoding: .utf8)
        return text ?? data.map { String($0, radix: 16) }.joined(separator: " ")
    }
}
