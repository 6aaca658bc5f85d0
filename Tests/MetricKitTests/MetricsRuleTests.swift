import BackgroundRuntime
import MetricKit
import Testing
import UIKit
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

@Suite("Metrics of an app", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct MetricsRuleTests {
    private func launched() throws -> DelegatePhone {
        let phone = try DelegatePhone(CountingApp.self, on: .iOS(17), manifest: Manifest())
        phone.app.launch()
        return phone
    }

    private func lines(_ phone: DelegatePhone) -> [String] { phone.app.trace.entries(of: .output).map(\.text) }

    @Test("metrics.begin: reports begin with the first use of the manager, once")
    func begins() throws {
        let phone = try launched()
        phone.app.terminate()
        phone.app.launch()
        #expect(phone.seconds(citing: "metrics.begin") == [0])
    }

    @Test(
        "metrics.daily, metrics.exits: when the day is over the app is told how it ended, by category and place",
        .asserts(MetricsRules.exits))
    func exits() throws {
        let phone = try launched()
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
        #expect(lines(phone) == ["24.0 1 0 1 1", "on the main thread false 1"] && phone.cites("metrics.daily"))
        #expect(try phone.observe("metrics.payloads") == .count(1))
        phone.device.advance(by: .seconds(86400))
        #expect(lines(phone).count == 4 && lines(phone)[2] == "24.0 0 0 0 0")
    }

    @Test("metrics.no-wake: a payload waits for an app that is suspended", .asserts(MetricsRules.noWake))
    func waits() throws {
        let phone = try launched()
        phone.home()
        phone.device.advance(by: .seconds(3 * 86400))
        #expect(phone.app.state == .suspended && lines(phone).isEmpty)
        phone.app.activate()
        #expect(lines(phone).count == 4 && lines(phone).last == "on the main thread false 3")
    }

    @Test("who does not subscribe any more is told nothing")
    func unsubscribes() throws {
        let phone = try launched()
        try phone.app.onMainThread {
            MainActor.assumeIsolated {
                if let app = UIApplication.shared.delegate as? CountingApp { MXMetricManager.shared.remove(app) }
            }
        }
        phone.device.advance(by: .seconds(86400))
        #expect(lines(phone).isEmpty)
    }

    @Test("the module's names are its own, and its words can be said at any time")
    func words() throws {
        let check = try ModuleCheck(MetricsModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }
}
