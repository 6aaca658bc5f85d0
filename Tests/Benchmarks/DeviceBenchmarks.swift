import BackgroundRuntime
import Foundation
import VigilScenarios

/// What devices cost: to make, to keep, and side by side.
enum DeviceBenchmarks {
    static let all = [
        creation(), installations(), launches(), launchesAlone(), idleDevice(), idleProcess(), parallel(),
    ]

    private static func creation() -> Benchmark {
        .timed("device", "device made and removed", count: 5_000) { count in
            { for _ in 0..<count { _ = Device(system: .iOS(17)) } }
        }
    }

    private static func installations() -> Benchmark {
        .timed("install", "device made, app installed, removed", count: 2_000) { count in
            { for _ in 0..<count { _ = try makeInstalled() } }
        }
    }

    /// A device that is made, launches an app and goes away.
    private static func launches() -> Benchmark {
        .timed("launch", "device made, app launched, removed", count: 2_000) { count in
            { for _ in 0..<count { _ = try makeDevice(isSuspended: false) } }
        }
    }

    /// What the launch adds to the device with the app, its share of the removal included: the two take turns, in pieces that
    /// are short enough for the machine to be as fast in one as in the next.
    private static func launchesAlone() -> Benchmark {
        Benchmark(
            name: "launch-alone", title: "of that, the launch", count: 2_000, target: .atMost(20_000)
        ) { count in
            // What is made once in a program is no part of it.
            _ = try makeDevice(isSuspended: false)
            var (with, without) = (0.0, 0.0)
            for start in stride(from: 0, to: count, by: 200) {
                let piece = min(200, count - start)
                with += try time { for _ in 0..<piece { _ = try makeDevice(isSuspended: false) } }
                without += try time { for _ in 0..<piece { _ = try makeInstalled() } }
            }
            return (with - without) / Double(count)
        }
    }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = ProcessorTime.used
        try body()
        return ProcessorTime.used - start
    }

    private static func makeInstalled() throws -> (device: Device, app: InstalledApp) {
        let device = Device(system: .iOS(17))
        return (device, try device.install(ScriptedApp(), manifest: Manifest(backgroundModes: ["audio"])))
    }

    private static func makeDevice(isSuspended: Bool) throws -> Device {
        let (device, app) = try makeInstalled()
        app.launch()
        guard isSuspended else { return device }
        device.press(.home)
        device.advance(by: .seconds(60))
        guard app.state == .suspended, device.simulation.pendingEvents <= 1 else {
            throw BenchmarkError("the idle device is \(app.state), with \(device.simulation.pendingEvents) events")
        }
        return device
    }

    /// A device with an app that was launched, sent to the background and suspended: it has no event left.
    private static func idleDevice() -> Benchmark {
        Benchmark(
            name: "idle-device", title: "bytes of a suspended, idle device", count: 1_000, unit: .bytes,
            target: .atMost(16_384), isAlone: true
        ) { count in
            _ = try makeDevice(isSuspended: true)
            return try memory(count) { try makeDevice(isSuspended: true) }
        }
    }

    /// The same device without the process, which was purged, takes that much less.
    private static func idleProcess() -> Benchmark {
        Benchmark(
            name: "idle-process", title: "bytes of its process", count: 1_000, unit: .bytes, target: .atMost(4_096),
            isAlone: true
        ) { count in
            _ = try makeDevice(isSuspended: true)
            let without = try memory(count) {
                let device = try makeDevice(isSuspended: true)
                device.freeMemory(megabytes: 1)
                return device
            }
            return try memory(count) { try makeDevice(isSuspended: true) } - without
        }
    }

    /// What one of `count` things takes.
    private static func memory(_ count: Int, make: () throws -> Device) throws -> Double {
        let devices = Keep<Device>(count)
        let before = try ProcessMemory.residentBytes()
        for _ in 0..<count { devices.all.append(try make()) }
        let after = try ProcessMemory.residentBytes()
        // Kept to the end of the program, so that the memory is not used again.
        _ = Unmanaged.passRetained(devices)
        return Double(after - before) / Double(count)
    }

    private final class Keep<Element> {
        var all: [Element] = []

        init(_ count: Int) { all.reserveCapacity(count) }
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
        let device = Device(system: .iOS(17))
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
        // Or the runs would be about the machine's way to find a gigabyte.
        device.trace.forgetsOldRecords = true
        return device
    }

    /// Devices that one thread uses.
    private final class Fleet: @unchecked Sendable {
        private let devices: [Device]

        init(_ devices: [Device]) { self.devices = devices }

        func advance(by duration: Duration) { for device in devices { device.advance(by: duration) } }
    }
}
