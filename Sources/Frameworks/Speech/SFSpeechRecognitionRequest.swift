import AVFoundation
import BackgroundRuntime

/// What sort of speech is expected.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    /// The app does not say.
    case unspecified = 0
    /// Whole sentences, as at a keyboard.
    case dictation = 1
    /// Words to look for something.
    case search = 2
    /// A short answer such as yes or no.
    case confirmation = 3
}

/// A wish to have speech recognized: one of its subclasses. It is kept, and nothing is recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// What sort of speech is expected. Kept without effect.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether guesses are wanted before the end. Kept without effect.
    open var shouldReportPartialResults = true
    /// Words that are likely to come. Kept without effect.
    open var contextualStrings: [String] = []
    /// What the app calls it. Kept without effect.
    open var interactionIdentifier: String?
    /// Whether nothing may leave the phone. Kept without effect.
    @SystemAPI.Since(.method("requiresOnDeviceRecognition", of: "SFSpeechRecognitionRequest", .iOS(13))) open
        var requiresOnDeviceRecognition = false
    /// Whether points and commas are wanted. Kept without effect.
    @SystemAPI.Since(.method("addsPunctuation", of: "SFSpeechRecognitionRequest", .iOS(16))) open var addsPunctuation =
        false

    /// A wish that nothing is known of yet. From iOS 10.
    public override init() { SimulatedApp.require(SFSpeechRecognizer.self) }
}

/// A wish to have the speech in a file recognized.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file, which nobody opens.
    public let url: URL

    /// A wish for a file.
    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// A wish to have speech recognized that the app hands over bit by bit: nothing takes any.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The format of sound that is best, of which nothing is known.
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat() }

    /// Hands some over. Nothing takes it.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

    /// Says that no more comes. Without effect.
    open func endAudio() {}
}
