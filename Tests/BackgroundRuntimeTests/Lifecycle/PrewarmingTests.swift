import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

struct PrewarmingTests: Facts {
    @Test("Prewarming, saved state, time changes", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let prewarmed = Fact("life.launch.prewarm: a process waits before the app's code, and the next launch uses it") {
        let phone = try Phone(.iOS(17))
        try phone.device.prewarm(phone.app)
        expect(phone.calls().isEmpty && phone.app.state == .notRunning && phone.app.launchCount == 0)
        phone.advance(600)
        phone.app.launch()
        try expect(phone.process.wasPrewarmed && phone.app.state == .active)
        let notes = phone.app.trace.entries.filter { $0.rule?.id == "life.launch.prewarm" }
        expect(notes.count, is: 2)
        phone.app.terminate()
        phone.app.launch()
        try expect(!phone.process.wasPrewarmed)
    }

    let notPrewarmed = Fact(
        "life.launch.prewarm: not on iOS 14, not of an app that runs, and gone after a restart or a swipe"
    ) {
        let old = try Phone(.iOS(14))
        expect(throws: StimulusError.self) { try old.device.prewarm(old.app) }
        for end in ["restart", "swipe", "memory"] {
            let phone = try Phone(.iOS(17))
            try phone.device.prewarm(phone.app)
            switch end {
            case "restart":
                phone.device.reboot()
                phone.device.unlock()
            case "swipe": phone.device.forceQuit(phone.app)
            default: phone.device.freeMemory(megabytes: 10)
            }
            phone.app.launch()
            try expect(!phone.process.wasPrewarmed, "\(end)")
            expect(throws: StimulusError.self) { try phone.device.prewarm(phone.app) }
        }
    }

    let savedState = Fact(
        "life.force-quit.restoration: a swipe deletes what was saved, and so does a crash during the launch"
    ) {
        let phone = try Phone(.iOS(17))
        phone.app.launch()
        phone.app.saveState(of: "scene")
        phone.device.press(.home)
        phone.app.terminate()
        expect(phone.app.hasSavedState(of: "scene"))
        phone.app.launch()
        phone.device.forceQuit(phone.app)
        expect(!phone.app.hasSavedState(of: "scene"))
        expect(phone.app.trace.contains(rule: "life.force-quit.restoration"))

        phone.app.launch()
        phone.app.saveState(of: "scene")
        try phone.process.end(.crash("later"))
        expect(phone.app.hasSavedState(of: "scene"))
        phone.code.on["didFinishLaunching"] = { $0.end(.crash("at the launch")) }
        phone.app.launch()
        expect(phone.app.state == .notRunning && !phone.app.hasSavedState(of: "scene"))
    }

    private static let told = [
        "UIApplicationSignificantTimeChangeNotification", "applicationSignificantTimeChange(_:)",
    ]

    private static func timeCalls(_ phone: Phone) -> [String] {
        phone.calls().filter { $0.contains("SignificantTimeChange") }
    }

    let timeChange = Fact(
        "life.significant-time-change: midnight, the clock and the zone are told, the notification first"
    ) {
        let phone = try Phone(.iOS(17))
        phone.app.launch()
        phone.advance(24 * 3_600)
        expect(Self.timeCalls(phone) == Self.told && phone.app.trace.contains(rule: "life.significant-time-change"))
        phone.device.setClock(by: .seconds(3_600))
        expect(Self.timeCalls(phone), is: Self.told + Self.told)
        phone.device.setTimeZone(try require(TimeZone(identifier: "Asia/Tokyo")))
        expect(Self.timeCalls(phone), is: Self.told + Self.told + Self.told)
    }

    let suspended = Fact(
        "life.significant-time-change: a suspended app hears of it once, and only when it is on screen again"
    ) {
        let phone = try Phone.inBackground(.iOS(17))
        phone.advance(3 * 24 * 3_600)
        expect(phone.app.state == .suspended && Self.timeCalls(phone).isEmpty)
        phone.wake()
        expect(Self.timeCalls(phone).isEmpty)
        phone.advance(60)
        phone.app.launch()
        expect(Self.timeCalls(phone), is: Self.told)
    }

    let summerTime = Fact(
        "life.significant-time-change: summer time is told when it begins and ends, and midnight where it then is",
        for: [("2026-03-28T23:30:00Z", 5_400, 81_000.0), ("2026-10-25T00:30:00Z", 1_800, 81_000)]
    ) { (start: String, first: Double, second: Double) in
        let date = try Date(start, strategy: .iso8601)
        let zone = try require(TimeZone(identifier: "Europe/Berlin"))
        let device = Device(system: .iOS(17), modules: [], clocks: DeviceClocks(bootDate: date, timeZone: zone))
        (device.options.animations, device.options.autoLock) = (.none, .never)
        let app = try device.install(Phone(.iOS(17)).code, manifest: .test())
        app.launch()
        func count() -> Int { app.trace.calls.filter { $0 == Self.told[1] }.count }
        device.advance(by: Duration(inSeconds: first) - .seconds(1))
        expect(count(), is: 0)
        device.advance(by: .seconds(1))
        expect(count(), is: 1)
        device.advance(by: Duration(inSeconds: second - first) - .seconds(1))
        expect(count(), is: 1)
        device.advance(by: .seconds(1))
        expect(count(), is: 2)
    }
}
