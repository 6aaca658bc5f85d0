import BackgroundRuntime
import SimulatedFoundation
import VigilBluetooth

/// What a peripheral says of a characteristic, such as a text for people. Not simulated: peripherals say nothing of theirs.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The characteristic that it is about; nil when that is gone.
    open private(set) weak var characteristic: CBCharacteristic?
    /// What it says; nil, as nothing is said.
    open var value: Any? { nil }
}

extension CBCharacteristic {
    /// What the peripheral says of it; nil, since none is simulated.
    public var descriptors: [CBDescriptor]? { nil }
}

extension CBPeripheral {
    /// Asks for the services that a service includes. Not simulated: no answer comes.
    public func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {
        SimulatedApp.notSimulated("discoverIncludedServices(_:for:)", "no answer comes")
    }

    /// Asks for what the peripheral says of a characteristic. Not simulated: no answer comes.
    public func discoverDescriptors(for characteristic: CBCharacteristic) {
        SimulatedApp.notSimulated("discoverDescriptors(for:)", "no answer comes")
    }

    /// Asks what a descriptor says. Not simulated: there is none.
    public func readValue(for descriptor: CBDescriptor) {
        SimulatedApp.notSimulated("CBDescriptor", "no answer comes")
    }

    /// Changes what a descriptor says. Not simulated: there is none.
    public func writeValue(_ data: Data, for descriptor: CBDescriptor) {
        SimulatedApp.notSimulated("CBDescriptor", "no answer comes")
    }
}

extension CBCharacteristicProperties {
    /// Its value can be written with a signature. Never so here.
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    /// More of what it can do is said by a descriptor. Never so here.
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    /// New values are told to those alone whom it trusts. Never so here. From iOS 6.
    public static var notifyEncryptionRequired: CBCharacteristicProperties {
        SimulatedApp.require(.symbol("CBCharacteristicPropertyNotifyEncryptionRequired", .iOS(6)))
        return CBCharacteristicProperties(rawValue: 0x100)
    }
    /// The same, and it is asked whether they came. Never so here. From iOS 6.
    public static var indicateEncryptionRequired: CBCharacteristicProperties {
        SimulatedApp.require(.symbol("CBCharacteristicPropertyIndicateEncryptionRequired", .iOS(6)))
        return CBCharacteristicProperties(rawValue: 0x200)
    }
}
