import BackgroundRuntime
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilTestSupport

struct LocalNotificationsSurfaceTests: Facts {
    @Test("A notification under a finger", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone on whose home screen a notification has just dropped down.
    private static func fired(isLocked: Bool = false) throws -> LocalNotificationsPhone {
        let phone = try LocalNotificationsPhone.ready(.iOS(17))
        try phone.act("notif.delegate")
        try phone.act("notif.category", ["button": "later"])
        try phone.act("notif.add", ["id": "tea", "in": 60, "text": "Tea is ready"])
        phone.home()
        if isLocked { phone.device.lock() }
        phone.wait(60)
        return phone
    }

    let banner = Fact("opens its app as its banner is tapped, while that is there") {
        let phone = try Self.fired()
        phone.wait(4)
        try phone.happen("ui.tap", ["what": "Tea is ready"])
        expect(phone.app.state == .active && phone.shown.isEmpty)

        let late = try Self.fired()
        late.wait(5)
        expect(throws: StimulusError.self) { try late.happen("ui.tap", ["what": "Tea is ready"]) }
        expect(late.shown.count, is: 1)
    }

    let swiped = Fact("goes to the list as its banner is swiped away") {
        let phone = try Self.fired()
        try phone.happen("ui.swipe", ["what": "NotificationShortLookView", "to": "up"])
        expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": "Tea is ready"]) }
        expect(phone.shown.count == 1 && phone.app.state == .suspended)
    }

    let locked = Fact("stays on the lock screen, which an error names, and is dismissed there") {
        let phone = try Self.fired(isLocked: true)
        phone.wait(3_600)
        let locked = StimulusError(
            "the phone is locked: its lock screen covers all apps, and shows \"App, now, Tea is ready\"")
        expect(throws: locked) { try phone.happen("ui.tap", ["what": "Start"]) }
        try phone.happen("ui.swipe", ["what": "NotificationShortLookView", "to": "left"])
        expect(phone.shown.isEmpty)
    }
}
