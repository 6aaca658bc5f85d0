import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(5): "CBCentralManager CBCharacteristic CBDescriptor CBPeripheral CBService CBUUID",
            .iOS(6): """
            CBATTRequest CBCentral CBMutableCharacteristic CBMutableService CBPeripheralManager
            """,
            .iOS(8): "CBAttribute CBPeer",
            .iOS(10): "CBManager",
            .iOS(11): "CBL2CAPChannel",
        ])
}
