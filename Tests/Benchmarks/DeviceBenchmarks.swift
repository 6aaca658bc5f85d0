import BackgroundRuntime
import BuiltInModes
import Foundation
import Scenarios

/// What devices cost: to make, to keep, and side by side.
enum DeviceBenchmarks {
    static let all = [creation(), launches(), idleDevice(), idleProcess(), parallel()]

    private static func creation() -> Benchmark {
        .timed("device", "device made and removed", count: 5_000) { count in
            { for _ in 0..<count { _ = try Device(system: .iOS(17), modules: BuiltInModes.all) } }
        }
    }

    /// A device that is made, launches an app and goes away.
    private static func launches() -> Benchmark {
        .timed("launch", "device made, app launched, removed", count: 2_000) { count in
            { for _ in 0..<count { _ = try makeDevice(isSuspended: false) } }
        }
    }

    private static func makeDevice(isSuspended: Bool) throws -> Device {
        let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
        let app = try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"]))
        app.launch()
        guard isSuspended else { return device }
        device.press(.home)
        device.advance(by: .seconds(60))
        guard app.state == .suspended, device.simulation.pendingEvents == 0 else {
            throw BenchmarkError("the idle device is \(app.state), with \(device.simulation.pendingEvents) events")
        }
        return device
    }

    /// A device with an app that is installed and does not run.
    private static func idleDevice() -> Benchmark {
        memory("idle-device", "bytes of an idle device", atMost: 16_384) {
            let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
            try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"]))
            return device
        }
    }

    /// The same with a process: launched, sent to the background, suspended. Its events in the trace count too.
    private static func idleProcess() -> Benchmark {
        memory("idle-process", "bytes of an idle device with a suspended process", atMost: 16_384 + 4_096) {
            try makeDevice(isSuspended: true)
        }
    }

    private static func memory(
        _ name: String, _ title: String, atMost bytes: Double, make: @escaping @Sendable () throws -> Device
    ) -> Benchmark {
        Benchmark(
            name: name, title: title, count: 1_000, unit: .bytes, target: .atMost(bytes), isAlone: true
        ) { count in
            _ = try make()
            var devices: [Device] = []
            devices.reserveCapacity(count)
            let before = try ProcessMemory.residentBytes()
            for _ in 0..<count { devices.append(try make()) }
            return try withExtendedLifetime(devices) {
                Double(try ProcessMemory.residentBytes() - before) / Double(count)
            }
        }
    }

    /// 200 devices whose timers fire, all on one thread and shared by two. The least real time of several short runs
    /// counts, since another busy process lengthens all but some of them.
    private static func parallel() -> Benchmark {
        Benchmark(
            name: "parallel", title: "200 devices on two threads, as fast as on one", count: 4_000, unit: .times,
            target: .atLeast(1.9)
        ) { count in
            let devices = try (0..<200).map { _ in try tickingDevice() }
            var least = [Double.infinity, .infinity]
            for _ in 0..<8 {
                for threads in 1...2 {
                    least[threads - 1] = min(least[threads - 1], realTime(devices, threads: threads, ticks: count))
                }
            }
            return least[0] / least[1]
        }
    }

    private static func realTime(_ devices: [Device], threads: Int, ticks: Int) -> Double {
        let share = devices.count / threads
        let fleets = (0..<threads).map { Fleet(Array(devices[$0 * share..<($0 + 1) * share])) }
        let start = ProcessorTime.real
        DispatchQueue.concurrentPerform(iterations: threads) { fleets[$0].advance(by: .milliseconds(10 * ticks)) }
        return ProcessorTime.real - start
    }

    private static func tickingDevice() throws -> Device {
        let device = try Device(system: .iOS(17), modules: BuiltInModes.all)
        let app = try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"]))
        app.launch()
        try app.onMainThread {
            guard let process = app.process else { return }
            process.acquire(.mode("audio"), reason: "sound is playing", rule: LifecycleRules.backgroundAwakeReasons)
            process.startTimer(after: .milliseconds(10), every: .milliseconds(10)) { [unowned process] _ in
                process.callback("tick", rule: LifecycleRules.backgroundAwakeReasons) { process.print("tick") }
            }
        }
        device.press(.home)
        return device
    }

    /// Devices that one thread uses.
    private final class Fleet: @unchecked Sendable {
        private let devices: [Device]

        init(_ devices: [Device]) { self.devices = devices }

        func advance(by duration: Duration) { for device in devices { device.advance(by: duration) } }
    }
}
