import BackgroundRuntime
import Testing
import VigilAlarms
import VigilTestSupport

@Suite("Rules of alarms: what may be scheduled", .exercisesRules)
struct PermissionRuleTests {
    @Test("alarm.permission: the user is asked once, by a request or by the first alarm, and a no refuses each")
    func asked() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("alarm.schedule", ["id": "a", "in": 60])
        #expect(phone.app.state == .inactive && phone.states == [])
        try phone.act("alarm.schedule", ["id": "b", "in": 60])
        #expect(phone.app.trace.entries.count { $0.text.hasPrefix("the user is asked") } == 1)
        try phone.happen("alarm.permit")
        #expect(phone.app.state == .active && phone.states == ["a scheduled", "b scheduled"])
        try phone.act("alarm.authorize")
        #expect(phone.lines == ["alarms allowed"])

        let other = try Phone()
        other.app.launch()
        try other.act("alarm.authorize")
        try other.happen("alarm.permit", ["allow": false])
        try other.act("alarm.schedule", ["in": 60])
        #expect(other.lines == ["alarms not allowed", "alarm alarm: com.apple.AlarmKit.Alarm error 1"])
        #expect(other.states == [] && other.cites("alarm.permission"))
        #expect(
            other.app.trace.findings.map(\.text) == [
                "no alarm: the user does not allow alarms: com.apple.AlarmKit.Alarm error 1"
            ])
    }

    @Test("alarm.permission: the question is on the screen with the app's text, and its buttons answer it")
    func question() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.act("alarm.schedule", ["id": "a", "in": 60])
        #expect(try phone.device.screenOutline(of: phone.app).contains("  staticText \"Wakes you.\""))
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        #expect(phone.app.state == .active && phone.states == ["a scheduled"])
    }

    @Test("alarm.permission: an app that ends at the instant of the user's answer has scheduled nothing")
    func endsAtAnswer() throws {
        let phone = try Phone()
        phone.code.on["didEnterBackground"] = { process in
            try process.act("task.begin", ["name": "work"])
            try process.act("alarm.schedule", ["in": 60])
        }
        phone.app.launch()
        phone.home()
        let process = try phone.process
        phone.device.simulation.schedule(after: .zero, phase: .device) { process.end(.purge) }
        try phone.happen("alarm.permit")
        #expect(phone.app.exits == [.purge] && phone.states == [])
        phone.wait(60)
        #expect(phone.rings == [])
    }

    @Test(
        "alarm.usage-text: without a text in the manifest nobody is asked, and nothing is scheduled",
        arguments: [nil, ""])
    func text(_ text: String?) throws {
        let phone = try Phone(text: text)
        phone.app.launch()
        try phone.act("alarm.schedule", ["in": 60])
        #expect(phone.app.state == .active && phone.states == [] && phone.cites("alarm.usage-text"))
        #expect(phone.lines == ["alarm alarm: com.apple.AlarmKit.Alarm error 1"])
    }

    @Test("alarm.permission.withdrawn: an alarm does not ring once the user has changed their mind")
    func withdrawn() throws {
        let phone = try Phone.ready()
        try phone.act("alarm.schedule", ["in": 60])
        try phone.happen("alarm.permit", ["allow": false])
        phone.wait(60)
        #expect(phone.rings == [] && phone.states == [] && phone.cites("alarm.permission.withdrawn"))
    }

    @Test("alarm.limit: one alarm more than the system takes is refused, until one is cancelled")
    func limit() throws {
        let phone = try Phone.ready(constants: ["k.alarm.limit": 2])
        for id in ["a", "b", "c"] { try phone.act("alarm.schedule", ["id": .text(id), "in": 60]) }
        #expect(phone.states == ["a scheduled", "b scheduled"] && phone.cites("alarm.limit"))
        #expect(phone.lines == ["alarm c: maximumLimitReached"])
        try phone.act("alarm.cancel", ["id": "a"])
        try phone.act("alarm.schedule", ["id": "c", "in": 60])
        #expect(phone.states == ["b scheduled", "c scheduled"])
    }

    @Test(
        "alarm.invalid: an alarm that cannot be is refused, and so is what is asked of one that there is not",
        arguments: [
            ("alarm.schedule", ["id": "taken", "in": 60], "there is an alarm taken already"),
            ("alarm.schedule", [:], "neither a schedule nor a countdown"),
            ("alarm.schedule", ["in": 0], "a date in the past"),
            ("alarm.cancel", ["id": "gone"], "the app has no alarm gone"),
        ] as [(String, [String: ArgumentValue], String)])
    func invalid(word: String, arguments: [String: ArgumentValue], reason: String) throws {
        let phone = try Phone.ready()
        try phone.act("alarm.schedule", ["id": "taken", "in": 60])
        try phone.act(word, arguments)
        #expect(phone.states == ["taken scheduled"])
        let texts = phone.app.trace.entries(rule: "alarm.invalid").map(\.text)
        #expect(texts == ["no alarm: \(reason): com.apple.AlarmKit.Alarm error 0"])
        #expect(phone.lines.last?.hasSuffix("com.apple.AlarmKit.Alarm error 0") == true)
    }

    @Test("alarm.persists: alarms outlive the process, a force quit and a restart of the phone")
    func persists() throws {
        let phone = try Phone.ready()
        try phone.act("alarm.schedule", ["in": 3600])
        phone.home()
        phone.device.forceQuit(phone.app)
        phone.device.reboot()
        #expect(phone.states == ["alarm scheduled"] && phone.cites("alarm.persists"))
        phone.wait(3600)
        #expect(phone.rings == [3600] && phone.app.process == nil)
    }

    @Test("alarm.restart: a restart of the phone stops what rings, and leaves what repeats for its next time")
    func restart() throws {
        let phone = try Phone.ready()
        try phone.act("alarm.schedule", ["id": "once", "in": 60])
        try phone.act("alarm.schedule", ["id": "daily", "at": "09:01", "days": .texts(["monday", "tuesday"])])
        phone.wait(60)
        phone.device.reboot()
        #expect(phone.states == ["daily scheduled"] && phone.cites("alarm.restart"))
        phone.wait(86_400)
        #expect(phone.rings == [60, 60, 60 + 86_400])
    }
}
