import BackgroundRuntime
import Foundation

/// What a scan hears of a peripheral.
public struct Advertisement: Hashable, Sendable {
    /// The peripheral, as this phone knows it.
    public let id: UUID
    /// The name that it tells.
    public let name: String
    /// The services that it tells.
    public let services: [BluetoothUUID]
    /// Whether it can be connected to.
    public let isConnectable: Bool
    /// How strongly it is heard, in decibels.
    public let rssi: Int
}

/// Why a link to a peripheral is over.
public enum LinkLoss: Hashable, Sendable {
    /// The app asked for it.
    case cancelled
    /// The peripheral closed it.
    case byPeripheral
    /// The peripheral went out of range.
    case timeout
}

/// Something that happened to what an app does as a central, for which the system may wake the app.
public enum CentralEvent: Hashable, Sendable {
    /// A scan heard a peripheral.
    case discovered(Advertisement)
    /// A connection was made.
    case connected(UUID)
    /// A connection is over.
    case disconnected(UUID, LinkLoss)
    /// A characteristic that the app listens to has a new value.
    case value(UUID, CharacteristicPath, [UInt8])

    /// The method of the delegate, as Apple's documents write it.
    var call: String {
        switch self {
        case .discovered: "centralManager(_:didDiscover:advertisementData:rssi:)"
        case .connected: "centralManager(_:didConnect:)"
        case .disconnected: "centralManager(_:didDisconnectPeripheral:error:)"
        case .value: "peripheral(_:didUpdateValueFor:error:)"
        }
    }

    /// The event in a word or two.
    var name: String {
        switch self {
        case .discovered: "discovery"
        case .connected: "connection"
        case .disconnected: "disconnection"
        case .value: "value"
        }
    }

    /// The peripheral that it is about.
    var id: UUID {
        switch self {
        case .discovered(let advertisement): advertisement.id
        case .connected(let id), .disconnected(let id, _), .value(let id, _, _): id
        }
    }

    /// For which alert of the system an app may ask, where it cannot be woken.
    var alert: LinkAlert? {
        switch self {
        case .discovered: nil
        case .connected: .connection
        case .disconnected: .disconnection
        case .value: .notification
        }
    }
}

/// An alert that the system shows in place of a suspended app.
public enum LinkAlert: String, Hashable, Sendable, CaseIterable {
    /// A peripheral was connected.
    case connection
    /// A peripheral was disconnected.
    case disconnection
    /// A peripheral told a new value.
    case notification

    /// The system that brought the option which asks for it.
    var first: SystemVersion { self == .disconnection ? .iOS(5) : .iOS(6) }
}
