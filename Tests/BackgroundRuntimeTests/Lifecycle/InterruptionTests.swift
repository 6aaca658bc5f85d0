import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("An interruption", .exercisesRules)
struct InterruptionTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let resign = ["applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"]
    private static let background = [
        "applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification",
    ]
    private static let active = ["applicationDidBecomeActive(_:)", "UIApplicationDidBecomeActiveNotification"]

    private static func launched(_ system: SystemVersion = .iOS(17)) throws -> (phone: Phone, count: Int) {
        let phone = try Phone(system)
        phone.app.launch()
        return (phone, phone.calls().count)
    }

    let declined = Fact(
        "life.tx.interrupt, life.tx.interrupt-ignored: a declined call only passes inactive",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, count) = try Self.launched(system)
        phone.device.showOverlay("phone call")
        expect(phone.app.state, is: .inactive)
        expect(phone.calls(since: count), is: Self.resign)
        phone.device.dismissOverlay(accepted: false)
        expect(phone.app.state, is: .active)
        expect(phone.calls(since: count), is: Self.resign + Self.active)
        expect(phone.app.trace.contains(rule: "life.tx.interrupt"))
        expect(phone.app.trace.contains(rule: "life.tx.interrupt-ignored"))
    }

    @Test(
        "life.interrupt.no-background: a dismissed interruption is no trip to the background",
        .asserts(LifecycleRules.interruptNoBackground), arguments: allSystems)
    func noBackground(system: SystemVersion) throws {
        let (phone, count) = try Self.launched(system)
        phone.device.showOverlay("alert")
        phone.device.dismissOverlay(accepted: false)
        expect(phone.calls(since: count), is: Self.resign + Self.active)
    }

    let accepted = Fact(
        "life.tx.interrupt-accepted: an answered call sends the app to the background",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, count) = try Self.launched(system)
        phone.device.showOverlay("phone call")
        phone.device.dismissOverlay(accepted: true)
        expect(phone.calls(since: count), is: Self.resign + Self.background)
        expect(phone.app.state, is: .suspended)
        expect(phone.device.frontmost == nil)
        expect(phone.app.trace.contains(rule: "life.tx.interrupt-accepted"))
    }

    let lockWhileInactive = Fact("life.tx.interrupt-accepted: so does a lock while the app is inactive") {
        let (phone, count) = try Self.launched()
        phone.device.showOverlay("alert")
        phone.device.lock()
        let first = Array(phone.calls(since: count).prefix(4))
        expect(first, is: Self.resign + Self.background)
        expect(phone.app.trace.contains(rule: "life.tx.interrupt-accepted"))
    }

    let dismissedBehindLock = Fact(
        "an overlay that goes behind the lock screen changes nothing",
        for: [true, false]
    ) { (accepted: Bool) in
        // The app cannot be in the background: the lock leaves it in front, inactive.
        let phone = try Phone(.iOS(12), manifest: .test(exitsOnSuspend: true))
        phone.app.launch()
        phone.device.showOverlay("alert")
        phone.device.lock()
        let count = phone.calls().count
        phone.device.dismissOverlay(accepted: accepted)
        expect(phone.app.state == .inactive && phone.calls(since: count).isEmpty)
        expect(phone.device.frontmost === phone.app)
    }

    let notificationCenter = Fact(
        "life.interrupt.notification-center: it covers the app twice from iOS 11 on",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone(system)
        phone.app.launch()
        let count = phone.calls().count
        phone.device.openNotificationCenter()
        let (away, back) = ("applicationWillResignActive(_:)", "applicationDidBecomeActive(_:)")
        let calls = phone.calls(since: count).filter { $0.hasPrefix("application") }
        expect(calls, is: (system >= .iOS(11) ? [away, back, away] : [away]))
        expect(phone.app.state, is: .inactive)
        phone.device.dismissOverlay(accepted: false)
        expect(phone.app.state, is: .active)
        phone.device.press(.home)
        let later = phone.calls().count
        phone.device.openNotificationCenter()
        expect(phone.calls(since: later), is: [])
    }

    let dismissedWithoutOverlay = Fact(
        "an overlay that goes where none was changes nothing",
        for: [true, false]
    ) { (accepted: Bool) in
        let (phone, count) = try Self.launched()
        phone.device.dismissOverlay(accepted: accepted)
        expect(phone.app.state == .active && phone.calls(since: count).isEmpty)
        expect(phone.device.frontmost === phone.app)
    }

    let notInFront = Fact("life.tx.interrupt: an app that is not in front notices nothing") {
        let phone = try Phone.inBackground { try $0.begin() }
        let count = phone.calls().count
        phone.device.showOverlay("alert")
        phone.device.dismissOverlay(accepted: false)
        expect(phone.calls(since: count).isEmpty)
    }

    let banner = Fact(
        "life.interrupt.banner: a banner leaves the app active from iOS 5",
        for: [SystemVersion.iOS(4), .iOS(5), .iOS(26)]
    ) { (system: SystemVersion) in
        let (phone, count) = try Self.launched(system)
        phone.device.showBanner("a message")
        expect(phone.app.state, is: (system < .iOS(5) ? .inactive : .active))
        expect(phone.calls(since: count).isEmpty, is: (system >= .iOS(5)))
        let rules = phone.device.trace.entries.compactMap { $0.rule?.id }
        expect(rules.contains("life.interrupt.banner"), is: (system >= .iOS(5)))
    }

    let inactiveRuns = Fact(
        "life.interrupt.inactive-no-timers: timers and queues go on while inactive",
        .asserts(LifecycleRules.interruptInactiveNoTimers)
    ) {
        let (phone, _) = try Self.launched()
        let process = try phone.process
        process.startTimer(after: .seconds(1), every: .seconds(1)) { _ in process.record(.output, "tick") }
        phone.device.showOverlay("alert")
        phone.advance(3)
        expect(phone.app.trace.output, is: ["tick", "tick", "tick"])
        try expect(phone.run { $0.state }, is: .inactive)
    }

    let memoryWarning = Fact(
        "life.memory-warning.background: a running app is warned of short memory, a suspended one is not",
        for: allSystems
    ) { (system: SystemVersion) in
        let phone = try Phone.inBackground(system) { try $0.begin() }
        let count = phone.calls().count
        phone.device.purge(phone.app)
        expect(
            phone.calls(since: count),
            is: [
                "applicationDidReceiveMemoryWarning(_:)", "UIApplicationDidReceiveMemoryWarningNotification",
            ])
        expect(phone.app.trace.contains(rule: "life.memory-warning.background"))
        try phone.end(1)
        phone.device.purge(phone.app)
        expect(phone.calls(since: count).count, is: 2)
        expect(phone.exits, is: ["purge"])
    }

    @Test(
        "power.refresh-status, power.refresh-notification: a changed switch is posted from iOS 7",
        .asserts(PowerRules.refreshStatus), arguments: allSystems
    )
    func refreshStatus(system: SystemVersion) throws {
        let (phone, count) = try Self.launched(system)
        var read: [DeviceConditions.BackgroundRefresh] = []
        phone.code.on["backgroundRefreshStatusDidChange"] = { read.append($0.device.conditions.backgroundRefresh) }
        for status in [DeviceConditions.BackgroundRefresh.denied, .restricted, .restricted, .available] {
            phone.device.change { $0.backgroundRefresh = status }
        }
        expect(read, is: (system < .iOS(7) ? [] : [.denied, .restricted, .available]))
        let name = "UIApplicationBackgroundRefreshStatusDidChangeNotification"
        expect(phone.calls(since: count), is: (system < .iOS(7) ? [] : [name, name, name]))
        expect(phone.app.trace.contains(rule: "power.refresh-notification"), is: (system >= .iOS(7)))
    }

    let lowPower = Fact(
        "power.lpm.notification: Low Power Mode is posted from iOS 9",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, count) = try Self.launched(system)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        let expected = system < .iOS(9) ? [] : ["NSProcessInfoPowerStateDidChangeNotification"]
        expect(phone.calls(since: count), is: expected)
        expect(phone.app.trace.contains(rule: "power.lpm.notification"), is: (system >= .iOS(9)))
    }
}
