import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private final class Ticker: UIResponder, UIApplicationDelegate {
    private var ticks = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        start()
        return true
    }

    private func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            MainActor.assumeIsolated {
                self.ticks += 1
                print("tick", self.ticks)
                if self.ticks == 5 { timer.invalidate() }
            }
        }
        let once = Timer(timeInterval: 2.5, repeats: false) { _ in print("once") }
        RunLoop.main.add(once, forMode: .common)
    }

    func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
}

private final class Dated: ScriptedDelegate {
    override func start() {
        let launched = Date()
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "launches") + 1, forKey: "launches")
        NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in
            print(
                "in front for \(Date().timeIntervalSince(launched)) s,", Date.now == Date() ? "one" : "another", "clock"
            )
        }
        print("launch", UserDefaults.standard.integer(forKey: "launches"), UIDevice.current.systemVersion)
    }
}

struct TimerTests: Facts {
    @Test("Foundation on virtual time", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let timersHoldInSuspension = Fact(
        "timers fire on time, stand still while suspended, and fire once for what they missed, in order"
    ) {
        let phone = try Phone(Ticker.self)
        phone.app.launch()
        phone.device.advance(by: .milliseconds(2_200))
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.device.advance(by: .seconds(60))
        phone.app.activate()
        phone.device.advance(by: .seconds(10))
        let history = phone.app.trace.entries.filter { $0.kind == .output }
        expect(
            history.map { "\(TimeText.clock($0.instant)) \($0.text)" },
            is: [
                "00:00:01.000 tick 1", "00:00:02.000 tick 2", "00:00:02.200 background", "00:01:02.200 once",
                "00:01:02.200 tick 3", "00:01:03.000 tick 4", "00:01:04.000 tick 5",
            ])
    }

    let datesAndDefaults = Fact("dates, defaults and notifications belong to the app; defaults survive its launches") {
        let phone = try Phone(Dated.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(90))
        phone.device.press(.home)
        phone.device.purge(phone.app)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["launch 1 17.0", "in front for 90.0 s, one clock", "launch 2 17.0"])
    }

    let devicesDoNotMeet = Fact("two devices beside one another never meet") {
        let (first, second) = (try Phone(Dated.self), try Phone(Dated.self, .iOS(7)))
        first.app.launch()
        second.app.launch()
        expect(first.app.trace.output == ["launch 1 17.0"] && second.app.trace.output == ["launch 1 7.0"])
    }

    let testReadsDelegate = Fact("a test reads the delegate on the app's main thread") {
        let phone = try Phone(Ticker.self)
        phone.app.launch()
        let state = try phone.app.main { (_: Ticker) in UIApplication.shared.applicationState }
        expect(state, is: .active)
        expect(throws: StimulusError.self) { try phone.app.main { (_: Dated) in } }
    }
}
