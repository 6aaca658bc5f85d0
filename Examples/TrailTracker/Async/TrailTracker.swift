import CoreLocation
import UIKit

/// ``TrailTracker`` with Swift concurrency: what the user has to be told comes as a stream, and a task tells it. Places are
/// recorded in the delegate's method itself: what it left to a task would be lost with a kill.
@main
final class TrailTracker: UIResponder, UIApplicationDelegate {
    private let recorder = TrailRecorder()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if launchOptions?[.location] != nil { print("launched again for a location") }
        recorder.resume()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("in the background with \(recorder.summary)")
    }
}

/// The location manager and what it recorded.
@MainActor
final class TrailRecorder: NSObject, @MainActor CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let (troubles, feed) = AsyncStream.makeStream(of: String.self)
    private var last: CLLocation?
    private var metres = UserDefaults.standard.double(forKey: "metres")
    private var points = UserDefaults.standard.integer(forKey: "points")

    var summary: String { "\(points) points, \(Int(metres)) m" }

    func resume() {
        print("the trail so far: \(summary)")
        Task { for await trouble in troubles { print(trouble) } }
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.distanceFilter = 50
        // A hiker rests: an update that pauses does not come back by itself.
        manager.pausesLocationUpdatesAutomatically = false
        let system = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0
        if system >= 9 { manager.allowsBackgroundLocationUpdates = true }
        // From iOS 16.4 an app with a distance filter is suspended at each rest, unless its user sees that it has positions.
        if system >= 11 { manager.showsBackgroundLocationIndicator = true }
        // Before iOS 8 the first use of location asks the user; there is no request.
        if system < 8 {
            startRecording()
        } else if CLLocationManager.authorizationStatus() == .notDetermined {
            manager.requestAlwaysAuthorization()
        }
    }

    private func startRecording() {
        manager.startUpdatingLocation()
        manager.startMonitoringSignificantLocationChanges()
    }

    private func obey(_ status: CLAuthorizationStatus) {
        switch status {
        case .authorizedAlways, .authorizedWhenInUse: startRecording()
        case .denied, .restricted: feed.yield("no permission: nothing is recorded")
        case .notDetermined: break
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { obey(manager.authorizationStatus) }

    /// Before iOS 14 this one is called, and a manager has no such property.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        obey(status)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            metres += last.map { location.distance(from: $0) } ?? 0
            points += 1
            last = location
        }
        UserDefaults.standard.set(metres, forKey: "metres")
        UserDefaults.standard.set(points, forKey: "points")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        feed.yield("location failed: \(error)")
    }
}
