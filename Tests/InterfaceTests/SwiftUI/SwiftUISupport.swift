import BackgroundRuntime
import SwiftUI
import VigilTestSupport

/// A phone with an app written with SwiftUI.
struct AppPhoneOf<A: App>: AppPhone {
    let device: Device
    let app: InstalledApp

    init(
        _ app: A.Type, on system: SystemVersion = .iOS(17), modules: ModuleSet = .linked,
        manifest: Manifest = Manifest()
    ) throws {
        device = Device(system: system, modules: modules)
        self.app = try device.install(app, manifest: manifest)
    }

    var output: [String] { app.trace.output }

    /// Launches the app, goes home and comes back, some seconds apart.
    func leaveAndReturn() {
        app.launch()
        wait(1)
        home()
        wait(10)
        app.launch()
        wait(1)
    }
}

extension InstalledApp {
    /// What the trace says of the app, line by line.
    func timeline() -> String {
        trace.entries.map { "\(TimeText.clock($0.instant)) \($0.text)" }.joined(separator: "\n")
    }
}
