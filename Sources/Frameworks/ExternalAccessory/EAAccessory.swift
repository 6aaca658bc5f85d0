import SimulatedFoundation
import VigilExternalAccessory

/// The identifier of a connection that there is none of.
public let EAConnectionIDNone = 0

/// An accessory, from one connection to its end. The manager makes it.
open class EAAccessory: NSObject, @unchecked Sendable {
    /// Whoever is told of the end of the connection.
    open weak var delegate: (any EAAccessoryDelegate)?
    /// Whether it is connected.
    open internal(set) var isConnected = true
    /// The number of the connection, which no other one has.
    open var connectionID: Int { connection.number }
    open var manufacturer: String { connection.accessory.manufacturer }
    open var name: String { connection.accessory.name }
    /// Which model it is.
    open var modelNumber: String { connection.accessory.model }
    /// Which one of its model it is.
    open var serialNumber: String { connection.accessory.serialNumber }
    /// The version of its firmware: always empty here.
    open var firmwareRevision: String { "" }
    /// The version of its hardware: always empty here.
    open var hardwareRevision: String { "" }
    /// The protocols that it speaks.
    open var protocolStrings: [String] { connection.accessory.protocols }

    let connection: AccessoryConnection

    init(_ connection: AccessoryConnection) { self.connection = connection }
}

/// What an accessory tells. Its method has a default.
///
/// It belongs to no actor, as on a phone: a delegate on the main actor conforms with `@MainActor EAAccessoryDelegate` or
/// `@preconcurrency EAAccessoryDelegate`.
public protocol EAAccessoryDelegate: NSObjectProtocol {
    /// The connection is over.
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}

extension EAAccessoryDelegate {
    public func accessoryDidDisconnect(_ accessory: EAAccessory) { OptionalMethod.isMissing() }
}
