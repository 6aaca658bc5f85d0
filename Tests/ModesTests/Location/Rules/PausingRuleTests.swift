import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct PausingRuleTests: Facts {
    @Test("Location rules: pausing and the indicator", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let pauseDefault = Fact("location.pause.default: nobody asked for it, and updates pause after standing still") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.wait(899)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
        expect(phone.seconds(citing: "location.pause.default"), is: [900])
        let old = try LocationPhone(.iOS(5))
        try old.startTracking()
        old.home()
        old.wait(3600)
        expect(old.app.state, is: .background)
    }

    let pauseNotAllowed = Fact("location.pause.default: set to false the app stays awake") {
        let phone = try LocationPhone()
        try phone.startTracking { $0.pausesAutomatically = false }
        phone.home()
        phone.wait(7200)
        expect(phone.app.state, is: .background)
    }

    let pauseCallback = Fact("location.pause.callback: the delegate is told before the app is suspended") {
        let phone = try LocationPhone(constants: ["k.location.pause-after": 600])
        try phone.startTracking()
        phone.home()
        phone.wait(600)
        try expect(phone.manager.calls.last, is: "pause")
        let texts = phone.app.trace.entries(rule: "location.pause.callback").map(\.text)
        expect(texts.suffix(2), is: ["locationManagerDidPauseLocationUpdates(_:)", "suspended"])
    }

    let noAutoResume = Fact(
        "location.pause.no-auto-resume: the phone moves on, and nothing comes until the app starts again"
    ) {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.wait(1000)
        let count = try phone.manager.fixes.count
        phone.drive(3600)
        phone.wait(3600)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["location.pause.no-auto-resume"])
        phone.app.activate()
        try expect(phone.manager.fixes.count, is: count)
        try phone.manage { $0.startUpdating() }
        try expect(phone.manager.fixes.count, is: count + 1)
        try expect(phone.manager.calls.last, is: "resume")
    }

    let restartInPause = Fact(
        "location.pause.no-auto-resume: a start in didPause works with Always, and fails with While Using",
        for: [
            (AuthorizationChoice.always, AppState.background), (.whenInUse, .suspended),
        ]
    ) { (choice: AuthorizationChoice, state: AppState) in
        let phone = try LocationPhone(.iOS(17), choice)
        try phone.startTracking()
        try phone.manager.onPause = { $0.startUpdating() }
        phone.home()
        phone.wait(901)
        expect(phone.app.state, is: state)
    }

    let movement = Fact("movement keeps updates from pausing") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.drive(3600)
        phone.wait(4499)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
    }

    let indicatorWhenInUse = Fact("location.indicator.wheninuse: While Using always shows it in the background") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.startTracking()
        expect(!phone.cites("location.indicator.wheninuse"))
        phone.home()
        expect(phone.seconds(citing: "location.indicator.wheninuse"), is: [0])
        expect(phone.app.isAwake(because: .mode("location")))
    }

    let indicatorDenied = Fact(
        "location.indicator.always: without permission it is not shown, whatever runs and whatever the app wants",
        for: [AuthorizationChoice.denied, nil]
    ) { (choice: AuthorizationChoice?) in
        let phone = try LocationPhone(.iOS(17), choice)
        phone.app.launch()
        try phone.manage {
            $0.allowsBackgroundUpdates = true
            $0.showsBackgroundIndicator = true
            $0.startUpdating()
        }
        try phone.act("location.beginActivitySession")
        phone.home()
        expect(!phone.app.trace.entries.contains { $0.text.contains("indicator is shown") })
    }

    let indicatorAlways = Fact(
        "location.indicator.always: Always shows it only where the app wants it",
        for: [true, false]
    ) { (isWanted: Bool) in
        let phone = try LocationPhone()
        try phone.startTracking { $0.showsBackgroundIndicator = isWanted }
        phone.home()
        expect(phone.cites("location.indicator.always"), is: isWanted)
    }

    let indicatorOfOther = Fact(
        "location.indicator.always: it is wanted for the manager whose updates go on, from iOS 11",
        for: [10, 11]
    ) { (major: Int) in
        for isTracker in [true, false] {
            let phone = try LocationPhone(.iOS(major))
            try phone.startTracking { $0.showsBackgroundIndicator = isTracker }
            let other = try phone.run { (process: AppProcess) in
                let other = LocationSession(process)
                other.showsBackgroundIndicator = !isTracker
                return other
            }
            phone.home()
            expect(phone.cites("location.indicator.always"), is: (isTracker && major == 11))
            try phone.run { _ in other.invalidate() }
        }
    }

    let indicatorOnce = Fact("location.indicator.wheninuse: it is told once in each stay in the background") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.startTracking()
        phone.home()
        try phone.device.location.authorize(phone.app, .denied)
        expect(phone.app.state, is: .suspended)
        try phone.device.location.authorize(phone.app, .whenInUse)
        let event = WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(1))
        phone.app.wake(for: event) { _ in }
        phone.wait(60)
        expect(phone.app.awakeReasons, is: ["location"])
        expect(phone.seconds(citing: "location.indicator.wheninuse").count, is: 1)
        phone.app.activate()
        phone.home()
        expect(phone.seconds(citing: "location.indicator.wheninuse").count, is: 2)
    }
}
