import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: regions", .exercisesRules)
struct RegionRuleTests {
    private func region(_ name: String, at place: Coordinate, radius: Double = 100) -> Region {
        Region(name, center: place, radius: radius)
    }

    /// A phone whose app monitors the place it is at and was left.
    private func phoneAtHome(_ system: SystemVersion = .iOS(17), end: Bool = false) throws -> Phone {
        let phone = try Phone(system, modes: [])
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(region("home", at: here)) }
        phone.home()
        if end { phone.device.terminate(phone.app) }
        return phone
    }

    @Test("location.region.limit: of 30 regions 10 are refused, and the first 20 stay")
    func limit() throws {
        let phone = try Phone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            for number in 1...30 { session.startMonitoring(region("shop \(number)", at: here)) }
        }
        let refused = try phone.manager.calls.filter { $0.hasPrefix("refused") }
        #expect(refused == (21...30).map { "refused shop \($0)" })
        #expect(phone.device.location.regions(of: phone.app).map(\.identifier) == (1...20).map { "shop \($0)" })
        #expect(phone.app.trace.entries(rule: "location.region.limit").count == 20)
    }

    @Test("location.region.replace: a known name counts once")
    func replace() throws {
        let phone = try Phone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            for radius in [100.0, 200] { session.startMonitoring(region("shop", at: here, radius: radius)) }
        }
        #expect(phone.device.location.regions(of: phone.app).map(\.radius) == [200])
        #expect(phone.cites("location.region.replace"))
    }

    @Test("location.region.persist: the next launch finds its regions")
    func persist() throws {
        let phone = try phoneAtHome(end: true)
        phone.app.launch()
        #expect(try phone.manage { $0.monitoredRegions.map(\.identifier) } == ["home"])
        #expect(phone.cites("location.region.persist"))
    }

    @Test("location.region.persist: the page of a run has a region from its beginning on, until the app is deleted")
    func errand() throws {
        let phone = try phoneAtHome(end: true)
        let errand = try #require(phone.device.errands.first)
        #expect(phone.device.errands.count == 1 && errand.kind == "region" && errand.name == "home")
        phone.app.launch()
        #expect(try phone.manage { $0.monitoredRegions.count } == 1 && errand.end == nil)
        #expect(phone.cites("location.region.persist"))
        phone.device.delete(phone.app)
        #expect(errand.end != nil)
    }

    @Test("location.significant.relaunch: the page of a run has significant changes for as long as they are wanted")
    func errandOfChanges() throws {
        let phone = try Phone()
        try phone.registerForChangesAndEnd()
        let errand = try #require(phone.device.errands.first)
        #expect(errand.kind == "significant changes" && errand.end == nil)
        phone.device.location.move(metres: 2_000, course: 0)
        #expect(phone.cites("location.significant.relaunch") && errand.end == nil)
        try phone.manage { $0.startSignificantChanges() }
        try phone.manage { $0.stopSignificantChanges() }
        #expect(errand.end != nil && phone.device.errands.count == 1)
    }

    @Test("a region that is asked for before the user has answered is monitored, and tells from the answer on")
    func beforeTheAnswer() throws {
        let phone = try Phone(.iOS(17), nil)
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(region("home", at: here)) }
        #expect(phone.device.location.regions(of: phone.app).map(\.identifier) == ["home"])
        try phone.device.location.authorize(phone.app, .always)
        phone.cross(metres: 1000)
        #expect(try phone.manager.calls.last == "exit home")
    }

    @Test("that monitoring began is told from iOS 5 on", arguments: [(4, []), (5, ["monitors home"])])
    func monitoringBegins(major: Int, calls: [String]) throws {
        let phone = try phoneAtHome(.iOS(major))
        #expect(try phone.manager.calls.filter { $0.hasPrefix("monitors") } == calls)
    }

    @Test("a region that was not monitored is not given up")
    func unknownRegion() throws {
        let phone = try phoneAtHome()
        phone.app.activate()
        try phone.manage { session in for name in ["shop", "home", "home"] { session.stopMonitoring(name) } }
        let ends = phone.app.trace.entries.map(\.text).filter { $0.contains("no longer monitored") }
        #expect(ends == ["region \"home\" is no longer monitored"])
    }

    @Test("location.region.relaunch: a crossing waits for a manager that has a delegate")
    func waitsForDelegate() throws {
        let phone = try phoneAtHome()
        phone.app.activate()
        let manager = try phone.manager
        try phone.manage { $0.client = nil }
        phone.home()
        phone.cross(metres: 1000)
        #expect(manager.calls.last == "monitors home")
        phone.app.activate()
        try phone.manage { $0.client = manager }
        #expect(manager.calls.last == "exit home")
    }

    @Test("location.region.reboot: only the first unlock begins anew, no other change of the phone")
    func noReboot() throws {
        let phone = try phoneAtHome()
        phone.device.change { $0.isLowPowerModeEnabled = true }
        #expect(!phone.cites("location.region.reboot"))
    }

    @Test("location.region.reboot: crossings count again from the first unlock on", arguments: [6, 17])
    func reboot(major: Int) throws {
        let phone = try phoneAtHome(.iOS(major))
        phone.device.reboot()
        phone.cross(metres: 1000)
        #expect(phone.app.launchCount == 1)
        phone.device.unlock()
        #expect(phone.cites("location.region.reboot"))
        phone.wait(180)
        #expect(phone.app.launchCount == 2)
    }

    @Test("location.region.relaunch: a crossing launches the app, and a manager in the launch gets it at once")
    func relaunch() throws {
        let phone = try phoneAtHome(end: true)
        phone.code.on[.didFinishLaunching] = { _ = TestManager.of($0) }
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(179)
        #expect(phone.app.launchCount == 1)
        phone.wait(1)
        #expect(try phone.manager.calls == ["status authorizedAlways", "exit home"])
        #expect(phone.code.launchOptions.last?.values["UIApplicationLaunchOptionsLocationKey"] != nil)
        let calls = phone.app.trace.calls
        let exit = try #require(calls.firstIndex(of: "locationManager(_:didExitRegion:): home"))
        let launched = try #require(calls.lastIndex(of: "UIApplicationDidFinishLaunchingNotification"))
        #expect(exit == launched + 2, "the status, and at once the exit")
        #expect(phone.cites("location.region.relaunch"))
    }

    @Test("location.region.wake-time: ten seconds, and no more")
    func wakeTime() throws {
        let phone = try phoneAtHome()
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(189)
        #expect(phone.app.isAwake(because: .wake("region")))
        phone.wait(1)
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries(rule: "location.region.wake-time").map(\.text).contains("suspended"))
    }

    @Test("location.region.no-initial-event: a region one is in already gives no enter event")
    func noInitialEvent() throws {
        let phone = try phoneAtHome()
        phone.cross(metres: 5)
        #expect(phone.cites("location.region.no-initial-event"))
        #expect(try phone.manager.calls == ["status authorizedAlways", "monitors home"])
    }

    @Test("location.region.cushion: a step over the boundary and back is no crossing")
    func cushion() throws {
        let phone = try phoneAtHome()
        let here = phone.device.location.position.coordinate
        phone.device.location.move(to: here.moved(by: 110, course: 0))
        phone.wait(300)
        phone.device.location.move(to: here.moved(by: 1000, course: 0))
        phone.wait(19)
        phone.device.location.move(to: here)
        phone.wait(300)
        #expect(!phone.cites("location.region.cushion"))
        phone.device.location.move(to: here.moved(by: 1000, course: 0))
        phone.wait(20)
        #expect(phone.cites("location.region.cushion"))
        phone.device.location.move(to: here)
        phone.wait(300)
        #expect(try phone.manager.calls.suffix(2) == ["exit home", "enter home"])
    }

    @Test(
        "location.region.cushion: it is a quarter of the radius, at most 50 m",
        arguments: [(100.0, 25.0), (1000, 50)])
    func cushionWidth(radius: Double, cushion: Double) throws {
        for (beyond, counts) in [(cushion - 1, false), (cushion + 1, true)] {
            let phone = try Phone()
            let here = phone.device.location.position.coordinate
            phone.app.launch()
            try phone.manage { $0.startMonitoring(Region("home", center: here, radius: radius)) }
            phone.cross(metres: radius + beyond)
            #expect(phone.cites("location.region.cushion") == counts)
        }
    }

    @Test("location.region.radius-max: a radius beyond the maximum is refused")
    func radiusMax() throws {
        let phone = try Phone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(region("earth", at: here, radius: 2_000_000)) }
        #expect(try phone.manager.calls.last == "refused earth")
        #expect(phone.cites("location.region.radius-max"))
    }

    @Test("location.region.no-mode: regions work for an app without modes")
    func noMode() throws {
        let phone = try phoneAtHome()
        #expect(phone.cites("location.region.no-mode"))
        phone.cross(metres: 1000)
        #expect(try phone.manager.calls.last == "exit home")
    }

    @Test("a region that is no longer monitored tells nothing, even when it was crossed before")
    func stopMonitoring() throws {
        let phone = try phoneAtHome()
        phone.app.activate()
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(60)
        try phone.manage { $0.stopMonitoring("home") }
        phone.wait(300)
        #expect(try phone.manager.calls == ["status authorizedAlways", "monitors home"])
    }

    @Test("an app that wants to know of entries only hears of no exit")
    func notifyOnEntry() throws {
        let phone = try Phone()
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100, notifyOnExit: false)) }
        phone.cross(metres: 1000)
        phone.cross(metres: -1000)
        #expect(try phone.manager.calls.suffix(2) == ["monitors home", "enter home"])
    }
}
