import BackgroundRuntime
import UIKit

/// A phone with one app written as for a phone.
struct Phone {
    let device: Device
    let app: App

    init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["voip"]
    ) throws {
        device = Device(system: system)
        app = try device.install(delegate, manifest: Manifest(backgroundModes: modes))
    }
}
