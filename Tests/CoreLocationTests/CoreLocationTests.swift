import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilLocation
import VigilRuntimeProbes

@Suite("Core Location, as an app sees it", .enabled(if: RuntimeInterface.problems.isEmpty))
struct CoreLocationTests {
    @Test("a tracker asks, is allowed, and records the way in the background")
    func tracker() throws {
        let phone = try Phone(Tracker.self)
        phone.app.launch()
        #expect(phone.app.trace.output == ["waiting"])
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.device.press(.home)
        phone.device.location.drive(speed: 15, course: 45, for: .seconds(100))
        phone.device.advance(by: .seconds(100))
        #expect(phone.app.isAwake(because: .mode("location")))
        #expect(phone.app.trace.output.suffix(2).allSatisfy { $0 == "at 15 m/s, on the main thread: true" })
        let way = try phone.app.main { (tracker: Tracker) in tracker.locations.map(\.coordinate.latitude) }
        #expect(way.count == 11 && way == way.sorted())
        let length = try phone.app.main { (tracker: Tracker) in
            tracker.locations.last?.distance(from: tracker.locations[0]) ?? 0
        }
        #expect(abs(length - 1500) < 0.1)
    }

    @Test("a refusal arrives as an error, and taking the right away suspends the app")
    func denied() throws {
        let phone = try Phone(Tracker.self)
        phone.app.launch()
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.device.press(.home)
        try phone.device.location.authorize(phone.app, .denied)
        #expect(phone.app.trace.output.suffix(2) == ["waiting", "denied"])
        #expect(phone.app.state == .suspended)
    }

    @Test("the property without the mode ends the app with Apple's text")
    func exception() throws {
        let phone = try Phone(Tracker.self, modes: [])
        phone.app.launch()
        #expect(phone.app.state == .notRunning)
        #expect(phone.app.exits.first?.rule.id == "location.background-updates.exception")
    }

    @Test("a crossing launches the app, and its new manager gets the event before the launch is over")
    func relaunch() throws {
        let phone = try Phone(FenceApp.self, modes: [])
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        try phone.app.main { (delegate: FenceApp) in delegate.fence?.watchThisPlace() }
        #expect(phone.app.trace.output == ["launched", "knows []", "status authorizedAlways", "home inside"])
        phone.device.terminate(phone.app)
        phone.device.location.move(metres: 2000, course: 10)
        phone.device.advance(by: .seconds(180))
        #expect(
            phone.app.trace.output.suffix(5) == [
                "launched for a location", "knows [\"home\"]", "status authorizedAlways", "left home", "home outside",
            ])
        #expect(phone.app.state == .background)
    }

    @Test(
        "before iOS 14 the older form of the authorization call is used",
        arguments: [
            SystemVersion.iOS(13), .iOS(14),
        ])
    func authorizationForms(system: SystemVersion) throws {
        let phone = try Phone(FenceApp.self, system)
        phone.app.launch()
        let calls = phone.app.trace.calls.filter { $0.contains("uthorization") }
        let name =
            system < .iOS(14)
            ? "locationManager(_:didChangeAuthorization:)" : "locationManagerDidChangeAuthorization(_:)"
        #expect(calls == ["\(name): notDetermined"])
        #expect(phone.app.trace.output.last == "status notDetermined")
    }

    @Test(
        "of both forms of the authorization call the one of the system is called",
        arguments: [(13, "older"), (14, "newer")])
    func authorizationForm(major: Int, form: String) throws {
        let phone = try Phone(Asker.self, .iOS(major))
        phone.app.launch()
        #expect(phone.app.trace.output == ["\(form) call"])
    }

    @Test("a filter of zero, or none, lets every position through", arguments: [0, kCLDistanceFilterNone])
    func noFilter(filter: CLLocationDistance) throws {
        let phone = try Phone(Asker.self)
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        try phone.app.main { (asker: Asker) in
            asker.manager.distanceFilter = filter
            asker.manager.startUpdatingLocation()
        }
        phone.device.location.move(to: phone.device.location.position.coordinate)
        #expect(try phone.app.main { (asker: Asker) in asker.count } == 2)
        #expect(try phone.app.main { (asker: Asker) in asker.manager.distanceFilter } == kCLDistanceFilterNone)
    }

    @Test("values are Apple's")
    func values() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 877_460) < 1_000)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        let circle = CLCircularRegion(center: berlin.coordinate, radius: 100, identifier: "a")
        #expect(circle.contains(berlin.coordinate) && !circle.contains(paris.coordinate))
        #expect(Set([circle, CLCircularRegion(center: paris.coordinate, radius: 5, identifier: "a")]).count == 1)
        #expect((CLError(.denied) as NSError).code == 1)
        #expect((CLError(.denied) as NSError).domain == "kCLErrorDomain")
    }

    @Test("an error can be caught by its code")
    func errors() {
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
        #expect(caught == "region")
    }

    @Test("a manager that is given up stops its updates")
    func givenUp() throws {
        let phone = try Phone(ShortLived.self)
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        #expect(phone.app.trace.contains(rule: "location.stop.suspends"))
        #expect(phone.app.trace.calls.allSatisfy { !$0.contains("didUpdateLocations") })
        phone.device.press(.home)
        #expect(phone.app.state == .suspended)
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
