import BackgroundRuntime
import Testing
import VigilTestSupport
import VigilWorkout

@Suite("What an app may know of somebody's health", .exercisesRules)
struct AccessRuleTests {
    private func count(_ phone: Phone, _ type: String) throws -> String? {
        try phone.act("health.read", ["type": .text(type)])
        return phone.app.trace.output.last
    }

    @Test("health.access.ask: the question is a sheet in the app, which stays active, and a tap answers it")
    func ask() throws {
        let phone = try Phone(isAllowed: nil)
        phone.app.launch()
        try phone.request()
        #expect(phone.app.state == .active && phone.calls("request").isEmpty && phone.cites("health.access.ask"))
        #expect(try phone.device.screenOutline(of: phone.app).first?.hasPrefix("sheet \"“App”") == true)
        phone.home()
        phone.app.launch()
        #expect(phone.app.state == .active && phone.device.asksUser(about: phone.app))
        try phone.happen("ui.tap", ["what": "Allow"])
        #expect(phone.app.state == .active && phone.calls("request").count == 1)
        #expect(try count(phone, "heartRate") == "heartRate: 0")
    }

    @Test(
        "health.access.ask: a second request while the sheet is shown fails at once, and an alert lies above the sheet")
    func second() throws {
        let phone = try Phone(isAllowed: nil)
        phone.app.launch()
        try phone.request()
        try phone.act("health.request", ["read": .texts(["bodyMass"])])
        #expect(phone.calls("request").count == 1 && phone.calls("request")[0].contains("is shown"))
        #expect(phone.app.trace.entries(of: .finding).contains { $0.rule?.id == "health.access.ask" })
        let alert = SystemAlert(
            "the question about places", title: "Places?", message: nil, buttons: [.init("Yes") {}])
        let id = phone.device.show(alert, about: phone.app)
        #expect(phone.app.state == .inactive)
        #expect(try phone.device.screenOutline(of: phone.app).first == "alert \"Places?\"")
        phone.device.takeAway(id)
        #expect(phone.app.state == .active)
        try phone.happen("ui.tap", ["what": "Allow"])
        #expect(phone.calls("request").count == 2)
        try phone.act("health.request", ["read": .texts(["bodyMass"])])
        #expect(phone.device.asksUser(about: phone.app))
    }

    @Test("health.access.once: what was asked for is not asked for again, and what is new is")
    func once() throws {
        let phone = try Phone.allowed()
        try phone.request()
        #expect(phone.calls("request").count == 2 && phone.cites("health.access.once"))
        try phone.act("health.request", ["read": .texts(["heartRate", "bodyMass"])])
        #expect(phone.app.trace.entries(of: .note).count { $0.text.contains("the user is asked") } == 2)
    }

    @Test(
        "health.access.usage-key: an app without its text ends as it asks",
        arguments: [("read", "NSHealthShareUsageDescription"), ("share", "NSHealthUpdateUsageDescription")])
    func usageText(way: String, key: String) throws {
        let phone = try Phone(texts: [:])
        phone.app.launch()
        try? phone.act("health.request", [way: .texts(["heartRate"])])
        #expect(phone.app.state == .notRunning && phone.cites("health.access.usage-key"))
        #expect(phone.app.exits.last?.text.contains(key) == true)
    }

    @Test("health.access.read-unknown: an app that may not read finds what it wrote, and is told nothing")
    func readUnknown() throws {
        let phone = try Phone(isAllowed: nil)
        try phone.happen("health.permission", ["allowed": true, "except": .texts(["heartRate"])])
        phone.app.launch()
        try phone.request()
        try phone.beat()
        try phone.step()
        #expect(try count(phone, "heartRate") == "heartRate: 0" && phone.cites("health.access.read-unknown"))
        #expect(try count(phone, "stepCount") == "stepCount: 1")
        try phone.act("health.save", ["type": "stepCount", "value": 7])
        try phone.happen("health.access", ["type": "stepCount", "read": false])
        #expect(try count(phone, "stepCount") == "stepCount: 1")
    }

    @Test("health.access.undetermined: what was never asked for cannot be read, watched or written")
    func undetermined() throws {
        let phone = try Phone.allowed()
        #expect(try count(phone, "bodyMass") == "bodyMass: Authorization not determined: bodyMass")
        try phone.act("health.save", ["type": "bodyMass", "value": 70])
        #expect(phone.app.trace.output.last == "not saved: Authorization not determined: bodyMass")
        try phone.act("health.observe", ["type": "bodyMass"])
        #expect(phone.calls("updateHandler") == ["0 updateHandler: bodyMass, error 5"])
        #expect(phone.cites("health.access.undetermined"))
    }

    @Test("health.access.writes: what the user does not let an app write is refused")
    func writes() throws {
        let phone = try Phone(isAllowed: false)
        phone.app.launch()
        try phone.request()
        try phone.act("health.save", ["type": "stepCount", "value": 7])
        #expect(
            phone.app.trace.output == ["not saved: Not authorized: stepCount"] && phone.cites("health.access.writes"))
        try phone.act("health.start")
        #expect(phone.app.trace.output.last == "workout: Not authorized: workout")
    }

    @Test("health.access.locked: behind the lock nothing is read, but written, and in a workout all of it")
    func locked() throws {
        let phone = try Phone.allowed()
        phone.device.lock()
        phone.wait(60)
        phone.app.wake(for: WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))) { _ in }
        phone.device.settle()
        #expect(try count(phone, "heartRate") == "heartRate: Protected health data is inaccessible")
        #expect(phone.cites("health.access.locked"))
        try phone.act("health.save", ["type": "stepCount", "value": 7])
        #expect(phone.app.trace.output.count == 1)

        let runner = try Phone.running()
        runner.device.lock()
        runner.wait(60)
        try runner.beat()
        #expect(try count(runner, "heartRate") == "heartRate: 1")
    }
}
