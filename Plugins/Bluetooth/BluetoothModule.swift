import BackgroundRuntime

/// The module of Bluetooth centrals and peripherals, as it is planned.
public enum BluetoothModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "ble", values: [.documented("bluetooth-central"), .documented("bluetooth-peripheral")],
        summary: "Events of Bluetooth devices wake an app.",
        rules: BluetoothRules.all, constants: BluetoothConstants.all, sources: BluetoothSources.all,
        manifestKeys: [
            .usage("NSBluetoothAlways", "Bluetooth Always"), .usage("NSBluetoothPeripheral", "Bluetooth Peripheral"),
        ])
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { BluetoothModule.descriptor.register(in: $0) }
