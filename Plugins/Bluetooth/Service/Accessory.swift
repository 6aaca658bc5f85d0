import Foundation

/// A peripheral that a scenario put near the phone.
final class Accessory {
    /// How this phone calls it.
    let id: UUID
    let name: String
    var profile: AccessoryProfile
    var isConnectable: Bool
    var rssi: Int
    var isInRange = true
    var values: [CharacteristicPath: [UInt8]] = [:]

    init(_ id: UUID, name: String, profile: AccessoryProfile, isConnectable: Bool, rssi: Int) {
        (self.id, self.name, self.profile, self.isConnectable) = (id, name, profile, isConnectable)
        self.rssi = rssi
    }

    /// Whether a connection that is waited for can be made.
    var isReachable: Bool { isInRange && isConnectable }

    /// What a scan hears of it.
    var advertisement: Advertisement {
        Advertisement(id: id, name: name, services: profile.services, isConnectable: isConnectable, rssi: rssi)
    }
}
