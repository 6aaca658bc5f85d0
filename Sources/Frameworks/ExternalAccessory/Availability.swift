import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it: most of it came with iOS 3.

extension SystemAPI {
    static let bluetoothAccessoryPicker = method(
        "showBluetoothAccessoryPickerWithNameFilter:completion:", of: "EAAccessoryManager", .iOS(6))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofExternalAccessory: [SystemAPI] = [bluetoothAccessoryPicker]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofExternalAccessory) }
