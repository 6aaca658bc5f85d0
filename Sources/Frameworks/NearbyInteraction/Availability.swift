import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let session = symbol("NISession", .iOS(14))
    static let accessoryConfiguration = symbol("NINearbyAccessoryConfiguration", .iOS(15))
    static let accessoryBluetooth = method(
        "initWithAccessoryData:bluetoothPeerIdentifier:error:", of: "NINearbyAccessoryConfiguration", .iOS(16))
    static let peerConfiguration = symbol("NINearbyPeerConfiguration", .iOS(14))
    static let deviceCapabilities = classMethod("deviceCapabilities", of: "NISession", .iOS(16))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofNearbyInteraction: [SystemAPI] = [
        session, accessoryConfiguration, accessoryBluetooth, peerConfiguration, deviceCapabilities,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofNearbyInteraction) }
