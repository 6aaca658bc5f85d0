import BackgroundRuntime
import SimulatedFoundation

/// The number of a channel between two devices.
public typealias CBL2CAPPSM = UInt16

/// A channel over which two devices send what they like. Not simulated: none is opened. From iOS 11.
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
    /// The other device; nil for a channel that is not open.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var peer: CBPeer! { nil }
    /// What the other device sends; nil for a channel that is not open.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var inputStream: InputStream! { nil }
    /// What is sent to the other device; nil for a channel that is not open.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var outputStream: OutputStream! { nil }
    /// The number of the channel: 0 for one that is not open.
    open var psm: CBL2CAPPSM { 0 }

    private override init() {}
}

extension CBPeripheral {
    /// Opens a channel. Not simulated: no answer comes. From iOS 11.
    public func openL2CAPChannel(_ PSM: CBL2CAPPSM) {
        SimulatedApp.require(.method("openL2CAPChannel:", of: "CBPeripheral", .iOS(11)))
        SimulatedApp.notSimulated("openL2CAPChannel(_:)", "no answer comes")
    }

    /// Whether it may be told of the phone's notifications: never here. From iOS 13.
    public var ancsAuthorized: Bool {
        SimulatedApp.require(.method("ancsAuthorized", of: "CBPeripheral", .iOS(13)))
        return false
    }
}
