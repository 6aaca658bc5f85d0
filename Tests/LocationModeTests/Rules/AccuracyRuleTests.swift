import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: the rhythm and the accuracy of positions", .exercisesRules)
struct AccuracyRuleTests {
    @Test(
        "location.fixes.each-second: a standing phone tells its place once a second, and a suspended app hears nothing")
    func eachSecond() throws {
        let phone = try Phone()
        try phone.startTracking()
        phone.home()
        phone.wait(60)
        #expect(try phone.manager.fixes.count == 61)
        #expect(try phone.manager.fixes.last?.first?.speed == 0)
        let dates = try phone.manager.fixes.suffix(2).compactMap(\.first?.date.timeIntervalSinceReferenceDate)
        #expect(dates.last.map { $0 - dates[0] } == 1)
        // Updates pause after 15 minutes, and the app is suspended.
        phone.wait(3600)
        #expect(try phone.manager.fixes.count == 901)
        let entries = phone.app.trace.entries(rule: "location.fixes.each-second")
        #expect(entries.map(\.text).count == 2)
    }

    @Test(
        "location.fixes.each-second: neither a filter nor a coarser accuracy lets the place be told again",
        arguments: [true, false])
    func noRepeats(isFilter: Bool) throws {
        let phone = try Phone()
        try phone.startTracking { session in
            session.distanceFilter = isFilter ? 10 : nil
            session.setDesiredAccuracy(isFilter ? -1 : 100)
        }
        phone.wait(60)
        #expect(try phone.manager.fixes.count == 1)
        try phone.manage { session in
            session.distanceFilter = nil
            session.setDesiredAccuracy(10)
        }
        phone.wait(60)
        #expect(try phone.manager.fixes.count == 61)
    }

    @Test("location.fixes.each-second: a phone that follows a track tells the points of the track")
    func underWay() throws {
        let phone = try Phone()
        try phone.startTracking()
        phone.drive(100)
        phone.wait(100)
        #expect(try phone.manager.fixes.count == 11)
        phone.wait(10)
        #expect(try phone.manager.fixes.count == 21)
    }

    @Test("a night of positions is a few lines of the trace")
    func night() throws {
        let phone = try Phone()
        try phone.startTracking { $0.pausesAutomatically = false }
        phone.home()
        let count = phone.device.trace.records.count
        phone.wait(8 * 3600)
        try phone.manage { $0.stopUpdating() }
        #expect(try phone.manager.fixes.count == 8 * 3600 + 1)
        #expect(phone.device.trace.records.count < count + 10)
    }

    @Test(
        "location.accuracy.coarse: a coarse accuracy tells only that the phone has moved by so much",
        arguments: [(1000.0, 4), (3000, 2), (100, 21)])
    func coarse(metres: Double, count: Int) throws {
        let phone = try Phone(.iOS(15))
        try phone.startTracking { $0.setDesiredAccuracy(metres) }
        phone.home()
        // 4 km, with a point each 200 m.
        phone.drive(200)
        phone.wait(200)
        #expect(try phone.manager.fixes.count == count)
        #expect(try phone.manager.fixes.last?.first?.horizontalAccuracy == (metres < 1000 ? 5 : metres))
        #expect(phone.cites("location.accuracy.coarse") == (metres >= 1000))
    }

    @Test(
        "location.accuracy.reduced: approximate positions come every 15 minutes, whether the user wants that or the app",
        arguments: [true, false])
    func reduced(isUser: Bool) throws {
        let phone = try Phone(.iOS(15))
        if isUser { try phone.happen("location.accuracy", ["is": .text("reduced")]) }
        try phone.startTracking { if !isUser { $0.setDesiredAccuracy(nil) } }
        phone.home()
        phone.drive(3600)
        phone.wait(3600)
        #expect(try phone.manager.fixes.count == 5)
        let places = try phone.manager.fixes.flatMap { $0 }
        #expect(places.allSatisfy { $0.horizontalAccuracy == 5000 && $0.coordinate.latitude == 37.35 })
        #expect(phone.cites("location.accuracy.reduced"))
        #expect(try phone.manage { $0.isReduced } == isUser)
    }

    @Test("location.accuracy.reduced: regions tell nothing, and exact positions come at once when they are allowed")
    func switchedBack() throws {
        let phone = try Phone(.iOS(18))
        try phone.happen("location.accuracy", ["is": .text("reduced")])
        try phone.startTracking { session in
            session.startMonitoring(Region("home", center: LocationService.firstPlace, radius: 100))
        }
        try phone.act("location.startLiveUpdates")
        phone.cross(metres: 1000)
        #expect(try !phone.manager.calls.contains("exit home"))
        #expect(phone.told.last?.hasSuffix("accuracyLimited") == true)
        try phone.happen("location.accuracy", ["is": .text("full")])
        #expect(try phone.manager.fixes.last?.first?.horizontalAccuracy == 5)
        #expect(try phone.manager.calls.last == "status authorizedAlways")
        #expect(phone.told.last == "\(phone.device.location.position)")
    }

    @Test("the manifest presets approximate positions, and systems before iOS 14 know none")
    func preset() throws {
        let manifest = Manifest(
            backgroundModes: ["location"], texts: Phone.texts,
            values: ["NSLocationDefaultAccuracyReduced": .boolean(true)])
        for (major, isReduced) in [(13, false), (14, true)] {
            let phone = try Phone(on: .iOS(major), modules: [LocationModule.descriptor], manifest: manifest)
            phone.app.launch()
            #expect(try phone.manage { $0.isReduced } == isReduced)
        }
        let old = try Phone(.iOS(13))
        #expect(throws: StimulusError.self) { try old.happen("location.accuracy", ["is": .text("reduced")]) }
    }
}
