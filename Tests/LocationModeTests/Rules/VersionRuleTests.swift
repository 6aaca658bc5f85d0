import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: what single versions do", .exercisesRules)
struct VersionRuleTests {
    @Test("location.deferred: positions wait in the background for a distance, and come in one call")
    func distance() throws {
        let phone = try Phone(.iOS(13))
        try phone.startTracking()
        try phone.manage { $0.allowDeferral(until: 900, timeout: nil) }
        // In front nothing waits.
        phone.drive(20)
        phone.wait(20)
        #expect(try phone.manager.fixes.map(\.count) == [1, 1, 1])
        phone.home()
        phone.drive(30)
        phone.wait(20)
        #expect(try phone.manager.fixes.count == 3)
        phone.wait(10)
        #expect(try phone.manager.fixes.map(\.count) == [1, 1, 1, 3])
        #expect(try phone.manager.calls.last == "deferred over")
        #expect(phone.cites("location.deferred"))
        // Afterwards positions come as ever.
        phone.device.location.move(metres: 100, course: 0)
        #expect(try phone.manager.fixes.count == 5)
    }

    @Test("location.deferred: they come after the time that the app gave, or when it is opened")
    func timeout() throws {
        for opens in [false, true] {
            let phone = try Phone(.iOS(6))
            try phone.startTracking()
            try phone.manage { $0.allowDeferral(until: .greatestFiniteMagnitude, timeout: .seconds(100)) }
            phone.home()
            phone.drive(50)
            phone.wait(50)
            #expect(try phone.manager.fixes.count == 1)
            opens ? phone.app.activate() : phone.wait(50)
            #expect(try phone.manager.fixes.map(\.count) == [1, 5])
            #expect(try phone.manager.calls.contains("deferred over") != opens)
        }
    }

    @Test("location.deferred: without updates, with a filter or less than the best accuracy nothing waits")
    func refusals() throws {
        let phone = try Phone(.iOS(12))
        phone.app.launch()
        try phone.manage { session in
            session.allowDeferral(until: 100, timeout: nil)
            session.startUpdating()
            session.distanceFilter = 10
            session.allowDeferral(until: 100, timeout: nil)
            session.distanceFilter = nil
            session.setDesiredAccuracy(10)
            session.allowDeferral(until: 100, timeout: nil)
            session.setDesiredAccuracy(-1)
            session.allowDeferral(until: 100, timeout: nil)
            session.disallowDeferral()
            session.allowDeferral(until: 100, timeout: nil)
            session.stopUpdating()
        }
        let calls = try phone.manager.calls.filter { $0.hasPrefix("deferred") }
        #expect(
            calls == [
                "deferredNotUpdatingLocation", "deferredDistanceFiltered", "deferredAccuracyTooLow", "deferredCanceled",
                "deferredNotUpdatingLocation",
            ])
    }

    @Test("location.deferred.gone: from iOS 14 the call does nothing; before iOS 6 it ends the app")
    func otherSystems() throws {
        let phone = try Phone(.iOS(14))
        try phone.startTracking()
        try phone.manage { $0.allowDeferral(until: 100_000, timeout: nil) }
        phone.home()
        phone.drive(10)
        phone.wait(10)
        #expect(try phone.manager.fixes.count == 2)
        #expect(phone.app.trace.entries(rule: "location.deferred.gone").map(\.kind) == [.refusal])
        let old = try Phone(.iOS(5))
        old.app.launch()
        _ = try? old.manage { $0.allowDeferral(until: 100, timeout: nil) }
        #expect(old.app.exits.first?.rule.id == "location.api.versions")
    }

    @Test(
        "location.ios13-early: switched on, 13.0 ends an app that uses the position in the background",
        arguments: [
            (SystemVersion.iOS(13), 240 as Double?, true), (.iOS(13), 0, false), (.iOS(13, 2), nil, false),
        ])
    func earlyIOS13(system: SystemVersion, seconds: Double?, isEnded: Bool) throws {
        if seconds == nil {
            #expect(throws: InvalidOverride.self) { try Phone(system, constants: ["k.location.ios13-early-end": 240]) }
        }
        let phone = try Phone(system, constants: seconds.map { ["k.location.ios13-early-end": $0] } ?? [:])
        try phone.startTracking()
        phone.home()
        phone.wait(200)
        phone.app.activate()
        phone.home()
        phone.wait(239)
        #expect(phone.app.state == .background)
        phone.wait(1)
        #expect((phone.app.state == .notRunning) == isEnded)
        #expect(phone.cites("location.ios13-early") == isEnded)
    }

    @Test(
        "location.27: the same day makes the same timeline on iOS 26 and 27",
        .asserts(LocationRules.news27))
    func news27() throws {
        func day(_ major: Int) throws -> [String] {
            let phone = try Phone(.iOS(major), .whenInUse)
            try phone.iterate()
            try phone.act("location.beginServiceSession", ["authorization": .text("whenInUse")])
            try phone.act("location.addCondition", ["identifier": .text("home")])
            try phone.manage { $0.startUpdating() }
            phone.home()
            phone.drive(600)
            phone.wait(3600)
            phone.drive(600)
            phone.wait(600)
            phone.app.process?.end(.purge)
            phone.drive(60)
            phone.wait(60)
            return phone.app.trace.entries.filter { $0.rule?.id.hasPrefix("location.") == true }.map(\.description)
        }
        let timeline = try day(27)
        #expect(timeline.count > 100)
        #expect(try timeline == day(26))
    }
}
