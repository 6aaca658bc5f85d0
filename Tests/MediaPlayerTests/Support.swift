import BackgroundRuntime
import UIKit
import VigilAudio

/// A device with all built-in modes and one app written as for a phone.
struct Phone {
    let device: Device
    let app: App

    init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"]
    ) throws {
        device = Device(system: system)
        app = try device.install(delegate, manifest: Manifest(backgroundModes: modes))
    }

    /// What the app printed, with the instants.
    var output: [String] {
        app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant)) \($0.text)" }
    }
}
