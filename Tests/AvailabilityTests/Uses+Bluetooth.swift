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
]
