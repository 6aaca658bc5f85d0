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
            try measure(Sleepers(number: pending), for: .seconds(count / pending)) / Double(count)
        }
    }

    /// The same with the sleep of the standard library, as a package calls it that an app depends on.
    private static func standardSleep() -> Benchmark {
        Benchmark(
            name: "async-sleep-standard", title: "the standard library's own sleep and resume", count: 100_000,
            yardstick: "hold-1000", yardstickCount: 1_000_000, isCounted: true
        ) { count in
            try measure(StandardSleepers(), for: .seconds(count)) / Double(count)
        }
    }

    /// What so long a time of an app in front takes.
    private static func measure(_ program: some AppProgram, for time: Duration) throws -> Double {
        let device = Device(system: .iOS(17), modules: [])
        device.options.autoLock = .never
        let app = try device.install(program, manifest: Manifest(), name: "Sleepers")
        app.launch()
        device.advance(by: .seconds(1))
        let start = ProcessorTime.used
        device.advance(by: time)
        let used = ProcessorTime.used - start
        guard app.state == .active else { throw BenchmarkError("the app was \(app.state) at the end") }
        return used
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
