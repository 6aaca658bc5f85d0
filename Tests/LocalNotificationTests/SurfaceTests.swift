import BackgroundRuntime
import Testing
import VigilLocalNotifications
import VigilTestSupport

@Suite("A notification under a finger")
struct SurfaceTests {
    /// A phone on whose home screen a notification has just dropped down.
    private func fired(isLocked: Bool = false) throws -> Phone {
        let phone = try Phone.ready(.iOS(17))
        try phone.act("notif.delegate")
        try phone.act("notif.category", ["button": "later"])
        try phone.act("notif.add", ["id": "tea", "in": 60, "text": "Tea is ready"])
        phone.home()
        if isLocked { phone.device.lock() }
        phone.wait(60)
        return phone
    }

    @Test("opens its app as its banner is tapped, while that is there")
    func banner() throws {
        let phone = try fired()
        phone.wait(4)
        try phone.happen("ui.tap", ["what": "Tea is ready"])
        #expect(phone.app.state == .active && phone.shown.isEmpty)

        let late = try fired()
        late.wait(5)
        #expect(throws: StimulusError.self) { try late.happen("ui.tap", ["what": "Tea is ready"]) }
        #expect(late.shown.count == 1)
    }

    @Test("goes to the list as its banner is swiped away")
    func swiped() throws {
        let phone = try fired()
        try phone.happen("ui.swipe", ["what": "NotificationShortLookView", "to": "up"])
        #expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": "Tea is ready"]) }
        #expect(phone.shown.count == 1 && phone.app.state == .suspended)
    }

    @Test("stays on the lock screen, which an error names, and is dismissed there")
    func locked() throws {
        let phone = try fired(isLocked: true)
        phone.wait(3_600)
        let locked = StimulusError(
            "the phone is locked: its lock screen covers all apps, and shows \"App, now, Tea is ready\"")
        #expect(throws: locked) { try phone.happen("ui.tap", ["what": "Start"]) }
        try phone.happen("ui.swipe", ["what": "NotificationShortLookView", "to": "left"])
        #expect(phone.shown.isEmpty)
    }
}
