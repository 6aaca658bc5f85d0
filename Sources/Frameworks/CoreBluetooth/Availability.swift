import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let centralManager = symbol("CBCentralManager", .iOS(5))
    static let centralOptions = method("initWithDelegate:queue:options:", of: "CBCentralManager", .iOS(7))
    static let retrievePeripherals = method("retrievePeripheralsWithIdentifiers:", of: "CBCentralManager", .iOS(7))
    static let retrieveConnected = method(
        "retrieveConnectedPeripheralsWithServices:", of: "CBCentralManager", .iOS(7))
    static let isScanning = method("isScanning", of: "CBCentralManager", .iOS(9))
    static let maximumWriteLength = method("maximumWriteValueLengthForType:", of: "CBPeripheral", .iOS(9))
    static let canSendWrite = method("canSendWriteWithoutResponse", of: "CBPeripheral", .iOS(11))
    static let peripheralManager = symbol("CBPeripheralManager", .iOS(6))
    static let managerAuthorization = classMethod("authorization", of: "CBManager", .iOS(13, 1))
    static let uuidString = method("UUIDString", of: "CBUUID", .iOS(7, 1))
    static let uuidOfFoundation = classMethod("UUIDWithNSUUID:", of: "CBUUID", .iOS(7))
    static let peerIdentifier = method("identifier", of: "CBPeer", .iOS(7))
    static let peripheralState = method("state", of: "CBPeripheral", .iOS(7))
    static let maximumUpdateLength = method("maximumUpdateValueLength", of: "CBCentral", .iOS(7))
    static let subscribedCentrals = method("subscribedCentrals", of: "CBMutableCharacteristic", .iOS(7))
    static let centralShowPowerAlertKey = symbol("CBCentralManagerOptionShowPowerAlertKey", .iOS(7))
    static let centralRestoreIdentifierKey = symbol("CBCentralManagerOptionRestoreIdentifierKey", .iOS(7))
    static let scanSolicitedServicesKey = symbol("CBCentralManagerScanOptionSolicitedServiceUUIDsKey", .iOS(7))
    static let notifyOnConnectionKey = symbol("CBConnectPeripheralOptionNotifyOnConnectionKey", .iOS(6))
    static let notifyOnNotificationKey = symbol("CBConnectPeripheralOptionNotifyOnNotificationKey", .iOS(6))
    static let restoredPeripheralsKey = symbol("CBCentralManagerRestoredStatePeripheralsKey", .iOS(7))
    static let restoredScanServicesKey = symbol("CBCentralManagerRestoredStateScanServicesKey", .iOS(7))
    static let restoredScanOptionsKey = symbol("CBCentralManagerRestoredStateScanOptionsKey", .iOS(7))
    static let isConnectableKey = symbol("CBAdvertisementDataIsConnectable", .iOS(7))
    static let overflowServicesKey = symbol("CBAdvertisementDataOverflowServiceUUIDsKey", .iOS(6))
    static let solicitedServicesKey = symbol("CBAdvertisementDataSolicitedServiceUUIDsKey", .iOS(7))
    static let peripheralRestoreIdentifierKey = symbol("CBPeripheralManagerOptionRestoreIdentifierKey", .iOS(7))
    static let peripheralShowPowerAlertKey = symbol("CBPeripheralManagerOptionShowPowerAlertKey", .iOS(7))
    static let notifyEncryptionRequired = symbol("CBCharacteristicPropertyNotifyEncryptionRequired", .iOS(6))
    static let indicateEncryptionRequired = symbol("CBCharacteristicPropertyIndicateEncryptionRequired", .iOS(6))
    static let openChannel = method("openL2CAPChannel:", of: "CBPeripheral", .iOS(11))
    static let ancsAuthorized = method("ancsAuthorized", of: "CBPeripheral", .iOS(13))
    static let centralSupports = classMethod("supportsFeatures:", of: "CBCentralManager", .iOS(13))
    static let registerForConnectionEvents = method(
        "registerForConnectionEventsWithOptions:", of: "CBCentralManager", .iOS(13))
    static let startDelayKey = symbol("CBConnectPeripheralOptionStartDelayKey", .iOS(6))
    static let requiresANCSKey = symbol("CBConnectPeripheralOptionRequiresANCS", .iOS(13))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofCoreBluetooth: [SystemAPI] = [
        centralManager, centralOptions, retrievePeripherals, retrieveConnected, isScanning, maximumWriteLength,
        canSendWrite, peripheralManager, managerAuthorization, uuidString, uuidOfFoundation, peerIdentifier,
        peripheralState, maximumUpdateLength, subscribedCentrals, centralShowPowerAlertKey, centralRestoreIdentifierKey,
        scanSolicitedServicesKey, notifyOnConnectionKey, notifyOnNotificationKey, restoredPeripheralsKey,
        restoredScanServicesKey, restoredScanOptionsKey, isConnectableKey, overflowServicesKey, solicitedServicesKey,
        peripheralRestoreIdentifierKey, peripheralShowPowerAlertKey, notifyEncryptionRequired,
        indicateEncryptionRequired, openChannel, ancsAuthorized, centralSupports, registerForConnectionEvents,
        startDelayKey, requiresANCSKey,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofCoreBluetooth) }
