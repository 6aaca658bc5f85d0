import BackgroundRuntime
import VigilAudio

/// What a recorder tells its owner. Every method has a default that does nothing.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The recording ended: it was stopped, or its time is over. An interruption does not end it. Called on the main
    /// thread.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The sound could not be encoded; never called in the simulator.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder. Nothing is written; it keeps the app awake as recording does.
///
/// A call, an alarm or Siri stops it where it stands. ``record()`` goes on from there once the interruption is over.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Whoever is told of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Where the recording would go.
    open private(set) var url: URL
    /// The settings, kept without effect.
    open private(set) var settings: [String: Any]
    /// The format, kept without effect.
    open var format: AVAudioFormat {
        SimulatedApp.require(.method("format", of: "AVAudioRecorder", .iOS(10)))
        return recorded
    }
    private let recorded: AVAudioFormat
    /// Whether the levels are measured: without, ``averagePower(forChannel:)`` stays where it is.
    open var isMeteringEnabled = false
    private let playhead: Playhead
    private var level: Float = -160
    private var start: AppTimer?

    /// A recorder that would write to `url`; no file is made.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings, recorded) = (url, settings, AVAudioFormat())
        playhead = Playhead(.recording, length: .infinity)
        super.init()
        playhead.onEnd = { [weak self] in self?.notifyEnd() }
    }

    /// A recorder that would write to `url` in a format; no file is made.
    public init(url: URL, format: AVAudioFormat) throws {
        SimulatedApp.require(.method("initWithURL:format:error:", of: "AVAudioRecorder", .iOS(10)))
        (self.url, settings, recorded) = (url, [:], format)
        playhead = Playhead(.recording, length: .infinity)
        super.init()
        playhead.onEnd = { [weak self] in self?.notifyEnd() }
    }

    /// Gets ready to record.
    @discardableResult
    open func prepareToRecord() -> Bool { true }

    /// Records, or goes on. False when the system refuses: in a category without input, without the user's permission, in
    /// the background where the app may not begin, or while a call has the microphone.
    @discardableResult
    open func record() -> Bool { playhead.run() }

    /// Records for `duration` seconds, and then ends.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool {
        playhead.length = playhead.position + duration
        return playhead.run()
    }

    /// Records from the instant on at which ``deviceCurrentTime`` is `time`. True: what the system refuses then is in the
    /// trace.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool {
        SimulatedApp.require(.method("recordAtTime:", of: "AVAudioRecorder", .iOS(6)))
        return begin(at: time) { [weak self] in self?.record() }
    }

    /// Records for `duration` seconds from the instant on at which ``deviceCurrentTime`` is `time`.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        SimulatedApp.require(.method("recordAtTime:forDuration:", of: "AVAudioRecorder", .iOS(6)))
        return begin(at: time) { [weak self] in self?.record(forDuration: duration) }
    }

    private func begin(at time: TimeInterval, _ record: @escaping () -> Void) -> Bool {
        start?.invalidate()
        start = playhead.after(time - deviceCurrentTime, record)
        return true
    }

    /// Pauses; ``record()`` goes on.
    open func pause() { playhead.pause(why: "recording paused") }

    /// Ends the recording, and tells the delegate.
    open func stop() {
        start?.invalidate()
        guard playhead.isRunning || playhead.position > 0 else { return }
        playhead.pause(why: "recording stopped")
        notifyEnd()
    }

    /// Throws away what was recorded. False while it records.
    @discardableResult
    open func deleteRecording() -> Bool { !playhead.isRunning }

    open var isRecording: Bool { playhead.isRunning }

    /// How much is recorded, in seconds.
    open var currentTime: TimeInterval { playhead.position }

    /// The time of the device that players and recorders share, in seconds since it booted.
    open var deviceCurrentTime: TimeInterval {
        SimulatedApp.require(.method("deviceCurrentTime", of: "AVAudioRecorder", .iOS(6)))
        return playhead.deviceTime
    }

    /// Measures the levels of this instant, where ``isMeteringEnabled`` says so.
    open func updateMeters() {
        guard isMeteringEnabled else { return }
        level = isRecording && !AVAudioApplication.shared.isInputMuted ? -30 : -160
    }

    /// The level of a channel as it was last measured, in decibels below full scale. Nothing can be heard: -30 stands for a
    /// recording, -160 for silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { level }

    /// The highest level of a channel; the simulator's is the same as ``averagePower(forChannel:)``.
    open func peakPower(forChannel channelNumber: Int) -> Float { level }

    private func notifyEnd() {
        playhead.position = 0
        playhead.length = .infinity
        delegate?.audioRecorderDidFinishRecording(self, successfully: true)
    }
}
