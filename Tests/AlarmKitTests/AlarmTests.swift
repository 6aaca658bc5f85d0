import ActivityKit
import AlarmKit
import Testing
import UIKit
import VigilAlarms
import VigilRuntimeProbes
import VigilTestSupport

@Suite("An app with AlarmKit", .enabled(if: RuntimeInterface.problems.isEmpty))
struct AlarmTests {
    private let id = UUID()

    @Test("asks the user at its first alarm, and hears of each change of it")
    func first() throws {
        let phone = try DelegatePhone.unasked()
        try phone.run { _ in
            #expect(AlarmManager.shared.authorizationState == .notDetermined)
            let schedule = Alarm.Schedule.soon
            WakeAlarms.schedule(id, .alarm(schedule: schedule, attributes: WakeAlarms.attributes("Wake up")))
        }
        phone.wait(1)
        #expect(phone.lines == [])
        try phone.happen("alarm.permit")
        #expect(
            phone.lines == ["may authorized", "alarms [AlarmKit.Alarm.State.scheduled]", "scheduled scheduled true"])
        phone.wait(60)
        #expect(phone.lines.last == "alarms [AlarmKit.Alarm.State.alerting]")
        #expect(try phone.observe("alarm.rung") == .texts(["Wake up"]))
        try phone.run { _ in try AlarmManager.shared.stop(id: id) }
        #expect(phone.lines.last == "alarms []")
    }

    @Test("counts down, pauses, goes on, rings and snoozes, and reads its alarms")
    func timer() throws {
        let phone = try DelegatePhone.waking()
        try phone.run { _ in
            let durations = Alarm.CountdownDuration(preAlert: 100, postAlert: 30)
            let attributes = WakeAlarms.attributes("Eggs", .countdown)
            let sound = AlertConfiguration.AlertSound.named("eggs.caf")
            WakeAlarms.schedule(id, .init(countdownDuration: durations, attributes: attributes, sound: sound))
        }
        phone.wait(30)
        try phone.run { _ in try AlarmManager.shared.pause(id: id) }
        phone.wait(1000)
        try phone.run { _ in
            try #expect(AlarmManager.shared.alarms.map(\.state) == [.paused])
            try AlarmManager.shared.resume(id: id)
        }
        phone.wait(70)
        try phone.run { _ in
            let alarm = try #require(AlarmManager.shared.alarms.first)
            #expect(alarm.state == .alerting && alarm.schedule == nil && alarm.id == id)
            #expect(alarm.countdownDuration == Alarm.CountdownDuration(preAlert: 100, postAlert: 30))
            try AlarmManager.shared.countdown(id: id)
        }
        phone.wait(30)
        try phone.happen("alarm.secondary")
        try phone.run { _ in
            try #expect(AlarmManager.shared.alarms.map(\.state) == [.countdown])
            try AlarmManager.shared.cancel(id: id)
            try #expect(AlarmManager.shared.alarms == [])
        }
        #expect(
            phone.app.trace.entries.contains { $0.text.hasPrefix("AlertConfiguration.AlertSound.named(_:) is not") })
        #expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("the error for an alarm") })
    }

    @Test("rings each week, and reads the days again")
    func weekly() throws {
        let phone = try DelegatePhone.waking()
        let time = Alarm.Schedule.Relative.Time(hour: 7, minute: 30)
        let weekly = Alarm.Schedule.relative(.init(time: time, repeats: .weekly([.sunday, .friday])))
        try phone.run { _ in
            WakeAlarms.schedule(id, .alarm(schedule: weekly, attributes: WakeAlarms.attributes("Swim")))
            WakeAlarms.schedule(
                UUID(), .alarm(schedule: .relative(.init(time: time)), attributes: WakeAlarms.attributes("Once")))
        }
        phone.device.settle()
        try phone.run { _ in
            try #expect(AlarmManager.shared.alarms.map(\.schedule) == [weekly, .relative(.init(time: time))])
            try #expect(AlarmManager.shared.alarms.map(\.countdownDuration) == [nil, nil])
        }
    }
}
