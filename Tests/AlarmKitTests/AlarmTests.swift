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

    private func phone(text: String = "Wakes you.") throws -> DelegatePhone {
        let manifest = Manifest(texts: ["NSAlarmKitUsageDescription": text])
        let phone = try DelegatePhone(WakeApp.self, on: .iOS(27), manifest: manifest)
        phone.app.launch()
        return phone
    }

    /// A phone whose user has said yes.
    private func ready() throws -> DelegatePhone {
        let phone = try phone()
        try phone.happen("alarm.permit")
        return phone
    }

    private func lines(_ phone: DelegatePhone) -> [String] { phone.app.trace.entries(of: .output).map(\.text) }

    private func soon(_ seconds: Double) -> Alarm.Schedule { .fixed(Date(timeIntervalSinceNow: seconds)) }

    @Test("asks the user at its first alarm, and hears of each change of it")
    func first() throws {
        let phone = try phone()
        try phone.run { _ in
            #expect(AlarmManager.shared.authorizationState == .notDetermined)
            let schedule = soon(60)
            WakeAlarms.schedule(id, .alarm(schedule: schedule, attributes: WakeAlarms.attributes("Wake up")))
        }
        phone.wait(1)
        #expect(lines(phone) == [])
        try phone.happen("alarm.permit")
        #expect(
            lines(phone) == ["may authorized", "alarms [AlarmKit.Alarm.State.scheduled]", "scheduled scheduled true"])
        phone.wait(60)
        #expect(lines(phone).last == "alarms [AlarmKit.Alarm.State.alerting]")
        #expect(try phone.observe("alarm.rung") == .texts(["Wake up"]))
        try phone.run { _ in try AlarmManager.shared.stop(id: id) }
        #expect(lines(phone).last == "alarms []")
    }

    @Test("asks by itself, and gets the answer")
    func asks() throws {
        let phone = try phone()
        try phone.run { _ in
            Task { print("answer", try await AlarmManager.shared.requestAuthorization()) }
        }
        try phone.happen("alarm.permit", ["allow": false])
        #expect(lines(phone).sorted() == ["answer denied", "may denied"])
        try phone.run { _ in
            #expect(AlarmManager.shared.authorizationState == .denied)
            WakeAlarms.schedule(id, .alarm(schedule: soon(60), attributes: WakeAlarms.attributes("Wake up")))
        }
        #expect(lines(phone).last == "com.apple.AlarmKit.Alarm 1")
    }

    @Test("gets the error 1 without a text, 0 for what makes no sense, and that of the limit")
    func refused() throws {
        let silent = try phone(text: "")
        try silent.run { _ in
            Task {
                do { _ = try await AlarmManager.shared.requestAuthorization() } catch { print((error as NSError).code) }
            }
        }
        #expect(lines(silent) == ["1"])
        let phone = try ready()
        try phone.run { _ in
            WakeAlarms.schedule(id, .alarm(attributes: WakeAlarms.attributes("Never")))
            WakeAlarms.schedule(UUID(), .timer(duration: .nan, attributes: WakeAlarms.attributes("Not a time")))
            WakeAlarms.schedule(
                UUID(), .timer(duration: .infinity, attributes: WakeAlarms.attributes("Not in our time")))
            WakeAlarms.schedule(id, .alarm(schedule: .fixed(.distantPast), attributes: WakeAlarms.attributes("Over")))
            WakeAlarms.schedule(
                UUID(), .alarm(schedule: .fixed(.distantFuture), attributes: WakeAlarms.attributes("Then")))
            for change in [AlarmManager.stop, AlarmManager.cancel, AlarmManager.pause, AlarmManager.resume] {
                #expect(throws: NSError(domain: "com.apple.AlarmKit.Alarm", code: 0)) {
                    try change(AlarmManager.shared)(UUID())
                }
            }
            #expect(throws: NSError(domain: "com.apple.AlarmKit.Alarm", code: 0)) {
                try AlarmManager.shared.countdown(id: UUID())
            }
        }
        let errors = lines(phone).filter { $0.hasPrefix("com.apple") }
        #expect(errors == ["com.apple.AlarmKit.Alarm 0", "com.apple.AlarmKit.Alarm 0", "com.apple.AlarmKit.Alarm 0"])
        let device = try Device(system: .iOS(26, 1), constants: ["k.alarm.limit": 0])
        let app = try device.install(
            WakeApp.self, manifest: Manifest(texts: ["NSAlarmKitUsageDescription": "Wakes you."]))
        app.launch()
        try device.alarms.permit(true, for: app)
        try app.main { (_: WakeApp) in
            WakeAlarms.schedule(id, .alarm(schedule: soon(60), attributes: WakeAlarms.attributes("One")))
        }
        device.settle()
        #expect(app.trace.entries(of: .output).last?.text == "too many")
    }

    @Test("counts down, pauses, goes on, rings and snoozes, and reads its alarms")
    func timer() throws {
        let phone = try ready()
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

    @Test("hears that a countdown without its presentations was seen to fail")
    func bare() throws {
        let phone = try ready()
        let presentation = AlarmPresentation(alert: .init(title: "Eggs"))
        let attributes = AlarmAttributes<WakeData>(presentation: presentation, tintColor: .orange)
        try phone.run { _ in WakeAlarms.schedule(id, .timer(duration: 60, attributes: attributes)) }
        phone.device.settle()
        #expect(lines(phone).contains("scheduled countdown true"))
        #expect(
            phone.app.trace.entries.contains { $0.text.hasPrefix("the error for an alarm that counts down without") })
    }

    @Test("rings each week, and reads the days again")
    func weekly() throws {
        let phone = try ready()
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
