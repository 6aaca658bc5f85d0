import BackgroundRuntime
import MetricKit
import Testing
import UIKit
import VigilFacts
import VigilMetrics
import VigilRuntimeProbes
import VigilTestSupport

/// Prints its exits, in the background and in the foreground.
private final class CountingApp: UIResponder, UIApplicationDelegate, MXMetricManagerSubscriber {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        MXMetricManager.shared.add(self)
        return true
    }

    nonisolated func didReceive(_ payloads: [MXMetricPayload]) {
        for payload in payloads {
            guard let exits = payload.applicationExitMetrics else { continue }
            let hours = payload.timeStampEnd.timeIntervalSince(payload.timeStampBegin) / 3600
            print(
                hours, exits.foregroundExitData.cumulativeBadAccessExitCount,
                exits.foregroundExitData.cumulativeNormalAppExitCount,
                exits.backgroundExitData.cumulativeMemoryPressureExitCount,
                exits.backgroundExitData.cumulativeNormalAppExitCount)
        }
        print("on the main thread", Thread.isMainThread, MXMetricManager.shared.pastPayloads.count)
    }
}

struct MetricsRuleTests: Facts {
    @Test("Metrics of an app", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func launched() throws -> DelegatePhone {
        let phone = try DelegatePhone(CountingApp.self, on: .iOS(17), manifest: Manifest())
        phone.app.launch()
        return phone
    }

    private static func lines(_ phone: DelegatePhone) -> [String] { phone.app.trace.entries(of: .output).map(\.text) }

    let begins = Fact("metrics.begin: reports begin with the first use of the manager, once") {
        let phone = try Self.launched()
        phone.app.terminate()
        phone.app.launch()
        expect(phone.seconds(citing: "metrics.begin"), is: [0])
    }

    let exits = Fact(
        "metrics.daily, metrics.exits: when the day is over the app is told how it ended, by category and place",
        .asserts(MetricsRules.exits)
    ) {
        let phone = try Self.launched()
        try phone.process.end(.crash("here"))
        phone.app.launch()
        phone.home()
        phone.device.purge(phone.app)
        phone.app.launch()
        phone.home()
        phone.wait(10)
        phone.device.forceQuit(phone.app)
        phone.app.launch()
        phone.device.advance(by: .seconds(86400))
        expect(Self.lines(phone) == ["24.0 1 0 1 1", "on the main thread false 1"] && phone.cites("metrics.daily"))
        try expect(phone.observe("metrics.payloads"), is: .count(1))
        phone.device.advance(by: .seconds(86400))
        expect(Self.lines(phone).count == 4 && Self.lines(phone)[2] == "24.0 0 0 0 0")
    }

    let waits = Fact("metrics.no-wake: a payload waits for an app that is suspended", .asserts(MetricsRules.noWake)) {
        let phone = try Self.launched()
        phone.home()
        phone.device.advance(by: .seconds(3 * 86400))
        expect(phone.app.state == .suspended && Self.lines(phone).isEmpty)
        phone.app.activate()
        expect(Self.lines(phone).count == 4 && Self.lines(phone).last == "on the main thread false 3")
    }

    let unsubscribes = Fact("who does not subscribe any more is told nothing") {
        let phone = try Self.launched()
        try phone.app.onMainThread {
            MainActor.assumeIsolated {
                if let app = UIApplication.shared.delegate as? CountingApp { MXMetricManager.shared.remove(app) }
            }
        }
        phone.device.advance(by: .seconds(86400))
        expect(Self.lines(phone).isEmpty)
    }

    let words = Fact("the module's names are its own, and its words can be said at any time") {
        let check = try ModuleCheck(MetricsModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }
}
