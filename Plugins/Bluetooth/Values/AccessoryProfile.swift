/// What a characteristic of a peripheral can do.
public enum CharacteristicProperty: String, CaseIterable, Hashable, Sendable {
    /// Its value can be read.
    case read
    /// Its value can be written, and the peripheral answers.
    case write
    /// Its value can be written without an answer.
    case writeWithoutResponse
    /// The peripheral tells of new values.
    case notify
    /// The peripheral tells of new values and wants to know that they came.
    case indicate
}

/// Which characteristic of a peripheral.
public struct CharacteristicPath: Hashable, Sendable, CustomStringConvertible {
    /// The service that has it.
    public let service: BluetoothUUID
    public let characteristic: BluetoothUUID

    /// The place that the two identifiers name together.
    public init(_ service: BluetoothUUID, _ characteristic: BluetoothUUID) {
        (self.service, self.characteristic) = (service, characteristic)
    }

    public var description: String { "\(service)/\(characteristic)" }
}

/// One characteristic as a peripheral has it.
public struct ProfileCharacteristic: Hashable, Sendable {
    public let path: CharacteristicPath
    /// What it can do.
    public let properties: Set<CharacteristicProperty>

    /// A characteristic from its place and what it can do.
    public init(_ path: CharacteristicPath, _ properties: Set<CharacteristicProperty>) {
        (self.path, self.properties) = (path, properties)
    }
}

/// The services of a peripheral, and their characteristics.
public struct AccessoryProfile: Hashable, Sendable {
    /// The services, in their order.
    public let services: [BluetoothUUID]
    /// The characteristics, in their order.
    public let characteristics: [ProfileCharacteristic]

    /// A profile; services that only characteristics name are added.
    public init(services: [BluetoothUUID], characteristics: [ProfileCharacteristic] = []) {
        var all: [BluetoothUUID] = []
        for service in services + characteristics.map(\.path.service) where !all.contains(service) {
            all.append(service)
        }
        (self.services, self.characteristics) = (all, characteristics)
    }

    /// What it has at a place; nil for nothing.
    public subscript(path: CharacteristicPath) -> ProfileCharacteristic? {
        characteristics.first { $0.path == path }
    }
}
