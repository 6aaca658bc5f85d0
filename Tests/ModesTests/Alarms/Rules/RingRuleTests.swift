import BackgroundRuntime
import Foundation
import Testing
import VigilAlarms
import VigilFacts
import VigilTestSupport

struct RingRuleTests: Facts {
    @Test("Rules of alarms: when they ring", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let rings = Fact("alarm.kit: the system rings an alarm of an app that is suspended, and no code of the app runs") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 3600])
        phone.home()
        phone.wait(3599)
        expect(phone.app.state == .suspended && phone.rings == [])
        phone.wait(1)
        expect(phone.app.state == .suspended && phone.states == ["alarm alerting"] && phone.rings == [3600])
        try expect(phone.observe("alarm.rung"), is: .texts(["alarm"]))
    }

    let updates = Fact(
        "alarm.updates: an app hears of its alarms as they change, and of what happened meanwhile when it runs again"
    ) {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.observe")
        try phone.act("alarm.schedule", ["in": 3600])
        phone.home()
        phone.wait(3600)
        expect(phone.states == ["alarm alerting"] && phone.lines == ["alarms: alarm scheduled"])
        phone.app.activate()
        expect(phone.lines, is: ["alarms: alarm scheduled", "alarms: alarm alerting"])
        expect(phone.seconds(citing: "alarm.updates"), is: [0, 3600])
        try phone.happen("alarm.stop")
        expect(phone.lines.last, is: "alarms: none")
    }

    let ringsOn = Fact(
        "alarm.no-timeout: an alarm that nobody stops rings on, for days",
        .asserts(AlarmRules.noTimeout)
    ) {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60])
        phone.home()
        phone.wait(3 * 86_400)
        expect(phone.states, is: ["alarm alerting"])
        try expect(phone.observe("alarm.ringing"), is: .count(1))
        try phone.happen("alarm.stop")
        try expect(phone.observe("alarm.ringing"), is: .count(0))
    }

    let staysActive = Fact("the app in front stays active beside the banner of an alarm") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60])
        phone.wait(60)
        expect(phone.app.state == .active && phone.states == ["alarm alerting"])
        try phone.happen("alarm.stop")
        expect(phone.app.state == .active && phone.states == [])
    }

    let fixed = Fact("alarm.fixed: a date is absolute, also after a journey, and a clock that is set moves it") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 7200])
        phone.device.setTimeZone(try require(TimeZone(identifier: "Asia/Tokyo")))
        phone.home()
        phone.device.setClock(by: .seconds(1800))
        phone.wait(7200)
        expect(phone.rings == [5400] && phone.seconds(citing: "alarm.fixed") == [5400])
    }

    let relative = Fact("alarm.relative: a time of the day is that of the present zone, and comes once without days") {
        let phone = try AlarmsPhone.ready()
        // The phone boots at 09:00 UTC on 5 January 2026, a Monday.
        try phone.act("alarm.schedule", ["at": "10:30"])
        phone.device.setTimeZone(try require(TimeZone(identifier: "Atlantic/Azores")))
        phone.home()
        phone.wait(2 * 86_400)
        expect(phone.rings == [9000] && phone.cites("alarm.relative"))
        try phone.happen("alarm.stop")
        expect(phone.states, is: [])
    }

    let weekly = Fact("alarm.relative: an alarm with days comes on each of them, week after week") {
        let phone = try AlarmsPhone.ready()
        let days: ArgumentValue = .texts(["monday", "Wednesday"])
        try phone.act("alarm.schedule", ["at": "09:10", "days": days])
        phone.home()
        for _ in 0..<3 {
            phone.wait(4 * 86_400)
            try? phone.happen("alarm.stop")
        }
        let week = 7 * 86_400
        expect(phone.rings.first == 600 && phone.rings.contains(600 + week))
        expect(phone.states, is: ["alarm scheduled"])
    }

    let countsDown = Fact("alarm.countdown: a countdown begins at once without a schedule, and else ends at the date") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["id": "eggs", "countdown": 300])
        try phone.act("alarm.schedule", ["id": "tea", "in": 1000, "countdown": 100])
        expect(phone.states, is: ["eggs countdown", "tea scheduled"])
        phone.wait(300)
        expect(phone.states, is: ["eggs alerting", "tea scheduled"])
        phone.wait(600)
        expect(phone.states, is: ["eggs alerting", "tea countdown"])
        phone.wait(100)
        expect(phone.rings == [300, 1000] && phone.seconds(citing: "alarm.countdown") == [0, 900])
    }
}
