import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilTestSupport

struct FireRuleTests: Facts {
    @Test("Rules of local notifications: delivery", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func fire(
        _ phone: LocalNotificationsPhone, _ arguments: [String: ArgumentValue] = [:], leaves: Bool = true
    ) throws {
        try phone.act("notif.schedule", arguments.merging(["in": .duration(.seconds(60))]) { given, _ in given })
        if leaves { phone.home() }
        phone.wait(60)
    }

    let foreground = Fact("notif.fire.foreground: the app is told, and the system shows nothing") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try Self.fire(phone, ["badge": .number(3), "sound": .text("default")], leaves: false)
        expect(phone.calls(.didReceiveLocalNotification) == 1 && phone.shown.isEmpty)
        expect(phone.notes.badge(of: phone.app) == 0 && phone.cites("notif.fire.foreground"))
    }

    let background = Fact(
        "notif.fire.background: the system shows it, and no code of the app runs",
        for: [true, false]
    ) { (isPurged: Bool) in
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "badge": .number(3)])
        phone.home()
        if isPurged { phone.device.purge(phone.app) }
        let calls = phone.code.calls.count
        phone.wait(60)
        expect(phone.shown == ["hello"] && phone.notes.badge(of: phone.app) == 3)
        expect(phone.code.calls.count == calls && phone.cites("notif.fire.background"))
    }

    let tapLaunch = Fact(
        "notif.tap.launch: a tap launches the app, which is told after the launch and before it is active"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(60)
        try phone.happen("notif.tap")
        expect(phone.cites("notif.tap.launch") && phone.shown.isEmpty)
        expect(
            phone.code.calls.suffix(4).map(\.name),
            is: [.willFinishLaunching, .didFinishLaunching, .didReceiveLocalNotification, .didBecomeActive])
        expect(phone.code.launchOptions.last?.values.keys.sorted(), is: [LocalNotificationKeys.launch])
        expect(phone.code.states["application(_:didReceive:)"], is: .inactive)
    }

    let tapBackground = Fact("notif.tap.background: a tap brings the app to the foreground and tells it") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try Self.fire(phone)
        try phone.happen("notif.tap")
        expect(phone.cites("notif.tap.background") && phone.app.state == .active)
        expect(
            phone.code.calls.suffix(3).map(\.name),
            is: [.willEnterForeground, .didReceiveLocalNotification, .didBecomeActive])
    }

    let tapIcon = Fact(
        "notif.tap.icon: the icon launches without the notification",
        .asserts(LocalNotificationRules.tapIcon)
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "text": .text(""), "badge": .number(1)])
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(60)
        phone.app.launch()
        expect(phone.notes.badge(of: phone.app) == 1 && phone.code.launchOptions.last == LaunchOptions.none)
    }

    let sound = Fact(
        "notif.sound.none: no name is no sound, and a sound of more than thirty seconds is the default one"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.happen("notif.soundLength", ["name": .text("long.caf"), "is": .duration(.seconds(31))])
        try phone.happen("notif.soundLength", ["name": .text("short.caf"), "is": .duration(.seconds(30))])
        for name in ["long.caf", "short.caf", "default"] {
            phone.app.launch()
            try Self.fire(phone, ["sound": .text(name)])
        }
        phone.app.launch()
        try Self.fire(phone)
        expect(
            phone.app.trace.entries(rule: "notif.sound.none").map(\.text),
            is: [
                "the default sound plays: long.caf is longer than 30 s", "without a sound",
            ])
        let played = phone.app.trace.entries.map(\.text)
        expect(played.contains("the sound short.caf plays") && played.contains("the default sound plays"))
    }

    let badge = Fact("notif.badge.app-managed: the number is set and never added up, and the app removes it") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        for _ in 1...2 {
            phone.app.launch()
            try Self.fire(phone, ["badge": .number(2)])
        }
        phone.app.launch()
        try Self.fire(phone)
        expect(phone.notes.badge(of: phone.app) == 2 && phone.cites("notif.badge.app-managed"))
        phone.app.launch()
        try phone.act("notif.badge", ["is": .number(0)])
        expect(phone.notes.badge(of: phone.app), is: 0)
    }

    let badgeZeroClears = Fact(
        "notif.badge.zero-clears: with the number on the icon go the notifications that are shown, and only with it"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(17))
        phone.app.launch()
        try Self.fire(phone, ["badge": .number(2)])
        phone.app.launch()
        try phone.act("notif.badge", ["is": .number(1)])
        expect(!phone.cites("notif.badge.zero-clears"), "another number takes none away")
        try phone.act("notif.badge", ["is": .number(0)])
        expect(phone.app.trace.entries.map(\.text).contains("the delivered notifications are taken away (1)"))
        let count = phone.app.trace.entries(rule: "notif.badge.zero-clears").count
        try Self.fire(phone)
        phone.app.launch()
        try phone.act("notif.badge", ["is": .number(0)])
        expect(phone.app.trace.entries(rule: "notif.badge.zero-clears").count, is: count, "there was no number")
    }

    let badgeZeroAlone = Fact(
        "notif.badge.zero-alone: on iOS 10 and 11 a badge of 0 does nothing without a text, and takes the number with one",
        for: [(SystemVersion.iOS(9), 0), (.iOS(10), 2), (.iOS(11, 2), 2), (.iOS(12), 0)]
    ) { (system: SystemVersion, left: Int) in
        let phone = try LocalNotificationsPhone.ready(system)
        phone.app.launch()
        try phone.act("notif.badge", ["is": .number(2)])
        try Self.fire(phone, ["badge": .number(0), "text": .text("")])
        expect(phone.notes.badge(of: phone.app), is: left)
        expect(phone.cites("notif.badge.zero-alone"), is: (left == 2))
        phone.app.launch()
        try Self.fire(phone, ["badge": .number(0), "text": .text("done")])
        expect(phone.notes.badge(of: phone.app), is: 0)
    }

    let badgeNotAllowed = Fact(
        "notif.badge.app-managed: from iOS 8 the icon keeps its number where the user lets the app have none"
    ) {
        func number(_ phone: LocalNotificationsPhone) throws -> Int {
            phone.app.launch()
            try phone.act("notif.badge", ["is": .number(3)])
            return phone.notes.badge(of: phone.app)
        }
        try expect(number(LocalNotificationsPhone(.iOS(7))), is: 3)
        for (system, rule) in [(SystemVersion.iOS(8), "notif.schedule.registration"), (.iOS(17), "un.authorization")] {
            let phone = try LocalNotificationsPhone(system)
            try expect(number(phone), is: 0)
            let refusals = phone.app.trace.entries(of: .refusal)
            expect(refusals.map(\.text), is: ["the icon keeps its number: badges are not allowed"])
            expect(refusals.map(\.rule?.id), is: [rule])
        }
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.happen("notif.settings", ["badges": .flag(false)])
        try expect(number(phone), is: 0)
        try phone.happen("notif.settings", ["badges": .flag(true)])
        try expect(number(phone), is: 3)
    }

    let action = Fact("notif.action.background: a button runs the app in the background until its completion handler") {
        let phone = try LocalNotificationsPhone(.iOS(9))
        phone.code.on[.didFinishLaunching] = { try $0.act("notif.register", ["button": .text("snooze")]) }
        phone.app.launch()
        try phone.happen("notif.answer")
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "category": .text("category")])
        phone.home()
        phone.device.purge(phone.app)
        phone.wait(60)
        try phone.happen("notif.action", ["action": .text("snooze")])
        expect(phone.app.state == .background && phone.calls(.handleActionWithIdentifier) == 1)
        phone.wait(10)
        try phone.run { try $0.answers.give(.boolean(true), to: .handleActionWithIdentifier) }
        expect(phone.app.state == .suspended && phone.cites("notif.action.background"))
        expect(throws: StimulusError.self) { try phone.happen("notif.action", ["action": .text("snooze")]) }
    }

    let openingAction = Fact("a button that opens the app is told as a button, before the app is active") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.run { process in
            let category = NotificationCategory("category", actions: [NotificationAction("show", opensApp: true)])
            process.device.requiredService(NotificationService.self).register(
                NotificationRegistration([.alert], categories: [category]), in: process)
        }
        try Self.fire(phone, ["category": .text("category")])
        try phone.happen("notif.action", ["action": .text("show")])
        expect(phone.app.state == .active && phone.calls(.didReceiveLocalNotification) == 0)
        expect(phone.calls(.handleActionWithIdentifier), is: 1)
    }

    let settings = Fact("the switches in Settings take sounds, badges and alerts away") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.happen("notif.settings", ["sounds": .flag(false), "badges": .flag(false)])
        try Self.fire(phone, ["sound": .text("default"), "badge": .number(1)])
        expect(phone.shown.count == 1 && phone.notes.badge(of: phone.app) == 0)
        expect(!phone.cites("notif.sound.none"))
    }

    let alertOfIOS4 = Fact(
        "on iOS 4 a notification covers another app that is in front, and a tap leads away from it"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(4))
        let other = try phone.install("Other")
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        other.launch()
        phone.wait(60)
        expect(other.state, is: .inactive)
        try phone.happen("notif.tap")
        expect(phone.app.state == .active && !other.state.isForeground)
    }
}
