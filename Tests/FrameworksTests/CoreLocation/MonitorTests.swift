import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilRuntimeProbes

struct MonitorTests: Facts {
    @Test("A monitor, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let gatekeeper = Fact("a condition is told from launch to launch, with the record of the event before") {
        let phone = try CoreLocationPhone(Gatekeeper.self, modes: [])
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["conditions []", "home satisfied after unknown"])
        phone.app.process?.end(.purge)
        phone.device.location.move(metres: 2000, course: 10)
        phone.device.advance(by: .seconds(200))
        expect(phone.app.launchCount, is: 2)
        expect(
            phone.app.trace.output.suffix(2), is: ["conditions [\"home\"]", "home unsatisfied after satisfied"])
    }
}

/// Watches the place where it was first opened.
private final class Gatekeeper: UIResponder, UIApplicationDelegate {
    private var monitor: CLMonitor?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task { try await watch() }
        return true
    }

    private func watch() async throws {
        let monitor = await CLMonitor("gates")
        self.monitor = monitor
        let known = await monitor.identifiers
        print("conditions \(known)")
        if known.isEmpty {
            let center = CLLocationCoordinate2D(latitude: 37.33182, longitude: -122.03118)
            await monitor.add(CLMonitor.CircularGeographicCondition(center: center, radius: 200), identifier: "home")
        }
        for try await event in await monitor.events {
            let last = await monitor.record(for: event.identifier)?.lastEvent.state
            print(event.identifier, event.state, "after", last.map { "\($0)" } ?? "nothing")
        }
    }
}
