import HealthKit
import HealthKitUI
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private let texts = [
    "NSHealthShareUsageDescription": "Shows your heart rate.", "NSHealthUpdateUsageDescription": "Keeps your runs.",
]

/// Takes up what a crash left behind.
private final class RunApp: UIResponder, UIApplicationDelegate {
    let runner = Runner()

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Run", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RunScene.self
        return configuration
    }
}

final class RunScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard options.shouldHandleActiveWorkoutRecovery else { return }
        (UIApplication.shared.delegate as? RunApp)?.runner.recover()
    }
}

/// Runs, and prints what it hears of it.
private final class Runner: NSObject, @unchecked Sendable {
    private lazy var store = HKHealthStore()
    private var session: HKWorkoutSession?
    private var builder: HKLiveWorkoutBuilder?
    private let beatsPerMinute = HKUnit.count().unitDivided(by: .minute())

    func recover() {
        store.recoverActiveWorkoutSession { [self] session, _ in
            guard let session else { return }
            print("recovered", session.state == .running, session.workoutConfiguration.activityType == .running)
            follow(session)
        }
    }

    func run() async throws {
        let read: Set<HKObjectType> = [HKQuantityType(.heartRate), HKQuantityType(.activeEnergyBurned)]
        try await store.requestAuthorization(toShare: [HKObjectType.workoutType()], read: read)
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        configuration.locationType = .outdoor
        let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
        follow(session)
        session.prepare()
        session.startActivity(with: Date())
        try await builder?.beginCollection(at: Date())
    }

    private func follow(_ session: HKWorkoutSession) {
        self.session = session
        builder = session.associatedWorkoutBuilder()
        session.delegate = self
        builder?.delegate = self
        builder?.dataSource = HKLiveWorkoutDataSource(
            healthStore: store, workoutConfiguration: session.workoutConfiguration)
    }

    func pause() { session?.pause() }
    func resume() { session?.resume() }
    func stop() { session?.stopActivity(with: Date()) }

    private func finish(_ date: Date) async throws {
        try await builder?.endCollection(at: date)
        let workout = try await builder?.finishWorkout()
        let beats = workout?.statistics(for: HKQuantityType(.heartRate))?.averageQuantity()
        print("saved", workout?.duration ?? -1, beats?.doubleValue(for: beatsPerMinute) ?? -1)
        print("burnt", workout?.totalEnergyBurned?.doubleValue(for: .kilocalorie()) ?? -1)
        session?.end()
    }
}

extension Runner: HKWorkoutSessionDelegate {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date
    ) {
        print("state", fromState.rawValue, toState.rawValue)
        guard toState == .stopped else { return }
        Task { try await finish(date) }
    }

    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {
        print("failed", (error as? HKError)?.errorCode ?? 0)
    }
}

extension Runner: HKLiveWorkoutBuilderDelegate {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
        let beat = workoutBuilder.statistics(for: HKQuantityType(.heartRate))?.mostRecentQuantity()
        if let beat { print("beats", beat.doubleValue(for: beatsPerMinute)) }
    }

    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {
        print("event", workoutBuilder.workoutEvents.last?.type.rawValue ?? 0)
    }
}

struct WorkoutTests: Facts {
    @Test("A workout of an iPhone", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func running() throws -> DelegatePhone {
        let manifest = Manifest(backgroundModes: ["workout-processing"], hasSceneManifest: true, texts: texts)
        let phone = try DelegatePhone(RunApp.self, on: .iOS(26), manifest: manifest)
        try phone.happen("health.permission", ["allowed": true])
        phone.app.launch()
        try Self.act(phone) { runner in Task { try await runner.run() } }
        phone.wait(1)
        return phone
    }

    /// Has the app do something with its workout.
    private static func act(_ phone: DelegatePhone, _ body: @escaping @MainActor (Runner) -> Void) throws {
        try phone.app.onMainThread {
            MainActor.assumeIsolated {
                if let app = UIApplication.shared.delegate as? RunApp { body(app.runner) }
            }
        }
    }

    private static func beat(_ value: Double, _ phone: DelegatePhone) throws {
        try phone.happen("health.measure", ["type": "heartRate", "value": .number(value)])
    }

    let workout = Fact("is started, paused, stopped and saved, with what was measured") {
        let phone = try Self.running()
        try Self.beat(100, phone)
        phone.home()
        phone.wait(60)
        try Self.beat(140, phone)
        try phone.happen("health.measure", ["type": "activeEnergyBurned", "value": 8])
        try Self.act(phone) { $0.pause() }
        phone.wait(30)
        try Self.act(phone) { $0.resume() }
        try Self.act(phone) { $0.stop() }
        phone.wait(1)
        expect(
            phone.app.trace.output,
            is: [
                "state 1 5", "state 5 2", "beats 100.0", "beats 140.0", "beats 140.0", "state 2 4", "event 1",
                "state 4 2", "event 2", "state 2 6", "saved 61.0 120.0", "burnt 8.0", "state 6 3",
            ])
        expect(phone.app.state, is: .suspended)
    }

    let recovery = Fact("is recovered as a scene connects after a crash") {
        let phone = try Self.running()
        try Self.beat(100, phone)
        phone.home()
        try phone.process.end(.crash("test"))
        phone.wait(10)
        expect(phone.app.launchCount == 2 && phone.app.trace.output.last == "recovered true true")
        phone.wait(600)
        try Self.beat(140, phone)
        try Self.act(phone) { $0.stop() }
        phone.wait(1)
        expect(phone.app.trace.output.suffix(4).contains("burnt -1") && phone.app.trace.findings.isEmpty)
    }
}
