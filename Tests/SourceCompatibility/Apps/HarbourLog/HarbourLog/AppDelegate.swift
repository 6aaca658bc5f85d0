import Beacon
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private let log = HarbourLog()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        BNBeacon.shared.delegate = log
        BNBeacon.shared.start(withIdentifier: "harbour")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        log.finish(in: application)
    }
}
