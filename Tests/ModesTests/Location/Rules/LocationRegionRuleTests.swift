import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct LocationRegionRuleTests: Facts {
    @Test("Location rules: regions", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func region(_ name: String, at place: Coordinate, radius: Double = 100) -> Region {
        Region(name, center: place, radius: radius)
    }

    /// A phone whose app monitors the place it is at and was left.
    private static func phoneAtHome(_ system: SystemVersion = .iOS(17), end: Bool = false) throws -> LocationPhone {
        let phone = try LocationPhone(system, modes: [])
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Self.region("home", at: here)) }
        phone.home()
        if end { phone.device.terminate(phone.app) }
        return phone
    }

    let limit = Fact("location.region.limit: of 30 regions 10 are refused, and the first 20 stay") {
        let phone = try LocationPhone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            for number in 1...30 { session.startMonitoring(Self.region("shop \(number)", at: here)) }
        }
        let refused = try phone.manager.calls.filter { $0.hasPrefix("refused") }
        expect(refused, is: (21...30).map { "refused shop \($0)" })
        expect(phone.device.location.regions(of: phone.app).map(\.identifier), is: (1...20).map { "shop \($0)" })
        expect(phone.app.trace.entries(rule: "location.region.limit").count, is: 20)
    }

    let replace = Fact("location.region.replace: a known name counts once") {
        let phone = try LocationPhone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            for radius in [100.0, 200] { session.startMonitoring(Self.region("shop", at: here, radius: radius)) }
        }
        expect(phone.device.location.regions(of: phone.app).map(\.radius), is: [200])
        expect(phone.cites("location.region.replace"))
    }

    let persist = Fact("location.region.persist: the next launch finds its regions") {
        let phone = try Self.phoneAtHome(end: true)
        phone.app.launch()
        try expect(phone.manage { $0.monitoredRegions.map(\.identifier) }, is: ["home"])
        expect(phone.cites("location.region.persist"))
    }

    let activity = Fact(
        "location.region.persist: the page of a run has a region from its beginning on, until the app is deleted"
    ) {
        let phone = try Self.phoneAtHome(end: true)
        let activity = try require(phone.device.systemActivities.first)
        expect(phone.device.systemActivities.count == 1 && activity.kind == "region" && activity.name == "home")
        phone.app.launch()
        try expect(phone.manage { $0.monitoredRegions.count } == 1 && activity.end == nil)
        expect(phone.cites("location.region.persist"))
        phone.device.delete(phone.app)
        expect(activity.end != nil)
    }

    let errandOfChanges = Fact(
        "location.significant.relaunch: the page of a run has significant changes for as long as they are wanted"
    ) {
        let phone = try LocationPhone()
        try phone.registerForChangesAndEnd()
        let activity = try require(phone.device.systemActivities.first)
        expect(activity.kind == "significant changes" && activity.end == nil)
        phone.device.location.move(metres: 2_000, course: 0)
        expect(phone.cites("location.significant.relaunch") && activity.end == nil)
        try phone.manage { $0.startSignificantChanges() }
        try phone.manage { $0.stopSignificantChanges() }
        expect(activity.end != nil && phone.device.systemActivities.count == 1)
    }

    let beforeTheAnswer = Fact(
        "a region that is asked for before the user has answered is monitored, and tells from the answer on"
    ) {
        let phone = try LocationPhone(.iOS(17), nil)
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Self.region("home", at: here)) }
        expect(phone.device.location.regions(of: phone.app).map(\.identifier), is: ["home"])
        try phone.device.location.authorize(phone.app, .always)
        phone.cross(metres: 1000)
        try expect(phone.manager.calls.last, is: "exit home")
    }

    let monitoringBegins = Fact(
        "that monitoring began is told from iOS 5 on",
        for: [(4, []), (5, ["monitors home"])]
    ) { (major: Int, calls: [String]) in
        let phone = try Self.phoneAtHome(.iOS(major))
        try expect(phone.manager.calls.filter { $0.hasPrefix("monitors") }, is: calls)
    }

    let unknownRegion = Fact("a region that was not monitored is not given up") {
        let phone = try Self.phoneAtHome()
        phone.app.activate()
        try phone.manage { session in for name in ["shop", "home", "home"] { session.stopMonitoring(name) } }
        let ends = phone.app.trace.entries.map(\.text).filter { $0.contains("no longer monitored") }
        expect(ends, is: ["region \"home\" is no longer monitored"])
    }

    let waitsForDelegate = Fact("location.region.relaunch: a crossing waits for a manager that has a delegate") {
        let phone = try Self.phoneAtHome()
        phone.app.activate()
        let manager = try phone.manager
        try phone.manage { $0.client = nil }
        phone.home()
        phone.cross(metres: 1000)
        expect(manager.calls.last, is: "monitors home")
        phone.app.activate()
        try phone.manage { $0.client = manager }
        expect(manager.calls.last, is: "exit home")
    }

    let noReboot = Fact("location.region.reboot: only the first unlock begins anew, no other change of the phone") {
        let phone = try Self.phoneAtHome()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        expect(!phone.cites("location.region.reboot"))
    }

    let reboot = Fact(
        "location.region.reboot: crossings count again from the first unlock on",
        for: [6, 17]
    ) { (major: Int) in
        let phone = try Self.phoneAtHome(.iOS(major))
        phone.device.reboot()
        phone.cross(metres: 1000)
        expect(phone.app.launchCount, is: 1)
        phone.device.unlock()
        expect(phone.cites("location.region.reboot"))
        phone.wait(180)
        expect(phone.app.launchCount, is: 2)
    }

    let relaunch = Fact(
        "location.region.relaunch: a crossing launches the app, and a manager in the launch gets it at once"
    ) {
        let phone = try Self.phoneAtHome(end: true)
        phone.code.on[.didFinishLaunching] = { _ = TestManager.of($0) }
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(179)
        expect(phone.app.launchCount, is: 1)
        phone.wait(1)
        try expect(phone.manager.calls, is: ["status authorizedAlways", "exit home"])
        expect(phone.code.launchOptions.last?.values["UIApplicationLaunchOptionsLocationKey"] != nil)
        let calls = phone.app.trace.calls
        let exit = try require(calls.firstIndex(of: "locationManager(_:didExitRegion:): home"))
        let launched = try require(calls.lastIndex(of: "UIApplicationDidFinishLaunchingNotification"))
        expect(exit, is: launched + 2, "the status, and at once the exit")
        expect(phone.cites("location.region.relaunch"))
    }

    let wakeTime = Fact("location.region.wake-time: ten seconds, and no more") {
        let phone = try Self.phoneAtHome()
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(189)
        expect(phone.app.isAwake(because: .wake("region")))
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "location.region.wake-time").map(\.text).contains("suspended"))
    }

    let noInitialEvent = Fact("location.region.no-initial-event: a region one is in already gives no enter event") {
        let phone = try Self.phoneAtHome()
        phone.cross(metres: 5)
        expect(phone.cites("location.region.no-initial-event"))
        try expect(phone.manager.calls, is: ["status authorizedAlways", "monitors home"])
    }

    let cushion = Fact("location.region.cushion: a step over the boundary and back is no crossing") {
        let phone = try Self.phoneAtHome()
        let here = phone.device.location.position.coordinate
        phone.device.location.move(to: here.moved(by: 110, course: 0))
        phone.wait(300)
        phone.device.location.move(to: here.moved(by: 1000, course: 0))
        phone.wait(19)
        phone.device.location.move(to: here)
        phone.wait(300)
        expect(!phone.cites("location.region.cushion"))
        phone.device.location.move(to: here.moved(by: 1000, course: 0))
        phone.wait(20)
        expect(phone.cites("location.region.cushion"))
        phone.device.location.move(to: here)
        phone.wait(300)
        try expect(phone.manager.calls.suffix(2), is: ["exit home", "enter home"])
    }

    let cushionWidth = Fact(
        "location.region.cushion: it is a quarter of the radius, at most 50 m",
        for: [(100.0, 25.0), (1000, 50)]
    ) { (radius: Double, cushion: Double) in
        for (beyond, counts) in [(cushion - 1, false), (cushion + 1, true)] {
            let phone = try LocationPhone()
            let here = phone.device.location.position.coordinate
            phone.app.launch()
            try phone.manage { $0.startMonitoring(Region("home", center: here, radius: radius)) }
            phone.cross(metres: radius + beyond)
            expect(phone.cites("location.region.cushion"), is: counts)
        }
    }

    let radiusMax = Fact("location.region.radius-max: a radius beyond the maximum is refused") {
        let phone = try LocationPhone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Self.region("earth", at: here, radius: 2_000_000)) }
        try expect(phone.manager.calls.last, is: "refused earth")
        expect(phone.cites("location.region.radius-max"))
    }

    let noMode = Fact("location.region.no-mode: regions work for an app without modes") {
        let phone = try Self.phoneAtHome()
        expect(phone.cites("location.region.no-mode"))
        phone.cross(metres: 1000)
        try expect(phone.manager.calls.last, is: "exit home")
    }

    let stopMonitoring = Fact("a region that is no longer monitored tells nothing, even when it was crossed before") {
        let phone = try Self.phoneAtHome()
        phone.app.activate()
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(60)
        try phone.manage { $0.stopMonitoring("home") }
        phone.wait(300)
        try expect(phone.manager.calls, is: ["status authorizedAlways", "monitors home"])
    }

    let notifyOnEntry = Fact("an app that wants to know of entries only hears of no exit") {
        let phone = try LocationPhone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100, notifyOnExit: false)) }
        phone.cross(metres: 1000)
        phone.cross(metres: -1000)
        try expect(phone.manager.calls.suffix(2), is: ["monitors home", "enter home"])
    }
}
