import BackgroundRuntime
import Testing
import VigilTestSupport

@Suite("A transition", .exercisesRules)
struct TransitionTests {
    private let resign = ["applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"]
    private let background = ["applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification"]
    private let active = ["applicationDidBecomeActive(_:)", "UIApplicationDidBecomeActiveNotification"]
    private let foreground = ["UIApplicationWillEnterForegroundNotification", "applicationWillEnterForeground(_:)"]

    @Test("life.tx.launch-foreground: a launch passes inactive and calls in Apple's order")
    func launch() throws {
        let phone = try Phone()
        phone.app.launch()
        #expect(phone.app.state == .active)
        #expect(
            phone.app.trace.calls == [
                "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
                "UIApplicationDidFinishLaunchingNotification", "applicationDidBecomeActive(_:)",
                "UIApplicationDidBecomeActiveNotification",
            ])
        #expect(phone.app.trace.contains(rule: "life.tx.launch-foreground"))
    }

    /// The calls that `act` causes in an app that was launched, and with `inBackground` left with a task open.
    private func calls(
        _ system: SystemVersion = .iOS(17), inBackground: Bool = false, _ act: (Phone) throws -> Void
    ) throws -> (phone: Phone, calls: [String]) {
        let phone = try Phone(system)
        phone.app.launch()
        if inBackground {
            try phone.begin()
            phone.device.press(.home)
        }
        let count = phone.calls().count
        try act(phone)
        return (phone, phone.calls(since: count))
    }

    @Test(
        "life.tx.home, life.enter-background.snapshot: Home calls in Apple's order, then a snapshot is taken",
        arguments: allSystems)
    func home(system: SystemVersion) throws {
        let (phone, calls) = try calls(system) { $0.device.press(.home) }
        #expect(calls == resign + background)
        #expect(phone.app.trace.contains(rule: "life.tx.home"))
        #expect(phone.app.trace.contains(rule: "life.enter-background.snapshot"))
        #expect(phone.code.states["applicationWillResignActive(_:)"] == .active)
        #expect(phone.code.states["applicationDidEnterBackground(_:)"] == .background)
    }

    @Test("life.tx.home: so does another app that comes to the front")
    func otherApp() throws {
        let phone = try Phone()
        let other = try phone.device.install(AppCode(), manifest: .test(), name: "Other")
        phone.app.launch()
        other.launch()
        #expect(phone.app.state == .suspended && other.state == .active)
        #expect(phone.calls().suffix(4) == (resign + background)[...])
        phone.app.activate()
        #expect(phone.app.state == .active && other.state == .suspended)
        #expect(phone.device.frontmost === phone.app)
    }

    @Test("life.tx.lock: locking is leaving", arguments: allSystems)
    func lock(system: SystemVersion) throws {
        let (phone, calls) = try calls(system) { $0.device.lock() }
        #expect(calls == resign + background)
        #expect(phone.app.trace.contains(rule: "life.tx.lock"))
        #expect(phone.app.state == .suspended)
    }

    @Test("life.tx.lock: unlocking brings the app back to the front")
    func unlock() throws {
        let (phone, calls) = try calls {
            $0.device.lock()
            $0.device.unlock()
        }
        #expect(calls == resign + background + foreground + active)
        #expect(phone.app.state == .active)
    }

    @Test("life.tx.lock: a screen that is locked is not locked again, also by a sleep of the device")
    func lockedOnce() throws {
        let (phone, calls) = try calls { phone in
            phone.device.lock()
            phone.device.lock()
            phone.device.fallAsleep()
        }
        #expect(calls == resign + background)
        #expect(phone.device.trace.entries.count { $0.text == "screen locked" } == 1)
    }

    @Test("life.tx.lock: another app that is opened over the lock screen leaves the one behind it alone")
    func openedOverLock() throws {
        let phone = try Phone()
        let other = try phone.device.install(AppCode(), manifest: .test(), name: "Other")
        phone.app.launch()
        phone.device.lock()
        let count = phone.calls().count
        other.launch()
        #expect(phone.app.state == .suspended && phone.calls(since: count).isEmpty)
        #expect(other.state == .active && phone.device.frontmost === other && !phone.device.conditions.isLocked)
    }

    @Test("life.tx.foreground: opening a running app", arguments: allSystems)
    func open(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, inBackground: true) { $0.app.activate() }
        #expect(calls == foreground + active)
        #expect(phone.code.states["applicationWillEnterForeground(_:)"] == .background)
        #expect(phone.app.trace.contains(rule: "life.tx.foreground"))
    }

    @Test("life.tx.resume-foreground: opening a suspended app, with what was queued in between", arguments: allSystems)
    func resume(system: SystemVersion) throws {
        let (phone, calls) = try calls(system) { phone in
            phone.device.press(.home)
            #expect(phone.app.state == .suspended)
            try phone.process.tell(.powerStateDidChange, rule: LifecycleRules.suspendQueuedEvents)
            phone.app.activate()
        }
        let queued = ["NSProcessInfoPowerStateDidChangeNotification"]
        let expected: [String] = foreground + queued + active
        #expect(Array(calls.dropFirst(4)) == expected)
        #expect(phone.code.states["applicationWillEnterForeground(_:)"] == .background)
        #expect(phone.app.trace.contains(rule: "life.tx.resume-foreground"))
    }

    @Test("life.tx.resume-background: an event wakes a suspended app", arguments: allSystems)
    func resumeInBackground(system: SystemVersion) throws {
        let (phone, calls) = try calls(system) { phone in
            phone.device.press(.home)
            try phone.process.tell(.powerStateDidChange, rule: LifecycleRules.suspendQueuedEvents)
            try phone.wakeWithCompletion().complete(rule: LifecycleRules.resumeBackground)
            phone.device.settle()
        }
        #expect(calls.dropFirst(4) == ["NSProcessInfoPowerStateDidChangeNotification", "event"])
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.contains(rule: "life.tx.resume-background"))
        let snapshots = phone.app.trace.entries(rule: "life.enter-background.snapshot").map(\.text).count
        #expect(snapshots == (system < .iOS(7) ? 1 : 2))
    }

    @Test(
        "life.tx.suspend, life.suspend.silent: nothing announces suspension",
        .asserts(LifecycleRules.suspend, LifecycleRules.suspendSilent), arguments: allSystems)
    func suspend(system: SystemVersion) throws {
        let (phone, calls) = try calls(system, inBackground: true) { try $0.end(1) }
        #expect(phone.app.state == .suspended)
        #expect(calls.isEmpty)
    }

    @Test("life.app-update: an update ends the app silently, and what it registered stays")
    func update() throws {
        let (phone, calls) = try calls(inBackground: true) { phone in
            _ = phone.app.storage.object(TestMode.self) { TestMode() }
            phone.device.update(phone.app)
        }
        #expect(calls.isEmpty)
        #expect(phone.exits == ["update"])
        #expect(phone.app.storage.existing(TestMode.self) != nil)
        #expect(phone.app.trace.contains(rule: "life.app-update"))
        #expect(phone.wake())
    }
}
