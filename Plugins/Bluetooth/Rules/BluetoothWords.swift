import BackgroundRuntime

/// What people call what the rules of Bluetooth are about.
enum BluetoothWords {
    static let all: [PlainWords] = [
        PlainWords(
            "ble.central.alert-options", "CBConnectPeripheralOptionNotifyOnDisconnectionKey",
            "system alert when a peripheral disconnects"),
        PlainWords(
            "ble.central.connect-no-timeout", "connect to a peripheral that is out of range",
            "reconnect automatically to a bluetooth device in background", "pending connection never times out",
            "connectPeripheral waits forever"),
        PlainWords(
            "ble.central.no-duplicates", "CBCentralManagerScanOptionAllowDuplicatesKey in background",
            "RSSI is not updated in background", "didDiscover only once in background",
            "beacon advertising data only once"),
        PlainWords(
            "ble.central.no-mode", "bluetooth disconnects in background",
            "no BLE notifications when the screen is locked", "bluetooth data stops in background",
            "bluetooth-central background mode missing", "values of the sensor arrive only when the app is opened"),
        PlainWords(
            "ble.central.scan-needs-services", "BLE scan finds nothing in background",
            "scanForPeripherals withServices nil", "scanning stops in background",
            "didDiscover not called in background", "device is not discovered in background",
            "scan gives no results when the screen is off"),
        PlainWords(
            "ble.central.scan-slower", "bluetooth scanning is slow in background",
            "takes long to discover a peripheral in background"),
        PlainWords(
            "ble.central.wakes", "app woken by a bluetooth peripheral", "how long can the app run after a BLE event",
            "characteristic notification in background", "didUpdateValueFor in background", "10 seconds for bluetooth"),
        PlainWords("ble.live-activity", "bluetooth scan during a Live Activity"),
        PlainWords(
            "ble.peripheral.advertising", "advertise in background", "iPhone as peripheral not found in background",
            "local name is missing in advertisement", "overflow area",
            "two iPhones cannot find each other in background"),
        PlainWords("ble.peripheral.no-mode", "advertising stops in background", "peripheral mode background"),
        PlainWords("ble.peripheral.wakes", "central writes to iPhone in background", "didReceiveWrite in background"),
        PlainWords(
            "ble.permission", "bluetooth permission", "CBManager state unauthorized", "central manager state unknown",
            "bluetooth authorization prompt"),
        PlainWords(
            "ble.restore.needs-mode",
            "State restoration of CBCentralManager is only allowed for applications that have specified the bluetooth-central background mode",
            "CBCentralManagerOptionRestoreIdentifierKey crash"),
        PlainWords(
            "ble.restore.order", "willRestoreState is called before centralManagerDidUpdateState",
            "API MISUSE can only accept this command while in the powered on state"),
        PlainWords(
            "ble.restore.pending-only", "app is not relaunched by bluetooth",
            "what has to be pending for state restoration"),
        PlainWords(
            "ble.restore.relaunch", "willRestoreState is not called", "state preservation and restoration bluetooth",
            "bluetooth relaunches a killed app", "CBCentralManagerRestoredStatePeripheralsKey"),
        PlainWords(
            "ble.restore.table", "bluetooth after force quit", "bluetooth after reboot of the phone",
            "bluetooth toggled off and on", "does BLE wake the app after the user swiped it away"),
        PlainWords(
            "ble.usage-text", "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
            "app crashes when using CoreBluetooth"),
        PlainWords("ble.uuid", "CBUUID string is not valid", "crash CBUUID UUIDWithString"),
    ]
}
