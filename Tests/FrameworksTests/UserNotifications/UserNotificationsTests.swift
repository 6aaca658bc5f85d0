import BackgroundRuntime
import Foundation
import Testing
import UIKit
import VigilFacts
import VigilLocalNotifications
import VigilRemoteNotifications
import VigilRuntimeProbes
import VigilTestSupport

final class UserNotificationsPhone: DelegatePhone {
    fileprivate convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17)
    )
        throws
    {
        try self.init(delegate, on: system, manifest: Manifest(backgroundModes: ["remote-notification"]))
        app.launch()
    }

    fileprivate var output: [String] { app.trace.output }

    fileprivate var notes: LocalNotificationControl { device.localNotifications }
}

struct UserNotificationsTests: Facts {
    @Test("Notifications, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let reminder = Fact("an app asks, adds a notification, and hears what the user does with it") {
        let phone = try UserNotificationsPhone(Reminder.self)
        expect(phone.app.state, is: .inactive)
        phone.notes.answer(true, for: phone.app)
        expect(phone.output, is: ["allowed: true, error: none, main: false"])
        try phone.app.main { (app: Reminder) in app.remind("tea", after: 60) }
        phone.wait(60)
        expect(phone.output.last == "will present tea" && phone.notes.delivered(of: phone.app).count == 1)
        try phone.app.main { (app: Reminder) in app.remind("tea", after: 60) }
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(60)
        try phone.notes.act("reply", text: "soon", phone.app)
        expect(phone.output.last == "reply tea 7 soon" && phone.app.state == .suspended)
        expect(phone.notes.badge(of: phone.app), is: 1)
    }

    let asyncReminder = Fact("async code gets the same") {
        let phone = try UserNotificationsPhone(AsyncReminder.self)
        phone.notes.answer(true, for: phone.app)
        expect(
            phone.output,
            is: [
                "allowed: true", "pending: [\"hello\"]", "next: 1767607200.0", "authorized enabled notSupported",
                "error: badgeInputInvalid",
            ])
        expect(phone.notes.badge(of: phone.app), is: 4)
        phone.wait(3600)
        expect(phone.output.last, is: "will present hello")
        try phone.notes.tap(phone.app)
        phone.wait(1)
        expect(phone.output.last, is: "received com.apple.UNNotificationDefaultActionIdentifier")
        expect(phone.app.trace.findings.isEmpty)
    }

    let silent = Fact("a delegate without willPresent shows nothing, and without didReceive is done at once") {
        let phone = try UserNotificationsPhone(SilentReminder.self)
        phone.notes.answer(true, for: phone.app)
        try phone.app.main { (_: SilentReminder) in Reminder().remind("tea", after: 60) }
        phone.wait(60)
        expect(phone.notes.delivered(of: phone.app).isEmpty)
        try phone.app.main { (_: SilentReminder) in Reminder().remind("tea", after: 60) }
        phone.home()
        phone.wait(60)
        try phone.notes.tap(phone.app)
        phone.wait(60)
        expect(phone.app.trace.findings.isEmpty && phone.app.state == .active)
    }

    let shortInterval = Fact("a repeating interval under a minute ends the app where its trigger is made") {
        let phone = try UserNotificationsPhone(Reminder.self)
        try? phone.app.main { (app: Reminder) in app.remind("tea", after: 59, repeats: true) }
        expect(phone.app.exits.map(\.rule.id), is: ["un.trigger.interval-min"])
    }
}

struct LocalNotificationSkinTests: Facts {
    @Test(
        "UILocalNotification, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty), .exercisesRules,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let copies = Fact(
        "notif.schedule.copy: what is scheduled is a copy",
        .asserts(LocalNotificationRules.scheduleCopy)
    ) {
        let phone = try UserNotificationsPhone(OldReminder.self, .iOS(9))
        phone.notes.answer(true, for: phone.app)
        try phone.app.main { (app: OldReminder) in
            let first = app.schedule("a", after: 60)
            _ = app.schedule("b", after: 120)
            print(UIApplication.shared.scheduledLocalNotifications?.map { $0.alertBody ?? "" } ?? [])
            UIApplication.shared.cancelLocalNotification(first)
            print(UIApplication.shared.scheduledLocalNotifications?.map { $0.alertBody ?? "" } ?? [])
            print(UIApplication.shared.currentUserNotificationSettings?.types.rawValue ?? 0)
        }
        expect(
            phone.output, is: ["launched by nobody", "types 7, categories 1", "[\"a\", \"b\"]", "[\"b\"]", "7"])
    }

    let whole = Fact(
        "an old app is told in the foreground, launched by a tap, and runs for a button in the background"
    ) {
        let phone = try UserNotificationsPhone(OldReminder.self, .iOS(9))
        phone.notes.answer(true, for: phone.app)
        try phone.app.main { (app: OldReminder) in
            for (text, seconds) in [("a", 60), ("b", 120), ("c", 180)] {
                _ = app.schedule(text, after: Double(seconds))
            }
        }
        phone.wait(60)
        expect(phone.output.last, is: "received a, active")
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(60)
        expect(phone.notes.badge(of: phone.app), is: 2)
        try phone.notes.tap(phone.app)
        expect(
            phone.output.suffix(2) == ["launched by b", "received b, inactive"]
                || phone.output.contains("received b, inactive"))
        expect(phone.notes.badge(of: phone.app), is: 0)
        phone.home()
        phone.wait(60)
        try phone.notes.act("snooze", phone.app)
        expect(phone.output.last == "snooze for c" && phone.app.state == .suspended)
    }
}

struct PushSkinTests: Facts {
    @Test("Pushes, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let news = RemotePush(["aps": .dictionary(["content-available": .integer(1)]), "news": .integer(3)])

    let pushes = Fact("an app registers, is woken, launched, and has its time until the completion handler") {
        let phone = try UserNotificationsPhone(NewsReader.self)
        expect(phone.output, is: ["launched by nobody", "token of 32 bytes: true"])
        phone.home()
        phone.device.pushes.send(Self.news, to: phone.app)
        expect(phone.app.awakeReasons == ["wake: push"] && phone.output.last == "news 3")
        phone.wait(5)
        expect(phone.app.state, is: .suspended)
        phone.device.purge(phone.app)
        phone.device.pushes.send(Self.news, to: phone.app)
        expect(phone.output.contains("launched by 3"))
    }

    let oldRegistration = Fact(
        "an app registers as before iOS 8, and gets nothing but a line in the log from then on",
        for: [
            (6, ["asked for 5", "token of 32 bytes"]), (7, ["asked for 5", "token of 32 bytes"]), (8, ["asked for 0"]),
        ]
    ) { (system: Int, output: [String]) in
        let phone = try UserNotificationsPhone(OldNewsReader.self, .iOS(system))
        expect(phone.output, is: output)
        let logs = phone.app.trace.entries(of: .log).map(\.text).filter { $0.contains("is not supported in iOS 8.0") }
        expect(logs.count, is: (system < 8 ? 0 : 2))
    }
}
