/// A characteristic that an app offers as a peripheral.
public struct LocalCharacteristic: Hashable, Sendable {
    public let path: CharacteristicPath
    /// What a central can do with it.
    public let properties: Set<CharacteristicProperty>
    /// A value that never changes: the system answers with it, and does not ask the app. Nil where the app answers.
    public let fixedValue: [UInt8]?

    /// A characteristic from its parts.
    public init(
        _ path: CharacteristicPath, _ properties: Set<CharacteristicProperty>, fixedValue: [UInt8]? = nil
    ) {
        (self.path, self.properties, self.fixedValue) = (path, properties, fixedValue)
    }
}

/// What an app tells of itself as a peripheral.
public struct LocalAdvertising: Hashable, Sendable {
    /// The name that it wants to be seen by; nil for none.
    public let name: String?
    /// The services that it tells.
    public let services: [BluetoothUUID]

    /// An advertisement from its parts.
    public init(name: String?, services: [BluetoothUUID]) { (self.name, self.services) = (name, services) }
}

/// What a central asks of an app.
public enum CentralRequest: Hashable, Sendable {
    /// It wants a value.
    case read(CharacteristicPath)
    /// It sends a value.
    case write(CharacteristicPath, [UInt8])
    /// It wants to be told of new values.
    case subscribe(CharacteristicPath)
    /// It wants to be told no more.
    case unsubscribe(CharacteristicPath)

    /// The characteristic that is meant.
    var path: CharacteristicPath {
        switch self {
        case .read(let path), .write(let path, _), .subscribe(let path), .unsubscribe(let path): path
        }
    }

    /// One of these is what a characteristic has to be able to.
    var needs: Set<CharacteristicProperty> {
        switch self {
        case .read: [.read]
        case .write: [.write, .writeWithoutResponse]
        case .subscribe, .unsubscribe: [.notify, .indicate]
        }
    }

    /// The request in a word or two.
    var name: String {
        switch self {
        case .read: "read request"
        case .write: "write request"
        case .subscribe: "subscription"
        case .unsubscribe: "end of a subscription"
        }
    }

    /// The method of the delegate, as Apple's documents write it.
    var call: String {
        switch self {
        case .read: "peripheralManager(_:didReceiveRead:)"
        case .write: "peripheralManager(_:didReceiveWrite:)"
        case .subscribe: "peripheralManager(_:central:didSubscribeTo:)"
        case .unsubscribe: "peripheralManager(_:central:didUnsubscribeFrom:)"
        }
    }
}

/// A request of a central, until it is answered.
public struct PendingRequest: Hashable, Sendable {
    /// Which request of the phone it is.
    public let number: Int
    /// The name of the central.
    public let central: String
    public let request: CentralRequest
}
