import AVFoundation
import BackgroundRuntime

/// What makes text of speech. This one makes none: it is never available, and the user lets no app use it.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language that it was made for.
    public let locale: Locale
    /// Who hears that it can be used, or no longer. Never, here.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What sort of speech is expected where a request does not say. Kept without effect.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where handlers and delegates of tasks are called.
    open var queue = OperationQueue.main
    /// Whether it can do without the network: no, as long as the app does not set it.
    @SystemAPI.Since(.method("supportsOnDeviceRecognition", of: "SFSpeechRecognizer", .iOS(13))) open
        var supportsOnDeviceRecognition = false

    // Apple's `init?()` is this with its default: Swift lets none stand where the superclass has one that never fails.
    /// One for a language, or for that of the user; nil for none here, where no language is heard. From iOS 10.
    public init?(locale: Locale = Locale.current) {
        SimulatedApp.require(SFSpeechRecognizer.self)
        self.locale = locale
        super.init()
        noSpeech()
    }

    /// Whether it can be used now: no.
    open var isAvailable: Bool { false }

    /// The languages that there are: none.
    open class func supportedLocales() -> Set<Locale> {
        SimulatedApp.require(SFSpeechRecognizer.self)
        noSpeech()
        return []
    }

    /// Recognizes speech: it fails, since the app may not.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        begin { resultHandler(nil, $0.error) }
    }

    /// Recognizes speech: it fails, since the app may not.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        begin { [weak delegate] task in
            if task.isCancelled { delegate?.speechRecognitionTaskWasCancelled(task) }
            delegate?.speechRecognitionTask(task, didFinishSuccessfully: false)
        }
    }

    /// A task that fails in a later turn, with what says so to the app.
    private func begin(_ notify: @escaping (SFSpeechRecognitionTask) -> Void) -> SFSpeechRecognitionTask {
        noSpeech()
        let task = SFSpeechRecognitionTask()
        nonisolated(unsafe) let notify = notify
        queue.addOperation {
            task.fail(notAllowed)
            notify(task)
        }
        return task
    }
}

/// Who hears that a recognizer can be used, or no longer. Never, here.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It can be used, or no longer.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// What an app hears that may not use it. Apple's pages give no numbers: this one is a choice, in the domain that apps report.
private var notAllowed: NSError {
    NSError(
        domain: "kAFAssistantErrorDomain", code: 1700,
        userInfo: [NSLocalizedDescriptionKey: "User denied access to speech recognition"])
}
