import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private class CountingApplication: UIApplication {
    override func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
}

private final class Second: ScriptedDelegate {
    override func start() { _ = CountingApplication() }
}

private final class Charger: ScriptedDelegate {
    private var tokens: [any NSObjectProtocol] = []

    override func start() {
        for name in [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    print(note.name.rawValue, note.object is UIDevice)
                })
        }
        UIDevice.current.isBatteryMonitoringEnabled = true
    }
}

struct ApplicationObjectTests: Facts {
    @Test(
        "The objects of the application and the device", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let second = Fact("a second application object ends the app, as on a phone") {
        let phone = try Phone(Second.self)
        phone.app.launch()
        expect(phone.app.state, is: .notRunning)
        expect("\(phone.app.trace.entries.map(\.text))".contains("There can only be one UIApplication instance."))
    }

    let battery = Fact("the battery posts level and state while it is watched, and nothing otherwise") {
        let phone = try Phone(Charger.self)
        phone.app.launch()
        phone.device.change { $0.batteryLevel = 0.5 }
        phone.device.change { $0.isCharging = true }
        phone.device.change { $0.batteryLevel = 1 }
        phone.device.advance(by: .seconds(1))
        let (level, state) = (
            "UIDeviceBatteryLevelDidChangeNotification true", "UIDeviceBatteryStateDidChangeNotification true"
        )
        expect(phone.app.trace.output, is: [level, state, level, state])
        try phone.app.main { (_: Charger) in UIDevice.current.isBatteryMonitoringEnabled = false }
        phone.device.change { $0.batteryLevel = 0.2 }
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output.count, is: 4)
    }

    let vendor = Fact("the identifier of the vendor is the same at each launch") {
        let phone = try Phone(Charger.self)
        var told: [String] = []
        for _ in 1...2 {
            phone.app.launch()
            told.append(try phone.app.main { (_: Charger) in UIDevice.current.identifierForVendor?.uuidString ?? "" })
            phone.app.terminate()
        }
        expect(told[0] == told[1] && told[0].count == 36)
    }
}
