import AVFoundation

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    /// It has not begun yet.
    case starting = 0
    /// It hears. Never so here.
    case running = 1
    /// It hears no more, and results may come. Never so here.
    case finishing = 2
    /// The app gave it up, and no results come.
    case canceling = 3
    case completed = 4
}

/// A recognition under way. Here it fails soon, since the app may have nothing recognized.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// How far it is.
    open private(set) var state = SFSpeechRecognitionTaskState.starting
    /// Whether the app said that no more sound comes.
    open private(set) var isFinishing = false
    /// Whether the app gave it up.
    open private(set) var isCancelled = false
    /// Why it failed; nil before that.
    open private(set) var error: (any Error)?

    /// Says that no more sound comes. It fails all the same.
    open func finish() {
        guard state == .starting else { return }
        isFinishing = true
    }

    open func cancel() {
        guard state == .starting else { return }
        (isCancelled, state) = (true, .canceling)
    }

    /// Is over, for a reason.
    func fail(_ error: any Error) { (self.error, state) = (error, .completed) }
}

/// Who hears how a task goes: here, that it was given up or failed.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Speech was heard. Never, here.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// There is a guess. Never, here.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// There is a result. Never, here.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// All sound was read. Never, here.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// The app gave it up.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// It is over: without success, here.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
