import BackgroundRuntime

/// The module of Bluetooth centrals and peripherals, as it is planned.
public enum BluetoothModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "ble",
        values: [
            .documented("bluetooth-central", checks: usageTexts),
            .documented("bluetooth-peripheral", checks: usageTexts),
        ],
        summary: "Events of Bluetooth devices wake an app.",
        rules: BluetoothRules.all, constants: BluetoothConstants.all, sources: BluetoothSources.all,
        manifestKeys: [
            .usage("NSBluetoothAlways", "Bluetooth Always"), .usage("NSBluetoothPeripheral", "Bluetooth Peripheral"),
        ])

    private static let usageTexts: [ManifestCheck] = [
        .needs(
            key: "NSBluetoothAlwaysUsageDescription", "without a text the app is ended when it uses Bluetooth",
            systems: .from(.iOS(13))),
        .needs(
            key: "NSBluetoothPeripheralUsageDescription", "the text explains the use of Bluetooth",
            systems: .from(.iOS(6), before: .iOS(13))),
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { BluetoothModule.descriptor.register(in: $0) }
