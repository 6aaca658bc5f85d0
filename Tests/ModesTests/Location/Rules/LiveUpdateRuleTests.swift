import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

/// What tests of live updates and sessions say most.
extension LocationPhone {
    /// Opens the app, and iterates live updates, with a background activity session if wanted.
    func iterate(session: Bool = true) throws {
        app.launch()
        if session { try act("location.beginActivitySession") }
        try act("location.startLiveUpdates")
    }

    /// What live updates told, in words.
    var told: [String] { calls(of: "CLLocationUpdate.liveUpdates(_:)") }

    /// What was told by a method, in words.
    func calls(of method: String) -> [String] {
        app.trace.calls.filter { $0.hasPrefix(method) }.map { String($0.dropFirst(method.count + 2)) }
    }
}

struct LiveUpdateRuleTests: Facts {
    @Test("Location rules: live updates", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let updates = Fact("location.live.updates: positions come while the loop is in progress, and no longer") {
        let phone = try LocationPhone(modes: [])
        try phone.iterate(session: false)
        expect(phone.told, is: ["37.33182, -122.03118"])
        phone.drive(30)
        phone.wait(30)
        expect(phone.told.count, is: 4)
        try phone.act("location.stopLiveUpdates")
        phone.drive(30)
        phone.wait(60)
        expect(phone.told.count, is: 4)
        expect(phone.app.trace.entries(rule: "location.live.updates").count, is: 6)
    }

    let beforeIOS17 = Fact("location.live.updates: before iOS 17 there are none, and the app ends") {
        let phone = try LocationPhone(.iOS(16))
        phone.app.launch()
        try? phone.act("location.startLiveUpdates")
        expect(phone.app.exits.first?.rule.id, is: "location.api.versions")
    }

    let background = Fact(
        "location.live.background: While Using needs a background activity session, Always does not",
        for: [
            (AuthorizationChoice.whenInUse, true, true), (.whenInUse, false, false), (.always, false, true),
        ]
    ) { (choice: AuthorizationChoice, session: Bool, goesOn: Bool) in
        let phone = try LocationPhone(.iOS(17), choice)
        try phone.iterate(session: session)
        phone.home()
        expect(phone.app.isAwake(because: .mode("location")), is: goesOn)
        phone.drive(60)
        phone.wait(60)
        expect(phone.cites("location.live.background"))
        expect(phone.app.state, is: (goesOn ? .background : .suspended))
        // Before iOS 18 an update without a position is all that the loop hears of the end.
        expect(phone.told.count, is: (goesOn ? 7 : 2))
        phone.app.activate()
        expect(phone.told.last, is: "\(phone.device.location.position)")
    }

    let withoutMode = Fact("location.live.background: without the mode in the manifest the app is suspended") {
        let phone = try LocationPhone(modes: [])
        try phone.iterate()
        phone.home()
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries(rule: "location.mode.required").map(\.text).contains("suspended"))
    }

    let stationary = Fact(
        "location.live.stationary: a phone that rests pauses updates, and the app that moves on is woken"
    ) {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.iterate()
        phone.home()
        phone.drive(60)
        phone.wait(659)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.told.last?.hasSuffix(", stationary"), is: true)
        expect(phone.app.state, is: .suspended)
        // A step does not count as moving on.
        phone.device.location.move(metres: 5, course: 0)
        phone.wait(3600)
        expect(phone.app.state, is: .suspended)
        let count = phone.told.count
        phone.drive(60)
        phone.wait(60)
        expect(phone.app.isAwake(because: .mode("location")))
        expect(phone.told.count, is: count + 6)
        expect(phone.app.launchCount, is: 1)
    }

    let stationaryInFront = Fact("location.live.stationary: in the foreground updates resume without a wake, too") {
        let phone = try LocationPhone(modes: [], constants: ["k.location.live-stationary": 100])
        try phone.iterate(session: false)
        phone.wait(200)
        expect(phone.told.last?.hasSuffix(", stationary"), is: true)
        phone.device.location.move(metres: 50, course: 0)
        expect(phone.told.last, is: "\(phone.device.location.position)")
        expect(phone.seconds(citing: "location.live.stationary"), is: [100, 200])
    }

    let relaunch = Fact(
        "location.live.relaunch: an app that was purged is launched for a position, and has to iterate at once",
        for: [true, false]
    ) { (iterates: Bool) in
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.iterate()
        phone.home()
        phone.app.process?.end(.purge)
        phone.code.on["didFinishLaunching"] = { process in
            try process.act("location.beginActivitySession")
            if iterates { try process.act("location.startLiveUpdates") }
        }
        phone.drive(600)
        phone.wait(60)
        expect(phone.app.launchCount, is: 2)
        expect(phone.cites("location.live.relaunch"))
        expect(phone.code.launchOptions.last?.values["UIApplicationLaunchOptionsLocationKey"] != nil)
        expect(phone.app.state, is: (iterates ? .background : .suspended))
        expect(phone.app.trace.findings.isEmpty, is: iterates)
        phone.app.process?.end(.purge)
        phone.wait(60)
        expect(phone.app.launchCount, is: (iterates ? 3 : 2))
    }

    let noRelaunch = Fact(
        "location.live.relaunch: neither a force quit nor While Using without a session is followed by a launch"
    ) {
        for isForceQuit in [true, false] {
            let phone = try LocationPhone(.iOS(17), .whenInUse)
            try phone.iterate(session: isForceQuit)
            phone.home()
            isForceQuit ? phone.device.forceQuit(phone.app) : phone.device.terminate(phone.app)
            phone.drive(600)
            phone.wait(600)
            expect(phone.app.launchCount, is: 1)
        }
    }

    let eachSecond = Fact(
        "location.fixes.each-second: a standing phone tells its place each second, in two lines of the trace"
    ) {
        let phone = try LocationPhone(constants: ["k.location.live-stationary": 100_000])
        try phone.iterate()
        phone.home()
        let count = phone.device.trace.records.count
        phone.wait(30_000)
        phone.device.location.move(metres: 20, course: 0)
        let entries = phone.app.trace.entries(rule: "location.fixes.each-second")
        expect(entries.count == 2 && entries.last?.text.hasPrefix(LiveText.repeated) == true)
        expect(phone.device.trace.records.count < count + 10)
    }
}

private enum LiveText {
    static let repeated = "CLLocationUpdate.liveUpdates(_:) had the same position once a second"
}
