import BackgroundRuntime
import SimulatedFoundation

/// What another app, or the system, does with a connection.
public enum CBConnectionEvent: Int, Sendable {
    /// The peripheral is no longer connected.
    case peerDisconnected = 0
    /// The peripheral is connected.
    case peerConnected = 1
}

/// Which connections an app wants to hear of.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Those of peripherals with services: an array of `CBUUID`.
    public static let serviceUUIDs = CBConnectionEventMatchingOption(
        rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
    /// Those of some peripherals: an array of `UUID`.
    public static let peripheralUUIDs = CBConnectionEventMatchingOption(
        rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
}

extension CBCentralManager {
    /// What Bluetooth of a phone can do beside the rest. From iOS 13.
    public struct Feature: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It hears and connects to what is far away.
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }

    /// Whether the phone's Bluetooth can do something: nothing beside the rest, here. From iOS 13.
    public class func supports(_ features: Feature) -> Bool {
        SimulatedApp.require(.classMethod("supportsFeatures:", of: "CBCentralManager", .iOS(13)))
        return false
    }

    /// Asks to hear of connections by others. Not simulated: none is told. From iOS 13.
    public func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {
        SimulatedApp.require(.method("registerForConnectionEventsWithOptions:", of: "CBCentralManager", .iOS(13)))
        SimulatedApp.notSimulated("registerForConnectionEvents(options:)", "no event is told")
    }
}

/// After how many seconds a connection begins: an `NSNumber`. Without effect. From iOS 6.
public var CBConnectPeripheralOptionStartDelayKey: String {
    SimulatedApp.constant(
        "kCBConnectOptionStartDelay", since: .symbol("CBConnectPeripheralOptionStartDelayKey", .iOS(6)))
}
/// Whether a connection is given up that may not hear of notifications. Without effect. From iOS 13.
public var CBConnectPeripheralOptionRequiresANCS: String {
    SimulatedApp.constant(
        "kCBConnectOptionRequiresANCS", since: .symbol("CBConnectPeripheralOptionRequiresANCS", .iOS(13)))
}
