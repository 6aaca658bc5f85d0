import UIKit
import VigilTestSupport

final class CoreBluetoothPhone: DelegatePhone {
    /// A phone with an app that says what it uses Bluetooth for, and whose user allows it.
    convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["bluetooth-central"]
    ) throws {
        let texts = ["NSBluetoothAlwaysUsageDescription": "Reads the band."]
        try self.init(delegate, on: system, manifest: Manifest(backgroundModes: modes, texts: texts))
        try happen("bluetooth.permission", ["allowed": true])
    }
}
