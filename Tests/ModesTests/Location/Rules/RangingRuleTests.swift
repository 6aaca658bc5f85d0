import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocation

struct RangingRuleTests: Facts {
    @Test("Location rules: ranging, conditions of beacons, and headings", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let site = Ranging(satisfying: BeaconIdentity(LocationPhone.owner, major: 1))

    let ranging = Fact("location.beacon.ranging: each second, the nearest first, and a line only for what is new") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        phone.device.location.bring(LocationPhone.door, .far)
        phone.device.location.bring(LocationPhone.desk, .immediate)
        phone.device.location.bring(Beacon(UUID(), major: 1, minor: 7), .near)
        try phone.manage { [site = Self.site] session in for _ in 1...2 { session.startRanging(Self.site) } }
        phone.wait(5)
        let both = [RangedBeacon(LocationPhone.desk, .immediate), RangedBeacon(LocationPhone.door, .far)]
        try expect(phone.manager.ranged, is: Array(repeating: both, count: 5))
        expect(phone.calls(of: "locationManager(_:didRange:satisfying:)").count, is: 1)
        for beacon in [LocationPhone.door, LocationPhone.desk] { try phone.device.location.takeAway(beacon) }
        phone.wait(1)
        try expect(phone.manager.ranged.last, is: [])
        expect(phone.app.trace.entries(rule: "location.beacon.ranging").count, is: 2)
        try phone.manage { [site = Self.site] in $0.stopRanging(Self.site) }
        phone.wait(5)
        try expect(phone.manager.ranged.count, is: 6)
    }

    let whileItRuns = Fact(
        "location.beacon.ranging-runs: a suspended app hears nothing, and goes on in the seconds of a wake"
    ) {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.monitor("shop")
        try phone.manage { [site = Self.site] in $0.startRanging(Self.site) }
        phone.wait(3)
        phone.home()
        phone.wait(60)
        expect(phone.app.state, is: .suspended)
        expect(phone.cites("location.beacon.ranging-runs"))
        let count = try phone.manager.ranged.count
        phone.wait(60)
        try expect(phone.manager.ranged.count, is: count)
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(60)
        try expect((8...10).contains(phone.manager.ranged.count - count))
        let lines = phone.calls(of: "locationManager(_:didRange:satisfying:)")
        expect(lines, is: ["no beacon, as each second", "1/7 near, as each second"])
        phone.app.activate()
        phone.wait(2)
        expect(phone.calls(of: "locationManager(_:didRange:satisfying:)").count, is: 3)
    }

    let limitOfTheBackground = Fact(
        "location.beacon.ranging-limit: on iOS 13 it stands still in the background, and the display gives as much again",
        for: [(SystemVersion.iOS(12), 24), (.iOS(13, 3), 20), (.iOS(14), 24)]
    ) { (system: SystemVersion, seconds: Int) in
        let constants = system == .iOS(13, 3) ? ["k.location.ranging-limit": 10.0] : [:]
        let phone = try LocationPhone(system, modes: [], constants: constants)
        phone.app.launch()
        try phone.manage { [site = Self.site] in $0.startRanging(Self.site) }
        try phone.run { process in _ = process.beginTask(name: "work", place: "", handler: nil) }
        phone.home()
        let count = try phone.manager.ranged.count
        phone.wait(12)
        phone.device.lock()
        phone.wait(12)
        expect(phone.app.state, is: .background)
        try expect(phone.manager.ranged.count - count, is: seconds)
        let isLimited = seconds < 24
        expect(phone.app.trace.entries(rule: "location.beacon.ranging-limit").count, is: (isLimited ? 2 : 0))
        phone.device.unlock()
        phone.app.activate()
        phone.wait(30)
        try expect(phone.manager.ranged.count - count >= seconds + 30, "in the foreground there is no limit")
    }

    let inBackground = Fact("location.beacon.ranging: in the background it takes Always") {
        let phone = try LocationPhone(modes: [], .whenInUse)
        phone.app.launch()
        try phone.manage { [site = Self.site] in $0.startRanging(Self.site) }
        try phone.run { process in _ = process.beginTask(name: "work", place: "", handler: nil) }
        phone.wait(3)
        phone.home()
        phone.wait(10)
        expect(phone.app.state, is: .background)
        try expect(phone.manager.ranged.count, is: 3)
    }

