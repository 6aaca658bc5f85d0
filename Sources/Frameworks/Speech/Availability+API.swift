import AVFoundation
import BackgroundRuntime

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let speechRecognizer = symbol("SFSpeechRecognizer", .iOS(10))
    static let speechOnDevice = method("supportsOnDeviceRecognition", of: "SFSpeechRecognizer", .iOS(13))
    static let speechRequiresOnDevice = method(
        "requiresOnDeviceRecognition", of: "SFSpeechRecognitionRequest", .iOS(13))
    static let speechPunctuation = method("addsPunctuation", of: "SFSpeechRecognitionRequest", .iOS(16))

    /// What an app may use too early of what there is.
    static let ofSpeechAPI: [SystemAPI] = [speechRecognizer, speechOnDevice, speechRequiresOnDevice, speechPunctuation]
}
