import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications

struct ClockRuleTests: Facts {
    @Test("Rules of local notifications: the clock of the phone", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func zone(_ name: String) throws -> TimeZone { try require(TimeZone(identifier: name)) }

    let absolute = Fact("notif.timezone.nil: a date without a zone stays where it is when the phone travels") {
        let phone = try LocalNotificationsPhone.ready(.iOS(7))
        try phone.act("notif.schedule", ["in": .duration(.seconds(7200))])
        phone.home()
        phone.device.setTimeZone(try Self.zone("Asia/Tokyo"))
        phone.wait(7200)
        expect(phone.showTimes == [7200] && phone.cites("notif.timezone.nil"))
    }

    let wallClock = Fact("notif.timezone.set: a date with a zone is wall-clock time where the phone is") {
        let phone = try LocalNotificationsPhone.ready(.iOS(7))
        // 12:00 in Greenwich, where the phone is at 09:00; in Azores time that is an hour later.
        try phone.act("notif.schedule", ["in": .duration(.seconds(3 * 3600)), "zone": .text("GMT")])
        phone.home()
        try phone.happen("timeZone", ["is": .text("Atlantic/Azores")])
        phone.wait(5 * 3600)
        expect(phone.showTimes == [4 * 3600] && phone.cites("notif.timezone.set"))
    }

    let summerTime = Fact(
        "notif.repeat.calendar: with a zone, every day is the same time of the day in summer and winter"
    ) {
        for (name, shift) in [("Europe/Berlin", -3600), (nil, 0)] {
            let phone = try LocalNotificationsPhone.ready(.iOS(7))
            phone.device.setTimeZone(try Self.zone("Europe/Berlin"))
            // 28 March 2026, 09:00 UTC, the day before the change.
            let start = 82 * 86_400
            var arguments: [String: ArgumentValue] = ["in": .duration(.seconds(start)), "every": .text("day")]
            arguments["zone"] = name.map { .text($0) }
            try phone.act("notif.schedule", arguments)
            phone.home()
            phone.wait(start + 90_000)
            expect(phone.showTimes, is: [start, start + 86_400 + shift])
        }
    }

    let calendarTrigger = Fact(
        "a calendar trigger finds its time of the day anew after a journey, and a time that is skipped comes late"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(17))
        try phone.act("notif.add", ["at": .text("02:30"), "repeats": .flag(true)])
        phone.home()
        phone.device.setTimeZone(try Self.zone("Europe/Berlin"))
        phone.wait(86_400)
        // 02:30 in Berlin is 01:30 UTC, 16 h 30 min after the boot.
        expect(phone.showTimes, is: [59_400])
        phone.wait(83 * 86_400)
        // On 29 March there is no 02:30: it comes at 03:00, which is 01:00 UTC, half an hour early by the sun.
        expect(phone.showTimes.contains(59_400 + 82 * 86_400 - 1800))
    }

    let setClock = Fact("setting the clock moves dates, and time intervals not") {
        let phone = try LocalNotificationsPhone.ready(.iOS(17))
        try phone.act("notif.add", ["id": .text("a"), "text": .text("interval"), "in": .duration(.seconds(3600))])
        try phone.act("notif.add", ["id": .text("b"), "text": .text("date"), "at": .text("10:00")])
        phone.home()
        phone.device.setClock(by: .seconds(1800))
        phone.wait(1800)
        expect(phone.shown, is: ["date"])
        phone.wait(1800)
        expect(phone.shown, is: ["date", "interval"])
    }
}
