import Foundation

/// What Bluetooth is able to do for an app.
public enum RadioState: String, Hashable, Sendable {
    /// The manager was not told yet.
    case unknown
    /// The user does not let the app use Bluetooth.
    case unauthorized
    case poweredOff
    case poweredOn
}

/// Why a peripheral refused something.
public enum AttributeRefusal: Hashable, Sendable {
    /// The characteristic cannot be read.
    case readNotPermitted
    /// The characteristic cannot be written.
    case writeNotPermitted
    /// The characteristic cannot tell new values.
    case requestNotSupported
}

/// What a connected peripheral answers.
public enum PeripheralAnswer: Hashable, Sendable {
    /// Its services are known.
    case services
    /// The characteristics of a service are known.
    case characteristics(BluetoothUUID)
    /// A value was read, or not.
    case read(CharacteristicPath, [UInt8], AttributeRefusal?)
    /// A value was written, or not.
    case written(CharacteristicPath, AttributeRefusal?)
    /// New values are told from now on, or not.
    case listening(CharacteristicPath, Bool, AttributeRefusal?)
    /// How strongly it is heard.
    case rssi(Int)

    /// The method of the delegate, as Apple's documents write it.
    var call: String {
        switch self {
        case .services: "peripheral(_:didDiscoverServices:)"
        case .characteristics: "peripheral(_:didDiscoverCharacteristicsFor:error:)"
        case .read: "peripheral(_:didUpdateValueFor:error:)"
        case .written: "peripheral(_:didWriteValueFor:error:)"
        case .listening: "peripheral(_:didUpdateNotificationStateFor:error:)"
        case .rssi: "peripheral(_:didReadRSSI:error:)"
        }
    }
}

/// What a manager is handed whose state the system kept.
public struct RestoredCentral: Hashable, Sendable {
    /// The peripherals that are connected or waited for.
    public let peripherals: [UUID]
    /// The services that are scanned for; nil where no scan runs.
    public let scannedServices: [BluetoothUUID]?
    /// Whether the scan tells of each advertisement.
    public let allowsDuplicates: Bool
}

/// Whoever is told by a central manager. All methods are called as turns on the manager's queue.
public protocol CentralClient: AnyObject {
    /// What Bluetooth can do changed, or this is the first call.
    func didUpdateState()

    /// The manager takes up what the system kept for it: before anything else is told.
    func willRestore(_ state: RestoredCentral)

    /// Something happened for which the system may have woken the app.
    func didReceive(_ event: CentralEvent)

    /// A peripheral answered what the app asked.
    func peripheral(_ id: UUID, didAnswer answer: PeripheralAnswer)
}
