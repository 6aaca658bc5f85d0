import BackgroundRuntime
import UIKit
import VigilScenarios

/// What an app, a scenario or a device may have many of.
enum GrowthRows {
    static let all = work + holds + scenarios + devices

    // Work of apps.

    private static let work: [Growth.Row] = [
        code("operations", 2_000) { count in
            let queue = OperationQueue()
            for _ in 0..<count { queue.addOperation {} }
        },
        code("chain", 2_000) { count in
            var last: Operation?
            let chain = (0..<count).map { _ in
                let operation = BlockOperation {}
                if let last { operation.addDependency(last) }
                last = operation
                return operation
            }
            OperationQueue().addOperations(chain.reversed(), waitUntilFinished: false)
        },
        code("blocked-threads", 500) { count in
            let semaphore = DispatchSemaphore(value: 0)
            for _ in 0..<count { Thread.detachNewThread { semaphore.wait() } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { for _ in 0..<count { semaphore.signal() } }
        },
        code("timers", 4_000) { count in
            for number in 0..<count {
                Timer.scheduledTimer(withTimeInterval: Double(number % 100), repeats: false) { _ in }
            }
        },
        code("global-async", 4_000) { count in
            for _ in 0..<count { DispatchQueue.global().async {} }
        },
        // Each block of these waits: two changes from one thread of the computer to another, which is most of its cost.
        code("sleeping-blocks", 4_000) { count in
            for _ in 0..<count { DispatchQueue.global().async { Thread.sleep(forTimeInterval: 0.001) } }
        },
        code("detached-tasks", 4_000) { count in
            for number in 0..<count { Task.detached(priority: number % 2 == 0 ? .high : .low) {} }
        },
        code("actors", 4_000) { count in
            for _ in 0..<count {
                let counter = Counter()
                Task { await counter.add() }
            }
        },
        code("observers", 4_000) { count in
            let center = NotificationCenter.default
            let observers = (0..<count).map { _ in center.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
            for observer in observers { center.removeObserver(observer) }
        },
    ]

    private actor Counter {
        private var count = 0

        func add() { count += 1 }
    }

    // What keeps apps awake.

    private static let holds: [Growth.Row] = [
        code("named-tasks", 100) { count in
            let application = UIApplication.shared
            let tasks = (0..<count).map { application.beginBackgroundTask(withName: "task \($0)") {} }
            for task in tasks { application.endBackgroundTask(task) }
        },
        code("activities", 100) { count in
            for number in 0..<count {
                ProcessInfo.processInfo.performExpiringActivity(withReason: "activity \(number)") { isOver in
                    if !isOver { Thread.sleep(forTimeInterval: 1) }
                }
            }
        },
        Growth.Row(name: "assertions", size: 250) { count in
            let (app, device) = try makeApp()
            app.launch()
            let start = ProcessorTime.used
            try app.onMainThread {
                guard let process = app.process else { return }
                let held = (0..<count).map {
                    process.acquire(.mode("holder \($0)"), reason: "held", rule: LifecycleRules.backgroundAwakeReasons)
                }
                for assertion in held {
                    process.drop(assertion, why: "over", rule: LifecycleRules.backgroundAwakeReasons)
                }
            }
            return withExtendedLifetime(device) { ProcessorTime.used - start }
        },
    ]

    // Scenarios.

    private static let scenarios: [Growth.Row] = [
        scenario("expectations", 320) { number in
            """
            { at: \(number + 10), app: "print", with: { text: "line \(number)" } },
            { at: \(number + 10), expect: { output: ["line \(number)"] } },
            """
        },
        scenario("voip-calls", 100) { number in
            """
            { at: \(number * 10 + 10), device: "voip.push" }, { at: \(number * 10 + 12), device: "voip.answer" },
            { at: \(number * 10 + 14), device: "voip.end" },
            """
        },
    ]

    private static func scenario(_ name: String, _ size: Int, step: @escaping @Sendable (Int) -> String) -> Growth.Row {
        Growth.Row(name: name, size: size) { count in
            let manifest = Tool.package.appendingPathComponent("Examples/SoftPhone/Info.plist").path
            let text = """
                { name: "Growth", system: "iOS 17", manifest: "\(manifest)", until: "24h", steps: [
                    { at: 0, device: "launch" }, { at: 1, app: "voip.register" },
                    { at: 1, app: "voip.onPush", with: { behaviour: "reports" } },
                    \((0..<count).map(step).joined(separator: "\n"))
                ] }
                """
            let scenario = try ScenarioReader().read(
                Data(text.utf8), file: "growth.json5")
            let start = ProcessorTime.used
            let report = try ScenarioRunner().run(scenario)
            guard report.isPassed else { throw BenchmarkError(report.failureText()) }
            return ProcessorTime.used - start
        }
    }

    // Devices and reports.

    private static let devices: [Growth.Row] = [
        Growth.Row(name: "findings", size: 2_000) { count in
            let (app, device) = try makeApp()
            app.launch()
            for number in 0..<count { app.process?.record(.finding, "finding \(number)") }
            let start = ProcessorTime.used
            guard RunSummary(of: app).findings.count == count else { throw BenchmarkError("findings are missing") }
            return withExtendedLifetime(device) { ProcessorTime.used - start }
        },
        Growth.Row(name: "relaunches", size: 250) { count in
            let (app, device) = try makeApp()
            let start = ProcessorTime.used
            for _ in 0..<count {
                app.launch()
                device.press(.home)
                device.advance(by: .seconds(3_600))
                app.terminate()
            }
            guard app.exits.count == count else { throw BenchmarkError("\(app.exits.count) ends") }
            return withExtendedLifetime(device) { ProcessorTime.used - start }
        },
        Growth.Row(name: "deleted-apps", size: 250) { count in
            let device = Device(system: .iOS(17))
            // None of these apps has statics of its own; those of the benchmarks are there before it launches.
            device.options.sharesStatics = true
            let apps = try (0..<count).map { number in
                try device.install(CodeProgram {}, manifest: Manifest(), name: "App \(number)")
            }
            for app in apps { app.launch() }
            device.press(.home)
            device.advance(by: .seconds(60))
            let start = ProcessorTime.used
            for app in apps { device.delete(app) }
            return ProcessorTime.used - start
        },
    ]

    private static func makeApp(_ code: @escaping @MainActor @Sendable () -> Void = {}) throws -> (InstalledApp, Device)
    {
        let device = Device(system: .iOS(17))
        // The code runs in front for minutes.
        device.options.autoLock = .never
        return (try device.install(CodeProgram(code: code), manifest: Manifest(), name: "Growth"), device)
    }

    /// Code of an app: its launch, and the time until all is over.
    private static func code(
        _ name: String, _ size: Int, _ code: @escaping @MainActor @Sendable (_ count: Int) -> Void
    ) -> Growth.Row {
        Growth.Row(name: name, size: size) { count in
            let (app, device) = try makeApp { code(count) }
            device.turnLimit = .seconds(600)
            let start = ProcessorTime.used
            app.launch()
            device.advance(by: .seconds(200))
            guard app.exits.isEmpty, device.hangs.isEmpty else { throw BenchmarkError("\(app.exits) \(device.hangs)") }
            return ProcessorTime.used - start
        }
    }
}

/// An app that is one closure, which runs at launch.
private struct CodeProgram: AppProgram {
    let code: @MainActor @Sendable () -> Void

    func launch(in process: AppProcess) -> any AppInstance { CodeInstance(code: code) }
}

private final class CodeInstance: AppInstance {
    private let code: @MainActor @Sendable () -> Void

    init(code: @escaping @MainActor @Sendable () -> Void) { self.code = code }

    func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
        if event.name == .didFinishLaunching, channel == .call { MainActor.assumeIsolated(code) }
    }
}
