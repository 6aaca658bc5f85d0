import AlarmKit
import Testing
import UIKit
import VigilAlarms
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct RefusalTests: Facts {
    @Test("An app whose alarms are refused", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let id = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    let asks = Fact.async("asks by itself, and gets the answer") {
        let phone = try AlarmKitPhone.unasked()
        try phone.run { _ in
            Task { print("answer", try await AlarmManager.shared.requestAuthorization()) }
        }
        try phone.happen("alarm.permit", ["allow": false])
        expect(phone.lines.sorted(), is: ["answer denied", "may denied"])
        try phone.run { _ in
            expect(AlarmManager.shared.authorizationState, is: .denied)
            WakeAlarms.schedule(Self.id, .alarm(schedule: .soon, attributes: WakeAlarms.attributes("Wake up")))
        }
        expect(phone.lines.last, is: "com.apple.AlarmKit.Alarm 1")
    }

    let refused = Fact.async("gets the error 1 without a text, 0 for what makes no sense, and that of the limit") {
        let silent = try AlarmKitPhone.unasked(text: "")
        try silent.run { _ in
            Task {
                do { _ = try await AlarmManager.shared.requestAuthorization() } catch { print((error as NSError).code) }
            }
        }
        expect(silent.lines, is: ["1"])
        let phone = try AlarmKitPhone.waking()
        try phone.run { _ in
            WakeAlarms.schedule(Self.id, .alarm(attributes: WakeAlarms.attributes("Never")))
            WakeAlarms.schedule(UUID(), .timer(duration: .nan, attributes: WakeAlarms.attributes("Not a time")))
            WakeAlarms.schedule(
                UUID(), .timer(duration: .infinity, attributes: WakeAlarms.attributes("Not in our time")))
            WakeAlarms.schedule(
                Self.id, .alarm(schedule: .fixed(.distantPast), attributes: WakeAlarms.attributes("Over")))
            WakeAlarms.schedule(
                UUID(), .alarm(schedule: .fixed(.distantFuture), attributes: WakeAlarms.attributes("Then")))
            for change in [AlarmManager.stop, AlarmManager.cancel, AlarmManager.pause, AlarmManager.resume] {
                expect(throws: NSError(domain: "com.apple.AlarmKit.Alarm", code: 0)) {
                    try change(AlarmManager.shared)(UUID())
                }
            }
            expect(throws: NSError(domain: "com.apple.AlarmKit.Alarm", code: 0)) {
                try AlarmManager.shared.countdown(id: UUID())
            }
        }
        let errors = phone.lines.filter { $0.hasPrefix("com.apple") }
        expect(errors, is: ["com.apple.AlarmKit.Alarm 0", "com.apple.AlarmKit.Alarm 0", "com.apple.AlarmKit.Alarm 0"])
        let device = try Device(system: .iOS(26, 1), constants: ["k.alarm.limit": 0])
        let app = try device.install(
            WakeApp.self, manifest: Manifest(texts: ["NSAlarmKitUsageDescription": "Wakes you."]))
        app.launch()
        try device.alarms.permit(true, for: app)
        try app.main { (_: WakeApp) in
            WakeAlarms.schedule(Self.id, .alarm(schedule: .soon, attributes: WakeAlarms.attributes("One")))
        }
        device.settle()
        expect(app.trace.entries(of: .output).last?.text, is: "too many")
    }

    let bare = Fact("hears that a countdown without its presentations was seen to fail") {
        let phone = try AlarmKitPhone.waking()
        let presentation = AlarmPresentation(alert: .init(title: "Eggs"))
        let attributes = AlarmAttributes<WakeData>(presentation: presentation, tintColor: .orange)
        try phone.run { _ in WakeAlarms.schedule(Self.id, .timer(duration: 60, attributes: attributes)) }
        phone.device.settle()
        expect(phone.lines.contains("scheduled countdown true"))
        expect(
            phone.app.trace.entries.contains { $0.text.hasPrefix("the error for an alarm that counts down without") })
    }
}
