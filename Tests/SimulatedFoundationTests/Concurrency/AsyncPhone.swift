import BackgroundRuntime
import UIKit

/// A device with one app that does what a closure says at its launch, on the main actor.
struct AsyncPhone {
    let device: Device
    let app: App

    /// - Parameter launch: what the app does in `didFinishLaunching`.
    init(_ system: SystemVersion = .iOS(17), launch: @escaping @MainActor @Sendable () -> Void) throws {
        device = Device(system: system, modules: [])
        app = try device.install(ClosureProgram(body: launch), manifest: Manifest(), name: "Async")
        app.launch()
    }

    /// What the app printed, each line with the seconds since the boot.
    var history: [String] {
        app.trace.entries.filter { $0.kind == .output }.map { "\(TimeText.clock($0.instant)) \($0.text)" }
    }

    /// What was found about the app.
    var findings: [String] { app.trace.entries.filter { $0.kind == .finding }.map(\.text) }
}

private struct ClosureProgram: AppProgram {
    let body: @MainActor @Sendable () -> Void

    func launch(in process: AppProcess) -> any AppInstance { ClosureInstance(body: body) }
}

private final class ClosureInstance: AppInstance {
    private let body: @MainActor @Sendable () -> Void

    init(body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
        if event.name == .didFinishLaunching, channel == .call { MainActor.assumeIsolated(body) }
    }
}
