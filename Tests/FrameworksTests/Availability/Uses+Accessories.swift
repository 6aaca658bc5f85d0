import Foundation

@testable import ExternalAccessory
@testable import NearbyInteraction
@testable import NetworkExtension

let usesOfAccessories: [String: Use] = [
    "-[EAAccessoryManager showBluetoothAccessoryPickerWithNameFilter:completion:]": {
        EAAccessoryManager.shared().showBluetoothAccessoryPicker(withNameFilter: nil)
    },
    "NISession": { _ = NISession() },
    "NINearbyPeerConfiguration": { _ = NINearbyPeerConfiguration(peerToken: NIDiscoveryToken("Phone")) },
    "NINearbyAccessoryConfiguration": { _ = try? NINearbyAccessoryConfiguration(data: .init("Lock".utf8)) },
    "-[NINearbyAccessoryConfiguration initWithAccessoryData:bluetoothPeerIdentifier:error:]": {
        _ = try? NINearbyAccessoryConfiguration(accessoryData: .init("Lock".utf8), bluetoothPeerIdentifier: UUID())
    },
    "NEHotspotHelper": { _ = NEHotspotHelper.register(queue: .main) { _ in } },
    "+[NISession deviceCapabilities]": { _ = NISession.deviceCapabilities },
]
