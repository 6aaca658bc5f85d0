import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilTestSupport

struct ScheduleRuleTests: Facts {
    @Test("Rules of local notifications: scheduling", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let registration = Fact("notif.schedule.registration: from iOS 8 nothing is shown without the user's yes") {
        for (system, count) in [(SystemVersion.iOS(7), 1), (.iOS(9), 0)] {
            let phone = try LocalNotificationsPhone(system)
            phone.app.launch()
            try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
            phone.home()
            phone.wait(60)
            expect(phone.shown.count == count && phone.cites("notif.schedule.registration") == (count == 0))
        }
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        phone.home()
        phone.wait(60)
        expect(phone.shown == ["hello"] && phone.calls(.didRegisterUserNotificationSettings) == 1)
    }

    let noMode = Fact(
        "notif.schedule.no-mode: a notification needs no mode, and no process",
        .asserts(LocalNotificationRules.scheduleNoMode)
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(6))
        try phone.act("notif.schedule", ["in": .duration(.seconds(600))])
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(600)
        expect(phone.shown == ["hello"] && phone.app.launchCount == 1 && phone.app.state == .notRunning)
    }

    let limit = Fact("notif.limit: the ones that fire soonest are kept", for: [64, 128]) { (limit: Int) in
        let phone = try LocalNotificationsPhone.ready(
            .iOS(9), constants: limit == 64 ? [:] : ["k.notif.pending-limit": 128])
        for number in (1...limit + 2).reversed() {
            try phone.act(
                "notif.schedule", ["in": .duration(.seconds(60 * number)), "text": .text("\(number)")])
        }
        expect(phone.waiting.count == limit && phone.waiting.first == "\(limit)" && phone.waiting.last == "1")
        expect(phone.app.trace.entries(rule: "notif.limit").count, is: 2)
    }

    let repeatingCountsOnce = Fact(
        "notif.limit.repeating-counts-once: a repeating notification takes one place",
        .asserts(LocalNotificationRules.limitRepeatingCountsOnce)
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(9), constants: ["k.notif.pending-limit": 2])
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "every": .text("minute"), "text": .text("a")])
        try phone.act("notif.schedule", ["in": .duration(.seconds(6000)), "text": .text("b")])
        phone.home()
        phone.wait(300)
        expect(phone.waiting == ["a", "b"] && phone.showTimes == [60, 120, 180, 240, 300])
    }

    let pastOrNil = Fact(
        "notif.fire.past-or-nil: a date that is nil or past fires at once",
        for: [SystemVersion.iOS(4), .iOS(9)]
    ) { (system: SystemVersion) in
        let phone = try LocalNotificationsPhone.ready(system)
        phone.wait(100)
        try phone.act("notif.schedule")
        try phone.act("notif.schedule", ["in": .duration(.seconds(-50))])
        expect(phone.calls(.didReceiveLocalNotification) == 2 && phone.waiting.isEmpty)
        expect(phone.seconds(citing: "notif.fire.past-or-nil"), is: [100, 100])
    }

    let pastAndRepeating = Fact("a repeating notification whose date is over comes at once, and again") {
        let phone = try LocalNotificationsPhone.ready(.iOS(7))
        phone.wait(50)
        try phone.act("notif.schedule", ["in": .duration(.seconds(-20)), "every": .text("minute")])
        phone.home()
        phone.wait(120)
        expect(phone.showTimes == [90, 150] && phone.calls(.didReceiveLocalNotification) == 1)
    }

    let repeatZero = Fact("notif.repeat.zero: without an interval it fires once and is gone") {
        let phone = try LocalNotificationsPhone.ready(.iOS(7))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        phone.home()
        phone.wait(3600)
        expect(phone.seconds(citing: "notif.repeat.zero") == [60] && phone.waiting.isEmpty)
    }

    let repeatCalendar = Fact("notif.repeat.calendar: months have their own lengths, and seconds do not repeat") {
        let phone = try LocalNotificationsPhone.ready(.iOS(7))
        // From the end of January on: the boot is at 5 January, 09:00.
        let toJanuary31 = 26 * 86_400
        try phone.act(
            "notif.schedule", ["in": .duration(.seconds(toJanuary31)), "every": .text("month"), "text": .text("m")])
        phone.home()
        phone.wait(90 * 86_400)
        let days = phone.showTimes.map { $0 / 86_400 }
        expect(days, is: [26, 26 + 28, 26 + 59])
        phone.app.launch()
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "every": .text("second"), "text": .text("s")])
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["notif.repeat.calendar"])
    }

    let cancel = Fact("notif.cancel: one that waits is forgotten, and one that is shown taken away") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "text": .text("a")])
        try phone.act("notif.schedule", ["in": .duration(.seconds(6000)), "text": .text("b")])
        phone.home()
        phone.wait(60)
        expect(phone.shown == ["a"] && phone.waiting == ["b"])
        phone.app.launch()
        try phone.act("notif.cancelAll")
        expect(phone.shown.isEmpty && phone.waiting.isEmpty && phone.cites("notif.cancel"))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "text": .text("c")])
        let request = try require(phone.notes.pending(of: phone.app).first)
        try phone.run { process in phone.device.requiredService(NotificationService.self).cancel(request, in: process) }
        expect(phone.waiting.isEmpty && phone.app.trace.entries(rule: "notif.cancel").count == 2)
        try phone.run { process in phone.device.requiredService(NotificationService.self).cancel(request, in: process) }
        expect(
            phone.app.trace.entries(of: .note).last?.text, is: "notification \"c\" was not cancelled: it does not wait")
        expect(phone.app.trace.entries(rule: "notif.cancel").count, is: 2)
    }

    let presentNow = Fact("notif.present-now: delivered at once, also from the background") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        phone.code.on[.didEnterBackground] = { process in
            var content = NotificationContent()
            content.body = "now"
            let request = NotificationRequest("", content, trigger: .date(FireDate(.distantFuture)), isLegacy: true)
            process.device.requiredService(NotificationService.self).present(request, in: process)
        }
        phone.home()
        expect(phone.shown == ["now"] && phone.cites("notif.present-now"))
    }

    let survives = Fact(
        "notif.survives: what waits outlives the process, a force quit and a restart, and goes with the app"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(7200))])
        phone.device.forceQuit(phone.app)
        phone.wait(60)
        phone.device.reboot()
        phone.device.unlock()
        phone.app.launch()
        expect(phone.app.trace.entries(rule: "notif.survives").count, is: 2)
        phone.home()
        phone.device.delete(phone.app)
        phone.wait(7200)
        expect(phone.showTimes.isEmpty)
    }
}
