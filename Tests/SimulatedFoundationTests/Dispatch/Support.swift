import UIKit
import VigilTestSupport

/// A phone with one app that does what a closure says at its launch, on the main thread.
struct DispatchPhone: AppPhone {
    let device: Device
    let app: InstalledApp

    init(_ system: SystemVersion = .iOS(17), launch: @escaping @MainActor @Sendable () -> Void) throws {
        device = Device(system: system, modules: [])
        device.options.animations = .none
        device.options.autoLock = .never
        app = try device.install(LaunchCode(launch), manifest: Manifest(), name: "Dispatch")
        app.launch()
    }

    /// Lets time pass until `seconds` after the boot.
    func advance(to seconds: Double) { device.advance(to: .boot.advanced(by: Duration(inSeconds: seconds))) }

    /// What the app printed, each line with the seconds since the boot: `2.5 done`.
    var history: [String] {
        app.trace.entries.filter { $0.kind == .output }.map { entry in
            let seconds = VirtualInstant.boot.duration(to: entry.instant).inSeconds
            let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            return "\(time) \(entry.text)"
        }
    }

    /// What the app printed in `seconds` after its launch.
    static func history(
        _ system: SystemVersion = .iOS(17), seconds: Double = 60, of launch: @escaping @MainActor @Sendable () -> Void
    ) throws -> [String] {
        let phone = try DispatchPhone(system, launch: launch)
        phone.advance(to: seconds)
        return phone.history
    }
}

/// A value that closures of an app share. One turn runs at a time, so it needs no lock.
final class Shared<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
