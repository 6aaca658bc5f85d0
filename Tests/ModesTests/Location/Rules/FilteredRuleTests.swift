import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct FilteredRuleTests: Facts {
    @Test("Location rules: updates with a filter", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// A phone of a car that drives for a minute and stops, whose app is set up like this.
    private static func stop(_ system: SystemVersion, _ setUp: @escaping (LocationSession) -> Void) throws
        -> LocationPhone
    {
        let phone = try LocationPhone(system)
        try phone.startTracking { session in
            session.pausesAutomatically = false
            setUp(session)
        }
        phone.home()
        phone.drive(60)
        phone.wait(60)
        expect(phone.app.state, is: .background, "positions come")
        phone.wait(60)
        return phone
    }

    let backgroundFiltered = Fact(
        "location.background.filtered: a filter lets the app be suspended at a stop, and it gets what passes at its next run",
        for: [SystemVersion.iOS(16, 4), .iOS(17), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try Self.stop(system) { $0.distanceFilter = 5 }
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "location.background.filtered").map(\.text).contains("suspended"))
        let before = try phone.manager.fixes.count
        phone.drive(60)
        phone.wait(600)
        try expect(phone.manager.fixes.count == before && phone.app.state == .suspended)
        phone.app.activate()
        try expect(phone.manager.fixes.count, is: before + 1, "all in one call")
        phone.home()
        phone.wait(5)
        expect(phone.app.state, is: .background, "it may go on until nothing comes again")
    }

    let backgroundCoarse = Fact(
        "location.background.filtered: an accuracy that is worse than a hundred metres does the same"
    ) {
        let phone = try Self.stop(.iOS(17)) { $0.setDesiredAccuracy(101) }
        expect(phone.app.state, is: .suspended)
    }

    let backgroundUnfiltered = Fact(
        "location.background.filtered: no filter, an exact position, the indicator and older systems hold the app",
        for: [
            (SystemVersion.iOS(17), nil, -1.0, false), (.iOS(17), nil, 100, false), (.iOS(17), 5, 1000, true),
            (.iOS(16), 5, -1, false),
        ]
    ) { (system: SystemVersion, filter: Double?, metres: Double, shows: Bool) in
        let phone = try Self.stop(system) {
            $0.distanceFilter = filter
            $0.setDesiredAccuracy(metres)
            if shows { $0.showsBackgroundIndicator = true }
        }
        expect(phone.app.state, is: .background)
    }

    let backgroundFilterTaken = Fact(
        "location.background.filtered: an app that takes the filter away while it runs is held again"
    ) {
        let phone = try LocationPhone(.iOS(17))
        try phone.startTracking {
            $0.pausesAutomatically = false
            $0.distanceFilter = 5
        }
        phone.home()
        phone.wait(5)
        try phone.manage { $0.distanceFilter = nil }
        phone.wait(60)
        expect(phone.app.state, is: .background)
    }
}
