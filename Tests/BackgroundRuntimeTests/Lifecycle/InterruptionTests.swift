import BackgroundRuntime
import Testing

@Suite("An interruption", .exercisesRules)
struct InterruptionTests {
    private let resign = ["applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"]
    private let background = ["applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification"]
    private let active = ["applicationDidBecomeActive(_:)", "UIApplicationDidBecomeActiveNotification"]

    private func launched(_ system: SystemVersion = .iOS(17)) throws -> (phone: Phone, count: Int) {
        let phone = try Phone(system)
        phone.app.launch()
        return (phone, phone.calls().count)
    }

    @Test("life.tx.interrupt, life.tx.interrupt-ignored: a declined call only passes inactive", arguments: allSystems)
    func declined(system: SystemVersion) throws {
        let (phone, count) = try launched(system)
        phone.device.showOverlay("phone call")
        #expect(phone.app.state == .inactive)
        #expect(phone.calls(since: count) == resign)
        phone.device.dismissOverlay(accepted: false)
        #expect(phone.app.state == .active)
        #expect(phone.calls(since: count) == resign + active)
        #expect(phone.app.trace.contains(rule: "life.tx.interrupt"))
        #expect(phone.app.trace.contains(rule: "life.tx.interrupt-ignored"))
    }

    @Test(
        "life.interrupt.no-background: a dismissed interruption is no trip to the background",
        .asserts(LifecycleRules.interruptNoBackground), arguments: allSystems)
    func noBackground(system: SystemVersion) throws {
        let (phone, count) = try launched(system)
        phone.device.showOverlay("alert")
        phone.device.dismissOverlay(accepted: false)
        #expect(phone.calls(since: count) == resign + active)
    }

    @Test("life.tx.interrupt-accepted: an answered call sends the app to the background", arguments: allSystems)
    func accepted(system: SystemVersion) throws {
        let (phone, count) = try launched(system)
        phone.device.showOverlay("phone call")
        phone.device.dismissOverlay(accepted: true)
        #expect(phone.calls(since: count) == resign + background)
        #expect(phone.app.state == .suspended)
        #expect(phone.device.frontmost == nil)
        #expect(phone.app.trace.contains(rule: "life.tx.interrupt-accepted"))
    }

    @Test("life.tx.interrupt-accepted: so does a lock while the app is inactive")
    func lockWhileInactive() throws {
        let (phone, count) = try launched()
        phone.device.showOverlay("alert")
        phone.device.lock()
        let first = Array(phone.calls(since: count).prefix(4))
        #expect(first == resign + background)
        #expect(phone.app.trace.contains(rule: "life.tx.interrupt-accepted"))
    }

    @Test("an overlay that goes behind the lock screen changes nothing", arguments: [true, false])
    func dismissedBehindLock(accepted: Bool) throws {
        // The app cannot be in the background: the lock leaves it in front, inactive.
        let phone = try Phone(.iOS(12), manifest: .test(exitsOnSuspend: true))
        phone.app.launch()
        phone.device.showOverlay("alert")
        phone.device.lock()
        let count = phone.calls().count
        phone.device.dismissOverlay(accepted: accepted)
        #expect(phone.app.state == .inactive && phone.calls(since: count).isEmpty)
        #expect(phone.device.frontmost === phone.app)
    }

    @Test("life.interrupt.notification-center: it covers the app twice from iOS 11 on", arguments: allSystems)
    func notificationCenter(system: SystemVersion) throws {
        let phone = try Phone(system)
        phone.app.launch()
        let count = phone.calls().count
        phone.device.openNotificationCenter()
        let (away, back) = ("applicationWillResignActive(_:)", "applicationDidBecomeActive(_:)")
        let calls = phone.calls(since: count).filter { $0.hasPrefix("application") }
        #expect(calls == (system >= .iOS(11) ? [away, back, away] : [away]))
        #expect(phone.app.state == .inactive)
        phone.device.dismissOverlay(accepted: false)
        #expect(phone.app.state == .active)
        phone.device.press(.home)
        let later = phone.calls().count
        phone.device.openNotificationCenter()
        #expect(phone.calls(since: later) == [])
    }

