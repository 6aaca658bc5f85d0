import BackgroundRuntime
import BuiltInModes
import Scenarios

/// What the way from an event to the app's code and the trace costs.
enum HostBenchmarks {
    typealias Benchmark = Benchmarks.Benchmark

    static let all = [timer(), devices()]

    /// A timer of an app that a mode keeps awake, with a trace record for each fire.
    private static func timer() -> Benchmark {
        let count = 200_000
        return Benchmark(name: "timer of a background app, with a record", count: count) {
            let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
            let app = try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"]))
            app.launch()
            try app.onMainThread {
                guard let process = app.process else { return }
                process.acquire(.mode("audio"), reason: "sound is playing", rule: LifecycleRules.backgroundAwakeReasons)
                process.startTimer(after: .seconds(1), every: .seconds(1)) { [unowned process] _ in
                    process.print("tick")
                }
            }
            device.press(.home)
            return { device.advance(by: .seconds(count)) }
        }
    }

    /// A device that is made, launches an app and goes away.
    private static func devices() -> Benchmark {
        let count = 2_000
        return Benchmark(name: "device with one launch", count: count) {
            {
                for _ in 0..<count {
                    let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
                    let app = try device.install(ScriptedApp(), manifest: Manifest())
                    app.launch()
                }
            }
        }
    }
}
