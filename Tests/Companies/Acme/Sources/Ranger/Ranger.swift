import RadioKit
import Scenarios
import UIKit

/// Listens to the rangers' channel, wherever the phone is.
@main
final class Ranger: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Radio.shared.listen(to: rangerChannel)
        return true
    }
}
