import SimulatedFoundation
import VigilBluetooth

/// Who may read and write a value that an app offers. The simulator asks the properties, and keeps this only.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Any central may read it.
    public static let readable = CBAttributePermissions(rawValue: 0x01)
    /// Any central may write it.
    public static let writeable = CBAttributePermissions(rawValue: 0x02)
    /// A central that is paired may read it. Not simulated.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
    /// A central that is paired may write it. Not simulated.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// A service that an app offers.
open class CBMutableService: CBService, @unchecked Sendable {
    private var own: [CBCharacteristic]?

    /// A service without characteristics yet.
    public init(type uuid: CBUUID, primary isPrimary: Bool) { super.init(uuid.value, of: nil) }

    open override var characteristics: [CBCharacteristic]? {
        get { own }
        set {
            own = newValue
            for characteristic in newValue ?? [] { characteristic.service = self }
        }
    }

    /// What the module is told of it.
    var local: [LocalCharacteristic] {
        (own ?? []).compactMap { $0 as? CBMutableCharacteristic }.map { characteristic in
            LocalCharacteristic(
                CharacteristicPath(uuid.value, characteristic.uuid.value), characteristic.properties.known,
                fixedValue: characteristic.fixedValue)
        }
    }
}

/// A characteristic that an app offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// Who may read and write it.
    open var permissions: CBAttributePermissions
    /// The centrals that are told of new values. From iOS 7.
    open var subscribedCentrals: [CBCentral]? {
        SimulatedApp.constant(subscribers, since: .method("subscribedCentrals", of: "CBMutableCharacteristic", .iOS(7)))
    }
    var subscribers: [CBCentral]?
    /// The value that never changes, which the system tells without the app.
    let fixedValue: [UInt8]?

    /// A characteristic; with a value, that never changes and can only be read.
    public init(
        type uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        fixedValue = value.map { Array($0) }
        super.init(uuid.value, properties)
        self.value = value
    }
}

extension CBCharacteristicProperties {
    /// What the module knows of them.
    var known: Set<CharacteristicProperty> {
        let all: [(CharacteristicProperty, CBCharacteristicProperties)] = [
            (.read, .read), (.write, .write), (.writeWithoutResponse, .writeWithoutResponse), (.notify, .notify),
            (.indicate, .indicate),
        ]
        return Set(all.filter { contains($0.1) }.map(\.0))
    }
}
