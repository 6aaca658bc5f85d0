import BackgroundRuntime

/// The Bluetooth modes of a process. They hold nothing: they let events wake the app.
public final class BluetoothMode: ModeInstance {
    /// The values of the manifest that it stands for.
    let values: [String]
    private var used: Set<String> = []

    init(_ context: ModeContext) { values = context.values }

    /// Whether any of its values was ever used.
    public var wasUsed: Bool { !used.isEmpty }

    /// Whether a value was: by a scan or a connection of a central, by services or advertising of a peripheral.
    public func wasUsed(_ value: String) -> Bool { used.contains(value) }

    func noteUse(_ value: String) { used.insert(value) }
}

extension AppProcess {
    /// Whether the manifest declares a value, on a system that knows it.
    func hasBluetoothMode(_ value: String) -> Bool { mode(BluetoothMode.self)?.values.contains(value) == true }

    /// The app does what the value is for.
    func useBluetoothMode(_ value: String) { mode(BluetoothMode.self)?.noteUse(value) }
}
