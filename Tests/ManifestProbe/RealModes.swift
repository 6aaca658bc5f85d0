import BackgroundRuntime

/// The values of `UIBackgroundModes` as iOS knows them, for tests of the manifest reader, which itself knows none.
let realModes = ModeCatalog(
    entries: [
        .init(
            "audio", since: .iOS(4),
            xcodeLabels: [
                "Audio, AirPlay, and Picture in Picture", "App plays audio or streams audio/video using AirPlay",
            ]),
        .init(
            "location", since: .iOS(4), xcodeLabels: ["Location updates", "App registers for location updates"],
            checks: [
                .needs(
                    anyOf: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"],
                    "a request for permission fails silently", systems: .from(.iOS(8)))
            ]),
        .init(
            "voip", since: .iOS(4), xcodeLabels: ["Voice over IP", "App provides Voice over IP services"],
            checks: [.recommends(mode: "audio", "the sound of a call ends in the background")]),
        .init(
            "newsstand-content", since: .iOS(5), until: .iOS(9), xcodeLabels: ["Newsstand downloads"],
            isSimulated: false),
        .init(
            "external-accessory", since: .iOS(5),
            xcodeLabels: ["External accessory communication", "App communicates with an accessory"], isSimulated: false,
            checks: [.needs(key: "UISupportedExternalAccessoryProtocols", "no session can be opened")]),
        .init(
            "bluetooth-central", since: .iOS(5),
            xcodeLabels: ["Uses Bluetooth LE accessories", "App communicates using CoreBluetooth"]),
        .init(
            "bluetooth-peripheral", since: .iOS(6),
            xcodeLabels: ["Acts as a Bluetooth LE accessory", "App shares data using CoreBluetooth"]),
        .init(
            "fetch", since: .iOS(7), xcodeLabels: ["Background fetch", "App downloads content from the network"],
            checks: [
                .key(
                    "BGTaskSchedulerPermittedIdentifiers", isForModes: ["fetch", "processing"],
                    "no task can be submitted",
                    systems: .from(.iOS(13)))
            ]),
        .init(
            "remote-notification", since: .iOS(7),
            xcodeLabels: ["Remote notifications", "App downloads content in response to push notifications"]),
        .init(
            "processing", since: .iOS(13), xcodeLabels: ["Background processing"],
            checks: [
                .needs(
                    key: "BGTaskSchedulerPermittedIdentifiers", "the App Store refuses the app", severity: .error)
            ]),
        .init("nearby-interaction", since: .iOS(16), xcodeLabels: ["Uses Nearby Interaction"], isSimulated: false),
        .init("push-to-talk", since: .iOS(16), xcodeLabels: ["Push to Talk"], isSimulated: false),
        .init("workout-processing", since: .iOS(26), isSimulated: false),
        .init("underwater-depth", since: .iOS(16), unavailable: "it is for watchOS"),
    ], keys: realKeys)

/// The keys of manifests that these modes read.
private let realKeys: [ManifestKey] = [
    ManifestKey(
        "BGTaskSchedulerPermittedIdentifiers", .strings, label: "Permitted background task scheduler identifiers"),
    .usage("NSLocationWhenInUse", "Location When In Use"),
    .usage("NSLocationAlwaysAndWhenInUse", "Location Always and When In Use"),
    .usage("NSLocationAlways", "Location Always"),
    .usage("NSLocation", "Location", withdrawn: .iOS(8)),
    ManifestKey("NSLocationDefaultAccuracyReduced", .boolean),
    ManifestKey("NSLocationTemporaryUsageDescriptionDictionary", .dictionary),
    ManifestKey("NSLocationRequireExplicitServiceSession", .boolean),
    ManifestKey("UIRequiresPersistentWiFi", .boolean, label: "Application uses Wi-Fi"),
    .usage("NSMicrophone", "Microphone"),
    .usage("NSBluetoothAlways", "Bluetooth Always"),
    .usage("NSBluetoothPeripheral", "Bluetooth Peripheral"),
    .usage("NSNearbyInteraction", "Nearby Interaction"),
    ManifestKey("UISupportedExternalAccessoryProtocols", .strings, label: "Supported external accessory protocols"),
    ManifestKey("UINewsstandApp", .boolean),
]
