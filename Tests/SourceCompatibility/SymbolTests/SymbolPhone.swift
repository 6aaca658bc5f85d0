import AVFoundation
import BackgroundRuntime
import Support
import UIKit

/// An app that declares the modes of its symbols, on a phone whose user says yes.
struct SymbolPhone {
    let phone: DelegatePhone

    init<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type, _ system: SystemVersion = .iOS(17)) throws {
        let manifest = Manifest(
            backgroundModes: ["audio", "location", "voip", "processing", "fetch"],
            texts: [
                "NSMicrophoneUsageDescription": "to record", "NSLocationWhenInUseUsageDescription": "to find the way",
                "NSLocationAlwaysAndWhenInUseUsageDescription": "to find the way",
            ])
        phone = try DelegatePhone(delegate, on: system, manifest: manifest)
        try phone.happen("audio.microphone", ["allowed": true])
    }

    /// What the app printed, and what it was told that is not simulated.
    var told: [String] {
        phone.app.trace.entries.filter { $0.kind == .output || $0.text.contains("not simulated") }.map(\.text)
    }
}
