import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocalNotifications

struct OldResponseTests: Facts {
    @Test("What the user does with notifications before iOS 10", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A notification of an app on iOS 9 is shown, with a button that takes a text and a dismissal to be reported.
    private static func shown() throws -> LocalNotificationsPhone {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.run { process in
            let reply = NotificationAction("reply", takesText: true)
            let category = NotificationCategory("category", actions: [reply], reportsDismissal: true)
            process.device.requiredService(NotificationService.self).register(
                NotificationRegistration([.alert], categories: [category]), in: process)
        }
        try phone.act("notif.schedule", ["in": .duration(.seconds(60)), "category": .text("category")])
        phone.home()
        phone.wait(60)
        return phone
    }

    let dismissal = Fact("un.response.dismiss: before iOS 10 no dismissal is told, whatever the category asks for") {
        let phone = try Self.shown()
        try phone.happen("notif.dismiss")
        expect(phone.shown.isEmpty && phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
        expect(phone.app.trace.entries(of: .note).last?.text, is: "the app does not hear of it")
        expect(!phone.cites("un.response.dismiss"))
    }

    let text = Fact(
        "notif.action.background: that the app does not get the text of a button is said where there is one"
    ) {
        for text in ["later", nil] {
            let phone = try Self.shown()
            try phone.happen(
                "notif.action", ["action": "reply"].merging(text.map { ["text": .text($0)] } ?? [:]) { $1 })
            expect(phone.calls(.handleActionWithIdentifier) == 1 && phone.cites("notif.action.background"))
            let notes = phone.app.trace.entries(of: .note).filter { $0.text.contains("does not get the text") }
            expect(notes.count, is: (text == nil ? 0 : 1))
        }
    }

    let banner = Fact("on iOS 5 a banner goes away alone, and what covers the app in front stays") {
        let phone = try LocalNotificationsPhone.ready(.iOS(5))
        let other = try phone.install("Other")
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        other.launch()
        phone.wait(60)
        expect(other.state, is: .active)
        phone.device.showOverlay("an alert")
        try phone.happen("notif.dismiss")
        expect(phone.shown.isEmpty && other.state == .inactive)
    }
}
