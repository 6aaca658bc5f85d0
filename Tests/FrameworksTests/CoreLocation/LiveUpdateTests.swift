import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilRuntimeProbes

struct LiveUpdateTests: Facts {
    @Test("Live updates, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let walk = Fact("a walk with a rest is recorded in the background, across a suspension and an end of the app") {
        let phone = try CoreLocationPhone(LiveTracker.self, .iOS(18))
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.app.launch()
        try phone.app.main { (tracker: LiveTracker) in tracker.record() }
        phone.device.press(.home)
        phone.device.location.drive(speed: 1.5, course: 0, for: .seconds(600))
        phone.device.advance(by: .seconds(600))
        expect(phone.app.isAwake(because: .mode("location")))
        try expect(phone.app.main { (tracker: LiveTracker) in tracker.count }, is: 61)
        // The rest: a position each second for ten minutes, and then a suspension.
        phone.device.advance(by: .seconds(1800))
        expect(phone.app.trace.output.last, is: "rests after 662")
        expect(phone.app.state, is: .suspended)
        // The walk goes on, and with it the app.
        phone.device.location.drive(speed: 1.5, course: 90, for: .seconds(600))
        phone.device.advance(by: .seconds(300))
        expect(phone.app.isAwake(because: .mode("location")))
        let count = try phone.app.main { (tracker: LiveTracker) in tracker.count }
        expect(count, is: 692)
        // The system ends it, and launches it for the next position.
        phone.app.process?.end(.purge)
        phone.device.advance(by: .seconds(300))
        expect(phone.app.launchCount, is: 2)
        expect(phone.app.isAwake(because: .mode("location")))
        expect(phone.app.trace.output.last, is: "launched for a location")
        try expect(phone.app.main { (tracker: LiveTracker) in tracker.count } >= 30)
        let place = try phone.app.main { (tracker: LiveTracker) in tracker.last?.coordinate.longitude }
        expect(place.map { $0 > -122.03 }, is: true)
        expect(phone.app.trace.findings.isEmpty)
    }

    let loops = Fact("a loop that is left ends its updates, and a loop over diagnostics is told what the user chose") {
        let phone = try CoreLocationPhone(OneShot.self, .iOS(18))
        phone.app.launch()
        expect(Set(phone.app.trace.output), is: ["the user is asked", "in progress: true"])
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.app.trace.output.suffix(2).sorted(), is: ["at 37.33182", "denied: false"])
        let ends = phone.app.trace.entries(rule: "location.live.updates").map(\.text)
        expect(ends.contains("live updates end: the loop was left"))
        phone.device.location.drive(speed: 10, course: 0, for: .seconds(60))
        phone.device.advance(by: .seconds(60))
        expect(phone.app.trace.output.count, is: 4)
    }

    let noDiagnostics = Fact("on iOS 17 there are no diagnostics: an app that asks for one ends") {
        let phone = try CoreLocationPhone(OneShot.self, .iOS(17))
        phone.app.launch()
        expect(phone.app.exits.first?.rule.id, is: "location.api.versions")
        expect(phone.app.exits.first?.description.contains("CLServiceSession"), is: true)
    }
}
