import Testing
import VigilTestSupport

@testable import BackgroundRuntime

@Suite("On its way to the screen and off it, an app", .exercisesRules)
struct AnimationTests {
    /// A phone whose screen takes its time, while whoever plays it lets time pass.
    private func phone(_ animations: DeviceOptions.Animations = .played) throws -> Phone {
        let phone = try Phone()
        phone.device.options.animations = animations
        return phone
    }

    private func launched(_ animations: DeviceOptions.Animations = .played) throws -> Phone {
        let phone = try phone(animations)
        phone.app.launch()
        phone.advance(1)
        return phone
    }

    @Test("life.tx.home: is inactive for half a second, in which what it dispatched and its timers run")
    func home() throws {
        let phone = try launched()
        var seen: [AppState] = []
        phone.code.on[.willResignActive] = { process in
            process.mainThread.enqueue { seen.append(process.state) }
            _ = process.startTimer(after: .milliseconds(100)) { _ in seen.append(process.state) }
        }
        phone.device.press(.home)
        #expect(phone.app.state == .inactive)
        phone.advanceAlmost(0.5)
        #expect(phone.app.state == .inactive && seen == [.inactive, .inactive])
        phone.advance(0.001)
        #expect(phone.app.state == .suspended)
        #expect(phone.calls().contains("applicationDidEnterBackground(_:)"))
    }

    @Test(
        "life.tx.launch-foreground, life.tx.lock, life.tx.foreground: each way has a length of its own",
        arguments: [
            (ScreenAnimation.home, 0.5), (.lock, 0.3), (.appSwitcher, 0.5), (.launch, 0.4), (.returning, 0.4),
        ])
    func lengths(way: ScreenAnimation, seconds: Double) throws {
        let phone = way == .launch ? try phone() : try launched()
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
        #expect(phone.app.state == .inactive)
        phone.advance(0.001)
        #expect(phone.app.state == (way == .launch || way == .returning ? .active : .suspended))
        if let id { try phone.drop(id) }
    }

    @Test("life.tx.home: a figure of zero makes it one instant, as does the option for it")
    func none() throws {
        let phone = try Phone(constants: ["k.life.home-transition": 0, "k.life.launch-transition": 0])
        phone.device.options.animations = .played
        phone.app.launch()
        #expect(phone.app.state == .active)
        phone.device.press(.home)
        #expect(phone.app.state == .suspended && phone.device.now == .boot)
    }

    @Test("life.tx.home: a key that is awaited returns when the app has left, and time has passed")
    func awaited() throws {
        let phone = try phone(.awaited)
        phone.app.launch()
        #expect(phone.app.state == .active && phone.device.now == .boot.advanced(by: .milliseconds(400)))
        phone.device.press(.home)
        #expect(phone.app.state == .suspended && phone.device.now == .boot.advanced(by: .milliseconds(900)))
    }

    @Test("life.tx.foreground: an app that is opened as it leaves comes back when it has left")
    func openedOnItsWay() throws {
        let phone = try launched()
        phone.device.press(.home)
        phone.advance(0.2)
        phone.app.activate()
        phone.advance(0.3)
        #expect(phone.app.state == .inactive)
        phone.advance(0.4)
        #expect(phone.app.state == .active)
        let calls = phone.calls().filter { $0.hasPrefix("application") }.suffix(4)
        #expect(
            calls == [
                "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
                "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
            ])
    }

    @Test("life.tx.kill: that ends on its way goes no further, and its next launch begins anew", arguments: [0.0, 0.2])
    func endsOnItsWay(after seconds: Double) throws {
        let phone = try launched()
        phone.device.press(.home)
        phone.advance(seconds)
        try phone.process.end(.crash("test"))
        phone.advance(2)
        #expect(!phone.calls().contains("applicationDidEnterBackground(_:)"))
        phone.app.launch()
        phone.advance(0.4)
        #expect(phone.app.state == .active && phone.app.launchCount == 2)
    }

    @Test("life.tx.resume-background: an event that comes on its way is told when it has left")
    func wokenOnItsWay() throws {
        let phone = try launched()
        phone.device.press(.home)
        phone.advance(0.2)
        var told: AppState?
        let event = WakeEvent("x", rule: LifecycleRules.resumeBackground, allowance: .seconds(5))
        phone.app.wake(for: event) { told = $0.state }
        #expect(told == nil)
        phone.advance(0.3)
        #expect(told == .background && phone.app.state == .background)
    }

    @Test("life.tx.lock: a phone that is to sleep sleeps when its screen is dark")
    func sleeps() throws {
        let phone = try launched()
        phone.device.fallAsleep()
        #expect(!phone.device.conditions.isAsleep)
        phone.advance(0.3)
        #expect(phone.device.conditions.isAsleep && phone.app.state == .suspended)
    }

    @Test("life.force-quit.callback: that is swiped away leaves the screen, and is told of its end then")
    func forceQuit() throws {
        let phone = try launched()
        phone.device.forceQuit(phone.app)
        phone.advance(0.4)
        #expect(phone.app.state == .inactive)
        phone.advance(0.1)
        #expect(phone.exits == ["force-quit"] && phone.calls().contains("applicationWillTerminate(_:)"))
    }
}
