import SimulatedFoundation

// The keys of options and dictionaries. What came after the framework asks its system.

/// Whether the user is asked to switch Bluetooth on where it is off. The simulator shows nothing.
public var CBCentralManagerOptionShowPowerAlertKey: String {
    SimulatedApp.constant(
        "kCBInitOptionShowPowerAlert", since: .symbol("CBCentralManagerOptionShowPowerAlertKey", .iOS(7)))
}
/// The name under which the system keeps what the manager has under way.
public var CBCentralManagerOptionRestoreIdentifierKey: String {
    SimulatedApp.constant(Key.restoreIdentifier, since: .symbol("CBCentralManagerOptionRestoreIdentifierKey", .iOS(7)))
}

/// Whether a scan tells of each advertisement.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Services that peripherals ask for. Not simulated.
public var CBCentralManagerScanOptionSolicitedServiceUUIDsKey: String {
    SimulatedApp.constant(
        "kCBScanOptionSolicitedServiceUUIDs",
        since: .symbol("CBCentralManagerScanOptionSolicitedServiceUUIDsKey", .iOS(7)))
}

/// Whether the system tells the user of a connection while the app is suspended and cannot be woken.
public var CBConnectPeripheralOptionNotifyOnConnectionKey: String {
    SimulatedApp.constant(
        Key.notifyOnConnection, since: .symbol("CBConnectPeripheralOptionNotifyOnConnectionKey", .iOS(6)))
}
/// Whether it tells the user of a disconnection then.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether it tells the user of each new value then.
public var CBConnectPeripheralOptionNotifyOnNotificationKey: String {
    SimulatedApp.constant(
        Key.notifyOnNotification, since: .symbol("CBConnectPeripheralOptionNotifyOnNotificationKey", .iOS(6)))
}

/// The peripherals that were connected or waited for: an array of `CBPeripheral`.
public var CBCentralManagerRestoredStatePeripheralsKey: String {
    SimulatedApp.constant(
        Key.restoredPeripherals, since: .symbol("CBCentralManagerRestoredStatePeripheralsKey", .iOS(7)))
}
/// The services that were scanned for: an array of `CBUUID`.
public var CBCentralManagerRestoredStateScanServicesKey: String {
    SimulatedApp.constant(
        Key.restoredScanServices, since: .symbol("CBCentralManagerRestoredStateScanServicesKey", .iOS(7)))
}
/// What the scan was asked for beside services: a dictionary.
public var CBCentralManagerRestoredStateScanOptionsKey: String {
    SimulatedApp.constant(
        Key.restoredScanOptions, since: .symbol("CBCentralManagerRestoredStateScanOptionsKey", .iOS(7)))
}

/// The name that a peripheral advertises: a `String`.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services that a peripheral advertises: an array of `CBUUID`.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Whether a peripheral can be connected to: an `NSNumber`.
public var CBAdvertisementDataIsConnectable: String {
    SimulatedApp.constant(Key.isConnectable, since: .symbol("CBAdvertisementDataIsConnectable", .iOS(7)))
}
/// Data of the maker of a peripheral. Never there here.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// Data of services. Never there here.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The strength with which a peripheral sends. Never there here.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Services in the overflow area. Never there here.
public var CBAdvertisementDataOverflowServiceUUIDsKey: String {
    SimulatedApp.constant(
        "kCBAdvDataHashedServiceUUIDs", since: .symbol("CBAdvertisementDataOverflowServiceUUIDsKey", .iOS(6)))
}
/// Services that a peripheral asks for. Never there here.
public var CBAdvertisementDataSolicitedServiceUUIDsKey: String {
    SimulatedApp.constant(
        "kCBAdvDataSolicitedServiceUUIDs", since: .symbol("CBAdvertisementDataSolicitedServiceUUIDsKey", .iOS(7)))
}

/// The name under which the system is to keep a peripheral manager. Not simulated, and the trace says so.
public var CBPeripheralManagerOptionRestoreIdentifierKey: String {
    SimulatedApp.constant(
        Key.restoreIdentifier, since: .symbol("CBPeripheralManagerOptionRestoreIdentifierKey", .iOS(7)))
}
/// Whether the user is asked to switch Bluetooth on for a peripheral manager. The simulator shows nothing.
public var CBPeripheralManagerOptionShowPowerAlertKey: String {
    SimulatedApp.constant(
        "kCBInitOptionShowPowerAlert", since: .symbol("CBPeripheralManagerOptionShowPowerAlertKey", .iOS(7)))
}

/// The keys that the framework reads and writes itself, on systems that have no name for them too.
enum Key {
    static let restoreIdentifier = "kCBInitOptionRestoreIdentifier"
    static let notifyOnConnection = "kCBConnectOptionNotifyOnConnection"
    static let notifyOnNotification = "kCBConnectOptionNotifyOnNotification"
    static let restoredPeripherals = "kCBRestoredPeripherals"
    static let restoredScanServices = "kCBRestoredScanServices"
    static let restoredScanOptions = "kCBRestoredScanOptions"
    static let isConnectable = "kCBAdvDataIsConnectable"
}
