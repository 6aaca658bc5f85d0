import BackgroundRuntime
import PlainLibrary
import UIKit

/// What Swift concurrency of an app costs on virtual time.
enum AsyncBenchmarks {
    static let all = [sleep(pending: 1), sleep(pending: 1_000), standardSleep()]

    /// Tasks of an app that sleep and are resumed, over and over. At most 600 ns where C++ takes 62 for an event.
    private static func sleep(pending: Int) -> Benchmark {
        Benchmark(
            name: "async-sleep-\(pending)", title: "async sleep and resume, \(pending) asleep", count: 100_000,
            yardstick: "hold-1000", yardstickCount: 1_000_000, target: .ratio(9.7), isCounted: pending == 1
        ) { count in
            let device = Device(system: .iOS(17), modules: [])
            let app = try device.install(Sleepers(number: pending), manifest: Manifest(), name: "Sleepers")
            app.launch()
            device.advance(by: .seconds(1))
            let start = ProcessorTime.used
            device.advance(by: .seconds(1) * (count / pending))
            return (ProcessorTime.used - start) / Double(count)
        }
    }

    /// The same with the sleep of the standard library, as a package calls it that an app depends on.
    private static func standardSleep() -> Benchmark {
        Benchmark(
            name: "async-sleep-standard", title: "the standard library's own sleep and resume", count: 100_000,
            yardstick: "hold-1000", yardstickCount: 1_000_000, isCounted: true
        ) { count in
            let device = Device(system: .iOS(17), modules: [])
            let app = try device.install(StandardSleepers(), manifest: Manifest(), name: "Sleepers")
            app.launch()
            device.advance(by: .seconds(1))
            let start = ProcessorTime.used
            device.advance(by: .seconds(1) * count)
            return (ProcessorTime.used - start) / Double(count)
        }
    }

    private struct StandardSleepers: AppProgram {
        func launch(in process: AppProcess) -> any AppInstance { Instance() }

        private final class Instance: AppInstance {
            func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
                guard event.name == .didFinishLaunching, channel == .call else { return }
                MainActor.assumeIsolated { _ = Task { try await standardSleeps() } }
            }
        }
    }

    private struct Sleepers: AppProgram {
        let number: Int

        func launch(in process: AppProcess) -> any AppInstance { Instance(number: number) }
    }

    private final class Instance: AppInstance {
        private let number: Int

        init(number: Int) { self.number = number }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            guard event.name == .didFinishLaunching, channel == .call else { return }
            MainActor.assumeIsolated { [number] in
                for _ in 0..<number { Task { while true { try await Task.sleep(for: .seconds(1)) } } }
            }
        }
    }
}
