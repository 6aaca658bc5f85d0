import BackgroundRuntime
import VigilScenarios

/// What the way from an event to the app's code and the trace costs: the timer of a background app that a mode keeps
/// awake comes due, the app's closure runs as a turn on its main thread, and a record is made.
enum HostBenchmarks {
    static let all = [
        timer(pending: 1_000, name: "host-1e3"), timer(pending: 100_000, name: "host-1e5"),
        timer(pending: 1_000_000, name: "host-1e6"),
    ]

    private static func timer(pending: Int, name: String) -> Benchmark {
        Benchmark(
            name: name, title: "timer of a background app with a record, \(pending) pending", count: 500_000,
            yardstick: "hold-\(pending)", yardstickCount: 1_000_000, target: .ratio(3), isCounted: pending < 100_000
        ) { count in
            let device = Device(system: .iOS(17))
            let app = try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"]))
            app.launch()
            let ticks = Ticks()
            try app.onMainThread { if let process = app.process { ticks.start(pending, in: process) } }
            device.press(.home)
            ticks.fired = 0
            let start = ProcessorTime.used
            device.advance(by: Ticks.meanPeriod / pending * count)
            return (ProcessorTime.used - start) / Double(ticks.fired)
        }
    }

    private final class Ticks {
        var fired = 0

        static let meanPeriod = Duration.nanoseconds(1 << 40)

        func start(_ pending: Int, in process: AppProcess) {
            process.acquire(.mode("audio"), reason: "sound is playing", rule: LifecycleRules.backgroundAwakeReasons)
            for _ in 0..<pending {
                let (due, more) = (process.simulation.random.next() >> 24, process.simulation.random.next() >> 24)
                // A period of its own, from half the mean to one and a half, so that the order changes all the time.
                let period = Ticks.meanPeriod / 2 + .nanoseconds(more)
                process.startTimer(after: .nanoseconds(due), every: period) { [self, unowned process] _ in
                    fired += 1
                    process.print("tick")
                }
            }
        }
    }
}
