import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilRuntimeProbes

/// Uses what a phone without a compass, beacons and addresses has.
private final class Explorer: UIResponder, UIApplicationDelegate, @MainActor CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager.delegate = self
        manager.startUpdatingHeading()
        manager.startUpdatingHeading()
        print(CLLocationManager.headingAvailable(), CLLocationManager.isRangingAvailable())
        print(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        guard let owner = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0") else { return false }
        let constraint = CLBeaconIdentityConstraint(uuid: owner, major: 1)
        manager.startRangingBeacons(satisfying: constraint)
        print(manager.rangedBeaconConstraints.count, constraint == CLBeaconIdentityConstraint(uuid: owner, major: 1))
        manager.startMonitoring(for: CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "desk"))
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("1 Infinite Loop") { places, error in
            print(places == nil, (error as? CLError)?.code == .geocodeFoundNoResult, geocoder.isGeocoding)
        }
        print(geocoder.isGeocoding)
        return true
    }

    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { print("failed:", region?.identifier ?? "", (error as? CLError)?.code == .regionMonitoringFailure) }
}

@Suite("What Core Location has and the phone has not", .enabled(if: RuntimeInterface.problems.isEmpty))
struct UnsimulatedTests {
    @Test("leaves one line in the trace for each, and answers as a phone does that has no such thing")
    func explorer() throws {
        let phone = try Phone(Explorer.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        #expect(
            phone.app.trace.output == [
                "false false", "false", "1 true", "true", "failed: desk true", "true true false",
            ])
        let notes = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("not simulated") }
        #expect(
            notes == [
                "startUpdatingHeading() is not simulated: the phone has no compass: no heading is told",
                "startRangingBeacons(satisfying:) is not simulated: there are no beacons: the delegate hears nothing",
                #"CLBeaconRegion "desk" is not simulated: circles alone are watched"#,
                "CLGeocoder is not simulated: no address is known: requests end with geocodeFoundNoResult",
            ])
    }

    @Test("copies of regions are of their own, and equal by their identifier")
    func copies() {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "here")
        circle.notifyOnExit = false
        let copy = circle.copy() as? CLCircularRegion
        circle.notifyOnExit = true
        #expect(copy?.radius == 3 && copy?.notifyOnExit == false && copy == circle)
    }
}
