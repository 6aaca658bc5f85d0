import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct AccuracyRuleTests: Facts {
    @Test("Location rules: the rhythm and the accuracy of positions", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let eachSecond = Fact(
        "location.fixes.each-second: a standing phone tells its place once a second, and a suspended app hears nothing"
    ) {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.wait(60)
        try expect(phone.manager.fixes.count, is: 61)
        try expect(phone.manager.fixes.last?.first?.speed, is: 0)
        let dates = try phone.manager.fixes.suffix(2).compactMap(\.first?.date.timeIntervalSinceReferenceDate)
        expect(dates.last.map { $0 - dates[0] }, is: 1)
        // Updates pause after 15 minutes, and the app is suspended.
        phone.wait(3600)
        try expect(phone.manager.fixes.count, is: 901)
        let entries = phone.app.trace.entries(rule: "location.fixes.each-second")
        expect(entries.map(\.text).count, is: 2)
    }

    let noRepeats = Fact(
        "location.fixes.each-second: neither a filter nor a coarser accuracy lets the place be told again",
        for: [true, false]
    ) { (isFilter: Bool) in
        let phone = try LocationPhone()
        try phone.startTracking { session in
            session.distanceFilter = isFilter ? 10 : nil
            session.setDesiredAccuracy(isFilter ? -1 : 100)
        }
        phone.wait(60)
        try expect(phone.manager.fixes.count, is: 1)
        try phone.manage { session in
            session.distanceFilter = nil
            session.setDesiredAccuracy(10)
        }
        phone.wait(60)
        try expect(phone.manager.fixes.count, is: 61)
    }

    let underWay = Fact("location.fixes.each-second: a phone that follows a track tells the points of the track") {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.drive(100)
        phone.wait(100)
        try expect(phone.manager.fixes.count, is: 11)
        phone.wait(10)
        try expect(phone.manager.fixes.count, is: 21)
    }

    let night = Fact("a night of positions is a few lines of the trace") {
        let phone = try LocationPhone()
        try phone.startTracking { $0.pausesAutomatically = false }
        phone.home()
        let count = phone.device.trace.records.count
        phone.wait(8 * 3600)
        try phone.manage { $0.stopUpdating() }
        try expect(phone.manager.fixes.count, is: 8 * 3600 + 1)
        expect(phone.device.trace.records.count < count + 10)
    }

    let coarse = Fact(
        "location.accuracy.coarse: a coarse accuracy tells only that the phone has moved by so much",
        for: [(1000.0, 4), (3000, 2), (100, 21)]
    ) { (metres: Double, count: Int) in
        let phone = try LocationPhone(.iOS(15))
        try phone.startTracking { $0.setDesiredAccuracy(metres) }
        phone.home()
        // 4 km, with a point each 200 m.
        phone.drive(200)
        phone.wait(200)
        try expect(phone.manager.fixes.count, is: count)
        try expect(phone.manager.fixes.last?.first?.horizontalAccuracy, is: (metres < 1000 ? 5 : metres))
        expect(phone.cites("location.accuracy.coarse"), is: (metres >= 1000))
    }

    let reduced = Fact(
        "location.accuracy.reduced: approximate positions come every 15 minutes, whether the user wants that or the app",
        for: [true, false]
    ) { (isUser: Bool) in
        let phone = try LocationPhone(.iOS(15))
        if isUser { try phone.happen("location.accuracy", ["is": .text("reduced")]) }
        try phone.startTracking { if !isUser { $0.setDesiredAccuracy(nil) } }
        phone.home()
        phone.drive(3600)
        phone.wait(3600)
        try expect(phone.manager.fixes.count, is: 5)
        let places = try phone.manager.fixes.flatMap { $0 }
        expect(places.allSatisfy { $0.horizontalAccuracy == 5000 && $0.coordinate.latitude == 37.35 })
        expect(phone.cites("location.accuracy.reduced"))
        try expect(phone.manage { $0.isReduced }, is: isUser)
    }

    let switchedBack = Fact(
        "location.accuracy.reduced: regions tell nothing, and exact positions come at once when they are allowed"
    ) {
        let phone = try LocationPhone(.iOS(18))
        try phone.happen("location.accuracy", ["is": .text("reduced")])
        try phone.startTracking { session in
            session.startMonitoring(Region("home", center: LocationService.firstPlace, radius: 100))
        }
        try phone.act("location.startLiveUpdates")
        phone.cross(metres: 1000)
        try expect(!phone.manager.calls.contains("exit home"))
        expect(phone.told.last?.hasSuffix("accuracyLimited"), is: true)
        try phone.happen("location.accuracy", ["is": .text("full")])
        try expect(phone.manager.fixes.last?.first?.horizontalAccuracy, is: 5)
        try expect(phone.manager.calls.last, is: "status authorizedAlways")
        expect(phone.told.last, is: "\(phone.device.location.position)")
    }

    let preset = Fact("the manifest presets approximate positions, and systems before iOS 14 know none") {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: LocationPhone.texts,
            values: ["NSLocationDefaultAccuracyReduced": .boolean(true)])
        for (major, isReduced) in [(13, false), (14, true)] {
            let phone = try LocationPhone(on: .iOS(major), modules: [LocationModule.descriptor], manifest: manifest)
            phone.app.launch()
            try expect(phone.manage { $0.isReduced }, is: isReduced)
        }
        let old = try LocationPhone(.iOS(13))
        expect(throws: StimulusError.self) { try old.happen("location.accuracy", ["is": .text("reduced")]) }
    }
}
