// The keys of options and dictionaries.

/// Whether the user is asked to switch Bluetooth on where it is off. The simulator shows nothing.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name under which the system keeps what the manager has under way.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"

/// Whether a scan tells of each advertisement.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Services that peripherals ask for. Not simulated.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"

/// Whether the system tells the user of a connection while the app is suspended and cannot be woken.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether it tells the user of a disconnection then.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether it tells the user of each new value then.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"

/// The peripherals that were connected or waited for: an array of `CBPeripheral`.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The services that were scanned for: an array of `CBUUID`.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// What the scan was asked for beside services: a dictionary.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"

/// The name that a peripheral advertises: a `String`.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services that a peripheral advertises: an array of `CBUUID`.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Whether a peripheral can be connected to: an `NSNumber`.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// Data of the maker of a peripheral. Never there here.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// Data of services. Never there here.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The strength with which a peripheral sends. Never there here.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Services in the overflow area. Never there here.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// Services that a peripheral asks for. Never there here.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"

/// The name under which the system is to keep a peripheral manager. Not simulated, and the trace says so.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether the user is asked to switch Bluetooth on for a peripheral manager. The simulator shows nothing.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
