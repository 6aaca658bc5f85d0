import UIKit
import VigilTestSupport

final class PushToTalkPhone: DelegatePhone {
    /// A phone with an app that says what it records.
    convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["push-to-talk"]
    ) throws {
        let texts = ["NSMicrophoneUsageDescription": "Speaks."]
        try self.init(delegate, on: system, manifest: Manifest(backgroundModes: modes, texts: texts))
    }
}
