import BackgroundRuntime

/// What apps do wrong with Bluetooth in the background.
enum BluetoothMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "ble-scan-nil", "Scans with no list of services in the background.",
            outcome: "Nothing is found.",
            reason: "In the background a scan has to name what it looks for.",
            cure: "Name the services.",
            words: [
                "scanForPeripherals nil in background", "Bluetooth scan finds nothing in background",
                "BLE scanning stops when app is in background", "no devices are found with the screen off",
            ],
            rules: ["ble.central.scan-needs-services"],
            scenario: "\(folder)/ble-scan-nil.json5"),
        FieldMistake(
            "ble-restore-no-mode", "Uses a restore identifier, and does not declare the mode.",
            outcome: "It crashes as it makes the manager; before iOS 13 it is not launched again, as the log says.",
            reason: "State is restored only for apps with the mode.",
            cure: "Add bluetooth-central to UIBackgroundModes.",
            words: [
                "CBCentralManagerOptionRestoreIdentifierKey without background mode",
                "Bluetooth state restoration not working", "willRestoreState not called",
                "State restoration of CBCentralManager is only allowed for applications that have specified",
                "system ended the app and bluetooth does not launch it again",
                "peripheral events are lost after the app was purged",
            ],
            rules: ["ble.restore.needs-mode"],
            scenario: "\(folder)/ble-restore-no-mode.json5"),
    ]

    private static let folder = "Examples/FieldPain/Bluetooth/Scenarios"
}
