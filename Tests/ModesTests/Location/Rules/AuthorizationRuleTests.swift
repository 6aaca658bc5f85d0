import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocation

struct AuthorizationRuleTests: Facts {
    @Test("Location rules: authorization", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let states = Fact("location.auth.states: the trace tells each new status") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        expect(
            phone.app.trace.entries(rule: "location.auth.states").map(\.text),
            is: [
                "location authorization: authorizedWhenInUse"
            ])
        expect(phone.device.location.status(of: phone.app), is: .authorizedWhenInUse)
    }

    let implicitPromptOld = Fact(
        "location.auth.implicit-prompt: on iOS 7 the first start prompts, and the answer brings positions"
    ) {
        let phone = try LocationPhone(.iOS(7), nil)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        expect(phone.device.location.prompt(of: phone.app), is: .single)
        expect(phone.app.state, is: .inactive)
        try expect(phone.manager.fixes.isEmpty)
        try phone.device.location.authorize(phone.app, .always)
        expect(phone.app.state, is: .active)
        try expect(phone.manager.fixes.count, is: 1)
    }

    let implicitPromptNew = Fact("location.auth.implicit-prompt: from iOS 8 a start without a request gives nothing") {
        let phone = try LocationPhone(.iOS(8), nil)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        phone.drive(60)
        phone.wait(60)
        expect(phone.device.location.prompt(of: phone.app) == nil)
        try expect(phone.manager.fixes.isEmpty)
        expect(phone.cites("location.auth.implicit-prompt"))
    }

    let usageKeyMissing = Fact(
        "location.auth.usage-key-missing: without its text a request is silent",
        for: [
            (SystemVersion.iOS(17), ["NSLocationWhenInUseUsageDescription": ""]),
            (.iOS(17), ["NSLocationAlwaysUsageDescription": "old"]),
            (.iOS(10), ["NSLocationAlwaysAndWhenInUseUsageDescription": "new"]),
        ]
    ) { (system: SystemVersion, texts: [String: String]) in
        let phone = try LocationPhone(system, nil, texts: texts)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        expect(phone.cites("location.auth.usage-key-missing"))
        expect(phone.device.location.prompt(of: phone.app) == nil)
        expect(phone.device.location.status(of: phone.app), is: .notDetermined)
    }

