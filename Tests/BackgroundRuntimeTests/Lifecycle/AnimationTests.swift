import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime

struct AnimationTests: Facts {
    @Test("On its way to the screen and off it, an app", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone whose screen takes its time, while whoever plays it lets time pass.
    private static func phone(_ animations: DeviceOptions.Animations = .played) throws -> Phone {
        let phone = try Phone()
        phone.device.options.animations = animations
        return phone
    }

    private static func launched(_ animations: DeviceOptions.Animations = .played) throws -> Phone {
        let phone = try Self.phone(animations)
        phone.app.launch()
        phone.advance(1)
        return phone
    }

    let home = Fact("life.tx.home: is inactive for half a second, in which what it dispatched and its timers run") {
        let phone = try Self.launched()
        var seen: [AppState] = []
        phone.code.on[.willResignActive] = { process in
            process.mainThread.enqueue { seen.append(process.state) }
            _ = process.startTimer(after: .milliseconds(100)) { _ in seen.append(process.state) }
        }
        phone.device.press(.home)
        expect(phone.app.state, is: .inactive)
        phone.advanceAlmost(0.5)
        expect(phone.app.state == .inactive && seen == [.inactive, .inactive])
        phone.advance(0.001)
        expect(phone.app.state, is: .suspended)
        expect(phone.calls().contains("applicationDidEnterBackground(_:)"))
    }

    let lengths = Fact(
        "life.tx.launch-foreground, life.tx.lock, life.tx.foreground: each way has a length of its own",
        for: [
            (ScreenAnimation.home, 0.5), (.lock, 0.3), (.appSwitcher, 0.5), (.launch, 0.4), (.returning, 0.4),
        ]
    ) { (way: ScreenAnimation, seconds: Double) in
        let phone = way == .launch ? try Self.phone() : try Self.launched()
        let other = try phone.install("Other")
        let id = way == .returning ? try phone.holdMode() : nil
        switch way {
        case .home: phone.device.press(.home)
        case .lock: phone.device.lock()
        case .appSwitcher: other.launch()
        case .launch: phone.app.launch()
        case .returning:
            phone.device.press(.home)
            phone.advance(1)
            phone.app.activate()
        }
        phone.advanceAlmost(seconds)
        expect(phone.app.state, is: .inactive)
        phone.advance(0.001)
        expect(phone.app.state, is: (way == .launch || way == .returning ? .active : .suspended))
        if let id { try phone.drop(id) }
    }

    let none = Fact("life.tx.home: a figure of zero makes it one instant, as does the option for it") {
        let phone = try Phone(constants: ["k.life.home-transition": 0, "k.life.launch-transition": 0])
        phone.device.options.animations = .played
        phone.app.launch()
        expect(phone.app.state, is: .active)
        phone.device.press(.home)
        expect(phone.app.state == .suspended && phone.device.now == .boot)
    }

    let awaited = Fact("life.tx.home: a key that is awaited returns when the app has left, and time has passed") {
        let phone = try Self.phone(.awaited)
        phone.app.launch()
        expect(phone.app.state == .active && phone.device.now == .boot.advanced(by: .milliseconds(400)))
        phone.device.press(.home)
        expect(phone.app.state == .suspended && phone.device.now == .boot.advanced(by: .milliseconds(900)))
    }

    let openedOnItsWay = Fact("life.tx.foreground: an app that is opened as it leaves comes back when it has left") {
        let phone = try Self.launched()
        phone.device.press(.home)
        phone.advance(0.2)
        phone.app.activate()
        phone.advance(0.3)
        expect(phone.app.state, is: .inactive)
        phone.advance(0.4)
        expect(phone.app.state, is: .active)
        let calls = phone.calls().filter { $0.hasPrefix("application") }.suffix(4)
        expect(
            calls,
            is: [
                "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
                "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
            ])
    }

    let endsOnItsWay = Fact(
        "life.tx.kill: that ends on its way goes no further, and its next launch begins anew",
        for: [0.0, 0.2]
    ) { (seconds: Double) in
        let phone = try Self.launched()
        phone.device.press(.home)
        phone.advance(seconds)
        try phone.process.end(.crash("test"))
        phone.advance(2)
        expect(!phone.calls().contains("applicationDidEnterBackground(_:)"))
        phone.app.launch()
        phone.advance(0.4)
        expect(phone.app.state == .active && phone.app.launchCount == 2)
    }

    let wokenOnItsWay = Fact("life.tx.resume-background: an event that comes on its way is told when it has left") {
        let phone = try Self.launched()
        phone.device.press(.home)
        phone.advance(0.2)
        var told: AppState?
        let event = WakeEvent("x", rule: LifecycleRules.resumeBackground, allowance: .seconds(5))
        phone.app.wake(for: event) { told = $0.state }
        expect(told == nil)
        phone.advance(0.3)
        expect(told == .background && phone.app.state == .background)
    }

    let sleeps = Fact("life.tx.lock: a phone that is to sleep sleeps when its screen is dark") {
        let phone = try Self.launched()
        phone.device.fallAsleep()
        expect(!phone.device.conditions.isAsleep)
        phone.advance(0.3)
        expect(phone.device.conditions.isAsleep && phone.app.state == .suspended)
    }

    let forceQuit = Fact(
        "life.force-quit.callback: that is swiped away leaves the screen, and is told of its end then"
    ) {
        let phone = try Self.launched()
        phone.device.forceQuit(phone.app)
        phone.advance(0.4)
        expect(phone.app.state, is: .inactive)
        phone.advance(0.1)
        expect(phone.exits == ["force-quit"] && phone.calls().contains("applicationWillTerminate(_:)"))
    }
}
