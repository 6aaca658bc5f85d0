import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications

struct CenterRuleTests: Facts {
    @Test("Rules of the notification center", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func ready(_ system: SystemVersion = .iOS(17), constants: [String: Double] = [:]) throws
        -> LocalNotificationsPhone
    {
        let phone = try LocalNotificationsPhone(system, constants: constants)
        phone.code.on[.didFinishLaunching] = { process in
            try process.act("notif.delegate")
            try process.act("notif.category", ["dismissal": .flag(true), "takesText": .flag(true)])
        }
        phone.app.launch()
        try phone.act("notif.authorize")
        try phone.happen("notif.answer")
        return phone
    }

    private static func soon(
        _ phone: LocalNotificationsPhone, _ arguments: [String: ArgumentValue] = [:], leaves: Bool = true
    ) throws {
        try phone.act("notif.add", arguments.merging(["in": .duration(.seconds(60))]) { given, _ in given })
        if leaves { phone.home() }
        phone.wait(60)
    }

    let authorization = Fact("un.authorization: without a yes a request is kept, and nothing is shown") {
        let phone = try LocalNotificationsPhone(.iOS(17))
        phone.app.launch()
        try phone.act("notif.add", ["in": .duration(.seconds(60))])
        expect(phone.waiting == ["hello"] && phone.app.trace.findings.map(\.rule?.id) == ["un.authorization"])
        try phone.act("notif.authorize")
        expect(phone.app.state, is: .inactive)
        try phone.happen("notif.answer", ["allow": .flag(false)])
        expect(phone.app.state == .active && phone.app.trace.output == ["notifications not allowed"])
        phone.home()
        phone.wait(60)
        expect(phone.shown.isEmpty && phone.seconds(citing: "un.authorization").last == 60)
        try phone.happen("notif.answer")
        phone.app.launch()
        try phone.act("notif.authorize")
        expect(phone.app.trace.output.last, is: "notifications allowed")
    }

    let question = Fact(
        "un.authorization: the question is on the screen, and its buttons answer it",
        for: [("Allow", 17, true), ("Don't Allow", 10, false)]
    ) { (button: String, major: Int, isAllowed: Bool) in
        let phone = try LocalNotificationsPhone(.iOS(major))
        phone.app.launch()
        try phone.act("notif.authorize")
        let outline = try phone.device.screenOutline(of: phone.app)
        expect(outline.first?.hasSuffix("Would Like to Send You Notifications\""), is: true)
        try phone.device.touch(.tap, ElementQuery(button), of: phone.app)
        expect(phone.app.state == .active && phone.notes.permission(of: phone.app).isGranted == isAllowed)
        expect(phone.app.trace.output, is: [isAllowed ? "notifications allowed" : "notifications not allowed"])
    }

    let lateQuestion = Fact(
        "un.authorization: a question that is asked in the background comes when the app is in front"
    ) {
        let phone = try LocalNotificationsPhone(.iOS(17))
        phone.code.on[.didEnterBackground] = { try $0.act("notif.authorize") }
        phone.app.launch()
        phone.home()
        expect(phone.app.trace.output.isEmpty)
        phone.app.launch()
        expect(phone.app.state, is: .inactive)
        try phone.device.touch(.tap, ElementQuery("Allow"), of: phone.app)
        expect(phone.app.state == .active && phone.notes.permission(of: phone.app).isGranted)
    }

    let provisional = Fact("a provisional permission takes no question, and shows in the list alone") {
        let phone = try LocalNotificationsPhone(.iOS(12))
        phone.app.launch()
        try phone.act("notif.authorize", ["provisional": .flag(true)])
        expect(phone.app.state == .active && phone.notes.permission(of: phone.app).status == .provisional)
        try Self.soon(phone, ["sound": .text("default"), "badge": .number(1)])
        expect(phone.shown == ["hello"] && phone.notes.badge(of: phone.app) == 0 && !phone.cites("notif.sound.none"))
        expect(!phone.device.trace.entries.contains { $0.text.contains("banner") })
    }

    let replaces = Fact("un.identifier.replaces: a pending one is replaced, and a shown one alerts anew") {
        let phone = try Self.ready()
        try phone.act("notif.add", ["in": .duration(.seconds(600)), "text": .text("a")])
        try Self.soon(phone, ["text": .text("b")])
        expect(phone.shown == ["b"] && phone.waiting.isEmpty)
        phone.app.launch()
        try Self.soon(phone, ["text": .text("c")])
        expect(phone.shown == ["c"] && phone.app.trace.entries(rule: "un.identifier.replaces").count == 2)
    }

    let triggerNil = Fact("un.trigger.nil: without a trigger it is delivered at once") {
        let phone = try Self.ready()
        phone.code.on[.didEnterBackground] = { try $0.act("notif.add", ["text": .text("now")]) }
        phone.home()
        expect(phone.shown == ["now"] && phone.cites("un.trigger.nil"))
    }

    let intervalMin = Fact(
        "un.trigger.interval-min: an interval of 0, or a repeating one under a minute, ends the app"
    ) {
        for (seconds, repeats) in [(0, false), (59, true)] {
            let phone = try Self.ready()
            try? phone.act("notif.add", ["in": .duration(.seconds(seconds)), "repeats": .flag(repeats)])
            expect(phone.app.exits.map(\.rule.id), is: ["un.trigger.interval-min"])
        }
        let phone = try Self.ready()
        try phone.act("notif.add", ["in": .duration(.seconds(60)), "repeats": .flag(true)])
        phone.home()
        phone.wait(180)
        expect(phone.showTimes, is: [60, 120, 180])
    }

    let limit = Fact("un.limit: the ones that fire soonest are kept") {
        let phone = try Self.ready()
        for number in 1...65 {
            try phone.act("notif.add", ["id": .text("\(number)"), "in": .duration(.seconds(60 * number))])
        }
        expect(phone.notes.pending(of: phone.app).map(\.identifier), is: (1...64).map { "\($0)" })
        expect(phone.cites("un.limit"))
    }

    let willPresent = Fact(
        "un.foreground.will-present: the delegate decides, and without one nobody sees it",
        for: [("banner", 1), ("nothing", 0), ("no answer", 0)]
    ) { (answer: String, count: Int) in
        let phone = try Self.ready()
        try phone.act("notif.onPresent", ["as": .text(answer)])
        try Self.soon(phone, ["badge": .number(2)], leaves: false)
        expect(phone.shown.count == count && phone.app.state == .active)
        expect(phone.notes.badge(of: phone.app), is: (count == 1 ? 2 : 0))
        expect(phone.cites("un.foreground.will-present"))
        let without = try LocalNotificationsPhone.ready(.iOS(17))
        try Self.soon(without, leaves: false)
        expect(without.shown.isEmpty && without.cites("un.foreground.will-present"))
    }

    let response = Fact("un.response: a tap, and a button with a text, are told with a completion handler") {
        let phone = try Self.ready()
        try Self.soon(phone)
        try phone.happen("notif.tap")
        expect(phone.app.state == .active && phone.cites("un.response"))
        try Self.soon(phone, ["category": .text("category")])
        phone.device.purge(phone.app)
        try phone.happen("notif.action", ["action": .text("button"), "text": .text("later")])
        expect(phone.app.launchCount == 2 && phone.app.state == .suspended)
        expect(
            phone.app.trace.output.suffix(2),
            is: [
                "response: com.apple.UNNotificationDefaultActionIdentifier", "response: button, later",
            ])
    }

    let responseWithoutEnd = Fact("un.response: a completion handler that is never called is a finding") {
        let phone = try Self.ready()
        try phone.act("notif.onResponse", ["completes": .flag(false)])
        try Self.soon(phone, ["category": .text("category")])
        try phone.happen("notif.action", ["action": .text("button")])
        expect(phone.app.awakeReasons, is: ["wake: notification action"])
        phone.wait(30)
        expect(phone.app.trace.findings.map(\.rule?.id) == ["un.response"] && phone.app.state == .suspended)
        expect(phone.app.exits.isEmpty)
    }

    let dismiss = Fact("un.response.dismiss: a dismissal is told only where the category asks for it") {
        let phone = try Self.ready()
        try Self.soon(phone, ["category": .text("category")])
        try phone.happen("notif.dismiss")
        expect(phone.app.trace.output.last, is: "response: com.apple.UNNotificationDismissActionIdentifier")
        phone.app.launch()
        try Self.soon(phone)
        let lines = phone.app.trace.output.count
        try phone.happen("notif.dismiss")
        expect(phone.app.trace.output.count == lines && phone.cites("un.response.dismiss") && phone.shown.isEmpty)
    }

    let lateDelegate = Fact(
        "un.delegate.before-launch-ends: a delegate that comes later misses the response that launched the app"
    ) {
        let phone = try LocalNotificationsPhone.ready(.iOS(17))
        phone.code.on[.didBecomeActive] = { try $0.act("notif.delegate") }
        try Self.soon(phone)
        phone.device.purge(phone.app)
        try phone.happen("notif.tap")
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["un.delegate.before-launch-ends"])
        expect(!phone.cites("un.response") && phone.app.state == .active)
    }

    let noCode = Fact("un.deliver.no-code: the system shows it, and no code of the app runs") {
        let phone = try Self.ready()
        try phone.act("notif.add", ["in": .duration(.seconds(600))])
        phone.home()
        phone.device.forceQuit(phone.app)
        phone.wait(600)
        expect(phone.shown == ["hello"] && phone.app.launchCount == 1 && phone.cites("un.deliver.no-code"))
    }

    let oldThroughCenter = Fact("an old notification goes through the delegate of the center, where there is one") {
        let phone = try Self.ready()
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        phone.wait(60)
        expect(phone.cites("un.foreground.will-present") && phone.calls(.didReceiveLocalNotification) == 0)
        try phone.happen("notif.tap")
        expect(phone.app.trace.output.last, is: "response: com.apple.UNNotificationDefaultActionIdentifier")
    }
}
