import BackgroundRuntime
import UIKit

/// A device with one app written as for a phone.
struct Phone {
    let device: Device
    let app: App

    init<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17)) throws {
        device = Device(system: system, modules: [])
        app = try device.install(delegate, manifest: Manifest())
    }
}

/// A task of this name does what `work` says at launch: tests differ in that closure only.
@MainActor
class ScriptedDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        start()
        return true
    }

    /// What a subclass does at launch.
    func start() {}
}
