import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct BeaconRuleTests: Facts {
    @Test("Location rules: regions of beacons", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let enter = Fact(
        "location.beacon.enter: the first beacon counts after a while, and another of the region tells nothing"
    ) {
        let phone = try LocationPhone.nearShop()
        phone.device.location.bring(LocationPhone.door, .far)
        phone.wait(2)
        try expect(phone.manager.calls.last, is: "monitors shop")
        phone.wait(1)
        try expect(phone.manager.calls.last, is: "enter shop")
        expect(phone.cites("location.beacon.enter"))
        let calls = try phone.manager.calls.count
        phone.device.location.bring(LocationPhone.desk, .near)
        phone.device.location.bring(LocationPhone.door, .immediate)
        phone.wait(60)
        try expect(phone.manager.calls.count, is: calls)
    }

    let others = Fact(
        "location.beacon.enter: a beacon of another site, or one that is gone at once, is none of the region"
    ) {
        let phone = try LocationPhone.nearShop()
        phone.device.location.bring(Beacon(LocationPhone.owner, major: 2, minor: 7), .near)
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(2)
        try phone.device.location.takeAway(LocationPhone.door)
        phone.wait(60)
        try expect(phone.manager.calls.last, is: "monitors shop")
    }

    let exit = Fact(
        "location.beacon.exit: 30 seconds after the last beacon is gone, and not if one is heard again before"
    ) {
        let phone = try LocationPhone.nearShop()
        for beacon in [LocationPhone.door, LocationPhone.desk] { phone.device.location.bring(beacon, .near) }
        phone.wait(60)
        try phone.device.location.takeAway(LocationPhone.door)
        phone.wait(60)
        try phone.device.location.takeAway(LocationPhone.desk)
        phone.wait(29)
        phone.device.location.bring(LocationPhone.desk, .far)
        phone.wait(60)
        expect(!phone.cites("location.beacon.exit"))
        try phone.device.location.takeAway(LocationPhone.desk)
        phone.wait(29)
        try expect(phone.manager.calls.last, is: "enter shop")
        phone.wait(1)
        try expect(phone.manager.calls.last, is: "exit shop")
        expect(phone.cites("location.beacon.exit"))
        // A phone that moves hears the same beacons.
        phone.cross(metres: 5000)
        try expect(phone.manager.calls.last, is: "exit shop")
    }

    let relaunch = Fact(
        "location.beacon.relaunch: a beacon launches the app, and a manager in the launch is told at once"
    ) {
        let phone = try LocationPhone.nearShop()
        phone.app.process?.end(.purge)
        phone.code.on[.didFinishLaunching] = { _ = TestManager.of($0) }
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(3)
        expect(phone.app.launchCount, is: 2)
        try expect(phone.manager.calls, is: ["status authorizedAlways", "enter shop"])
        expect(phone.code.launchOptions.last?.values["UIApplicationLaunchOptionsLocationKey"] != nil)
        expect(phone.cites("location.beacon.relaunch"))
    }

    let afterForceQuit = Fact(
        "location.beacon.relaunch: the rules about force quit and authorization are those of circles",
        for: [
            (SystemVersion.iOS(7), AuthorizationChoice.always, false), (.iOS(8), .always, true),
            (.iOS(17), .whenInUse, false), (.iOS(17), .always, true),
        ]
    ) { (system: SystemVersion, choice: AuthorizationChoice, isLaunched: Bool) in
        let phone = try LocationPhone.nearShop(system, choice)
        phone.device.forceQuit(phone.app)
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(3)
        expect(phone.app.launchCount, is: (isLaunched ? 2 : 1))
    }

    let wakeTime = Fact("location.beacon.wake-time: ten seconds, and no more") {
        let phone = try LocationPhone.nearShop()
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(12)
        expect(phone.app.isAwake(because: .wake("beacon region")))
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "location.beacon.wake-time").map(\.text).contains("suspended"))
        expect(!phone.cites("location.beacon.ranging-runs"))
    }

    let display = Fact(
        "location.beacon.display: the unlock wakes the app inside the region, if it asked for that",
        for: [(true, true, true), (true, false, false), (false, true, false)]
    ) { (isOnDisplay: Bool, isInside: Bool, isTold: Bool) in
        let phone = try LocationPhone.nearShop(isOnDisplay: isOnDisplay)
        if isInside { phone.device.location.bring(LocationPhone.door, .near) }
        phone.wait(60)
        let states = try phone.manager.states.count
        phone.device.lock()
        phone.wait(60)
        try expect(phone.manager.states.count, is: states)
        phone.device.unlock()
        phone.wait(1)
        try expect(phone.manager.states.count, is: states + (isTold ? 1 : 0))
        expect(phone.cites("location.beacon.display"), is: isTold)
        expect(phone.app.state, is: (isTold ? .background : .suspended))
    }

    let bluetooth = Fact("location.beacon.bluetooth: what is found after Bluetooth was off is no crossing") {
        let phone = try LocationPhone.nearShop()
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(60)
        try phone.device.location.takeAway(LocationPhone.door)
        phone.wait(20)
        phone.bluetooth("off")
        phone.wait(60)
        expect(phone.cites("location.beacon.bluetooth"))
        try expect(phone.manager.calls.last, is: "enter shop")
        phone.app.activate()
        try phone.act(
            "location.monitorBeacons", ["identifier": .text("x"), "uuid": .text(LocationPhone.owner.uuidString)])
        try phone.act("location.requestState", ["identifier": .text("x")])
        expect(phone.app.trace.calls.last, is: "locationManager(_:didDetermineState:for:): x: unknown")
        phone.bluetooth("on")
        phone.wait(60)
        try expect(phone.manager.calls.last, is: "enter shop")
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(3)
        try expect(phone.manager.calls.suffix(2).sorted(), is: ["enter shop", "enter x"])
    }

    let nearAlready = Fact(
        "location.region.no-initial-event: monitoring beacons that are near already tells no entry"
    ) {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        phone.device.location.bring(LocationPhone.door, .near)
        try phone.monitor("shop")
        phone.wait(60)
        try expect(phone.manager.calls.last, is: "monitors shop")
        try phone.device.location.takeAway(LocationPhone.door)
        phone.wait(60)
        try expect(phone.manager.calls.last, is: "exit shop")
    }

    let limit = Fact("location.region.limit: regions of beacons count with circles") {
        let phone = try LocationPhone(modes: [])
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { session in
            for number in 1...20 { session.startMonitoring(Region("\(number)", center: here, radius: 100)) }
        }
        try phone.monitor("shop")
        try expect(phone.manager.calls.last, is: "refused shop")
    }

    let state = Fact(
        "location.region.state: a crossing tells the state as well, from iOS 7 on",
        for: [6, 7]
    ) { (major: Int) in
        let phone = try LocationPhone(.iOS(major), modes: [])
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        phone.cross(metres: 1000)
        try expect(phone.manager.states, is: (major < 7 ? [] : ["home outside"]))
        expect(phone.cites("location.region.state"), is: (major >= 7))
    }

    let reboot = Fact("location.region.reboot: a beacon that came before the first unlock counts from the unlock on") {
        let phone = try LocationPhone.nearShop()
        phone.device.reboot()
        phone.device.location.bring(LocationPhone.door, .near)
        phone.wait(60)
        expect(phone.app.launchCount, is: 1)
        phone.device.unlock()
        phone.wait(3)
        expect(phone.app.launchCount, is: 2)
    }

    let scripted = Fact("a scripted app monitors one beacon, asks for its state, and says which regions it has") {
        let phone = try LocationPhone(modes: [])
        phone.app.launch()
        let identity: [String: ArgumentValue] = [
            "uuid": .text(LocationPhone.owner.uuidString), "major": .number(1), "minor": .number(7),
        ]
        try phone.act("location.monitorBeacons", identity.merging(["identifier": .text("door")]) { $1 })
        phone.device.location.bring(LocationPhone.desk, .near)
        phone.wait(10)
        expect(phone.calls(of: "locationManager(_:didEnterRegion:)"), is: [])
        try phone.happen("location.beacon", identity.merging(["is": .text("near")]) { $1 })
        phone.wait(3)
        try phone.happen("location.beacon", identity.merging(["is": .text("gone")]) { $1 })
        // Beacons that fell silent are near until they count as lost.
        try phone.act("location.requestState", ["identifier": .text("door")])
        expect(phone.app.trace.calls.last, is: "locationManager(_:didDetermineState:for:): door: inside")
        let error = expect(throws: StimulusError.self) {
            try phone.act("location.requestState", ["identifier": .text("dor")])
        }
        expect(error?.description, is: "the app monitors no region \"dor\"; it monitors \"door\"")
        let half = expect(throws: StimulusError.self) {
            try phone.act("location.rangeBeacons", identity.filter { $0.key != "major" })
        }
        expect(half?.description, is: "give a major number with the minor one")
    }

    let beforeBeacons = Fact("before iOS 7 there are no regions of beacons: the app ends") {
        let phone = try LocationPhone(.iOS(6), modes: [])
        phone.app.launch()
        try? phone.act(
            "location.monitorBeacons", ["identifier": .text("shop"), "uuid": .text(LocationPhone.owner.uuidString)])
        expect(phone.app.state, is: .notRunning)
        expect(phone.cites("location.api.versions"))
    }
}
