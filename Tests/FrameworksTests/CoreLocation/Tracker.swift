import CoreLocation
import UIKit

/// Records the way: standard updates that go on in the background.
final class Tracker: UIResponder, UIApplicationDelegate, @MainActor CLLocationManagerDelegate {
    let manager = CLLocationManager()
    private(set) var locations: [CLLocation] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.distanceFilter = 100
        manager.pausesLocationUpdatesAutomatically = false
        manager.allowsBackgroundLocationUpdates = true
        if manager.authorizationStatus == .notDetermined { manager.requestAlwaysAuthorization() }
        return true
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        case .notDetermined, .restricted, .denied: print("waiting")
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        self.locations += locations
        guard let last = locations.last else { return }
        print("at", Int(last.speed), "m/s, on the main thread:", Thread.isMainThread)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError, error.code == .denied { print("denied") }
    }
}

/// Wakes at the border of a place, with a delegate of its own that belongs to no actor.
final class Fence: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func watchThisPlace() {
        guard let here = manager.location, CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else {
            return
        }
        let region = CLCircularRegion(center: here.coordinate, radius: 150, identifier: "home")
        region.notifyOnEntry = true
        manager.startMonitoring(for: region)
        manager.requestState(for: region)
    }

    var names: [String] { manager.monitoredRegions.map(\.identifier) }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        print("left", region.identifier)
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        print(region.identifier, state)
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        print("status \(status)")
    }
}

/// Makes its fence in every launch.
final class FenceApp: UIResponder, UIApplicationDelegate {
    private(set) var fence: Fence?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(launchOptions?[.location] == nil ? "launched" : "launched for a location")
        let fence = Fence()
        self.fence = fence
        print("knows \(fence.names)")
        return true
    }
}
