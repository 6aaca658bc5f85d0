import UIKit
import VigilTestSupport

/// A device with one app that does what a closure says at its launch, on the main actor.
struct AsyncPhone: AppPhone {
    let device: Device
    let app: InstalledApp

    /// - Parameter launch: what the app does in `didFinishLaunching`.
    init(_ system: SystemVersion = .iOS(17), launch: @escaping @MainActor @Sendable () -> Void) throws {
        device = Device(system: system, modules: [])
        device.options.animations = .none
        device.options.autoLock = .never
        app = try device.install(LaunchCode(launch), manifest: Manifest(), name: "Async")
        app.launch()
    }

    /// What the app printed, each line with the seconds since the boot.
    var history: [String] { output }

    /// What was found about the app.
    var findings: [String] { app.trace.entries.filter { $0.kind == .finding }.map(\.text) }
}
