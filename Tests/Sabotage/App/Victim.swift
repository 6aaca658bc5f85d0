import BackgroundRuntime
import SabotageMode
import UIKit

/// An app that does nothing wrong. Its module does.
@main
final class Victim: UIResponder, UIApplicationDelegate {
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        AppProcess.current?.device.requiredService(SabotageService.self).trapInCall()
        return true
    }
}
