import UIKit
import VigilFreshStatics

/// An app with a static that takes its time, and is computed elsewhere.
public final class Late: UIResponder, UIApplicationDelegate {
    nonisolated private static let text: String = {
        Thread.sleep(forTimeInterval: 5)
        return "computed"
    }()

    /// Computed while another phone begins with fresh statics, as in a test beside.
    nonisolated static let meanwhile: String = {
        let claim = try? StaticsClaim.make(forAppWith: Late.self, sharing: false)
        defer { claim?.end() }
        return claim == nil ? "refused" : "claimed"
    }()

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        DispatchQueue.global().async { print(Late.text) }
        return true
    }
}
