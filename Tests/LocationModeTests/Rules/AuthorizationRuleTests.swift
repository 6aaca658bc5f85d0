import BackgroundRuntime
import Testing
import VigilLocation

@Suite("Location rules: authorization", .exercisesRules)
struct AuthorizationRuleTests {
    @Test("location.auth.states: the trace tells each new status")
    func states() throws {
        let phone = try Phone(.iOS(17), .whenInUse)
        #expect(
            phone.app.trace.entries(rule: "location.auth.states").map(\.text) == [
                "location authorization: authorizedWhenInUse"
            ])
        #expect(phone.device.location.status(of: phone.app) == .authorizedWhenInUse)
    }

    @Test("location.auth.implicit-prompt: on iOS 7 the first start prompts, and the answer brings positions")
    func implicitPromptOld() throws {
        let phone = try Phone(.iOS(7), nil)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        #expect(phone.device.location.prompt(of: phone.app) == .single)
        #expect(phone.app.state == .inactive)
        #expect(try phone.manager.fixes.isEmpty)
        try phone.device.location.authorize(phone.app, .always)
        #expect(phone.app.state == .active)
        #expect(try phone.manager.fixes.count == 1)
    }

    @Test("location.auth.implicit-prompt: from iOS 8 a start without a request gives nothing")
    func implicitPromptNew() throws {
        let phone = try Phone(.iOS(8), nil)
        phone.app.launch()
        try phone.manage { $0.startUpdating() }
        phone.drive(60)
        phone.wait(60)
        #expect(phone.device.location.prompt(of: phone.app) == nil)
        #expect(try phone.manager.fixes.isEmpty)
        #expect(phone.cites("location.auth.implicit-prompt"))
    }

    @Test(
        "location.auth.usage-key-missing: without its text a request is silent",
        arguments: [
            (SystemVersion.iOS(17), ["NSLocationWhenInUseUsageDescription": ""]),
            (.iOS(17), ["NSLocationAlwaysUsageDescription": "old"]),
            (.iOS(10), ["NSLocationAlwaysAndWhenInUseUsageDescription": "new"]),
        ])
    func usageKeyMissing(system: SystemVersion, texts: [String: String]) throws {
        let phone = try Phone(system, nil, texts: texts)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        #expect(phone.cites("location.auth.usage-key-missing"))
        #expect(phone.device.location.prompt(of: phone.app) == nil)
        #expect(phone.device.location.status(of: phone.app) == .notDetermined)
    }

    @Test(
        "location.auth.usage-key-missing: each system reads its own texts",
        arguments: [
            (SystemVersion.iOS(10), ["NSLocationAlwaysUsageDescription"], true),
            (.iOS(11), ["NSLocationAlwaysUsageDescription"], false),
            (.iOS(11), ["NSLocationAlwaysAndWhenInUseUsageDescription"], false),
            (
                .iOS(11), ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"],
                true
            ),
        ])
    func usageKeys(system: SystemVersion, keys: [String], isAsked: Bool) throws {
        let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "why") })
        let phone = try Phone(system, nil, texts: texts)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        #expect((phone.device.location.prompt(of: phone.app) == .always) == isAsked)
        #expect(phone.cites("location.auth.usage-key-missing") != isAsked)
    }

    @Test("location.auth.prompt-foreground-only: a request in the background shows nothing")
    func promptForegroundOnly() throws {
        let phone = try Phone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        phone.home()
        try phone.manage { $0.requestWhenInUse() }
        #expect(phone.cites("location.auth.prompt-foreground-only"))
        #expect(phone.device.location.prompt(of: phone.app) == nil)
    }

    @Test("location.auth.request-once: a request after the answer does nothing")
    func requestOnce() throws {
        let phone = try Phone(.iOS(17), .denied)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        #expect(phone.cites("location.auth.request-once"))
        #expect(phone.app.state == .active)
    }

    @Test("location.auth.allow-once: the permission is gone after the app was suspended")
    func allowOnce() throws {
        let phone = try Phone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestWhenInUse() }
        try phone.device.location.authorize(phone.app, .once)
        #expect(phone.device.location.status(of: phone.app) == .authorizedWhenInUse)
        phone.home()
        #expect(phone.app.state == .suspended)
        #expect(phone.device.location.status(of: phone.app) == .notDetermined)
        #expect(phone.cites("location.auth.allow-once"))
        phone.app.activate()
        #expect(try phone.manager.calls.last == "status notDetermined")
    }

    @Test("location.auth.provisional-always: the first region event asks, and Keep Only While Using drops it")
    func provisionalAlways() throws {
        let phone = try Phone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        try phone.device.location.authorize(phone.app, .whenInUse)
        #expect(phone.device.location.status(of: phone.app) == .authorizedAlways)
        let here = phone.device.location.position.coordinate
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        phone.home()
        phone.cross(metres: 1000)
        #expect(phone.device.location.prompt(of: phone.app) == .upgrade(isSecond: true))
        #expect(phone.app.state == .suspended)
        #expect(try phone.manager.calls.last == "monitors home", "the event waits for the answer")
        try phone.device.location.authorize(phone.app, .whenInUse)
        #expect(phone.device.location.status(of: phone.app) == .authorizedWhenInUse)
        #expect(phone.app.state == .suspended)
        #expect(phone.cites("location.auth.provisional-always"))
        phone.app.activate()
        #expect(try !phone.manager.calls.contains("exit home"))
    }

    @Test("location.auth.provisional-always: Change to Always delivers the event that waited")
    func provisionalConfirmed() throws {
        let phone = try Phone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        try phone.device.location.authorize(phone.app, .whenInUse)
        let here = phone.device.location.position.coordinate
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        phone.home()
        phone.cross(metres: 1000)
        try phone.device.location.authorize(phone.app, .always)
        #expect(try phone.manager.calls.contains("exit home"))
    }

    @Test("location.auth.implicit-prompt: the question of an app that is not in front covers no other")
    func promptInBackground() throws {
        let phone = try Phone(.iOS(7), nil)
        phone.app.launch()
        try phone.manage { $0.process?.beginTask(name: "task", place: "", handler: nil) }
        let other = try phone.install("Other")
        other.launch()
        try phone.manage { $0.startUpdating() }
        #expect(phone.device.location.prompt(of: phone.app) == .single)
        #expect(other.state == .active)
        try phone.device.location.authorize(phone.app, .always)
        phone.app.activate()
        #expect(phone.app.state == .active)
    }

    @Test("location.auth.provisional-always: an app that is in use gets its region event without the question")
    func provisionalInUse() throws {
        let phone = try Phone(.iOS(17), nil)
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
        #expect(phone.device.location.prompt(of: phone.app) == nil)
        #expect(try phone.manager.calls.last == "exit home")
    }

    @Test("a question that is not answered goes with its app, which may ask again")
    func withdrawnPrompt() throws {
        let phone = try Phone(.iOS(17), nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        phone.home()
        phone.device.terminate(phone.app)
        #expect(phone.device.location.prompt(of: phone.app) == nil)
        phone.app.launch()
        try phone.manage { $0.requestAlways() }
        #expect(phone.device.location.prompt(of: phone.app) == .always)
    }

    @Test("location.auth.denied-delivers-nothing: a region is refused with its own error")
    func deniedRegion() throws {
        let phone = try Phone(.iOS(17), .denied)
        let here = phone.device.location.position.coordinate
        phone.app.launch()
        try phone.manage { $0.startMonitoring(Region("home", center: here, radius: 100)) }
        #expect(try phone.manager.calls == ["status denied", "refused home"])
        #expect(phone.device.location.regions(of: phone.app).isEmpty)
    }

    @Test("location.auth.denied-delivers-nothing: a start reports an error, and nothing comes")
    func denied() throws {
        let phone = try Phone(.iOS(17), .denied)
        try phone.startTracking()
        phone.drive(60)
        phone.wait(60)
        #expect(try phone.manager.fixes.isEmpty)
        #expect(try phone.manager.calls == ["status denied", "fail denied"])
        #expect(phone.cites("location.auth.denied-delivers-nothing"))
    }

    @Test("location.auth.denied-delivers-nothing: taking the right away ends the stay in the background")
    func deniedLater() throws {
        let phone = try Phone()
        try phone.startTracking()
        phone.home()
        phone.wait(60)
        #expect(phone.app.isAwake(because: .mode("location")))
        try phone.device.location.authorize(phone.app, .denied)
        #expect(phone.app.state == .suspended)
        #expect(try phone.manager.calls.last == "fail denied")
    }

    @Test("location.auth.change-callback: a suspended app hears of a change when it runs again")
    func changeCallback() throws {
        let phone = try Phone(.iOS(17), modes: [])
        phone.app.launch()
        try phone.manage { _ in }
        phone.home()
        try phone.device.location.authorize(phone.app, .whenInUse)
        try phone.device.location.authorize(phone.app, .denied)
        #expect(try phone.manager.calls == ["status authorizedAlways"])
        phone.app.activate()
        #expect(try phone.manager.calls == ["status authorizedAlways", "status denied"])
        #expect(phone.cites("location.auth.change-callback"))
    }

    @Test(
        "location.auth.change-callback: its name is another from iOS 14 on",
        arguments: [
            (13, "locationManager(_:didChangeAuthorization:)"), (14, "locationManagerDidChangeAuthorization(_:)"),
        ])
    func callbackName(major: Int, name: String) throws {
        let phone = try Phone(.iOS(major))
        phone.app.launch()
        try phone.manage { _ in }
        let calls = phone.app.trace.entries(rule: "location.auth.change-callback").map(\.text)
        #expect(calls == ["\(name): authorizedAlways"])
    }

    @Test("location.auth.states: more rights bring no new first position to updates that run")
    func moreRights() throws {
        let phone = try Phone(.iOS(17), .whenInUse)
        try phone.startTracking()
        try phone.device.location.authorize(phone.app, .always)
        #expect(try phone.manager.calls == ["status authorizedWhenInUse", "status authorizedAlways"])
        #expect(try phone.manager.fixes.count == 1)
    }
}
