import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: pausing and the indicator", .exercisesRules)
struct PausingRuleTests {
    @Test("location.pause.default: nobody asked for it, and updates pause after standing still")
    func pauseDefault() throws {
        let phone = try Phone()
        try phone.startTracking()
        phone.home()
        phone.wait(899)
        #expect(phone.app.state == .background)
        phone.wait(1)
        #expect(phone.app.state == .suspended)
        #expect(phone.seconds(citing: "location.pause.default") == [900])
        let old = try Phone(.iOS(5))
        try old.startTracking()
        old.home()
        old.wait(3600)
        #expect(old.app.state == .background)
    }

    @Test("location.pause.default: set to false the app stays awake")
    func pauseNotAllowed() throws {
        let phone = try Phone()
        try phone.startTracking { $0.pausesAutomatically = false }
        phone.home()
        phone.wait(7200)
        #expect(phone.app.state == .background)
    }

    @Test("location.pause.callback: the delegate is told before the app is suspended")
    func pauseCallback() throws {
        let phone = try Phone(constants: ["k.location.pause-after": 600])
        try phone.startTracking()
        phone.home()
        phone.wait(600)
        #expect(try phone.manager.calls.last == "pause")
        let texts = phone.app.trace.entries(rule: "location.pause.callback").map(\.text)
        #expect(texts.suffix(2) == ["locationManagerDidPauseLocationUpdates(_:)", "suspended"])
    }

    @Test("location.pause.no-auto-resume: the phone moves on, and nothing comes until the app starts again")
    func noAutoResume() throws {
        let phone = try Phone()
        try phone.startTracking()
        phone.home()
        phone.wait(1000)
        let count = try phone.manager.fixes.count
        phone.drive(3600)
        phone.wait(3600)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["location.pause.no-auto-resume"])
        phone.app.activate()
        #expect(try phone.manager.fixes.count == count)
        try phone.manage { $0.startUpdating() }
        #expect(try phone.manager.fixes.count == count + 1)
        #expect(try phone.manager.calls.last == "resume")
    }

    @Test(
        "location.pause.no-auto-resume: a start in didPause works with Always, and fails with While Using",
        arguments: [
            (AuthorizationChoice.always, AppState.background), (.whenInUse, .suspended),
        ])
    func restartInPause(choice: AuthorizationChoice, state: AppState) throws {
        let phone = try Phone(.iOS(17), choice)
        try phone.startTracking()
        try phone.manager.onPause = { $0.startUpdating() }
        phone.home()
        phone.wait(901)
        #expect(phone.app.state == state)
    }

    @Test("movement keeps updates from pausing")
    func movement() throws {
        let phone = try Phone()
        try phone.startTracking()
        phone.home()
        phone.drive(3600)
        phone.wait(4499)
        #expect(phone.app.state == .background)
        phone.wait(1)
        #expect(phone.app.state == .suspended)
    }

    @Test("location.indicator.wheninuse: While Using always shows it in the background")
    func indicatorWhenInUse() throws {
        let phone = try Phone(.iOS(17), .whenInUse)
        try phone.startTracking()
        #expect(!phone.cites("location.indicator.wheninuse"))
        phone.home()
        #expect(phone.seconds(citing: "location.indicator.wheninuse") == [0])
        #expect(phone.app.isAwake(because: .mode("location")))
    }

    @Test(
        "location.indicator.always: without permission it is not shown, whatever runs and whatever the app wants",
        arguments: [AuthorizationChoice.denied, nil])
    func indicatorDenied(choice: AuthorizationChoice?) throws {
        let phone = try Phone(.iOS(17), choice)
        phone.app.launch()
        try phone.manage {
            $0.allowsBackgroundUpdates = true
            $0.showsBackgroundIndicator = true
            $0.startUpdating()
        }
        try phone.act("location.beginActivitySession")
        phone.home()
        #expect(!phone.app.trace.entries.contains { $0.text.contains("indicator is shown") })
    }

    @Test("location.indicator.always: Always shows it only where the app wants it", arguments: [true, false])
    func indicatorAlways(isWanted: Bool) throws {
        let phone = try Phone()
        try phone.startTracking { $0.showsBackgroundIndicator = isWanted }
        phone.home()
        #expect(phone.cites("location.indicator.always") == isWanted)
    }

    @Test(
        "location.indicator.always: it is wanted for the manager whose updates go on, from iOS 11",
        arguments: [10, 11])
    func indicatorOfOther(major: Int) throws {
        for isTracker in [true, false] {
            let phone = try Phone(.iOS(major))
            try phone.startTracking { $0.showsBackgroundIndicator = isTracker }
            let other = try phone.run { (process: AppProcess) in
                let other = LocationSession(process)
                other.showsBackgroundIndicator = !isTracker
                return other
            }
            phone.home()
            #expect(phone.cites("location.indicator.always") == (isTracker && major == 11))
            try phone.run { _ in other.invalidate() }
        }
    }

    @Test("location.indicator.wheninuse: it is told once in each stay in the background")
    func indicatorOnce() throws {
        let phone = try Phone(.iOS(17), .whenInUse)
        try phone.startTracking()
        phone.home()
        try phone.device.location.authorize(phone.app, .denied)
        #expect(phone.app.state == .suspended)
        try phone.device.location.authorize(phone.app, .whenInUse)
        let event = WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(1))
        phone.app.wake(for: event) { _ in }
        phone.wait(60)
        #expect(phone.app.awakeReasons == ["location"])
        #expect(phone.seconds(citing: "location.indicator.wheninuse").count == 1)
        phone.app.activate()
        phone.home()
        #expect(phone.seconds(citing: "location.indicator.wheninuse").count == 2)
    }
}
