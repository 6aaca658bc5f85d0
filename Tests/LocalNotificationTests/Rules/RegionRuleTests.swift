import BackgroundRuntime
import Foundation
import Testing
import VigilLocalNotifications
import VigilLocation

@Suite("Rules of local notifications: areas", .exercisesRules)
struct RegionRuleTests {
    private let here = LocationService.firstPlace

    private func ready(_ system: SystemVersion) throws -> Phone {
        let text = "NSLocationWhenInUseUsageDescription"
        let phone = try Phone.ready(
            system, besides: [LocationModule.descriptor], manifest: Manifest(backgroundModes: [], texts: [text: "x"]))
        try phone.act("location.requestWhenInUse")
        try phone.device.location.authorize(phone.app, .whenInUse)
        return phone
    }

    /// A notification for an area around the place where the phone is.
    private func request(_ name: String, isLegacy: Bool, repeats: Bool = false) -> NotificationRequest {
        var content = NotificationContent()
        content.body = name
        let region = WatchedRegion(
            name, latitude: here.latitude, longitude: here.longitude, radius: 200, notifiesOnEntry: false)
        return NotificationRequest(
            isLegacy ? "" : name, content, trigger: .region(region, repeats: repeats), isLegacy: isLegacy)
    }

    private func schedule(_ request: NotificationRequest, on phone: Phone) throws {
        try phone.run { process in
            guard request.isLegacy else { return NotificationSession(process).add(request) }
            process.device.requiredService(NotificationService.self).schedule(request, in: process)
        }
    }

    private func leave(_ phone: Phone) {
        phone.device.location.move(metres: 1000, course: 0)
        phone.wait(600)
    }

    @Test("notif.region.counts, notif.region.once: leaving the area fires it once and launches nothing")
    func once() throws {
        let phone = try ready(.iOS(9))
        try schedule(request("shop", isLegacy: true), on: phone)
        #expect(phone.device.location.regions(of: phone.app).isEmpty)
        phone.home()
        phone.device.purge(phone.app)
        leave(phone)
        #expect(phone.shown == ["shop"] && phone.waiting.isEmpty && phone.app.launchCount == 1)
        #expect(phone.cites("notif.region.counts") && phone.cites("notif.region.once"))
    }

    @Test("un.trigger.region: a repeating area fires each time, with When In Use alone")
    func repeating() throws {
        let phone = try ready(.iOS(17))
        try schedule(request("shop", isLegacy: false, repeats: true), on: phone)
        phone.home()
        leave(phone)
        phone.device.location.move(to: here)
        phone.wait(600)
        leave(phone)
        #expect(phone.showTimes.count == 2 && phone.waiting == ["shop"] && phone.cites("un.trigger.region"))
    }

    @Test("notif.region.counts: the twenty-first region is refused, and so is one without permission")
    func counts() throws {
        let phone = try ready(.iOS(9))
        for number in 1...21 { try schedule(request("\(number)", isLegacy: true), on: phone) }
        #expect(phone.waiting.count == 20)
        #expect(phone.app.trace.entries.last { $0.kind == .refusal }?.rule?.id == "notif.region.counts")
        let other = try Phone.ready(.iOS(9), besides: [LocationModule.descriptor])
        try schedule(request("shop", isLegacy: true), on: other)
        #expect(other.waiting.isEmpty)
        let without = try Phone.ready(.iOS(9))
        try schedule(request("shop", isLegacy: true), on: without)
        #expect(without.waiting.isEmpty && without.cites("notif.region.counts"))
    }

    @Test("notif.region.exclusive: a date and an area together end the app, on iOS 8 and 9")
    func exclusive() throws {
        for (system, count) in [(SystemVersion.iOS(9), 1), (.iOS(12), 0)] {
            let phone = try ready(system)
            try? phone.run { $0.device.requiredService(NotificationService.self).refuseRegionWithDate(in: $0) }
            #expect(phone.app.exits.filter { $0.rule.id == "notif.region.exclusive" }.count == count)
        }
    }
}
