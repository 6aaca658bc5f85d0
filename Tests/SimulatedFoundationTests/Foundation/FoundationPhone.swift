import Testing
import UIKit
import VigilFacts
import VigilTestSupport

/// A phone with one app that does what a test says.
struct FoundationPhone: AppPhone {
    let device: Device
    let app: InstalledApp

    init(
        _ system: SystemVersion = .iOS(17), manifest: Manifest = Manifest(), constants: [String: Double] = [:],
        _ code: @escaping @MainActor @Sendable () -> Void
    ) throws {
        device = try Device(system: system, modules: [], constants: constants)
        device.options.animations = .none
        device.options.autoLock = .never
        app = try device.install(LaunchCode(code), manifest: manifest)
    }

    /// A second app on the same phone.
    func addApp(_ name: String, _ code: @escaping @MainActor @Sendable () -> Void) throws -> InstalledApp {
        try device.install(
            LaunchCode(code), manifest: Manifest(bundleIdentifier: "com.example.\(name)", displayName: name))
    }

    /// What the app printed, each line with the seconds since the boot.
    var history: [String] {
        app.trace.entries(of: .output).map { entry in
            let milliseconds = entry.instant.nanoseconds / 1_000_000
            let seconds = Double(milliseconds) / 1_000
            return "\(seconds) \(entry.text)"
        }
    }

    /// The app from its launch on, for `duration`.
    func run(for duration: Duration) {
        app.launch()
        device.advance(by: duration)
    }

    /// The app from its launch on, suspended from second `start` to second `end`, and then in front until `total`.
    func run(suspendedFrom start: Int, to end: Int, until total: Int) {
        run(for: .seconds(start))
        device.press(.home)
        expect(app.state, is: .suspended)
        device.advance(by: .seconds(end - start))
        app.activate()
        device.advance(by: .seconds(total - end))
    }

    /// The app from its launch on, ended without notice at second `end`; then time goes on for an hour.
    func run(endedAt end: Int) {
        run(for: .seconds(end))
        app.process?.end(.crash("test"))
        device.advance(by: .seconds(3_600))
        expect(app.state, is: .notRunning)
    }
}

/// A thread of the machine, outside any simulated app. A task would wait for a thread of the tests, which wait for it.
final class MachineThread: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func start() {
        var thread = pthread_t()
        let own = Unmanaged.passRetained(self).toOpaque()
        let code = pthread_create(&thread, nil, { MachineThread.run($0) }, own)
        precondition(code == 0, "the machine has no thread left")
        pthread_detach(thread)
    }

    private static func run(_ thread: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let thread { Unmanaged<MachineThread>.fromOpaque(thread).takeRetainedValue().body() }
        return nil
    }
}
