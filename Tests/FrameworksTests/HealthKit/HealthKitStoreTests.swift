import HealthKit
import HealthKitUI
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private let texts = [
    "NSHealthShareUsageDescription": "Shows your steps.", "NSHealthUpdateUsageDescription": "Keeps your weight.",
]

private typealias Phone = DelegatePhone

/// Asks once it is active, and looks at steps as others do.
private final class StepApp: UIResponder, UIApplicationDelegate {
    private nonisolated let store = HKHealthStore()
    private nonisolated let steps = HKQuantityType(.stepCount)
    private let mass = HKQuantityType(.bodyMass)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        watch()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard store.authorizationStatus(for: mass) == .notDetermined else { return }
        Task {
            let before = try await store.statusForAuthorizationRequest(toShare: [mass], read: [steps])
            try await store.requestAuthorization(toShare: [mass], read: [steps])
            let after = try await store.statusForAuthorizationRequest(toShare: [mass], read: [steps])
            print("asked", before == .shouldRequest, after == .unnecessary)
            print(
                "may write", store.authorizationStatus(for: mass).rawValue,
                store.authorizationStatus(for: steps).rawValue)
            try await store.enableBackgroundDelivery(for: steps, frequency: .hourly)
            watch()
            await write()
        }
    }

    private func write() async {
        let sample = HKQuantitySample(
            type: mass, quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70), start: Date(), end: Date(),
            metadata: ["note": "after breakfast"])
        do {
            try await store.save(sample)
            print("written", sample.metadata?["note"] as? String ?? "")
        } catch HKError.errorAuthorizationDenied { print("not written") } catch { print("\(error)") }
    }

    private func watch() {
        let query = HKObserverQuery(sampleType: steps, predicate: nil) { [self] _, done, error in
            guard error == nil else { return print("not watched", (error as? HKError)?.errorCode ?? 0) }
            sum(done)
        }
        store.execute(query)
    }

    private nonisolated func sum(_ done: @escaping () -> Void) {
        let today = HKQuery.predicateForSamples(withStart: Date(timeIntervalSinceNow: -86_400), end: nil)
        nonisolated(unsafe) let done = done
        let query = HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: today, options: .cumulativeSum) {
            _, statistics, error in
            print(
                "steps", statistics?.sumQuantity()?.doubleValue(for: .count()) ?? -1,
                (error as? HKError)?.errorCode ?? 0)
            done()
        }
        store.execute(query)
    }
}