    @Test("an overlay that goes where none was changes nothing", arguments: [true, false])
    func dismissedWithoutOverlay(accepted: Bool) throws {
        let (phone, count) = try launched()
        phone.device.dismissOverlay(accepted: accepted)
        #expect(phone.app.state == .active && phone.calls(since: count).isEmpty)
        #expect(phone.device.frontmost === phone.app)
    }

    @Test("life.tx.interrupt: an app that is not in front notices nothing")
    func notInFront() throws {
        let phone = try Phone.inBackground { try $0.begin() }
        let count = phone.calls().count
        phone.device.showOverlay("alert")
        phone.device.dismissOverlay(accepted: false)
        #expect(phone.calls(since: count).isEmpty)
    }

    @Test(
        "life.interrupt.banner: a banner leaves the app active from iOS 5",
        arguments: [SystemVersion.iOS(4), .iOS(5), .iOS(26)])
    func banner(system: SystemVersion) throws {
        let (phone, count) = try launched(system)
        phone.device.showBanner("a message")
        #expect(phone.app.state == (system < .iOS(5) ? .inactive : .active))
        #expect(phone.calls(since: count).isEmpty == (system >= .iOS(5)))
        let rules = phone.device.trace.entries.compactMap { $0.rule?.id }
        #expect(rules.contains("life.interrupt.banner") == (system >= .iOS(5)))
    }

    @Test(
        "life.interrupt.inactive-no-timers: timers and queues go on while inactive",
        .asserts(LifecycleRules.interruptInactiveNoTimers))
    func inactiveRuns() throws {
        let (phone, _) = try launched()
        let process = try phone.process
        process.startTimer(after: .seconds(1), every: .seconds(1)) { _ in process.record(.output, "tick") }
        phone.device.showOverlay("alert")
        phone.advance(3)
        #expect(phone.app.trace.output == ["tick", "tick", "tick"])
        #expect(try phone.run { $0.state } == .inactive)
    }

    @Test(
        "life.memory-warning.background: a running app is warned of short memory, a suspended one is not",
        arguments: allSystems)
    func memoryWarning(system: SystemVersion) throws {
        let phone = try Phone.inBackground(system) { try $0.begin() }
        let count = phone.calls().count
        phone.device.purge(phone.app)
        #expect(
            phone.calls(since: count) == [
                "applicationDidReceiveMemoryWarning(_:)", "UIApplicationDidReceiveMemoryWarningNotification",
            ])
        #expect(phone.app.trace.contains(rule: "life.memory-warning.background"))
        try phone.end(1)
        phone.device.purge(phone.app)
        #expect(phone.calls(since: count).count == 2)
        #expect(phone.exits == ["purge"])
    }

    @Test(
        "power.refresh-status, power.refresh-notification: a changed switch is posted from iOS 7",
        .asserts(PowerRules.refreshStatus), arguments: allSystems
    )
    func refreshStatus(system: SystemVersion) throws {
        let (phone, count) = try launched(system)
        var read: [DeviceConditions.BackgroundRefresh] = []
        phone.code.on["backgroundRefreshStatusDidChange"] = { read.append($0.device.conditions.backgroundRefresh) }
        for status in [DeviceConditions.BackgroundRefresh.denied, .restricted, .restricted, .available] {
            phone.device.change { $0.backgroundRefresh = status }
        }
        #expect(read == (system < .iOS(7) ? [] : [.denied, .restricted, .available]))
        let name = "UIApplicationBackgroundRefreshStatusDidChangeNotification"
        #expect(phone.calls(since: count) == (system < .iOS(7) ? [] : [name, name, name]))
        #expect(phone.app.trace.contains(rule: "power.refresh-notification") == (system >= .iOS(7)))
    }

    @Test("power.lpm.notification: Low Power Mode is posted from iOS 9", arguments: allSystems)
    func lowPower(system: SystemVersion) throws {
        let (phone, count) = try launched(system)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        let expected = system < .iOS(9) ? [] : ["NSProcessInfoPowerStateDidChangeNotification"]
        #expect(phone.calls(since: count) == expected)
        #expect(phone.app.trace.contains(rule: "power.lpm.notification") == (system >= .iOS(9)))
    }
}
