import BackgroundRuntime
import Testing
import VigilLocalNotifications

@Suite("What the user does with notifications before iOS 10", .exercisesRules)
struct OldResponseTests {
    /// A notification of an app on iOS 9 is shown, with a button that takes a text and a dismissal to be reported.
    private func shown() throws -> Phone {
        let phone = try Phone.ready(.iOS(9))
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

    @Test("un.response.dismiss: before iOS 10 no dismissal is told, whatever the category asks for")
    func dismissal() throws {
        let phone = try shown()
        try phone.happen("notif.dismiss")
        #expect(phone.shown.isEmpty && phone.app.state == .suspended && phone.app.trace.findings.isEmpty)
        #expect(phone.app.trace.entries(of: .note).last?.text == "the app does not hear of it")
        #expect(!phone.cites("un.response.dismiss"))
    }

    @Test("notif.action.background: that the app does not get the text of a button is said where there is one")
    func text() throws {
        for text in ["later", nil] {
            let phone = try shown()
            try phone.happen(
                "notif.action", ["action": "reply"].merging(text.map { ["text": .text($0)] } ?? [:]) { $1 })
            #expect(phone.calls(.handleActionWithIdentifier) == 1 && phone.cites("notif.action.background"))
            let notes = phone.app.trace.entries(of: .note).filter { $0.text.contains("does not get the text") }
            #expect(notes.count == (text == nil ? 0 : 1))
        }
    }

    @Test("on iOS 5 a banner goes away alone, and what covers the app in front stays")
    func banner() throws {
        let phone = try Phone.ready(.iOS(5))
        let other = try phone.install("Other")
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        other.launch()
        phone.wait(60)
        #expect(other.state == .active)
        phone.device.showOverlay("an alert")
        try phone.happen("notif.dismiss")
        #expect(phone.shown.isEmpty && other.state == .inactive)
    }
}
