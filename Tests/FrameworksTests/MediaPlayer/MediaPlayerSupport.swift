import UIKit
import VigilTestSupport

final class MediaPlayerPhone: DelegatePhone {
    convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"]
    ) throws {
        try self.init(delegate, on: system, manifest: Manifest(backgroundModes: modes))
    }
}
