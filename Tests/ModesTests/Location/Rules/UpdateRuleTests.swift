import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct UpdateRuleTests: Facts {
    @Test("Location rules: standard updates", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let modeRequired = Fact(
        "location.mode.required: without the mode the app is suspended, and gets what it missed when it returns"
    ) {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        phone.home()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "location.mode.required").map(\.text).contains("suspended"))
        phone.drive(60)
        phone.wait(600)
        try expect(phone.manager.fixes.count, is: 1)
        phone.app.activate()
        try expect(phone.manager.fixes.map(\.count), is: [1, 6])
    }

    let modeKeepsAwake = Fact(
        "location.mode.keeps-awake: with the mode updates go on for hours",
        for: [SystemVersion.iOS(4), .iOS(8), .iOS(9), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try LocationPhone(system)
        try phone.startTracking { $0.pausesAutomatically = false }
        phone.home()
        phone.drive(7200)
        phone.wait(7200)
        expect(phone.app.state, is: .background)
        expect(phone.app.isAwake(because: .mode("location")))
        try expect(phone.manager.fixes.count, is: 721)
        expect(phone.cites("location.mode.keeps-awake"))
        expect(!phone.device.fallAsleep())
    }

    let linkedWithOldSDK = Fact(
        "location.background-updates.default: linked with an SDK before iOS 9 the mode alone is enough"
    ) {
        for (sdk, state) in [("iphoneos8.4", AppState.background), ("iphoneos9.0", .suspended)] {
            let phone = try LocationPhone(.iOS(9), texts: LocationPhone.texts.merging(["DTSDKName": sdk]) { $1 })
            phone.app.launch()
            try phone.manage { $0.startUpdating() }
            phone.home()
            phone.wait(60)
            expect(phone.app.state, is: state)
        }
    }

    let newSDKOnOldSystem = Fact(
        "location.background-updates.default: on iOS 8 the mode alone is enough, whatever SDK the app is linked with"
    ) {
        let phone = try LocationPhone(.iOS(8), texts: LocationPhone.texts.merging(["DTSDKName": "iphoneos9.0"]) { $1 })
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        phone.home()
        phone.wait(60)
        expect(phone.app.state, is: .background)
    }

    let apiVersions = Fact(
        "location.api.versions: a method that the system does not have yet ends the app",
        for: [
            (SystemVersion.iOS(7), "requestWhenInUseAuthorization"), (.iOS(7), "requestAlwaysAuthorization"),
            (.iOS(7), "startMonitoringVisits"), (.iOS(8), "requestLocation"),
            (.iOS(8), "setAllowsBackgroundLocationUpdates:"),
        ]
    ) { (system: SystemVersion, selector: String) in
        let phone = try LocationPhone(system)
        phone.app.launch()
        _ = try? phone.manage { session in
            switch selector {
            case "requestWhenInUseAuthorization": session.requestWhenInUse()
            case "requestAlwaysAuthorization": session.requestAlways()
            case "startMonitoringVisits": session.startVisits()
            case "requestLocation": session.requestFix()
            default: session.allowsBackgroundUpdates = true
            }
        }
        let exit = try require(phone.app.exits.first)
        expect(exit.description.contains("-[CLLocationManager \(selector)]: unrecognized selector"))
        expect(exit.rule.id, is: "location.api.versions")
    }

    let backgroundUpdatesDefault = Fact(
        "location.background-updates.default: from iOS 9 the mode alone is not enough"
    ) {
        let phone = try LocationPhone(.iOS(9))
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        phone.home()
        expect(phone.app.state, is: .suspended)
        let rule = phone.app.trace.entries(rule: "location.background-updates.default")
        expect(rule.map(\.text).contains("suspended"))
        phone.drive(10)
        phone.wait(10)
        phone.app.activate()
        try expect(phone.manager.fixes.count, is: 2)
    }

    let backgroundUpdatesException = Fact(
        "location.background-updates.exception: the property without the mode ends the app"
    ) {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.allowsBackgroundUpdates = false }
        expect(phone.app.state, is: .active)
        _ = try? phone.manage { $0.allowsBackgroundUpdates = true }
        expect(phone.app.state, is: .notRunning)
        let exit = try require(phone.app.exits.first)
        expect(exit.description.contains("!stayUp || CLClientIsBackgroundable(internal->fClient)"))
        expect(exit.rule.id, is: "location.background-updates.exception")
    }

    let startBackgroundWhenInUse = Fact("location.start.background-wheninuse: a start from a background wake fails") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        phone.home()
        try phone.manage { session in
            session.allowsBackgroundUpdates = true
            session.startUpdating()
        }
        try expect(phone.manager.calls.last, is: "fail denied")
        try expect(phone.manager.fixes.isEmpty)
        expect(phone.cites("location.start.background-wheninuse"))
        expect(!phone.app.isAwake(because: .mode("location")))
    }

    let startBackgroundAlways = Fact(
        "location.start.background-always: with Always a start in the background holds",
        for: [SystemVersion.iOS(4), .iOS(17)]
    ) { (system: SystemVersion) in
        let phone = try LocationPhone(system)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        phone.home()
        try phone.manage { session in
            if system >= .iOS(9) { session.allowsBackgroundUpdates = true }
            session.startUpdating()
        }
        expect(phone.cites("location.start.background-always"))
        expect(phone.app.isAwake(because: .mode("location")))
        try expect(phone.manager.fixes.count, is: 1)
    }

    let allowedBefore = Fact(
        "location.start.allows-flag-order: what was allowed before the suspension is not too late after it"
    ) {
        let phone = try LocationPhone()
        let here = phone.device.location.position.coordinate
        try phone.startTracking { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        try phone.device.location.authorize(phone.app, .denied)
        phone.home()
        expect(phone.app.state, is: .suspended)
        try phone.device.location.authorize(phone.app, .always)
        phone.device.location.move(metres: 1000, course: 0)
        // The crossing wakes the app after the latency of a region.
        phone.wait(185)
        try phone.manage { $0.allowsBackgroundUpdates = true }
        expect(phone.app.isAwake(because: .mode("location")))
        expect(!phone.app.trace.findings.contains { $0.rule?.id == "location.start.allows-flag-order" })
    }

    let flagOrder = Fact(
        "location.start.allows-flag-order: set after the suspension it holds nothing until the next start"
    ) {
        let phone = try LocationPhone()
        phone.app.launch()
        let here = phone.device.location.position.coordinate
        try phone.manage { session in
            session.startUpdating()
            session.startMonitoring(Region("home", center: here, radius: 100))
        }
        phone.home()
        phone.cross(metres: 1000)
        phone.device.location.move(to: here)
        phone.wait(181)
        expect(phone.app.state, is: .background)
        try phone.manage { $0.allowsBackgroundUpdates = true }
        expect(phone.cites("location.start.allows-flag-order"))
        expect(!phone.app.isAwake(because: .mode("location")))
        try phone.manage { session in
            session.stopUpdating()
            session.startUpdating()
        }
        expect(phone.app.isAwake(because: .mode("location")))
    }

    let flagInTime = Fact("location.start.allows-flag-order: set before the suspension it holds") {
        let phone = try LocationPhone()
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        try phone.manage { $0.allowsBackgroundUpdates = true }
        phone.home()
        expect(phone.app.isAwake(because: .mode("location")))
    }

    let stopSuspends = Fact("location.stop.suspends: stopping in the background ends the stay") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.wait(30)
        try phone.manage { $0.stopUpdating() }
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "location.stop.suspends").map(\.text).contains("suspended"))
    }

    let distanceFilter = Fact("location.distance-filter: only a movement beyond the filter is told") {
        let phone = try LocationPhone()
        try phone.startTracking { $0.distanceFilter = 500 }
        phone.drive(100)
        phone.wait(100)
        try expect(phone.manager.fixes.count, is: 4)
        expect(phone.cites("location.distance-filter"))
    }

    let restartNoInitial = Fact("location.restart-no-initial: a second start brings no position, stop and start does") {
        let phone = try LocationPhone()
        try phone.startTracking()
        try phone.manage { $0.startUpdating() }
        try expect(phone.manager.fixes.count, is: 1)
        expect(phone.cites("location.restart-no-initial"))
        try phone.manage { session in
            session.stopUpdating()
            session.startUpdating()
        }
        try expect(phone.manager.fixes.count, is: 2)
    }

    let terminationStops = Fact("location.termination.stops: updates end with the process and launch nothing") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.device.terminate(phone.app)
        expect(phone.cites("location.termination.stops"))
        phone.drive(3600)
        phone.wait(3600)
        expect(phone.app.launchCount, is: 1)
    }

    let forceQuitContinuous = Fact("location.force-quit.continuous: a force quit ends updates at once") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.device.forceQuit(phone.app)
        expect(phone.cites("location.force-quit.continuous"))
        phone.drive(3600)
        phone.wait(3600)
        expect(phone.app.state == .notRunning && phone.app.launchCount == 1)
    }

    let whenInUseGoesOn = Fact(
        "location.mode.keeps-awake: under While Using updates that may go on are delivered in the background"
    ) {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.startTracking()
        phone.home()
        phone.drive(20)
        phone.wait(20)
        try expect(phone.manager.fixes.map(\.count), is: [1, 1, 1])
    }

    /// Updates begin in the foreground; a task keeps the app awake in the background, where none comes.
    private static func expectOneFix(_ phone: LocationPhone) throws {
        phone.app.launch()
        try phone.manage { session in
            _ = session.process?.beginTask(name: "task", place: "", handler: {})
            session.startUpdating()
        }
        phone.home()
        phone.drive(20)
        phone.wait(20)
        expect(phone.app.state, is: .background)
        try expect(phone.manager.fixes.count, is: 1)
    }

    let notInUseWithoutMode = Fact(
        "location.mode.required: without the mode an app is not in use in the background, on iOS 8 either"
    ) {
        let phone = try LocationPhone(.iOS(8), modes: [], .whenInUse)
        try Self.expectOneFix(phone)
    }

    let whenInUseWaits = Fact("updates under While Using wait in the background unless they may go on there") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try Self.expectOneFix(phone)
        phone.app.activate()
        try expect(phone.manager.fixes.map(\.count), is: [1, 2])
    }

    let noDelegate = Fact("a manager without a delegate is a finding, once") {
        let phone = try LocationPhone()
        try phone.startTracking { $0.client = nil }
        phone.drive(60)
        phone.wait(60)
        expect(phone.app.trace.findings.count, is: 1)
        expect(phone.app.trace.calls.allSatisfy { !$0.contains("didUpdateLocations") })
    }

    let invalidation = Fact("a manager that goes away takes its updates along") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        try phone.manage { $0.invalidate() }
        expect(phone.app.state, is: .suspended)
    }
}
