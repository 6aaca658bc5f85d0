import UIKit
import VigilTestSupport

typealias Phone = DelegatePhone

extension DelegatePhone {
    init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"]
    ) throws {
        try self.init(
            delegate, on: system,
            manifest: Manifest(
                backgroundModes: modes, texts: ["NSMicrophoneUsageDescription": "for memos"]))
    }
}
