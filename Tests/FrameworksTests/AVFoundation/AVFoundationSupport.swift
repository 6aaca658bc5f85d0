import UIKit
import VigilTestSupport

final class AVFoundationPhone: DelegatePhone {
    /// A phone with an app that says what it records.
    ///
    /// - Parameter isAllowed: what the user answers the app; nil to wait for a tap.
    convenience init<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17), modes: [String] = ["audio"],
        isAllowed: Bool? = true
    ) throws {
        try self.init(
            delegate, on: system,
            manifest: Manifest(
                backgroundModes: modes, texts: ["NSMicrophoneUsageDescription": "for memos"]))
        if let isAllowed { try happen("audio.microphone", ["allowed": .flag(isAllowed)]) }
    }
}
