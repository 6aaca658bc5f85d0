import BackgroundRuntime
import Testing
import VigilAlarms
import VigilFacts
import VigilTestSupport

struct AlarmsPermissionRuleTests: Facts {
    @Test("Rules of alarms: what may be scheduled", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let asked = Fact(
        "alarm.permission: the user is asked once, by a request or by the first alarm, and a no refuses each"
    ) {
        let phone = try AlarmsPhone()
        phone.app.launch()
        try phone.act("alarm.schedule", ["id": "a", "in": 60])
        expect(phone.app.state == .inactive && phone.states == [])
        try phone.act("alarm.schedule", ["id": "b", "in": 60])
        expect(phone.app.trace.entries.count { $0.text.hasPrefix("the user is asked") }, is: 1)
        try phone.happen("alarm.permit")
        expect(phone.app.state == .active && phone.states == ["a scheduled", "b scheduled"])
        try phone.act("alarm.authorize")
        expect(phone.lines, is: ["alarms allowed"])

        let other = try AlarmsPhone()
        other.app.launch()
        try other.act("alarm.authorize")
        try other.happen("alarm.permit", ["allow": false])
        try other.act("alarm.schedule", ["in": 60])
        expect(other.lines, is: ["alarms not allowed", "alarm alarm: com.apple.AlarmKit.Alarm error 1"])
        expect(other.states == [] && other.cites("alarm.permission"))
        expect(
            other.app.trace.findings.map(\.text),
            is: [
                "no alarm: the user does not allow alarms: com.apple.AlarmKit.Alarm error 1"
            ])
    }

    let question = Fact(
        "alarm.permission: the question is on the screen with the app's text, and its buttons answer it"
    ) {
        let phone = try AlarmsPhone()
        phone.app.launch()
        try phone.act("alarm.schedule", ["id": "a", "in": 60])
        try expect(phone.device.screenOutline(of: phone.app).contains("  staticText \"Wakes you.\""))
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        expect(phone.app.state == .active && phone.states == ["a scheduled"])
    }

    let endsAtAnswer = Fact(
        "alarm.permission: an app that ends at the instant of the user's answer has scheduled nothing"
    ) {
        let phone = try AlarmsPhone()
        phone.code.on["didEnterBackground"] = { process in
            try process.act("task.begin", ["name": "work"])
            try process.act("alarm.schedule", ["in": 60])
        }
        phone.app.launch()
        phone.home()
        let process = try phone.process
        phone.device.simulation.schedule(after: .zero, phase: .device) { process.end(.purge) }
        try phone.happen("alarm.permit")
        expect(phone.app.exits == [.purge] && phone.states == [])
        phone.wait(60)
        expect(phone.rings, is: [])
    }

    let text = Fact(
        "alarm.usage-text: without a text in the manifest nobody is asked, and nothing is scheduled",
        for: [nil, ""]
    ) { (text: String?) in
        let phone = try AlarmsPhone(text: text)
        phone.app.launch()
        try phone.act("alarm.schedule", ["in": 60])
        expect(phone.app.state == .active && phone.states == [] && phone.cites("alarm.usage-text"))
        expect(phone.lines, is: ["alarm alarm: com.apple.AlarmKit.Alarm error 1"])
    }

    let withdrawn = Fact("alarm.permission.withdrawn: an alarm does not ring once the user has changed their mind") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60])
        try phone.happen("alarm.permit", ["allow": false])
        phone.wait(60)
        expect(phone.rings == [] && phone.states == [] && phone.cites("alarm.permission.withdrawn"))
    }

    let limit = Fact("alarm.limit: one alarm more than the system takes is refused, until one is cancelled") {
        let phone = try AlarmsPhone.ready(constants: ["k.alarm.limit": 2])
        for id in ["a", "b", "c"] { try phone.act("alarm.schedule", ["id": .text(id), "in": 60]) }
        expect(phone.states == ["a scheduled", "b scheduled"] && phone.cites("alarm.limit"))
        expect(phone.lines, is: ["alarm c: maximumLimitReached"])
        try phone.act("alarm.cancel", ["id": "a"])
        try phone.act("alarm.schedule", ["id": "c", "in": 60])
        expect(phone.states, is: ["b scheduled", "c scheduled"])
    }

    let invalid = Fact(
        "alarm.invalid: an alarm that cannot be is refused, and so is what is asked of one that there is not",
        for: [
            ("alarm.schedule", ["id": "taken", "in": 60], "there is an alarm taken already"),
            ("alarm.schedule", [:], "neither a schedule nor a countdown"),
            ("alarm.schedule", ["in": 0], "a date in the past"),
            ("alarm.cancel", ["id": "gone"], "the app has no alarm gone"),
        ] as [(String, [String: ArgumentValue], String)]
    ) { (word: String, arguments: [String: ArgumentValue], reason: String) in
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["id": "taken", "in": 60])
        try phone.act(word, arguments)
        expect(phone.states, is: ["taken scheduled"])
        let texts = phone.app.trace.entries(rule: "alarm.invalid").map(\.text)
        expect(texts, is: ["no alarm: \(reason): com.apple.AlarmKit.Alarm error 0"])
        expect(phone.lines.last?.hasSuffix("com.apple.AlarmKit.Alarm error 0"), is: true)
    }

    let persists = Fact("alarm.persists: alarms outlive the process, a force quit and a restart of the phone") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 3600])
        phone.home()
        phone.device.forceQuit(phone.app)
        phone.device.reboot()
        expect(phone.states == ["alarm scheduled"] && phone.cites("alarm.persists"))
        phone.wait(3600)
        expect(phone.rings == [3600] && phone.app.process == nil)
    }

    let restart = Fact(
        "alarm.restart: a restart of the phone stops what rings, and leaves what repeats for its next time"
    ) {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["id": "once", "in": 60])
        try phone.act("alarm.schedule", ["id": "daily", "at": "09:01", "days": .texts(["monday", "tuesday"])])
        phone.wait(60)
        phone.device.reboot()
        expect(phone.states == ["daily scheduled"] && phone.cites("alarm.restart"))
        phone.wait(86_400)
        expect(phone.rings, is: [60, 60, 60 + 86_400])
    }
}
