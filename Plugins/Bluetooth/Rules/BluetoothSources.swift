import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum BluetoothSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-FBL530", "Restore identifier without mode: the app crashes",
            "github.com/dotintent/FlutterBleLib/issues/530"),
        RuleSource(
            "LOG-BP13", "Restore identifier without mode: an assertion in the initializer",
            "github.com/thon-ju/bluetooth_print/issues/13"),
        RuleSource("LOG-BLE123", "Restore identifier without mode", "github.com/evothings/cordova-ble/issues/123"),
        RuleSource(
            "QA1962", "Conditions under which Bluetooth State Restoration will relaunch an app",
            "developer.apple.com/library/archive/qa/qa1962"),
        RuleSource(
            "CB-SCAN", "scanForPeripherals(withServices:options:)",
            """
            developer.apple.com/documentation/corebluetooth/cbcentralmanager/\
            scanforperipherals(withservices:options:)
            """),
        RuleSource(
            "CB-CONNECT", "connect(_:options:)",
            "developer.apple.com/documentation/corebluetooth/cbcentralmanager/connect(_:options:)"),
        RuleSource(
            "LOG-CBUUID", "CBUUID of a text that is none", "github.com/don/cordova-plugin-ble-central/issues/745"),
        RuleSource(
            "LOG-CBDATA", "CBUUID of data that is none", "github.com/dotintent/react-native-ble-plx/issues/810"),
        RuleSource(
            "LOG-CBHEX", "CBUUID of 0x180D",
            "kodeco.com/231-core-bluetooth-tutorial-for-ios-heart-rate-monitor/page/2"),
        RuleSource(
            "CB-AUTH", "CBManager.authorization, CBManagerState.unauthorized",
            "developer.apple.com/documentation/corebluetooth/cbmanager"),
        RuleSource(
            "CB-BG", "Core Bluetooth Programming Guide: Core Bluetooth Background Processing for iOS Apps",
            """
            developer.apple.com/library/archive/documentation/NetworkingInternetWeb/Conceptual/\
            CoreBluetooth_concepts/CoreBluetoothBackgroundProcessingForIOSApps/\
            PerformingTasksWhileYourAppIsInTheBackground.html
            """),
        RuleSource("CB-26", "Core Bluetooth: Live Activities", "developer.apple.com/documentation/corebluetooth"),
    ]
}
