import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: updates with a filter", .exercisesRules)
struct FilteredRuleTests {
    /// A phone of a car that drives for a minute and stops, whose app is set up like this.
    private func stop(_ system: SystemVersion, _ setUp: @escaping (LocationSession) -> Void) throws -> Phone {
        let phone = try Phone(system)
        try phone.startTracking { session in
            session.pausesAutomatically = false
            setUp(session)
        }
        phone.home()
        phone.drive(60)
        phone.wait(60)
        #expect(phone.app.state == .background, "positions come")
        phone.wait(60)
        return phone
    }

    @Test(
        "location.background.filtered: a filter lets the app be suspended at a stop, and it gets what passes at its next run",
        arguments: [SystemVersion.iOS(16, 4), .iOS(17), .iOS(26)])
    func backgroundFiltered(system: SystemVersion) throws {
        let phone = try stop(system) { $0.distanceFilter = 5 }
        #expect(phone.app.state == .suspended)
        #expect(phone.app.trace.entries(rule: "location.background.filtered").map(\.text).contains("suspended"))
        let before = try phone.manager.fixes.count
        phone.drive(60)
        phone.wait(600)
        #expect(try phone.manager.fixes.count == before && phone.app.state == .suspended)
        phone.app.activate()
        #expect(try phone.manager.fixes.count == before + 1, "all in one call")
        phone.home()
        phone.wait(5)
        #expect(phone.app.state == .background, "it may go on until nothing comes again")
    }

    @Test("location.background.filtered: an accuracy that is worse than a hundred metres does the same")
    func backgroundCoarse() throws {
        let phone = try stop(.iOS(17)) { $0.setDesiredAccuracy(101) }
        #expect(phone.app.state == .suspended)
    }

    @Test(
        "location.background.filtered: no filter, an exact position, the indicator and older systems hold the app",
        arguments: [
            (SystemVersion.iOS(17), nil, -1.0, false), (.iOS(17), nil, 100, false), (.iOS(17), 5, 1000, true),
            (.iOS(16), 5, -1, false),
        ])
    func backgroundUnfiltered(system: SystemVersion, filter: Double?, metres: Double, shows: Bool) throws {
        let phone = try stop(system) {
            $0.distanceFilter = filter
            $0.setDesiredAccuracy(metres)
            if shows { $0.showsBackgroundIndicator = true }
        }
        #expect(phone.app.state == .background)
    }

    @Test("location.background.filtered: an app that takes the filter away while it runs is held again")
    func backgroundFilterTaken() throws {
        let phone = try Phone(.iOS(17))
        try phone.startTracking {
            $0.pausesAutomatically = false
            $0.distanceFilter = 5
        }
        phone.home()
        phone.wait(5)
        try phone.manage { $0.distanceFilter = nil }
        phone.wait(60)
        #expect(phone.app.state == .background)
    }
}
