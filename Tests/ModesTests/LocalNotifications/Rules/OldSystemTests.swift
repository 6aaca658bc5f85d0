import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocalNotifications

struct OldSystemTests: Facts {
    @Test("The notification center before iOS 10", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private final class Delegate: NotificationClient {
        func willPresent(_ notification: DeliveredNotification, answer: @escaping (NotificationPresentation) -> Void) {}
        func didReceive(_ response: NotificationResponse, done: @escaping () -> Void) {}
    }

    let words = Fact(
        "is not there for a scripted app, which is told so",
        for: ["notif.authorize", "notif.add", "notif.category", "notif.delegate", "notif.remove"]
    ) { (word: String) in
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        let error = expect(throws: StimulusError.self) { try phone.act(word) }
        expect(error?.description.contains("there is no notification center before iOS 10"), is: true)
        expect(throws: Never.self) { try LocalNotificationsPhone.ready(.iOS(10)).act(word) }
    }

    let session = Fact("takes no delegate, no categories, no number and removes nothing, and says so of each") {
        let phone = try LocalNotificationsPhone.ready(.iOS(9))
        try phone.act("notif.schedule", ["in": .duration(.seconds(60))])
        let (session, delegate) = (NotificationSession(try phone.process), Delegate())
        session.client = delegate
        session.categories = [NotificationCategory("talk", actions: [])]
        session.removePending(nil)
        session.setBadge(3)
        expect(session.client == nil && session.categories.map(\.identifier) == ["category"])
        expect(phone.waiting == ["hello"] && phone.notes.badge(of: phone.app) == 0)
        phone.home()
        phone.wait(60)
        session.removeDelivered(nil)
        expect(phone.shown, is: ["hello"])
        let refused = phone.app.trace.entries(of: .refusal).map(\.text)
        let calls = [
            "delegate", "setNotificationCategories(_:)", "removePendingNotificationRequests", "setBadgeCount(_:)",
            "removeDeliveredNotifications",
        ]
        expect(refused, is: calls.map { "\($0) does nothing: the notification center came with iOS 10" })
    }

    let newer = Fact("takes all of it in iOS 10, and a delegate that goes is no news in iOS 9") {
        let phone = try LocalNotificationsPhone.ready(.iOS(10))
        let (session, delegate) = (NotificationSession(try phone.process), Delegate())
        session.client = delegate
        session.categories = [NotificationCategory("talk", actions: [])]
        session.setBadge(3)
        expect(session.client === delegate && session.categories.map(\.identifier) == ["talk"])
        expect(phone.notes.badge(of: phone.app), is: 3)
        let old = try LocalNotificationsPhone.ready(.iOS(9))
        NotificationSession(try old.process).client = nil
        expect((phone.app.trace.entries + old.app.trace.entries).allSatisfy { $0.kind != .refusal })
    }
}
