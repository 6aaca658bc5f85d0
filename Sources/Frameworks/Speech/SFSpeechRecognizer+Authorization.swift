import AVFoundation
import BackgroundRuntime

/// Whether the user lets the app have speech recognized.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user said no: the answer of each here.
    case denied = 1
    /// It is not for the user to say. Never so here.
    case restricted = 2
    /// The user said yes. Never so here.
    case authorized = 3
}

/// Says once in a launch what comes of speech, and where the app used it.
func noSpeech() {
    let place = AppProcess.current?.simulation.placeInApp().map { ", at \($0)" } ?? ""
    SimulatedApp.notSimulated(
        "Speech", "no speech is recognized, and the user lets the app have none recognized\(place)")
}

extension SFSpeechRecognizer {
    private final class Answer {
        var status = SFSpeechRecognizerAuthorizationStatus.notDetermined
    }

    private static let usageKey = "NSSpeechRecognitionUsageDescription"

    private static var answer: Answer {
        SimulatedApp.require(SFSpeechRecognizer.self)
        noSpeech()
        return SimulatedApp.process(for: "SFSpeechRecognizer").app.storage.object { Answer() }
    }

    /// Whether the user lets the app have speech recognized: not asked, or no.
    public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        answer.status
    }

    /// Asks the user, who says no. An app whose manifest does not say what it is for is ended, as on a phone.
    ///
    /// - Parameter handler: called on a queue of the system.
    public class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        let answer = answer
        if SimulatedApp.process(for: "SFSpeechRecognizer").app.manifest.string(forKey: usageKey)?.isEmpty != false {
            SimulatedApp.crash(
                """
                This app has crashed because it attempted to access privacy-sensitive data without a usage \
                description: \(usageKey)
                """)
        }
        answer.status = .denied
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global(qos: .default).async { handler(.denied) }
    }
}
