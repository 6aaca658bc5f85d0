import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilLocation
import VigilRuntimeProbes

@Suite("Live updates, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty))
struct LiveUpdateTests {
    @Test("a walk with a rest is recorded in the background, across a suspension and an end of the app")
    func walk() throws {
        let phone = try Phone(LiveTracker.self, .iOS(18))
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.app.launch()
        try phone.app.main { (tracker: LiveTracker) in tracker.record() }
        phone.device.press(.home)
        phone.device.location.drive(speed: 1.5, course: 0, for: .seconds(600))
        phone.device.advance(by: .seconds(600))
        #expect(phone.app.isAwake(because: .mode("location")))
        #expect(try phone.app.main { (tracker: LiveTracker) in tracker.count } == 61)
        // The rest: a position each second for ten minutes, and then a suspension.
        phone.device.advance(by: .seconds(1800))
        #expect(phone.app.trace.output.last == "rests after 662")
        #expect(phone.app.state == .suspended)
        // The walk goes on, and with it the app.
        phone.device.location.drive(speed: 1.5, course: 90, for: .seconds(600))
        phone.device.advance(by: .seconds(300))
        #expect(phone.app.isAwake(because: .mode("location")))
        let count = try phone.app.main { (tracker: LiveTracker) in tracker.count }
        #expect(count == 692)
        // The system ends it, and launches it for the next position.
        phone.app.process?.end(.purge)
        phone.device.advance(by: .seconds(300))
        #expect(phone.app.launchCount == 2)
        #expect(phone.app.isAwake(because: .mode("location")))
        #expect(phone.app.trace.output.last == "launched for a location")
        #expect(try phone.app.main { (tracker: LiveTracker) in tracker.count } >= 30)
        let place = try phone.app.main { (tracker: LiveTracker) in tracker.last?.coordinate.longitude }
        #expect(place.map { $0 > -122.03 } == true)
        #expect(phone.app.trace.findings.isEmpty)
    }

    @Test("a loop that is left ends its updates, and a loop over diagnostics is told what the user chose")
    func loops() throws {
        let phone = try Phone(OneShot.self, .iOS(18))
        phone.app.launch()
        #expect(Set(phone.app.trace.output) == ["the user is asked", "in progress: true"])
        try phone.device.location.authorize(phone.app, .whenInUse)
        #expect(phone.app.trace.output.suffix(2).sorted() == ["at 37.33182", "denied: false"])
        let ends = phone.app.trace.entries(rule: "location.live.updates").map(\.text)
        #expect(ends.contains("live updates end: the loop was left"))
        phone.device.location.drive(speed: 10, course: 0, for: .seconds(60))
        phone.device.advance(by: .seconds(60))
        #expect(phone.app.trace.output.count == 4)
    }

    @Test("on iOS 17 there are no diagnostics: an app that asks for one ends")
    func noDiagnostics() throws {
        let phone = try Phone(OneShot.self, .iOS(17))
        phone.app.launch()
        #expect(phone.app.exits.first?.rule.id == "location.api.versions")
        #expect(phone.app.exits.first?.description.contains("CLServiceSession") == true)
    }
}
