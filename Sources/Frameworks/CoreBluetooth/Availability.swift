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

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofCoreBluetooth: [SystemAPI] = [
        centralManager, centralOptions, retrievePeripherals, retrieveConnected, isScanning, maximumWriteLength,
        canSendWrite, peripheralManager, managerAuthorization,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofCoreBluetooth) }
