import BackgroundRuntime
import Foundation
import VigilLocation

extension LocationPhone {
    static let owner = UUID(uuid: (226, 197, 109, 181, 223, 251, 72, 210, 176, 96, 208, 245, 167, 16, 150, 224))
    static let door = Beacon(owner, major: 1, minor: 7)
    static let desk = Beacon(owner, major: 1, minor: 8)

    /// A phone whose app monitors the beacons of a site, and was left.
    static func nearShop(
        _ system: SystemVersion = .iOS(17), _ choice: AuthorizationChoice = .always, isOnDisplay: Bool = false
    ) throws -> LocationPhone {
        let phone = try LocationPhone(system, modes: [], choice)
        phone.app.launch()
        try phone.monitor("shop", isOnDisplay: isOnDisplay)
        phone.home()
        phone.wait(20)
        return phone
    }

    func monitor(_ name: String, isOnDisplay: Bool = false) throws {
        try manage {
            $0.startMonitoring(
                Region(
                    name, .beacon(BeaconIdentity(LocationPhone.owner, major: 1)), notifyEntryStateOnDisplay: isOnDisplay
                ))
        }
    }

    /// Bluetooth is switched on or off.
    func bluetooth(_ state: String) {
        device.change { $0[DeviceCondition("bluetooth", "", values: ["on", "off"])] = state }
        device.settle()
    }
}
