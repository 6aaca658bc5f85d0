import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation
import VigilTestSupport

struct VersionRuleTests: Facts {
    @Test("Location rules: what single versions do", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let distance = Fact("location.deferred: positions wait in the background for a distance, and come in one call") {
        let phone = try LocationPhone(.iOS(13))
        try phone.startTracking()
        try phone.manage { $0.allowDeferral(until: 900, timeout: nil) }
        // In front nothing waits.
        phone.drive(20)
        phone.wait(20)
        try expect(phone.manager.fixes.map(\.count), is: [1, 1, 1])
        phone.home()
        phone.drive(30)
        phone.wait(20)
        try expect(phone.manager.fixes.count, is: 3)
        phone.wait(10)
        try expect(phone.manager.fixes.map(\.count), is: [1, 1, 1, 3])
        try expect(phone.manager.calls.last, is: "deferred over")
        expect(phone.cites("location.deferred"))
        // Afterwards positions come as ever.
        phone.device.location.move(metres: 100, course: 0)
        try expect(phone.manager.fixes.count, is: 5)
    }

    let timeout = Fact("location.deferred: they come after the time that the app gave, or when it is opened") {
        for opens in [false, true] {
            let phone = try LocationPhone(.iOS(6))
            try phone.startTracking()
            try phone.manage { $0.allowDeferral(until: .greatestFiniteMagnitude, timeout: .seconds(100)) }
            phone.home()
            phone.drive(50)
            phone.wait(50)
            try expect(phone.manager.fixes.count, is: 1)
            opens ? phone.app.activate() : phone.wait(50)
            try expect(phone.manager.fixes.map(\.count), is: [1, 5])
            try expect(phone.manager.calls.contains("deferred over") != opens)
        }
    }

    let refusals = Fact(
        "location.deferred: without updates, with a filter or less than the best accuracy nothing waits"
    ) {
        let phone = try LocationPhone(.iOS(12))
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
        expect(
            calls,
            is: [
                "deferredNotUpdatingLocation", "deferredDistanceFiltered", "deferredAccuracyTooLow", "deferredCanceled",
                "deferredNotUpdatingLocation",
            ])
    }

    let otherSystems = Fact("location.deferred.gone: from iOS 14 the call does nothing; before iOS 6 it ends the app") {
        let phone = try LocationPhone(.iOS(14))
        try phone.startTracking()
        try phone.manage { $0.allowDeferral(until: 100_000, timeout: nil) }
        phone.home()
        phone.drive(10)
        phone.wait(10)
        try expect(phone.manager.fixes.count, is: 2)
        expect(phone.app.trace.entries(rule: "location.deferred.gone").map(\.kind), is: [.refusal])
        let old = try LocationPhone(.iOS(5))
        old.app.launch()
        _ = try? old.manage { $0.allowDeferral(until: 100, timeout: nil) }
        expect(old.app.exits.first?.rule.id, is: "location.api.versions")
    }

    let earlyIOS13 = Fact(
        "location.ios13-early: switched on, 13.0 ends an app that uses the position in the background",
        for: [
            (SystemVersion.iOS(13), 240 as Double?, true), (.iOS(13), 0, false), (.iOS(13, 2), nil, false),
        ]
    ) { (system: SystemVersion, seconds: Double?, isEnded: Bool) in
        if seconds == nil {
            expect(throws: InvalidOverride.self) {
                try LocationPhone(system, constants: ["k.location.ios13-early-end": 240])
            }
        }
        let phone = try LocationPhone(system, constants: seconds.map { ["k.location.ios13-early-end": $0] } ?? [:])
        try phone.startTracking()
        phone.home()
        phone.wait(200)
        phone.app.activate()
        phone.home()
        phone.wait(239)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect((phone.app.state == .notRunning), is: isEnded)
        expect(phone.cites("location.ios13-early"), is: isEnded)
    }

    let news27 = Fact(
        "location.27: the same day makes the same timeline on iOS 26 and 27",
        .asserts(LocationRules.news27)
    ) {
        func day(_ major: Int) throws -> [String] {
            let phone = try LocationPhone(.iOS(major), .whenInUse)
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
        expect(timeline.count > 100)
        try expect(timeline, is: day(26))
    }
}
