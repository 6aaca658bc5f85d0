import BackgroundRuntime

/// The rules of Bluetooth centrals and peripherals.
package enum BluetoothRules {
    package static let all: [Rule] = [
        bleCentralNoMode, bleCentralWakes, bleCentralScanNeedsServices, bleCentralNoDuplicates, bleCentralScanSlower,
        bleCentralConnectNoTimeout, bleCentralAlertOptions, blePeripheralNoMode, blePeripheralAdvertising,
        bleRestoreNeedsMode, bleRestoreRelaunch, bleRestoreOrder, bleRestoreTable, bleRestorePendingOnly,
        bleUsageText, blePermission, bleUUID, blePeripheralWakes, bleLiveActivity,
    ]

    package static let bleCentralNoMode = Rule(
        "ble.central.no-mode", .from(.iOS(5)),
        """
        Without bluetooth-central a background app is suspended and Bluetooth events wait until it is in the \
        foreground again.
        """,
        confidence: .documented, sources: "CB-BG")

    package static let bleCentralWakes = Rule(
        "ble.central.wakes", .from(.iOS(5)),
        "With bluetooth-central scan results, connects, disconnects and value updates wake the app for k.ble.wake.",
        confidence: .documented, sources: "CB-BG")

    package static let bleCentralScanNeedsServices = Rule(
        "ble.central.scan-needs-services", .from(.iOS(5)),
        "In the background a scan must name service UUIDs; a nil list finds nothing.",
        confidence: .documented, sources: "CB-SCAN", "CB-BG")

    package static let bleCentralNoDuplicates = Rule(
        "ble.central.no-duplicates", .from(.iOS(5)),
        "In the background AllowDuplicates is ignored and discoveries are coalesced into one event.",
        confidence: .documented, sources: "CB-BG", "CB-SCAN")

    package static let bleLiveActivity = Rule(
        "ble.live-activity", .from(.iOS(26)),
        """
        An app with a Core Bluetooth manager that started a Live Activity before it went to the background keeps its \
        foreground rights there: scans with no service list, duplicates not filtered.
        """,
        confidence: .documented, sources: "CB-26")

    package static let bleCentralScanSlower = Rule(
        "ble.central.scan-slower", .from(.iOS(5)),
        "Scan intervals grow when all scanning apps are in the background.",
        confidence: .documented, sources: "CB-BG")

    package static let bleCentralConnectNoTimeout = Rule(
        "ble.central.connect-no-timeout", .from(.iOS(5)),
        "A pending connect has no timeout and survives suspension.",
        confidence: .documented, sources: "CB-CONNECT")

    package static let bleCentralAlertOptions = Rule(
        "ble.central.alert-options", .from(.iOS(5)),
        """
        Without the mode, NotifyOnDisconnection, and from iOS 6 NotifyOnConnection and NotifyOnNotification, make the \
        system show an alert for a suspended app.
        """,
        confidence: .documented, sources: "CB-BG")

    package static let blePeripheralNoMode = Rule(
        "ble.peripheral.no-mode", .from(.iOS(6)),
        "Without bluetooth-peripheral advertising stops in the background and requests get errors.",
        confidence: .documented, sources: "CB-BG")

    package static let blePeripheralAdvertising = Rule(
        "ble.peripheral.advertising", .from(.iOS(6)),
        """
        With bluetooth-peripheral advertising goes on in the background, without local name, with service UUIDs in \
        the overflow area (visible only to a scan that names them), less often.
        """,
        confidence: .documented, sources: "CB-BG")

    package static let bleRestoreNeedsMode = Rule(
        "ble.restore.needs-mode", .from(.iOS(7)),
        """
        A restore identifier without the mode ends the app as its manager is made: an NSInternalInconsistencyException \
        says "State restoration of CBCentralManager is only allowed for applications that have specified the \
        bluetooth-central background mode". On iOS 7 to 12 it is logged, and the identifier is without effect.
        """,
        confidence: .observed, .choice, sources: "LOG-BLE123", "LOG-FBL530", "LOG-BP13")

    package static let bleRestoreRelaunch = Rule(
        "ble.restore.relaunch", .from(.iOS(7)),
        """
        With a restore identifier a pending request relaunches the app with option bluetoothCentrals / \
        bluetoothPeripherals.
        """,
        confidence: .documented, sources: "CB-BG", "TN3115")

    package static let bleRestoreOrder = Rule(
        "ble.restore.order", .from(.iOS(7)),
        "willRestoreState is called before the state callback.",
        confidence: .documented, sources: "CB-BG")

    package static let bleRestoreTable = Rule(
        "ble.restore.table", .from(.iOS(7)),
        """
        Relaunch after: system purge yes, crash yes, force quit no, Bluetooth toggled no, airplane mode yes from iOS 11 on if \
        Bluetooth stayed on, reboot yes from iOS 11 on after the first unlock. From iOS 26 an app is relaunched after a force \
        quit, the button of Control Center, and airplane mode only where AccessorySetupKit set its accessory up.
        """,
        confidence: .documented, sources: "TN3115", "QA1962")

    package static let bleRestorePendingOnly = Rule(
        "ble.restore.pending-only", .from(.iOS(7)),
        "Bluetooth relaunches an app only if the app waits for that kind of event.",
        confidence: .documented, sources: "TN3115")

    package static let bleUsageText = Rule(
        "ble.usage-text", .from(.iOS(13)),
        """
        An app without NSBluetoothAlwaysUsageDescription is ended as it first uses Bluetooth. One that is linked with an \
        SDK before 13 needs no such text, and the user is asked without one.
        """,
        confidence: .documented, .observed, .choice, sources: "PL-KEYS",
        advice: "Say in Info.plist what the app uses Bluetooth for.")

    package static let blePermission = Rule(
        "ble.permission", .from(.iOS(13)),
        """
        Bluetooth needs the permission of the user, who is asked once, as the app first uses it: until the answer the \
        state is unknown, and an app that may not finds it unauthorized.
        """,
        confidence: .documented, sources: "CB-AUTH")

    package static let bleUUID = Rule(
        "ble.uuid", .from(.iOS(5)),
        """
        A text or data that is no UUID ends the app as a CBUUID is made of it; 180D and 0x180D are one.
        """,
        confidence: .observed, sources: "LOG-CBUUID", "LOG-CBDATA", "LOG-CBHEX")

    package static let blePeripheralWakes = Rule(
        "ble.peripheral.wakes", .from(.iOS(6)),
        "With bluetooth-peripheral read, write and subscription requests of a central wake the app for k.ble.wake.",
        confidence: .documented, sources: "CB-BG")
}
