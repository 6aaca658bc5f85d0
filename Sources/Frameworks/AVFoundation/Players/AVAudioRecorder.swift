import VigilAudio

/// What a recorder tells its owner. Every method has a default that does nothing.
public protocol AVAudioRecorderDelegate: AnyObject {
    /// The recording ended. Called on the main thread.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}

/// A recorder. Nothing is written; it keeps the app awake as recording does.
public final class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Whoever is told of the end.
    public weak var delegate: (any AVAudioRecorderDelegate)?
    /// Where the recording would go.
    public let url: URL
    /// The settings, kept without effect.
    public let settings: [String: Any]
    private let playhead: Playhead

    /// A recorder that would write to `url`; no file is made.
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
        playhead = Playhead(.recording, length: .infinity)
        super.init()
        playhead.onEnd = { [weak self] in self?.tellEnd() }
    }

    /// Gets ready to record.
    @discardableResult
    public func prepareToRecord() -> Bool { true }

    /// Records. False when the system refuses, such as in a category without input.
    @discardableResult
    public func record() -> Bool { playhead.run() }

    /// Records for `duration` seconds.
    @discardableResult
    public func record(forDuration duration: TimeInterval) -> Bool {
        playhead.length = playhead.position + duration
        return playhead.run()
    }

    /// Pauses; ``record()`` goes on.
    public func pause() { playhead.pause(why: "recording paused") }

    /// Ends the recording.
    public func stop() {
        guard playhead.isRunning || playhead.position > 0 else { return }
        playhead.pause(why: "recording stopped")
        tellEnd()
    }

    /// Whether it records.
    public var isRecording: Bool { playhead.isRunning }

    /// How much is recorded, in seconds.
    public var currentTime: TimeInterval { playhead.position }

    private func tellEnd() {
        playhead.position = 0
        playhead.length = .infinity
        delegate?.audioRecorderDidFinishRecording(self, successfully: true)
    }
}
