import VigilAudio

/// What an audio player tells its owner. Every method has a default that does nothing.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Playback reached its end. Called on the main thread.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The audio could not be decoded; never called in the simulator.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of one piece of audio.
///
/// There is no real file: `URL(string: "episode.mp3#duration=3600")` is an hour long, audio without a length takes
/// three minutes, and a file name that contains `silence` is silent, as is a volume of zero.
public final class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Whoever is told of the end.
    public weak var delegate: (any AVAudioPlayerDelegate)?
    /// What is played; nil for audio in memory.
    public let url: URL?
    /// The length, in seconds.
    public let duration: TimeInterval
    /// How often it is repeated; below zero for ever.
    public var numberOfLoops = 0 {
        didSet { playhead.length = numberOfLoops < 0 ? .infinity : duration * (max(Double(numberOfLoops), passes) + 1) }
    }
    /// How often it has begun anew: what plays now is played to its end.
    private var passes: Double { duration > 0 ? (playhead.position / duration).rounded(.down) : 0 }
    /// Whether ``rate`` has an effect.
    public var enableRate = false
    private let isAssetSilent: Bool
    private let playhead: Playhead

    /// A player of the audio at `url`.
    public convenience init(contentsOf url: URL) throws { self.init(Medium(url), url) }

    /// A player of the audio at `url`; the hint has no effect.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.init(Medium(url), url) }

    /// A player of audio in memory: three minutes long.
    public convenience init(data: Data) throws { self.init(Medium(), nil) }

    private init(_ medium: Medium, _ url: URL?) {
        self.url = url
        duration = medium.duration
        isAssetSilent = medium.isSilent
        playhead = Playhead(.playback, length: medium.duration)
        super.init()
        playhead.isSilent = medium.isSilent
        playhead.nameOfAssumed = medium.nameOfAssumed
        playhead.onEnd = { [weak self] in self?.tellEnd() }
    }

    private func tellEnd() {
        playhead.position = 0
        guard let delegate else { return }
        SimulatedApp.process(for: "AVAudioPlayer").record(
            .call, "audioPlayerDidFinishPlaying(_:successfully:)", rule: nil)
        delegate.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    /// Gets ready to play; nothing has to be loaded.
    @discardableResult
    public func prepareToPlay() -> Bool { true }

    /// Plays, activating the session where it is not active. False when the system refuses, or the media services were
    /// reset since the player was made.
    @discardableResult
    public func play() -> Bool { playhead.run() }

    /// Pauses; ``play()`` goes on from here.
    public func pause() { playhead.pause(why: "playback paused") }

    /// Stops; ``play()`` goes on from here, unless ``currentTime`` is set.
    public func stop() { playhead.pause(why: "playback stopped") }

    /// Whether it plays.
    public var isPlaying: Bool { playhead.isRunning }

    /// Where it stands, in seconds.
    public var currentTime: TimeInterval {
        get { duration > 0 ? playhead.position.truncatingRemainder(dividingBy: duration) : 0 }
        set { playhead.position = min(newValue, duration) }
    }

    /// The volume, from 0 to 1; 0 is silence.
    public var volume: Float = 1 {
        didSet { playhead.isSilent = isAssetSilent || volume <= 0 }
    }

    /// Sets the volume; the fade takes no time.
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// The speed; needs ``enableRate``.
    public var rate: Float = 1 {
        didSet { if enableRate { playhead.change(rate: Double(rate)) } }
    }
}
