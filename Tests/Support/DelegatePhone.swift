import UIKit

/// A phone with one app written as for a phone: its code is its delegate.
open class DelegatePhone: AppPhone {
    public let device: Device
    public let app: InstalledApp

    /// A phone whose app is installed and not launched.
    public init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, on system: SystemVersion, modules: ModuleSet = .linked, manifest: Manifest
    ) throws {
        device = Device(system: system, modules: modules)
        device.options.animations = .none
        device.options.autoLock = .never
        app = try device.install(delegate, manifest: manifest)
    }
}
