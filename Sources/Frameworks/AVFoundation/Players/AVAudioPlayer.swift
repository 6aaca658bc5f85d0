import BackgroundRuntime
import VigilAudio

/// What an audio player tells its owner. Every method has a default that does nothing.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Playback reached its end. Called on the main thread.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The audio could not be decoded; never called in the simulator.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        OptionalMethod.isMissing()
    }
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of one piece of audio.
///
/// Its file has to be there, and is not read: a scenario's `audio.media` says how long it is, or its address, as in
/// `URL(string: "episode.mp3#duration=3600")`, which needs no file. Audio without a length takes three minutes, and a file name that contains `silence` is silent, as is a volume of zero.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Whoever is told of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// What is played; nil for audio in memory.
    open private(set) var url: URL?
    /// The length, in seconds.
    open var duration: TimeInterval { medium?.duration ?? 0 }
    /// How often it is repeated; below zero for ever.
    open var numberOfLoops = 0 {
        didSet { playhead.length = numberOfLoops < 0 ? .infinity : duration * (max(Double(numberOfLoops), passes) + 1) }
    }
    /// How often it has begun anew: what plays now is played to its end.
    private var passes: Double { duration > 0 ? (playhead.position / duration).rounded(.down) : 0 }
    private var isAssetSilent: Bool { medium?.isSilent ?? false }
    /// Whether ``rate`` has an effect.
    @SystemAPI.Since(.method("enableRate", of: "AVAudioPlayer", .iOS(5))) open var enableRate = false
    /// What is played; nil where there is nothing.
    private let medium: Medium?
    private let playhead: Playhead

    /// A player of nothing, as code makes one to hold its place: it never plays.
    public override init() {
        (medium, url, playhead) = (nil, nil, Playhead(.playback, length: 0))
        super.init()
    }

    /// A player of the audio in a file.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` where there is no such file, or `url` is of the network.
    public init(contentsOf url: URL) throws {
        let medium = try Self.medium(at: url)
        (self.medium, self.url, playhead) = (medium, url, Playhead(.playback, length: medium.duration))
        super.init()
        connect()
    }

    /// A player of the audio in a file; the hint has no effect.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` where there is no such file, or `url` is of the network.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        SimulatedApp.require(.method("initWithContentsOfURL:fileTypeHint:error:", of: "AVAudioPlayer", .iOS(7)))
        let medium = try Self.medium(at: url)
        (self.medium, self.url, playhead) = (medium, url, Playhead(.playback, length: medium.duration))
        super.init()
        connect()
    }

    /// A player of audio in memory: three minutes long.
    public init(data: Data) throws {
        let medium = Medium()
        (self.medium, url, playhead) = (medium, nil, Playhead(.playback, length: medium.duration))
        super.init()
        connect()
    }

    private static let unreadable = 2_003_334_207

    /// What is at an address, for a player that reads files.
    static func medium(at url: URL) throws -> Medium {
        let medium = Medium(url)
        let why = medium.isRemote ? "AVAudioPlayer plays nothing of the network" : medium.terms.failure?.words
        guard let why else { return medium }
        SimulatedApp.process(for: "AVAudioPlayer").record(
            .refusal, "\(url.lastPathComponent) cannot be played", detail: why, rule: AudioRules.playerFails)
        throw NSError(domain: NSOSStatusErrorDomain, code: unreadable)
    }

    private func connect() {
        playhead.isSilent = isAssetSilent
        playhead.assumption = medium?.assumption
        playhead.onEnd = { [weak self] in self?.notifyEnd() }
    }

    private func notifyEnd() {
        playhead.position = 0
        guard let delegate else { return }
        SimulatedApp.process(for: "AVAudioPlayer").record(
            .call, "audioPlayerDidFinishPlaying(_:successfully:)", rule: nil)
        delegate.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    /// Gets ready to play; nothing has to be loaded.
    @discardableResult
    open func prepareToPlay() -> Bool { medium != nil }

    /// Plays, activating the session where it is not active. False when the system refuses, or the media services were
    /// reset since the player was made.
    @discardableResult
    open func play() -> Bool {
        guard medium != nil else {
            SimulatedApp.note("AVAudioPlayer() has nothing to play")
            return false
        }
        return playhead.run()
    }

    /// Pauses; ``play()`` goes on from here.
    open func pause() { playhead.pause(why: "playback paused") }

    /// Stops; ``play()`` goes on from here, unless ``currentTime`` is set.
    open func stop() { playhead.pause(why: "playback stopped") }

    open var isPlaying: Bool { playhead.isRunning }

    /// Where it stands, in seconds.
    open var currentTime: TimeInterval {
        get { duration > 0 ? playhead.position.truncatingRemainder(dividingBy: duration) : 0 }
        set { playhead.position = min(newValue, duration) }
    }

    /// The volume, from 0 to 1; 0 is silence.
    open var volume: Float = 1 {
        didSet { playhead.isSilent = isAssetSilent || volume <= 0 }
    }

    /// Sets the volume; the fade takes no time.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        SimulatedApp.require(.method("setVolume:fadeDuration:", of: "AVAudioPlayer", .iOS(10)))
        self.volume = volume
    }

    /// The speed; needs ``enableRate``.
    @SystemAPI.Since(.method("rate", of: "AVAudioPlayer", .iOS(5))) open var rate: Float = 1 {
        didSet { if _enableRate.value { playhead.change(rate: Double(rate)) } }
    }
}
