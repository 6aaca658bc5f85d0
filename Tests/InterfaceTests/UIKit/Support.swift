import UIKit
import VigilTestSupport

typealias Phone = DelegatePhone

extension DelegatePhone {
    convenience init<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17))
        throws
    {
        try self.init(delegate, on: system, modules: [], manifest: Manifest())
    }
}

/// A task of this name does what `work` says at launch: tests differ in that closure only.
@MainActor
class ScriptedDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        start()
        return true
    }

    /// What a subclass does at launch.
    func start() {}
}