    let usageKeys = Fact(
        "location.auth.usage-key-missing: each system reads its own texts",
        for: [
            (SystemVersion.iOS(10), ["NSLocationAlwaysUsageDescription"], true),
            (.iOS(11), ["NSLocationAlwaysUsageDescription"], false),
            (.iOS(11), ["NSLocationAlwaysAndWhenInUseUsageDescription"], false),
            (
                .iOS(11), ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"],
                true
            ),
        ]
    ) { (system: SystemVersion, keys: [String], isAsked: Bool) in
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "why") })
        let phone = try LocationPhone(system, nil, texts: texts)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        expect((phone.device.location.prompt(of: phone.app) == .always), is: isAsked)
        expect(phone.cites("location.auth.usage-key-missing") != isAsked)
    }

    let promptForegroundOnly = Fact("location.auth.prompt-foreground-only: a request in the background shows nothing") {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        phone.home()
        try phone.manage { $0.requestWhenInUse() }
        expect(phone.cites("location.auth.prompt-foreground-only"))
        expect(phone.device.location.prompt(of: phone.app) == nil)
    }

    let requestOnce = Fact("location.auth.request-once: a request after the answer does nothing") {
        let phone = try LocationPhone(.iOS(17), .denied)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        expect(phone.cites("location.auth.request-once"))
        expect(phone.app.state, is: .active)
    }

    let allowOnce = Fact("location.auth.allow-once: the permission is gone after the app was suspended") {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        try phone.device.location.authorize(phone.app, .once)
        expect(phone.device.location.status(of: phone.app), is: .authorizedWhenInUse)
        phone.home()
        expect(phone.app.state, is: .suspended)
        expect(phone.device.location.status(of: phone.app), is: .notDetermined)
        expect(phone.cites("location.auth.allow-once"))
        phone.app.activate()
        try expect(phone.manager.calls.last, is: "status notDetermined")
    }

    let provisionalAlways = Fact(
        "location.auth.provisional-always: the first region event asks, and Keep Only While Using drops it"
    ) {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.device.location.status(of: phone.app), is: .authorizedAlways)
        let here = phone.device.location.position.coordinate
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        phone.home()
        phone.cross(metres: 1000)
        expect(phone.device.location.prompt(of: phone.app), is: .upgrade(isSecond: true))
        expect(phone.app.state, is: .suspended)
        try expect(phone.manager.calls.last, is: "monitors home", "the event waits for the answer")
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.device.location.status(of: phone.app), is: .authorizedWhenInUse)
        expect(phone.app.state, is: .suspended)
        expect(phone.cites("location.auth.provisional-always"))
        phone.app.activate()
        try expect(!phone.manager.calls.contains("exit home"))
    }

    let provisionalConfirmed = Fact(
        "location.auth.provisional-always: Change to Always delivers the event that waited"
    ) {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        try phone.device.location.authorize(phone.app, .whenInUse)
        let here = phone.device.location.position.coordinate
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        phone.home()
        phone.cross(metres: 1000)
        try phone.device.location.authorize(phone.app, .always)
        try expect(phone.manager.calls.contains("exit home"))
    }

    let promptInBackground = Fact(
        "location.auth.implicit-prompt: the question of an app that is not in front covers no other"
    ) {
        let phone = try LocationPhone(.iOS(7), nil)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        let other = try phone.install("Other")
        other.launch()
        try phone.manage { $0.startUpdating() }
        expect(phone.device.location.prompt(of: phone.app), is: .single)
        expect(other.state, is: .active)
        try phone.device.location.authorize(phone.app, .always)
        phone.app.activate()
        expect(phone.app.state, is: .active)
    }

    let provisionalInUse = Fact(
        "location.auth.provisional-always: an app that is in use gets its region event without the question"
    ) {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        try phone.device.location.authorize(phone.app, .whenInUse)
        let here = phone.device.location.position.coordinate
        try phone.manage { session in
            session.startMonitoring(Region("home", center: here, radius: 100))
            session.allowsBackgroundUpdates = true
            session.startUpdating()
        }
        phone.home()
        phone.cross(metres: 1000)
        expect(phone.device.location.prompt(of: phone.app) == nil)
        try expect(phone.manager.calls.last, is: "exit home")
    }

    let withdrawnPrompt = Fact("a question that is not answered goes with its app, which may ask again") {
        let phone = try LocationPhone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        phone.home()
        phone.device.terminate(phone.app)
        expect(phone.device.location.prompt(of: phone.app) == nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        expect(phone.device.location.prompt(of: phone.app), is: .always)
    }

    let deniedRegion = Fact("location.auth.denied-delivers-nothing: a region is refused with its own error") {
        let phone = try LocationPhone(.iOS(17), .denied)
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        try expect(phone.manager.calls, is: ["status denied", "refused home"])
        expect(phone.device.location.regions(of: phone.app).isEmpty)
    }

    let denied = Fact("location.auth.denied-delivers-nothing: a start reports an error, and nothing comes") {
        let phone = try LocationPhone(.iOS(17), .denied)
        try phone.startTracking()
        phone.drive(60)
        phone.wait(60)
        try expect(phone.manager.fixes.isEmpty)
        try expect(phone.manager.calls, is: ["status denied", "fail denied"])
        expect(phone.cites("location.auth.denied-delivers-nothing"))
    }

    let deniedLater = Fact(
        "location.auth.denied-delivers-nothing: taking the right away ends the stay in the background"
    ) {
        let phone = try LocationPhone()
        try phone.startTracking()
        phone.home()
        phone.wait(60)
        expect(phone.app.isAwake(because: .mode("location")))
        try phone.device.location.authorize(phone.app, .denied)
        expect(phone.app.state, is: .suspended)
        try expect(phone.manager.calls.last, is: "fail denied")
    }

    let changeCallback = Fact("location.auth.change-callback: a suspended app hears of a change when it runs again") {
        let phone = try LocationPhone(.iOS(17), modes: [])
        phone.app.launch()
        try phone.manage { _ in }
        phone.home()
        try phone.device.location.authorize(phone.app, .whenInUse)
        try phone.device.location.authorize(phone.app, .denied)
        try expect(phone.manager.calls, is: ["status authorizedAlways"])
        phone.app.activate()
        try expect(phone.manager.calls, is: ["status authorizedAlways", "status denied"])
        expect(phone.cites("location.auth.change-callback"))
    }

    let callbackName = Fact(
        "location.auth.change-callback: its name is another from iOS 14 on",
        for: [
            (13, "locationManager(_:didChangeAuthorization:)"), (14, "locationManagerDidChangeAuthorization(_:)"),
        ]
    ) { (major: Int, name: String) in
        let phone = try LocationPhone(.iOS(major))
        phone.app.launch()
        try phone.manage { _ in }
        let calls = phone.app.trace.entries(rule: "location.auth.change-callback").map(\.text)
        expect(calls, is: ["\(name): authorizedAlways"])
    }

    let moreRights = Fact("location.auth.states: more rights bring no new first position to updates that run") {
        let phone = try LocationPhone(.iOS(17), .whenInUse)
        try phone.startTracking()
        try phone.device.location.authorize(phone.app, .always)
        try expect(phone.manager.calls, is: ["status authorizedWhenInUse", "status authorizedAlways"])
        try expect(phone.manager.fixes.count, is: 1)
    }
}
