import BackgroundRuntime
import UIKit
import VigilLocation

/// A phone with one app written as for a phone.
struct Phone {
    let device: Device
    let app: App

    init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["location"]
    ) throws {
        let manifest = Manifest(
            backgroundModes: modes,
            texts: [
                "NSLocationWhenInUseUsageDescription": "to show the way",
                "NSLocationAlwaysAndWhenInUseUsageDescription": "to record the way",
            ])
        device = Device(system: system, modules: [LocationModule.descriptor])
        app = try device.install(delegate, manifest: manifest)
    }
}
