import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("A transition", .exercisesRules)
struct TransitionTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let resign = ["applicationWillResignActive(_:)", "UIApplicationWillResignActiveNotification"]
    private static let background = [
        "applicationDidEnterBackground(_:)", "UIApplicationDidEnterBackgroundNotification",
    ]
    private static let active = ["applicationDidBecomeActive(_:)", "UIApplicationDidBecomeActiveNotification"]
    private static let foreground = [
        "UIApplicationWillEnterForegroundNotification", "applicationWillEnterForeground(_:)",
    ]

    let launch = Fact("life.tx.launch-foreground: a launch passes inactive and calls in Apple's order") {
        let phone = try Phone()
        phone.app.launch()
        expect(phone.app.state, is: .active)
        expect(
            phone.app.trace.calls,
            is: [
                "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
                "UIApplicationDidFinishLaunchingNotification", "applicationDidBecomeActive(_:)",
                "UIApplicationDidBecomeActiveNotification",
            ])
        expect(phone.app.trace.contains(rule: "life.tx.launch-foreground"))
    }

    /// The calls that `act` causes in an app that was launched, and with `inBackground` left with a task open.
    private static func calls(
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

    let home = Fact(
        "life.tx.home, life.enter-background.snapshot: Home calls in Apple's order, then a snapshot is taken",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system) { $0.device.press(.home) }
        expect(calls, is: Self.resign + Self.background)
        expect(phone.app.trace.contains(rule: "life.tx.home"))
        expect(phone.app.trace.contains(rule: "life.enter-background.snapshot"))
        expect(phone.code.states["applicationWillResignActive(_:)"], is: .active)
        expect(phone.code.states["applicationDidEnterBackground(_:)"], is: .background)
    }

    let otherApp = Fact("life.tx.home: so does another app that comes to the front") {
        let phone = try Phone()
        let other = try phone.device.install(AppCode(), manifest: .test(), name: "Other")
        phone.app.launch()
        other.launch()
        expect(phone.app.state == .suspended && other.state == .active)
        expect(phone.calls().suffix(4), is: (Self.resign + Self.background)[...])
        phone.app.activate()
        expect(phone.app.state == .active && other.state == .suspended)
        expect(phone.device.frontmost === phone.app)
    }

    let lock = Fact("life.tx.lock: locking is leaving", for: allSystems) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system) { $0.device.lock() }
        expect(calls, is: Self.resign + Self.background)
        expect(phone.app.trace.contains(rule: "life.tx.lock"))
        expect(phone.app.state, is: .suspended)
    }

    let unlock = Fact("life.tx.lock: unlocking brings the app back to the front") {
        let (phone, calls) = try Self.calls {
            $0.device.lock()
            $0.device.unlock()
        }
        expect(calls, is: Self.resign + Self.background + Self.foreground + Self.active)
        expect(phone.app.state, is: .active)
    }

    let lockedOnce = Fact("life.tx.lock: a screen that is locked is not locked again, also by a sleep of the device") {
        let (phone, calls) = try Self.calls { phone in
            phone.device.lock()
            phone.device.lock()
            phone.device.fallAsleep()
        }
        expect(calls, is: Self.resign + Self.background)
        expect(phone.device.trace.entries.count { $0.text == "screen locked" }, is: 1)
    }

    let openedOverLock = Fact(
        "life.tx.lock: another app that is opened over the lock screen leaves the one behind it alone"
    ) {
        let phone = try Phone()
        let other = try phone.device.install(AppCode(), manifest: .test(), name: "Other")
        phone.app.launch()
        phone.device.lock()
        let count = phone.calls().count
        other.launch()
        expect(phone.app.state == .suspended && phone.calls(since: count).isEmpty)
        expect(other.state == .active && phone.device.frontmost === other && !phone.device.conditions.isLocked)
    }

    let open = Fact("life.tx.foreground: opening a running app", for: allSystems) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system, inBackground: true) { $0.app.activate() }
        expect(calls, is: Self.foreground + Self.active)
        expect(phone.code.states["applicationWillEnterForeground(_:)"], is: .background)
        expect(phone.app.trace.contains(rule: "life.tx.foreground"))
    }

    let resume = Fact(
        "life.tx.resume-foreground: opening a suspended app, with what was queued in between",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system) { phone in
            phone.device.press(.home)
            expect(phone.app.state, is: .suspended)
            try phone.process.notify(.powerStateDidChange, rule: LifecycleRules.suspendQueuedEvents)
            phone.app.activate()
        }
        let queued = ["NSProcessInfoPowerStateDidChangeNotification"]
        let expected: [String] = Self.foreground + queued + Self.active
        expect(Array(calls.dropFirst(4)), is: expected)
        expect(phone.code.states["applicationWillEnterForeground(_:)"], is: .background)
        expect(phone.app.trace.contains(rule: "life.tx.resume-foreground"))
    }

    let resumeInBackground = Fact(
        "life.tx.resume-background: an event wakes a suspended app",
        for: allSystems
    ) { (system: SystemVersion) in
        let (phone, calls) = try Self.calls(system) { phone in
            phone.device.press(.home)
            try phone.process.notify(.powerStateDidChange, rule: LifecycleRules.suspendQueuedEvents)
            try phone.wakeWithCompletion().complete(rule: LifecycleRules.resumeBackground)
            phone.device.settle()
        }
        expect(calls.dropFirst(4), is: ["NSProcessInfoPowerStateDidChangeNotification", "event"])
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "life.tx.resume-background"))
        let snapshots = phone.app.trace.entries(rule: "life.enter-background.snapshot").map(\.text).count
        expect(snapshots, is: (system < .iOS(7) ? 1 : 2))
    }

    @Test(
        "life.tx.suspend, life.suspend.silent: nothing announces suspension",
        .asserts(LifecycleRules.suspend, LifecycleRules.suspendSilent), arguments: allSystems)
    func suspend(system: SystemVersion) throws {
        let (phone, calls) = try Self.calls(system, inBackground: true) { try $0.end(1) }
        expect(phone.app.state, is: .suspended)
        expect(calls.isEmpty)
    }

    let update = Fact("life.app-update: an update ends the app silently, and what it registered stays") {
        let (phone, calls) = try Self.calls(inBackground: true) { phone in
            _ = phone.app.storage.object(TestMode.self) { TestMode() }
            phone.device.update(phone.app)
        }
        expect(calls.isEmpty)
        expect(phone.exits, is: ["update"])
        expect(phone.app.storage.existing(TestMode.self) != nil)
        expect(phone.app.trace.contains(rule: "life.app-update"))
        expect(phone.wake())
    }
}
