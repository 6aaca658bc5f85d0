@testable import ExternalAccessory

let usesOfAccessories: [String: Use] = [
    "-[EAAccessoryManager showBluetoothAccessoryPickerWithNameFilter:completion:]": {
        EAAccessoryManager.shared().showBluetoothAccessoryPicker(withNameFilter: nil)
    }
]
