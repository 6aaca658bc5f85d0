import CoreLocation
import UIKit

/// Records a walk with live updates and a background activity session, and goes on after it was ended.
final class LiveTracker: UIResponder, UIApplicationDelegate {
    private var session: CLBackgroundActivitySession?
    private(set) var count = 0
    private(set) var last: CLLocation?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(launchOptions?[.location] == nil ? "launched" : "launched for a location")
        if UserDefaults.standard.bool(forKey: "records") { record() }
        return true
    }

    func record() {
        UserDefaults.standard.set(true, forKey: "records")
        session = CLBackgroundActivitySession()
        Task {
            for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                take(update)
            }
        }
    }

    private func take(_ update: CLLocationUpdate) {
        guard let location = update.location else { return print("no position: denied \(update.authorizationDenied)") }
        count += 1
        if update.isStationary { print("rests after", count) }
        if last?.coordinate.latitude != location.coordinate.latitude { last = location }
    }
}

/// Leaves the loop at the first position, and listens to a service session.
final class OneShot: UIResponder, UIApplicationDelegate {
    private let session = CLServiceSession(authorization: .whenInUse)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            for try await diagnostic in session.diagnostics {
                guard !diagnostic.authorizationRequestInProgress else {
                    print("the user is asked")
                    continue
                }
                print("denied:", diagnostic.authorizationDenied)
                break
            }
        }
        Task {
            for try await update in CLLocationUpdate.liveUpdates() {
                guard let location = update.location else {
                    print("in progress:", update.authorizationRequestInProgress)
                    continue
                }
                print("at", location.coordinate.latitude)
                break
            }
        }
        return true
    }
}
