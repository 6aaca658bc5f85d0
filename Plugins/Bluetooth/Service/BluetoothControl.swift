import BackgroundRuntime
import Foundation

extension Device {
    /// The peripherals around the phone. Traps on a device made without the Bluetooth module.
    ///
    /// ```swift
    /// device.bluetooth.appear("Band", AccessoryProfile(services: [heartRate]))
    /// try device.bluetooth.leave("Band")
    /// ```
    public var bluetooth: BluetoothControl {
        BluetoothControl(device: self, service: requiredService(BluetoothService.self))
    }
}

/// What a test does with the peripherals around a phone.
public struct BluetoothControl {
    let device: Device
    let service: BluetoothService

    /// The names of the peripherals in range, in the order in which they first came.
    public var inRange: [String] { service.accessories.filter(\.isInRange).map(\.name) }

    /// How this phone calls a peripheral; nil for one that was never there.
    public func identifier(of name: String) -> UUID? { service.accessories.first { $0.name == name }?.id }

    /// The value of a characteristic, as the peripheral has it or an app wrote it.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is no such peripheral.
    public func value(_ path: CharacteristicPath, of name: String) throws -> [UInt8]? {
        try accessory(name).values[path]
    }

    /// A peripheral comes into range, or is there with another profile.
    public func appear(_ name: String, _ profile: AccessoryProfile, isConnectable: Bool = true, rssi: Int = -60) {
        let accessory = known(name) ?? make(name)
        (accessory.profile, accessory.isConnectable) = (profile, isConnectable)
        (accessory.rssi, accessory.isInRange) = (rssi, true)
        let services = profile.services.map(\.text).joined(separator: ", ")
        device.record(.stimulus, "the peripheral \(name) is in range", detail: services)
        service.hear(accessory)
        device.settle()
    }

    /// A peripheral in range is heard once more.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none of that name in range.
    public func advertise(_ name: String, rssi: Int? = nil) throws {
        let accessory = try reachable(name)
        accessory.rssi = rssi ?? accessory.rssi
        device.record(.stimulus, "the peripheral \(name) advertises")
        service.hear(accessory)
        device.settle()
    }

    /// A peripheral goes out of range.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none of that name in range.
    public func leave(_ name: String) throws {
        let accessory = try reachable(name)
        device.record(.stimulus, "the peripheral \(name) goes out of range")
        accessory.isInRange = false
        service.lose(accessory, .timeout)
        device.settle()
    }

    /// A peripheral ends its connections, and stays in range.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when no app is connected to it.
    public func disconnect(_ name: String) throws {
        let accessory = try reachable(name)
        guard service.isConnected(accessory) else { throw StimulusError("no app is connected to \(name)") }
        device.record(.stimulus, "the peripheral \(name) disconnects")
        service.lose(accessory, .byPeripheral)
        service.hear(accessory)
        device.settle()
    }

    /// A characteristic of a peripheral has a new value.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none in range.
    public func setValue(_ bytes: [UInt8], of path: CharacteristicPath, in name: String) throws {
        let accessory = try reachable(name)
        guard accessory.profile[path] != nil else {
            let all = accessory.profile.characteristics.map(\.path.description).joined(separator: ", ")
            throw StimulusError(
                "\(name) has no characteristic \(path): " + (all.isEmpty ? "it has none" : "it has \(all)"))
        }
        device.record(.stimulus, "\(path) of \(name) is \(HexText.text(bytes))")
        service.change(path, of: accessory, to: bytes)
        device.settle()
    }

    private func known(_ name: String) -> Accessory? { service.accessories.first { $0.name == name } }

    private func accessory(_ name: String) throws -> Accessory {
        if let accessory = known(name) { return accessory }
        let all = service.accessories.map(\.name).joined(separator: ", ")
        throw StimulusError(
            "there is no peripheral \"\(name)\": "
                + (all.isEmpty ? "put it there with bluetooth.peripheral" : "there is \(all)"))
    }

    private func reachable(_ name: String) throws -> Accessory {
        let accessory = try accessory(name)
        guard accessory.isInRange else { throw StimulusError("\(name) is out of range") }
        return accessory
    }

    /// A peripheral that comes for the first time: its identifier is made by the seeded chance of the device.
    private func make(_ name: String) -> Accessory {
        let accessory = Accessory(
            service.newIdentifier(), name: name, profile: AccessoryProfile(services: []), isConnectable: true, rssi: 0)
        service.add(accessory)
        return accessory
    }
}
