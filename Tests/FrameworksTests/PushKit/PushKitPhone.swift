import UIKit
import VigilTestSupport

final class PushKitPhone: DelegatePhone {
    convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["voip"]
    ) throws {
        try self.init(delegate, on: system, manifest: Manifest(backgroundModes: modes))
    }
}
