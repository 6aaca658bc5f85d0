import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilLocalNotifications
import VigilLocation

struct LocalNotificationsRegionRuleTests: Facts {
    @Test("Rules of local notifications: areas", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static let here = LocationService.firstPlace

    private static func ready(_ system: SystemVersion) throws -> LocalNotificationsPhone {
        let text = "NSLocationWhenInUseUsageDescription"
        let phone = try LocalNotificationsPhone.ready(
            system, besides: [LocationModule.descriptor], manifest: Manifest(backgroundModes: [], texts: [text: "x"]))
        try phone.act("location.requestWhenInUse")
        try phone.device.location.authorize(phone.app, .whenInUse)
        return phone
    }

    /// A notification for an area around the place where the phone is.
    private static func request(_ name: String, isLegacy: Bool, repeats: Bool = false) -> NotificationRequest {
        var content = NotificationContent()
        content.body = name
        let region = WatchedRegion(
            name, latitude: Self.here.latitude, longitude: Self.here.longitude, radius: 200, notifiesOnEntry: false)
        return NotificationRequest(
            isLegacy ? "" : name, content, trigger: .region(region, repeats: repeats), isLegacy: isLegacy)
    }

    private static func schedule(_ request: NotificationRequest, on phone: LocalNotificationsPhone) throws {
        try phone.run { process in
            guard request.isLegacy else { return NotificationSession(process).add(request) }
            process.device.requiredService(NotificationService.self).schedule(request, in: process)
        }
    }

    private static func leave(_ phone: LocalNotificationsPhone) {
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(600)
    }

    let once = Fact("notif.region.counts, notif.region.once: leaving the area fires it once and launches nothing") {
        let phone = try Self.ready(.iOS(9))
        try Self.schedule(Self.request("shop", isLegacy: true), on: phone)
        expect(phone.device.location.regions(of: phone.app).isEmpty)
        phone.home()
        phone.device.purge(phone.app)
        Self.leave(phone)
        expect(phone.shown == ["shop"] && phone.waiting.isEmpty && phone.app.launchCount == 1)
        expect(phone.cites("notif.region.counts") && phone.cites("notif.region.once"))
    }

    let repeating = Fact("un.trigger.region: a repeating area fires each time, with When In Use alone") {
        let phone = try Self.ready(.iOS(17))
        try Self.schedule(Self.request("shop", isLegacy: false, repeats: true), on: phone)
        phone.home()
        Self.leave(phone)
        phone.device.location.move(to: Self.here)
        phone.wait(600)
        Self.leave(phone)
        expect(phone.showTimes.count == 2 && phone.waiting == ["shop"] && phone.cites("un.trigger.region"))
    }

    let counts = Fact("notif.region.counts: the twenty-first region is refused, and so is one without permission") {
        let phone = try Self.ready(.iOS(9))
        for number in 1...21 { try Self.schedule(Self.request("\(number)", isLegacy: true), on: phone) }
        expect(phone.waiting.count, is: 20)
        expect(phone.app.trace.entries.last { $0.kind == .refusal }?.rule?.id, is: "notif.region.counts")
        let other = try LocalNotificationsPhone.ready(.iOS(9), besides: [LocationModule.descriptor])
        try Self.schedule(Self.request("shop", isLegacy: true), on: other)
        expect(other.waiting.isEmpty)
        let without = try LocalNotificationsPhone.ready(.iOS(9))
        try Self.schedule(Self.request("shop", isLegacy: true), on: without)
        expect(without.waiting.isEmpty && without.cites("notif.region.counts"))
    }

    let exclusive = Fact("notif.region.exclusive: a date and an area together end the app, on iOS 8 and 9") {
        for (system, count) in [(SystemVersion.iOS(9), 1), (.iOS(12), 0)] {
            let phone = try Self.ready(system)
            try? phone.run { $0.device.requiredService(NotificationService.self).refuseRegionWithDate(in: $0) }
            expect(phone.app.exits.filter { $0.rule.id == "notif.region.exclusive" }.count, is: count)
        }
    }
}
