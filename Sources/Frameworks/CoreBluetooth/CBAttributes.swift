import SimulatedFoundation
import VigilBluetooth

/// What services and characteristics have in common.
open class CBAttribute: NSObject, @unchecked Sendable {
    open private(set) var uuid: CBUUID

    init(_ uuid: BluetoothUUID) { self.uuid = CBUUID(uuid) }
}

/// A service of a peripheral.
open class CBService: CBAttribute, @unchecked Sendable {
    /// The peripheral that has it; nil when that is gone.
    open internal(set) weak var peripheral: CBPeripheral?
    /// Its characteristics; nil until they were discovered.
    open var characteristics: [CBCharacteristic]? { discovered }
    var discovered: [CBCharacteristic]?
    /// Whether it is one of the main services: always here.
    open var isPrimary: Bool { true }
    /// The services that it includes; nil, since none are simulated.
    open var includedServices: [CBService]? { nil }

    init(_ uuid: BluetoothUUID, of peripheral: CBPeripheral?) {
        self.peripheral = peripheral
        super.init(uuid)
    }
}

/// What a characteristic can do.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its value can be broadcast. Never so here.
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    /// Its value can be read.
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    /// Its value can be written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    /// Its value can be written.
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    /// New values are told.
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    /// New values are told, and it is asked whether they came.
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)

    init(_ properties: Set<CharacteristicProperty>) {
        let all: [(CharacteristicProperty, CBCharacteristicProperties)] = [
            (.read, .read), (.write, .write), (.writeWithoutResponse, .writeWithoutResponse), (.notify, .notify),
            (.indicate, .indicate),
        ]
        self = all.filter { properties.contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
    }
}

/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse = 0
    case withoutResponse = 1
}

/// A characteristic of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// The service that has it; nil when that is gone.
    open internal(set) weak var service: CBService?
    /// The value that came last; nil before the first.
    open internal(set) var value: Data?
    /// What it can do.
    open private(set) var properties: CBCharacteristicProperties
    /// Whether new values are told.
    open internal(set) var isNotifying = false

    /// Where it stands in a peripheral.
    let path: CharacteristicPath?

    init(_ characteristic: ProfileCharacteristic, of service: CBService) {
        path = characteristic.path
        properties = CBCharacteristicProperties(characteristic.properties)
        self.service = service
        super.init(characteristic.path.characteristic)
    }

    /// One that an app offers itself.
    init(_ uuid: BluetoothUUID, _ properties: CBCharacteristicProperties) {
        path = nil
        self.properties = properties
        super.init(uuid)
    }
}
