import CourierAnalytics
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let tracker = ParcelTracker()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Courier.start(
            withKey: "key")
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        tracker.begin()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { tracker.finish() }
}

extension AppDelegate: CourierDelegate {
    func courier(_ courier: Courier, didDeliver parcel: CourierParcel?) { print("delivered") }
}
