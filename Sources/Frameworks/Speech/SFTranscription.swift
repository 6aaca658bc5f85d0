import AVFoundation

/// What was heard, as text. No app is handed one here, and one that it makes is empty.
open class SFTranscription: NSObject, @unchecked Sendable {
    /// All of it: nothing.
    open var formattedString: String { "" }
    /// Its words one by one: none.
    open var segments: [SFTranscriptionSegment] { [] }
}

/// A word that was heard. No app is handed one here, and one that it makes is empty.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    /// Where it stands in the text: nowhere.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// When it began, in seconds from the beginning of the sound: never.
    open var timestamp: TimeInterval { 0 }
    /// How long it took, in seconds: no time.
    open var duration: TimeInterval { 0 }
    /// How sure it is, from 0 to 1: not at all.
    open var confidence: Float { 0 }
    /// What it may have been instead: nothing.
    open var alternativeSubstrings: [String] { [] }
}

/// All that a sound may have meant. No app is handed one here, and one that it makes is empty.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    /// What it most likely meant: nothing.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// All that it may have meant, the likeliest first: nothing.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether no other comes after it.
    open var isFinal: Bool { true }
}
