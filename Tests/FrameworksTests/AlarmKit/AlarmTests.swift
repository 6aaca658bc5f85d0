import ActivityKit
import AlarmKit
import Testing
import UIKit
import VigilAlarms
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct AlarmTests: Facts {
    @Test("An app with AlarmKit", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let id = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    let first = Fact("asks the user at its first alarm, and hears of each change of it") {
        let phone = try AlarmKitPhone.unasked()
        try phone.run { _ in
            expect(AlarmManager.shared.authorizationState, is: .notDetermined)
            let schedule = Alarm.Schedule.soon
            WakeAlarms.schedule(Self.id, .alarm(schedule: schedule, attributes: WakeAlarms.attributes("Wake up")))
        }
        phone.wait(1)
        expect(phone.lines, is: [])
        try phone.happen("alarm.permit")
        expect(
            phone.lines, is: ["may authorized", "alarms [AlarmKit.Alarm.State.scheduled]", "scheduled scheduled true"])
        phone.wait(60)
        expect(phone.lines.last, is: "alarms [AlarmKit.Alarm.State.alerting]")
        try expect(phone.observe("alarm.rung"), is: .texts(["Wake up"]))
        try phone.run { _ in try AlarmManager.shared.stop(id: Self.id) }
        expect(phone.lines.last, is: "alarms []")
    }

    let timer = Fact("counts down, pauses, goes on, rings and snoozes, and reads its alarms") {
        let phone = try AlarmKitPhone.waking()
        try phone.run { _ in
            let durations = Alarm.CountdownDuration(preAlert: 100, postAlert: 30)
            let attributes = WakeAlarms.attributes("Eggs", .countdown)
            let sound = AlertConfiguration.AlertSound.named("eggs.caf")
            WakeAlarms.schedule(Self.id, .init(countdownDuration: durations, attributes: attributes, sound: sound))
        }
        phone.wait(30)
        try phone.run { _ in try AlarmManager.shared.pause(id: Self.id) }
        phone.wait(1000)
        try phone.run { _ in
            try expect(AlarmManager.shared.alarms.map(\.state), is: [.paused])
            try AlarmManager.shared.resume(id: Self.id)
        }
        phone.wait(70)
        try phone.run { _ in
            let alarm = try require(AlarmManager.shared.alarms.first)
            expect(alarm.state == .alerting && alarm.schedule == nil && alarm.id == Self.id)
            expect(alarm.countdownDuration, is: Alarm.CountdownDuration(preAlert: 100, postAlert: 30))
            try AlarmManager.shared.countdown(id: Self.id)
        }
        phone.wait(30)
        try phone.happen("alarm.secondary")
        try phone.run { _ in
            try expect(AlarmManager.shared.alarms.map(\.state), is: [.countdown])
            try AlarmManager.shared.cancel(id: Self.id)
            try expect(AlarmManager.shared.alarms, is: [])
        }
        expect(
            phone.app.trace.entries.contains { $0.text.hasPrefix("AlertConfiguration.AlertSound.named(_:) is not") })
        expect(!phone.app.trace.entries.contains { $0.text.hasPrefix("the error for an alarm") })
    }

    let weekly = Fact("rings each week, and reads the days again") {
        let phone = try AlarmKitPhone.waking()
        let time = Alarm.Schedule.Relative.Time(hour: 7, minute: 30)
        let weekly = Alarm.Schedule.relative(.init(time: time, repeats: .weekly([.sunday, .friday])))
        try phone.run { _ in
            WakeAlarms.schedule(Self.id, .alarm(schedule: weekly, attributes: WakeAlarms.attributes("Swim")))
            WakeAlarms.schedule(
                UUID(), .alarm(schedule: .relative(.init(time: time)), attributes: WakeAlarms.attributes("Once")))
        }
        phone.device.settle()
        try phone.run { _ in
            try expect(AlarmManager.shared.alarms.map(\.schedule), is: [weekly, .relative(.init(time: time))])
            try expect(AlarmManager.shared.alarms.map(\.countdownDuration), is: [nil, nil])
        }
    }
}
