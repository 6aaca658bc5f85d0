@testable import CoreBluetooth

@MainActor private func manager() -> CBCentralManager { CBCentralManager() }

/// A peripheral as a manager hands it to an app.
@MainActor private func peripheral() -> CBPeripheral { CBPeripheral(UUID(), manager().session) }

let usesOfBluetooth: [String: Use] = [
    "CBCentralManager": { _ = manager() },
    "CBPeripheralManager": { _ = CBPeripheralManager() },
    "-[CBCentralManager initWithDelegate:queue:options:]": {
        _ = CBCentralManager(delegate: nil, queue: nil, options: [:])
    },
    "-[CBCentralManager isScanning]": { _ = manager().isScanning },
    "-[CBCentralManager retrievePeripheralsWithIdentifiers:]": {
        _ = manager().retrievePeripherals(withIdentifiers: [])
    },
    "-[CBCentralManager retrieveConnectedPeripheralsWithServices:]": {
        _ = manager().retrieveConnectedPeripherals(withServices: [])
    },
    "-[CBPeripheral canSendWriteWithoutResponse]": { _ = peripheral().canSendWriteWithoutResponse },
    "-[CBPeripheral maximumWriteValueLengthForType:]": { _ = peripheral().maximumWriteValueLength(for: .withResponse) },
    "+[CBManager authorization]": { _ = CBManager.authorization },
    "-[CBUUID UUIDString]": { _ = CBUUID(string: "180D").uuidString },
    "+[CBUUID UUIDWithNSUUID:]": { _ = CBUUID(nsuuid: UUID()) },
    "-[CBPeer identifier]": { _ = peripheral().identifier },
    "-[CBPeripheral state]": { _ = peripheral().state },
    "-[CBCentral maximumUpdateValueLength]": { _ = CBCentral("Watch", UUID()).maximumUpdateValueLength },
    "-[CBMutableCharacteristic subscribedCentrals]": {
        let type = CBUUID(string: "2A37")
        _ = CBMutableCharacteristic(type: type, properties: .notify, value: nil, permissions: []).subscribedCentrals
    },
    "CBCentralManagerOptionShowPowerAlertKey": { _ = CBCentralManagerOptionShowPowerAlertKey },
    "CBCentralManagerOptionRestoreIdentifierKey": { _ = CBCentralManagerOptionRestoreIdentifierKey },
    "CBCentralManagerScanOptionSolicitedServiceUUIDsKey": { _ = CBCentralManagerScanOptionSolicitedServiceUUIDsKey },
    "CBConnectPeripheralOptionNotifyOnConnectionKey": { _ = CBConnectPeripheralOptionNotifyOnConnectionKey },
    "CBConnectPeripheralOptionNotifyOnNotificationKey": { _ = CBConnectPeripheralOptionNotifyOnNotificationKey },
    "CBCentralManagerRestoredStatePeripheralsKey": { _ = CBCentralManagerRestoredStatePeripheralsKey },
    "CBCentralManagerRestoredStateScanServicesKey": { _ = CBCentralManagerRestoredStateScanServicesKey },
    "CBCentralManagerRestoredStateScanOptionsKey": { _ = CBCentralManagerRestoredStateScanOptionsKey },
    "CBAdvertisementDataIsConnectable": { _ = CBAdvertisementDataIsConnectable },
    "CBAdvertisementDataOverflowServiceUUIDsKey": { _ = CBAdvertisementDataOverflowServiceUUIDsKey },
    "CBAdvertisementDataSolicitedServiceUUIDsKey": { _ = CBAdvertisementDataSolicitedServiceUUIDsKey },
    "CBPeripheralManagerOptionRestoreIdentifierKey": { _ = CBPeripheralManagerOptionRestoreIdentifierKey },
    "CBPeripheralManagerOptionShowPowerAlertKey": { _ = CBPeripheralManagerOptionShowPowerAlertKey },
    "CBCharacteristicPropertyNotifyEncryptionRequired": { _ = CBCharacteristicProperties.notifyEncryptionRequired },
    "CBCharacteristicPropertyIndicateEncryptionRequired": {
        _ = CBCharacteristicProperties.indicateEncryptionRequired
    },
    "-[CBPeripheral openL2CAPChannel:]": { peripheral().openL2CAPChannel(0x25) },
    "-[CBPeripheral ancsAuthorized]": { _ = peripheral().ancsAuthorized },
    "+[CBCentralManager supportsFeatures:]": { _ = CBCentralManager.supports(.extendedScanAndConnect) },
    "-[CBCentralManager registerForConnectionEventsWithOptions:]": { manager().registerForConnectionEvents() },
    "CBConnectPeripheralOptionStartDelayKey": { _ = CBConnectPeripheralOptionStartDelayKey },
    "CBConnectPeripheralOptionRequiresANCS": { _ = CBConnectPeripheralOptionRequiresANCS },
]