    let asleep = Fact("location.beacon.ranging: nothing is told on a phone that sleeps, and it goes on as it wakes") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { [site = Self.site] in $0.startRanging(Self.site) }
        try phone.run { process in _ = process.beginTask(name: "work", place: "", handler: nil) }
        phone.home()
        phone.device.fallAsleep()
        phone.wait(600)
        let count = try phone.manager.ranged.count
        phone.device.wakeUp()
        phone.wait(5)
        try expect(phone.manager.ranged.count, is: count + 5)
        expect(count, is: 0)
    }

    let failures = Fact(
        "location.beacon.bluetooth: ranging fails where it is denied, approximate, or Bluetooth is off"
    ) {
        for (choice, isExact, bluetooth) in [
            (AuthorizationChoice.denied, true, "on"), (.always, false, "on"), (.always, true, "off"),
        ] {
            let phone = try LocationPhone(modes: [], choice)
            phone.app.launch()
            if !isExact { try phone.device.location.allowExactPositions(false, for: phone.app) }
            phone.bluetooth(bluetooth)
            try phone.manage { [site = Self.site] in $0.startRanging(Self.site) }
            phone.wait(5)
            try expect(phone.manager.calls.last, is: "no ranging: rangingUnavailable")
            try expect(phone.manager.ranged, is: [])
            expect(phone.cites("location.beacon.bluetooth"), is: (bluetooth == "off"))
        }
    }

    let lostMeanwhile = Fact(
        "location.beacon.bluetooth: ranging fails as Bluetooth goes off, and goes on when it is on again"
    ) {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { [site = Self.site] in $0.startRanging(Self.site) }
        phone.wait(3)
        phone.bluetooth("off")
        phone.wait(10)
        try expect(phone.manager.calls.last, is: "no ranging: rangingUnavailable")
        try expect(phone.manager.ranged.count, is: 3)
        phone.bluetooth("on")
        phone.wait(3)
        try expect(phone.manager.ranged.count, is: 6)
        try expect(phone.manager.calls.filter { $0.hasPrefix("no ranging") }.count, is: 1)
    }

    let olderNames = Fact("ranging goes by the older names before iOS 13") {
        let phone = try LocationPhone(.iOS(12), modes: [])
        phone.app.launch()
        try phone.act("location.rangeBeacons", ["uuid": .text(LocationPhone.owner.uuidString)])
        phone.wait(1)
        expect(phone.app.trace.calls.last?.hasPrefix("locationManager(_:didRangeBeacons:in:)"), is: true)
        try phone.act("location.stopRangingBeacons", ["uuid": .text(LocationPhone.owner.uuidString)])
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(5)
        expect(phone.calls(of: "locationManager(_:didRangeBeacons:in:)").count, is: 1)
    }

    let condition = Fact("location.beacon.condition: a monitor tells that a beacon is near, and which") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.act(
            "location.addBeaconCondition",
            ["identifier": .text("shop"), "uuid": .text(LocationPhone.owner.uuidString), "major": .number(1)])
        phone.home()
        phone.app.process?.end(.purge)
        phone.code.on["didFinishLaunching"] = { try $0.act("location.openMonitor") }
        phone.device.location.bring(LocationPhone.desk, .near)
        phone.wait(20)
        expect(phone.app.launchCount, is: 2)
        try phone.device.location.takeAway(LocationPhone.desk)
        phone.wait(40)
        expect(
            phone.calls(of: "CLMonitor.events"),
            is: [
                "shop unsatisfied", "shop satisfied: \(LocationPhone.desk)", "shop unsatisfied",
            ])
        expect(phone.cites("location.beacon.condition"))
    }
}

struct HeadingRuleTests: Facts {
    @Test("Location rules: headings", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func degrees(_ phone: LocationPhone) throws -> [Double] { try phone.manager.headings.map(\.degrees) }

    let filter = Fact(
        "location.heading.filter: the present heading, and then each that differs by more than the filter"
    ) {
        let phone = try LocationPhone(modes: [], nil)
        phone.app.launch()
        phone.device.location.turn(to: 350)
        try phone.manage { session in
            session.headingFilter = 10
            for _ in 1...2 { session.startHeading() }
        }
        for degrees in [355.0, 0, 1, -10, 370] { phone.device.location.turn(to: degrees) }
        try expect(Self.degrees(phone), is: [350, 1, 350, 10])
        expect(phone.cites("location.heading.filter"))
        try phone.manage { $0.stopHeading() }
        phone.device.location.turn(to: 180)
        try expect(Self.degrees(phone).count, is: 4)
        try expect(phone.manage { $0.heading?.degrees }, is: 10)
    }

    let noWake = Fact("location.heading.no-wake: a suspended app is told where the phone points when it runs again") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.act("location.startHeading", ["filter": .number(5)])
        try phone.manage { $0.startHeading() }
        phone.home()
        phone.wait(60)
        for degrees in [90.0, 180] { try phone.happen("location.heading", ["degrees": .number(degrees)]) }
        phone.wait(60)
        expect(phone.app.state, is: .suspended)
        try expect(Self.degrees(phone), is: [0])
        expect(phone.cites("location.heading.no-wake"))
        phone.app.activate()
        try expect(Self.degrees(phone), is: [0, 180])
    }

    let trueNorth = Fact("the true north is known while standard updates run") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        try phone.manage { $0.startHeading() }
        try phone.manage { $0.startUpdating() }
        phone.device.location.turn(to: 90)
        try expect(phone.manager.headings.map(\.isTrueKnown), is: [false, true])
    }
}
