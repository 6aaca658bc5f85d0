import UIKit
import VigilLocation
import VigilTestSupport

final class CoreLocationPhone: DelegatePhone {
    convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["location"]
    ) throws {
        let manifest = Manifest(
            backgroundModes: modes,
            texts: [
                "NSLocationWhenInUseUsageDescription": "to show the way",
                "NSLocationAlwaysAndWhenInUseUsageDescription": "to record the way",
            ])
        try self.init(delegate, on: system, modules: [LocationModule.descriptor], manifest: manifest)
    }
}
