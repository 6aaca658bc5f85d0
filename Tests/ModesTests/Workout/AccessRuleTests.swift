import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilWorkout

struct AccessRuleTests: Facts {
    @Test("What an app may know of somebody's health", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func count(_ phone: WorkoutPhone, _ type: String) throws -> String? {
        try phone.act("health.read", ["type": .text(type)])
        return phone.app.trace.output.last
    }

    let ask = Fact("health.access.ask: the question is a sheet in the app, which stays active, and a tap answers it") {
        let phone = try WorkoutPhone(isAllowed: nil)
        phone.app.launch()
        try phone.request()
        expect(phone.app.state == .active && phone.calls("request").isEmpty && phone.cites("health.access.ask"))
        try expect(phone.device.screenOutline(of: phone.app).first?.hasPrefix("sheet \"“App”"), is: true)
        phone.home()
        phone.app.launch()
        expect(phone.app.state == .active && phone.device.asksUser(about: phone.app))
        try phone.happen("ui.tap", ["what": "Allow"])
        expect(phone.app.state == .active && phone.calls("request").count == 1)
        try expect(Self.count(phone, "heartRate"), is: "heartRate: 0")
    }

    let second = Fact(
        "health.access.ask: a second request while the sheet is shown fails at once, and an alert lies above the sheet"
    ) {
        let phone = try WorkoutPhone(isAllowed: nil)
        phone.app.launch()
        try phone.request()
        try phone.act("health.request", ["read": .texts(["bodyMass"])])
        expect(phone.calls("request").count == 1 && phone.calls("request")[0].contains("is shown"))
        expect(phone.app.trace.entries(of: .finding).contains { $0.rule?.id == "health.access.ask" })
        let alert = SystemAlert(
            "the question about places", title: "Places?", message: nil, buttons: [.init("Yes") {}])
        let id = phone.device.show(alert, about: phone.app)
        expect(phone.app.state, is: .inactive)
        try expect(phone.device.screenOutline(of: phone.app).first, is: "alert \"Places?\"")
        phone.device.takeAway(id)
        expect(phone.app.state, is: .active)
        try phone.happen("ui.tap", ["what": "Allow"])
        expect(phone.calls("request").count, is: 2)
        try phone.act("health.request", ["read": .texts(["bodyMass"])])
        expect(phone.device.asksUser(about: phone.app))
    }

    let once = Fact("health.access.once: what was asked for is not asked for again, and what is new is") {
        let phone = try WorkoutPhone.allowed()
        try phone.request()
        expect(phone.calls("request").count == 2 && phone.cites("health.access.once"))
        try phone.act("health.request", ["read": .texts(["heartRate", "bodyMass"])])
        expect(phone.app.trace.entries(of: .note).count { $0.text.contains("the user is asked") }, is: 2)
    }

    let usageText = Fact(
        "health.access.usage-key: an app without its text ends as it asks",
        for: [("read", "NSHealthShareUsageDescription"), ("share", "NSHealthUpdateUsageDescription")]
    ) { (way: String, key: String) in
        let phone = try WorkoutPhone(texts: [:])
        phone.app.launch()
        try? phone.act("health.request", [way: .texts(["heartRate"])])
        expect(phone.app.state == .notRunning && phone.cites("health.access.usage-key"))
        expect(phone.app.exits.last?.text.contains(key), is: true)
    }

    let readUnknown = Fact(
        "health.access.read-unknown: an app that may not read finds what it wrote, and is told nothing"
    ) {
        let phone = try WorkoutPhone(isAllowed: nil)
        try phone.happen("health.permission", ["allowed": true, "except": .texts(["heartRate"])])
        phone.app.launch()
        try phone.request()
        try phone.beat()
        try phone.step()
        try expect(Self.count(phone, "heartRate") == "heartRate: 0" && phone.cites("health.access.read-unknown"))
        try expect(Self.count(phone, "stepCount"), is: "stepCount: 1")
        try phone.act("health.save", ["type": "stepCount", "value": 7])
        try phone.happen("health.access", ["type": "stepCount", "read": false])
        try expect(Self.count(phone, "stepCount"), is: "stepCount: 1")
    }

    let undetermined = Fact("health.access.undetermined: what was never asked for cannot be read, watched or written") {
        let phone = try WorkoutPhone.allowed()
        try expect(Self.count(phone, "bodyMass"), is: "bodyMass: Authorization not determined: bodyMass")
        try phone.act("health.save", ["type": "bodyMass", "value": 70])
        expect(phone.app.trace.output.last, is: "not saved: Authorization not determined: bodyMass")
        try phone.act("health.observe", ["type": "bodyMass"])
        expect(phone.calls("updateHandler"), is: ["0 updateHandler: bodyMass, error 5"])
        expect(phone.cites("health.access.undetermined"))
    }

    let writes = Fact("health.access.writes: what the user does not let an app write is refused") {
        let phone = try WorkoutPhone(isAllowed: false)
        phone.app.launch()
        try phone.request()
        try phone.act("health.save", ["type": "stepCount", "value": 7])
        expect(
            phone.app.trace.output == ["not saved: Not authorized: stepCount"] && phone.cites("health.access.writes"))
        try phone.act("health.start")
        expect(phone.app.trace.output.last, is: "workout: Not authorized: workout")
    }

    let locked = Fact(
        "health.access.locked: behind the lock nothing is read, but written, and in a workout all of it"
    ) {
        let phone = try WorkoutPhone.allowed()
        phone.device.lock()
        phone.wait(60)
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        try expect(Self.count(phone, "heartRate"), is: "heartRate: Protected health data is inaccessible")
        expect(phone.cites("health.access.locked"))
        try phone.act("health.save", ["type": "stepCount", "value": 7])
        expect(phone.app.trace.output.count, is: 1)

        let runner = try WorkoutPhone.running()
        runner.device.lock()
        runner.wait(60)
        try runner.beat()
        try expect(Self.count(runner, "heartRate"), is: "heartRate: 1")
    }
}
