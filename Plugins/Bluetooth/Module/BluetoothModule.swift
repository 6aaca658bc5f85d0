import BackgroundRuntime

/// The module of Bluetooth: peripherals and centrals around the phone, and apps as their other side.
public enum BluetoothModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "bluetooth", contract: 2,
        values: [
            .documented(
                central, checks: usageTexts, keepsAwake: [BluetoothRules.bleCentralWakes], symbols: ["CBCentralManager"]
            ),
            .documented(
                peripheral, checks: usageTexts, keepsAwake: [BluetoothRules.blePeripheralWakes],
                symbols: ["CBPeripheralManager"]),
        ],
        summary: "Events of Bluetooth peripherals wake an app, and launch one whose manager can be restored.",
        simulated: simulated, notSimulated: notSimulated, rules: BluetoothRules.all, plannedRules: plannedRules,
        constants: BluetoothConstants.all, sources: BluetoothSources.all,
        manifestKeys: [
            .usage("NSBluetoothAlways", "Bluetooth Always"), .usage("NSBluetoothPeripheral", "Bluetooth Peripheral"),
        ],
        conditions: [power], stimuli: stimuli.since(.iOS(5)) + centralStimuli.since(.iOS(6)),
        actions: actions.since(.iOS(5)) + peripheralActions.since(.iOS(6)),
        mistakes: BluetoothMistakes.all,
        searchSynonyms: BluetoothWords.all, start: .whenNeeded(), makeService: { BluetoothService($0) },
        makeMode: { BluetoothMode($0) })

    static let central = "bluetooth-central"
    static let peripheral = "bluetooth-peripheral"

    /// Whether Bluetooth is on.
    static let power = DeviceCondition("bluetooth", "Whether Bluetooth is on.", values: ["on", "off"])

    private static let usageTexts: [ManifestCheck] = [
        .needs(
            key: "NSBluetoothAlwaysUsageDescription", "without a text the app is ended when it uses Bluetooth",
            systems: .from(.iOS(13))),
        .needs(
            key: "NSBluetoothPeripheralUsageDescription", "the text explains the use of Bluetooth",
            systems: .from(.iOS(6), before: .iOS(13))),
    ]

    private static let simulated = [
        "peripherals with services, characteristics and values, which come into range, leave, and disconnect",
        "scans with and without services, in the foreground and in the background",
        "connections that are waited for without a time-out",
        "reading, writing and listening to values",
        "events that wake an app with bluetooth-central, and those that wait for the foreground without it",
        "alerts of the system in place of an app that cannot be woken",
        "central managers with a restore identifier, and launches for what they wait for (iOS 7)",
        "apps as peripherals: services, advertising in the foreground and the background, requests of centrals (iOS 6)",
        "Bluetooth switched off; the usage text and the question to the user (iOS 13)",
    ]

    private static let notSimulated = [
        "the restoration of peripheral managers: they end with their process",
        "requests that an app never answers, the room for new values, and how much less often an app is advertised in "
            + "the background",
        "two phones with apps in one run: centrals are what a scenario says",
        "how often a peripheral advertises, and how much less often the phone listens in the background "
            + "(ble.central.scan-slower): it is heard as it comes, as a scan begins, and when a scenario says so",
        "how long a connection, an answer and the loss of a peripheral take: nothing",
        "scan response data, manufacturer data, solicited and overflow services",
        "pairing, encryption, descriptors, included services, L2CAP channels, ANCS, connection events",
        "airplane mode and the button of Control Center: set the condition \"bluetooth\"; AccessorySetupKit, whose apps are "
            + "relaunched after more (iOS 26)",
    ]

    private static let plannedRules: Set = [
        BluetoothRules.bleCentralScanSlower.id
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { BluetoothModule.descriptor.register(in: $0, levels: 2) }