struct HealthKitStoreTests: Facts {
    @Test("An app and the health store", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> Phone {
        try Phone(StepApp.self, on: .iOS(26), manifest: Manifest(backgroundModes: [], texts: texts))
    }

    let steps = Fact("asks its user, may know of writing alone, and is told of steps in the background") {
        let phone = try Self.phone()
        phone.app.launch()
        expect(phone.app.state == .active && phone.app.trace.output == ["not watched 5"])
        try phone.happen("ui.tap", ["what": "Allow"])
        expect(
            phone.app.trace.output.dropFirst(),
            is: [
                "asked true true", "may write 2 0", "steps -1 11", "written after breakfast",
            ])
        phone.home()
        phone.wait(30)
        try phone.happen("health.measure", ["type": "stepCount", "value": 120, "source": "Watch"])
        expect(phone.app.trace.output.last, is: "steps 120.0 0")
        phone.wait(1)
        expect(phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
        phone.device.purge(phone.app)
        phone.wait(3_600)
        try phone.happen("health.measure", ["type": "stepCount", "value": 30, "source": "Watch"])
        expect(phone.app.launchCount == 2 && phone.app.trace.output.last == "steps 150.0 0")
    }

    let available = Fact(
        "has one on an iPhone, and from iOS 17 on an iPad",
        for: [(SystemVersion.iOS(16), false), (.iOS(17), true)]
    ) { (system: SystemVersion, isOnPad: Bool) in
        for (idiom, expected) in [(DeviceOptions.Idiom.phone, true), (.pad, isOnPad)] {
            let phone = try Phone(EmptyApp.self, on: system, manifest: Manifest(backgroundModes: [], texts: texts))
            phone.device.options.idiom = idiom
            phone.app.launch()
            try phone.app.onMainThread { print(HKHealthStore.isHealthDataAvailable()) }
            expect(phone.app.trace.output, is: ["\(expected)"], "\(idiom)")
        }
    }

    let denied = Fact("that may do nothing finds nothing, and is refused what it writes") {
        let phone = try Self.phone()
        phone.app.launch()
        try phone.happen("ui.tap", ["what": "Don’t Allow"])
        expect(phone.app.trace.output.suffix(3), is: ["may write 1 0", "steps -1 11", "not written"])
    }

    let queries = Fact.async("sorts, limits, and hands over changes since an anchor") {
        let phone = try Phone(EmptyApp.self, on: .iOS(26), manifest: Manifest(backgroundModes: [], texts: texts))
        try phone.happen("health.permission", ["allowed": true])
        phone.app.launch()
        let queries = Queries()
        try phone.app.onMainThread { queries.ask() }
        for value in [5.0, 7, 6] {
            try phone.happen("health.measure", ["type": "stepCount", "value": .number(value)])
            phone.wait(3_600)
        }
        try phone.app.onMainThread { queries.look() }
        phone.wait(1)
        try phone.app.onMainThread { _ = Task { try await queries.await() } }
        phone.wait(1)
        expect(
            phone.app.trace.output,
            is: [
                "sorted [7.0, 6.0]", "since 3 0", "hours [5.0, 7.0, 6.0]", "average 6.0 5.0 7.0",
                "two [6.0, 7.0] of 18.0",
            ])
        try phone.happen("health.measure", ["type": "stepCount", "value": 9])
        expect(phone.app.trace.output.last, is: "more 1")
        try phone.app.onMainThread { queries.watch() }
        expect(phone.app.trace.output.suffix(2), is: ["told 1 0", "told 0 5"])
        try phone.app.onMainThread { queries.stop() }
        try phone.happen("health.measure", ["type": "stepCount", "value": 9])
        expect(phone.app.trace.output.last, is: "more 1")
    }
}

private final class EmptyApp: UIResponder, UIApplicationDelegate {}

/// Looks for steps in each way that there is.
private final class Queries: @unchecked Sendable {
    private let type = HKQuantityType(.stepCount)
    private lazy var store = HKHealthStore()
    private var watching: HKObserverQuery?

    func ask() { store.requestAuthorization(toShare: nil, read: [type]) { _, _ in } }

    func await() async throws {
        let last = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: type)], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)],
            limit: 2)
        let values = try await last.result(for: store).map { $0.quantity.doubleValue(for: .count()) }
        let all = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: type), options: .cumulativeSum)
        let sum = try await all.result(for: store)?.sumQuantity()
        print("two \(values) of \(sum?.doubleValue(for: .count()) ?? 0)")
    }

    func watch() {
        let kinds = [type, HKQuantityType(.heartRate)].map { HKQueryDescriptor(sampleType: $0, predicate: nil) }
        let query = HKObserverQuery(queryDescriptors: kinds) { _, types, done, error in
            print("told", types?.count ?? 0, (error as? HKError)?.errorCode ?? 0)
            done()
        }
        store.execute(query)
        watching = query
    }

    func stop() { if let watching { store.stop(watching) } }

    func look() {
        let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let many = HKQuery.predicateForSamples(withStart: .distantPast, end: .distantFuture, options: .strictStartDate)
        store.execute(
            HKSampleQuery(sampleType: type, predicate: many, limit: 2, sortDescriptors: [order]) { _, samples, _ in
                print(
                    "sorted",
                    (samples ?? []).map { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) ?? 0 }.sorted(
                        by: >))
            })
        let anchored = HKAnchoredObjectQuery(type: type, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit) {
            _, added, deleted, _, _ in
            print("since", added?.count ?? -1, deleted?.count ?? -1)
        }
        anchored.updateHandler = { _, added, _, _, _ in print("more", added?.count ?? -1) }
        store.execute(anchored)
        let hours = HKStatisticsCollectionQuery(
            quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: Date(),
            intervalComponents: DateComponents(hour: 1))
        hours.initialResultsHandler = { _, collection, _ in
            print("hours", (collection?.statistics() ?? []).map { $0.sumQuantity()?.doubleValue(for: .count()) ?? 0 })
        }
        store.execute(hours)
        store.execute(
            HKStatisticsQuery(quantityType: type, quantitySamplePredicate: nil) { _, statistics, _ in
                let values = [
                    statistics?.averageQuantity(), statistics?.minimumQuantity(), statistics?.maximumQuantity(),
                ]
                print("average", values.map { "\($0?.doubleValue(for: .count()) ?? 0)" }.joined(separator: " "))
            })
    }
}
