import UIKit
import VigilTestSupport

final class BackgroundTasksPhone: DelegatePhone {
    convenience init<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17))
        throws
    {
        let manifest = Manifest(
            bundleIdentifier: "com.example.Reader", backgroundModes: ["fetch", "processing"],
            lists: [
                "BGTaskSchedulerPermittedIdentifiers": [
                    "com.example.Reader.refresh", "com.example.Reader.tidy", "com.example.Reader.export.*",
                ]
            ])
        try self.init(delegate, on: system, manifest: manifest)
    }
}
