import BackgroundRuntime

/// What people call what the rules of Bluetooth are about.
enum BluetoothWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "ble.central.alert-options", "CBConnectPeripheralOptionNotifyOnDisconnectionKey",
            "system alert when a peripheral disconnects"),
        SearchSynonyms(
            "ble.central.connect-no-timeout", "connect to a peripheral that is out of range",
            "reconnect automatically to a bluetooth device in background", "pending connection never times out",
            "connectPeripheral waits forever"),
        SearchSynonyms(
            "ble.central.no-duplicates", "CBCentralManagerScanOptionAllowDuplicatesKey in background",
            "RSSI is not updated in background", "didDiscover only once in background",
            "beacon advertising data only once"),
        SearchSynonyms(
            "ble.central.no-mode", "bluetooth disconnects in background",
            "no BLE notifications when the screen is locked", "bluetooth data stops in background",
            "bluetooth-central background mode missing", "values of the sensor arrive only when the app is opened"),
        SearchSynonyms(
            "ble.central.scan-needs-services", "BLE scan finds nothing in background",
            "scanForPeripherals withServices nil", "scanning stops in background",
            "didDiscover not called in background", "device is not discovered in background",
            "scan gives no results when the screen is off"),
        SearchSynonyms(
            "ble.central.scan-slower", "bluetooth scanning is slow in background",
            "takes long to discover a peripheral in background"),
        SearchSynonyms(
            "ble.central.wakes", "app woken by a bluetooth peripheral", "how long can the app run after a BLE event",
            "characteristic notification in background", "didUpdateValueFor in background", "10 seconds for bluetooth"),
        SearchSynonyms("ble.live-activity", "bluetooth scan during a Live Activity"),
        SearchSynonyms(
            "ble.peripheral.advertising", "advertise in background", "iPhone as peripheral not found in background",
            "local name is missing in advertisement", "overflow area",
            "two iPhones cannot find each other in background"),
        SearchSynonyms("ble.peripheral.no-mode", "advertising stops in background", "peripheral mode background"),
        SearchSynonyms(
            "ble.peripheral.wakes", "central writes to iPhone in background", "didReceiveWrite in background"),
        SearchSynonyms(
            "ble.permission", "bluetooth permission", "CBManager state unauthorized", "central manager state unknown",
            "bluetooth authorization prompt"),
        SearchSynonyms(
            "ble.restore.needs-mode",
            "State restoration of CBCentralManager is only allowed for applications that have specified the bluetooth-central background mode",
            "CBCentralManagerOptionRestoreIdentifierKey crash"),
        SearchSynonyms(
            "ble.restore.order", "willRestoreState is called before centralManagerDidUpdateState",
            "API MISUSE can only accept this command while in the powered on state"),
        SearchSynonyms(
            "ble.restore.pending-only", "app is not relaunched by bluetooth",
            "what has to be pending for state restoration"),
        SearchSynonyms(
            "ble.restore.relaunch", "willRestoreState is not called", "state preservation and restoration bluetooth",
            "bluetooth relaunches a killed app", "CBCentralManagerRestoredStatePeripheralsKey"),
        SearchSynonyms(
            "ble.restore.table", "bluetooth after force quit", "bluetooth after reboot of the phone",
            "bluetooth toggled off and on", "does BLE wake the app after the user swiped it away"),
        SearchSynonyms(
            "ble.usage-text", "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
            "app crashes when using CoreBluetooth"),
        SearchSynonyms("ble.uuid", "CBUUID string is not valid", "crash CBUUID UUIDWithString"),
    ]
}
