import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilRuntimeProbes

struct CoreLocationTests: Facts {
    @Test("Core Location, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let tracker = Fact("a tracker asks, is allowed, and records the way in the background") {
        let phone = try CoreLocationPhone(Tracker.self)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["waiting"])
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.device.press(.home)
        phone.device.location.drive(speed: 15, course: 45, for: .seconds(100))
        phone.device.advance(by: .seconds(100))
        expect(phone.app.isAwake(because: .mode("location")))
        expect(phone.app.trace.output.suffix(2).allSatisfy { $0 == "at 15 m/s, on the main thread: true" })
        let way = try phone.app.main { (tracker: Tracker) in tracker.locations.map(\.coordinate.latitude) }
        expect(way.count == 11 && way == way.sorted())
        let length = try phone.app.main { (tracker: Tracker) in
            tracker.locations.last?.distance(from: tracker.locations[0]) ?? 0
        }
        expect(abs(length - 1500) < 0.1)
    }

    let denied = Fact("a refusal arrives as an error, and taking the right away suspends the app") {
        let phone = try CoreLocationPhone(Tracker.self)
        phone.app.launch()
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.device.press(.home)
        try phone.device.location.authorize(phone.app, .denied)
        expect(phone.app.trace.output.suffix(2), is: ["waiting", "denied"])
        expect(phone.app.state, is: .suspended)
    }

    let exception = Fact("the property without the mode ends the app with Apple's text") {
        let phone = try CoreLocationPhone(Tracker.self, modes: [])
        phone.app.launch()
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.exits.first?.rule.id, is: "location.background-updates.exception")
    }

    let relaunch = Fact("a crossing launches the app, and its new manager gets the event before the launch is over") {
        let phone = try CoreLocationPhone(FenceApp.self, modes: [])
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        try phone.app.main { (delegate: FenceApp) in delegate.fence?.watchThisPlace() }
        expect(phone.app.trace.output, is: ["launched", "knows []", "status authorizedAlways", "home inside"])
        phone.device.terminate(phone.app)
        phone.device.location.move(metres: 2000, course: 10)
        phone.device.advance(by: .seconds(180))
        expect(
            phone.app.trace.output.suffix(5),
            is: [
                "launched for a location", "knows [\"home\"]", "status authorizedAlways", "left home", "home outside",
            ])
        expect(phone.app.state, is: .background)
    }

    let authorizationForms = Fact(
        "before iOS 14 the older form of the authorization call is used",
        for: [
            SystemVersion.iOS(13), .iOS(14),
        ]
    ) { (system: SystemVersion) in
        let phone = try CoreLocationPhone(FenceApp.self, system)
        phone.app.launch()
        let calls = phone.app.trace.calls.filter { $0.contains("uthorization") }
        let name =
            system < .iOS(14)
            ? "locationManager(_:didChangeAuthorization:)" : "locationManagerDidChangeAuthorization(_:)"
        expect(calls, is: ["\(name): notDetermined"])
        expect(phone.app.trace.output.last, is: "status notDetermined")
    }

    let authorizationForm = Fact(
        "of both forms of the authorization call the one of the system is called",
        for: [(13, "older"), (14, "newer")]
    ) { (major: Int, form: String) in
        let phone = try CoreLocationPhone(Asker.self, .iOS(major))
        phone.app.launch()
        expect(phone.app.trace.output, is: ["\(form) call"])
    }

    let noFilter = Fact(
        "a filter of zero, or none, lets every position through",
        for: [0, kCLDistanceFilterNone]
    ) { (filter: CLLocationDistance) in
        let phone = try CoreLocationPhone(Asker.self)
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        try phone.app.main { (asker: Asker) in
            asker.manager.distanceFilter = filter
            asker.manager.startUpdatingLocation()
        }
        phone.device.location.move(to: phone.device.location.position.coordinate)
        try expect(phone.app.main { (asker: Asker) in asker.count }, is: 2)
        try expect(phone.app.main { (asker: Asker) in asker.manager.distanceFilter }, is: kCLDistanceFilterNone)
    }

    let values = Fact("values are Apple's") {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        expect(abs(berlin.distance(from: paris) - 877_460) < 1_000)
        expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        let circle = CLCircularRegion(center: berlin.coordinate, radius: 100, identifier: "a")
        expect(circle.contains(berlin.coordinate) && !circle.contains(paris.coordinate))
        expect(Set([circle, CLCircularRegion(center: paris.coordinate, radius: 5, identifier: "a")]).count, is: 1)
        expect((CLError(.denied) as NSError).code, is: 1)
        expect((CLError(.denied) as NSError).domain, is: "kCLErrorDomain")
    }

    let errors = Fact("an error can be caught by its code") {
        var caught = ""
        do {
            throw CLError(.regionMonitoringFailure)
        } catch CLError.denied {
            caught = "denied"
        } catch CLError.regionMonitoringFailure {
            caught = "region"
        } catch {
            caught = "other"
        }
        expect(caught, is: "region")
    }

    let givenUp = Fact("a manager that is given up stops its updates") {
        let phone = try CoreLocationPhone(ShortLived.self)
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        expect(phone.app.trace.contains(rule: "location.stop.suspends"))
        expect(phone.app.trace.calls.allSatisfy { !$0.contains("didUpdateLocations") })
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
    }
}

/// Forgets to keep its manager.
private final class ShortLived: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let manager = CLLocationManager()
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
        return true
    }
}

/// Knows both authorization calls, and counts positions.
private final class Asker: UIResponder, UIApplicationDelegate, @MainActor CLLocationManagerDelegate {
    let manager = CLLocationManager()
    private(set) var count = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager.delegate = self
        return true
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { print("newer call") }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        print("older call")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        count += locations.count
    }
}
