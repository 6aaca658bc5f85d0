import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct RelaunchRuleTests: Facts {
    @Test("Location rules: significant change, visits and relaunch", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let noMode = Fact("location.significant.no-mode: an app without any mode is woken") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        expect(phone.cites("location.significant.no-mode"))
        phone.home()
        expect(phone.app.state, is: .suspended)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.isAwake(because: .wake("significant change")))
        try expect(phone.manager.fixes.count, is: 2)
    }

    let threshold = Fact("location.significant.threshold: 500 m, and 300 s between two events") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        phone.home()
        phone.device.location.move(metres: 400, course: 0)
        expect(phone.app.state, is: .suspended)
        phone.drive(1000)
        phone.wait(1300)
        // The known position, then the first event after 20 s, one each 300 s, and the last after the drive.
        expect(phone.seconds(citing: "location.significant.threshold").filter { $0 > 0 }.first, is: 20)
        try expect(phone.manager.fixes.count, is: 6)
    }

    let ignoresFilter = Fact("location.significant.ignores-filter: a filter of 100 km changes nothing") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { session in
            session.distanceFilter = 100_000
            session.startSignificantChanges()
        }
        phone.device.location.move(metres: 600, course: 0)
        try expect(phone.manager.fixes.count, is: 2)
        expect(phone.cites("location.significant.ignores-filter"))
    }

    let relaunch = Fact(
        "location.significant.relaunch: a terminated app is launched with the option location",
        for: [
            TerminationReason.purge, .system,
        ]
    ) { (end: TerminationReason) in
        let phone = try LocationPhone(modes: [])
        try phone.registerForChangesAndEnd(by: end)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: 2)
        expect(phone.app.state, is: .background)
        expect(phone.code.launchOptions.last?.values["UIApplicationLaunchOptionsLocationKey"] != nil)
        expect(phone.cites("location.significant.relaunch"))
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
    }

    let scenes = Fact(
        "location.significant.relaunch: an app with scenes gets the option, too, and the rules say who disputes it"
    ) {
        let manifest = Manifest(
            backgroundModes: [], texts: LocationPhone.texts, values: ["UIApplicationSceneManifest": .dictionary([:])])
        let phone = try LocationPhone(on: .iOS(26), modules: [LocationModule.descriptor], manifest: manifest)
        try phone.device.location.authorize(phone.app, .always)
        try phone.registerForChangesAndEnd(by: .purge)
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.code.launchOptions.last?.values["UIApplicationLaunchOptionsLocationKey"] != nil)
        let rule = LifecycleRules.launchOptions
        expect(rule.sentence.contains("Disputed") && rule.sources.contains("LOG-NC4305"))
    }

    let mustRestart = Fact("location.significant.must-restart: the event waits for the start, and then comes at once") {
        let phone = try LocationPhone(modes: [])
        try phone.registerForChangesAndEnd()
        phone.device.location.move(metres: 600, course: 0)
        try phone.manage { _ in }
        try expect(phone.manager.fixes.isEmpty)
        let place = phone.device.location.position.coordinate
        try phone.manage { $0.startSignificantChanges() }
        try expect(phone.manager.fixes.map { $0.map(\.coordinate) }, is: [[place]])
        expect(phone.cites("location.significant.must-restart"))
    }

    let newestChange = Fact("location.significant.must-restart: of changes that waited only the newest is delivered") {
        let phone = try LocationPhone(modes: [])
        try phone.registerForChangesAndEnd()
        for _ in 1...3 {
            phone.device.location.move(metres: 600, course: 0)
            phone.wait(600)
        }
        phone.app.activate()
        let place = phone.device.location.position.coordinate
        try phone.manage { $0.startSignificantChanges() }
        try expect(phone.manager.fixes.map { $0.map(\.coordinate) }, is: [[place]])
    }

    let neverRestarts = Fact(
        "location.significant.must-restart: an app that makes no manager is told why nothing comes"
    ) {
        let phone = try LocationPhone(modes: [])
        try phone.registerForChangesAndEnd()
        phone.device.location.move(metres: 600, course: 0)
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["location.significant.must-restart"])
    }

    let sleep = Fact("location.significant.sleep: a sleeping phone keeps only the newest change; a region wakes it") {
        let phone = try LocationPhone(modes: [])
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            session.startSignificantChanges()
            session.startMonitoring(Region("home", center: here, radius: 100))
        }
        phone.device.lock()
        expect(phone.device.fallAsleep())
        phone.drive(100)
        phone.wait(100)
        expect(phone.device.conditions.isAsleep)
        try expect(phone.manager.fixes.count, is: 1)
        expect(phone.cites("location.significant.sleep"))
        phone.wait(120)
        expect(!phone.device.conditions.isAsleep)
        try expect(phone.manager.calls.last, is: "exit home")
        try expect(phone.manager.fixes.count, is: 2)
    }

    let sleepsOn = Fact("location.significant.sleep: a change waits for the phone to wake, not for another condition") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        phone.device.lock()
        expect(phone.device.fallAsleep())
        phone.drive(100)
        phone.wait(100)
        phone.device.change { $0.isLowPowerModeEnabled = true }
        expect(phone.device.conditions.isAsleep)
        try expect(phone.manager.fixes.count, is: 1)
        phone.device.wakeUp()
        try expect(phone.manager.fixes.count, is: 2)
    }

    let twoManagers = Fact("a manager that stops takes significant changes from no other") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        let other = try phone.run { (process: AppProcess) in
            let other = TestManager(process)
            other.session.startSignificantChanges()
            return other
        }
        try phone.manage { $0.stopSignificantChanges() }
        phone.device.location.move(metres: 600, course: 0)
        try expect(phone.manager.fixes.count, is: 1)
        expect(other.fixes.count, is: 2)
    }

    let stopEndsWait = Fact(
        "location.significant.threshold: a stop ends the wait for the next event, however often the phone moved"
    ) {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        phone.device.location.move(metres: 600, course: 0)
        for _ in 1...2 {
            phone.wait(60)
            phone.device.location.move(metres: 600, course: 0)
        }
        try phone.manage { session in
            session.stopSignificantChanges()
            session.startSignificantChanges()
        }
        let count = try phone.manager.fixes.count
        phone.wait(600)
        try expect(phone.manager.fixes.count, is: count)
    }

    let twoVisitors = Fact("a manager that stops takes visits from no other") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startVisits() }
        let other = try phone.run { (process: AppProcess) in
            let other = TestManager(process)
            other.session.startVisits()
            return other
        }
        phone.device.location.move(metres: 5000, course: 0)
        phone.wait(60)
        try phone.manage { $0.stopVisits() }
        phone.wait(240)
        expect(other.calls.last, is: "arrival")
    }

    let oneArrival = Fact("a visit is told once, however the phone moves about at its place") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startVisits() }
        for metres in [5000.0, 50] {
            phone.device.location.move(metres: metres, course: 0)
            phone.wait(600)
        }
        try expect(phone.manager.calls, is: ["status authorizedAlways", "arrival"])
    }

    let noVisits = Fact("an app that does not ask for visits gets none") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        phone.device.location.move(metres: 600, course: 0)
        phone.wait(600)
        try expect(phone.manager.calls, is: ["status authorizedAlways"])
    }

    let beforeFirstUnlock = Fact(
        "before iOS 7 a change launches an app before the first unlock",
        for: [(6, 2), (7, 1)]
    ) { (major: Int, launches: Int) in
        let phone = try LocationPhone(.iOS(major), modes: [])
        try phone.registerForChangesAndEnd()
        phone.device.reboot()
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: launches)
    }

    let alwaysNeeded = Fact(
        "location.always-needed: under While Using neither change nor region nor visit wakes the app"
    ) {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            session.startSignificantChanges()
            session.startMonitoring(Region("home", center: here, radius: 100))
            session.startVisits()
        }
        phone.home()
        phone.device.terminate(phone.app)
        phone.cross(metres: 1000)
        phone.wait(600)
        expect(phone.app.launchCount, is: 1)
        expect(
            phone.app.trace.entries(rule: "location.always-needed").map(\.text),
            is: [
                "no significant change for the app", "no region for the app", "no visit for the app",
            ])
    }

    let refreshSwitchOld = Fact("location.refresh-switch.ios7: on iOS 7 the switch stops the relaunch") {
        let phone = try LocationPhone(.iOS(7, 1), modes: [])
        try phone.registerForChangesAndEnd()
        phone.device.change { $0.backgroundRefresh = .denied }
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: 1)
        expect(phone.cites("location.refresh-switch.ios7"))
    }

    let refreshSwitchOfRunningApp = Fact(
        "location.refresh-switch.ios7: nor does an app hear of it that runs, in the background or in front",
        for: [true, false]
    ) { (isInFront: Bool) in
        let phone = try LocationPhone(.iOS(7, 1), modes: [])
        phone.app.launch()
        try phone.manage { $0.startSignificantChanges() }
        let method = "locationManager(_:didUpdateLocations:)"
        phone.device.location.move(metres: 600, course: 0)
        let told = phone.calls(of: method).count
        if !isInFront { phone.home() }
        phone.wait(600)
        phone.device.change { $0.backgroundRefresh = .denied }
        phone.device.location.move(metres: 1200, course: 0)
        phone.wait(60)
        expect(told > 0 && phone.calls(of: method).count == told && phone.cites("location.refresh-switch.ios7"))
        phone.device.change { $0.backgroundRefresh = .available }
        phone.wait(600)
        phone.device.location.move(metres: 2400, course: 0)
        phone.wait(60)
        expect(phone.calls(of: method).count, is: told + 1)
    }

    let refreshSwitchNew = Fact("location.refresh-switch.ios8: from iOS 8 it does not") {
        let phone = try LocationPhone(.iOS(8), modes: [])
        try phone.registerForChangesAndEnd()
        phone.device.change { $0.backgroundRefresh = .denied }
        phone.device.location.move(metres: 600, course: 0)
        expect(phone.app.launchCount, is: 2)
        expect(phone.cites("location.refresh-switch.ios8"))
    }

    let visits = Fact("location.visits.relaunch: a visit launches the app, and a manager with a delegate gets it") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startVisits() }
        phone.home()
        phone.device.terminate(phone.app)
        phone.code.on[.didFinishLaunching] = { _ = TestManager.of($0) }
        phone.device.location.move(metres: 5000, course: 0)
        phone.wait(299)
        expect(phone.app.launchCount, is: 1)
        phone.wait(1)
        expect(phone.app.launchCount, is: 2)
        try expect(phone.manager.calls, is: ["status authorizedAlways", "arrival"])
        phone.device.location.move(metres: 5000, course: 0)
        try expect(phone.manager.calls.last, is: "departure")
        expect(phone.cites("location.visits.relaunch"))
    }

    let launchNotDetermined = Fact(
        "location.launch-not-determined: services started in the background without a status are a finding"
    ) {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        phone.home()
        try phone.manage { $0.startUpdating() }
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["location.launch-not-determined"])
    }

    let notDeterminedInFront = Fact("location.launch-not-determined: in front they are none") {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        expect(phone.app.trace.findings.isEmpty)
    }
}
