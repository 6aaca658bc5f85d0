import BackgroundRuntime
import BackgroundTasks
import Testing
import UIKit
import VigilBackgroundTasks
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private let identifier = "com.example.refresh"

/// Has a task of the scheduler that asks for the next one.
private final class Refresher: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            Refresher.submit()
            task.setTaskCompleted(success: true)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { Refresher.submit() }

    private static func submit() {
        try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: identifier))
    }
}

struct MonthTests: Facts {
    @Test(
        "A month of an app that is launched each hour", .enabled(if: RuntimeInterface.problems.isEmpty), .serialized,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private struct Weakly {
        weak var process: AppProcess?
        weak var storage: ObjectStorage?
    }

    private static let manifest = Manifest(
        bundleIdentifier: "com.example.Refresher", displayName: "Refresher", backgroundModes: ["fetch"],
        lists: ["BGTaskSchedulerPermittedIdentifiers": [identifier]])

    /// Purges the app, and lets the scheduler launch it for a task.
    private static func passHour(_ app: InstalledApp, on device: Device) throws -> Weakly {
        app.terminate()
        try device.backgroundTasks.launch(identifier, of: app)
        let launched = Weakly(process: app.process, storage: app.process?.storage)
        device.advance(by: .seconds(3_600))
        return launched
    }

    let month = Fact("keeps of its processes how they ended, and where the trace forgets, nothing else") {
        let device = Device(system: .iOS(17))
        device.trace.forgetsOldRecords = true
        let app = try device.install(Refresher.self, manifest: Self.manifest)
        app.launch()
        device.press(.home)
        device.advance(by: .seconds(60))
        var (launches, events) = ([Weakly](), [Int]())
        for _ in 1...30 {
            for _ in 1...24 { launches.append(try Self.passHour(app, on: device)) }
            events.append(device.simulation.pendingEvents)
        }
        expect(app.launchCount == 721 && app.exits.count == 720)
        let alive = launches.filter { $0.process != nil || $0.storage != nil }
        expect(alive.count == 1 && launches.last?.process === app.process)
        expect(Set(events.dropFirst()).count, is: 1, "\(events)")
        expect(device.trace.records.count <= 2_048 && device.trace.phoneNotes.isEmpty)
        // What kept it awake is forgotten with the records of that time: one wake in each launch.
        let known = device.trace.holdSpans(of: 1)
        expect(known.count < 200, "\(known.count)")
    }
}
