import BackgroundRuntime

/// Why a medium cannot be played, or no further.
public enum PlaybackFailure: Hashable, Sendable {
    /// There is no file at its place.
    case noFile
    /// The server answers with a status that is an error.
    case refused(status: Int)
    /// The phone has no network.
    case offline
    /// Nothing came for too long, although the phone has a network.
    case timedOut

    /// What the trace calls it.
    public var words: String {
        switch self {
        case .noFile: "there is no such file"
        case .refused(let status): "the server answers with \(status)"
        case .offline: "the phone has no network"
        case .timedOut: "nothing comes from the server"
        }
    }
}

/// What a medium asks of the network, and what becomes of it there.
public struct MediaTerms: Hashable, Sendable {
    /// The bytes of a second that is played.
    public var bytesPerSecond: Double
    /// The seconds that it lasts; infinite for what has no end.
    public var length: Double
    /// Whether it is broadcast as it is played: no more is there to be loaded than a little.
    public var isLive: Bool
    /// Whether it is on the phone, as a whole.
    public var isLocal: Bool
    /// Why it cannot be loaded at all; nil where it can.
    public var failure: PlaybackFailure?

    /// A medium that can be loaded.
    public init(bytesPerSecond: Double, length: Double, isLive: Bool = false, isLocal: Bool = false) {
        (self.bytesPerSecond, self.length) = (bytesPerSecond, length)
        (self.isLive, self.isLocal) = (isLive, isLocal)
    }
}

/// The figures by which players load.
public struct PlaybackFigures: Hashable, Sendable {
    /// The seconds that a player loads ahead.
    public var ahead: Double
    /// The seconds of a live stream that are there to be loaded.
    public var liveAhead: Double
    /// The seconds that have to be loaded ahead to play over a network that is slower than the medium.
    public var enough: Double
    /// How many seconds nothing may come until a medium has failed.
    public var patience: Double

    /// Terms of figures in seconds.
    public init(ahead: Double, liveAhead: Double, enough: Double, patience: Double) {
        (self.ahead, self.liveAhead, self.enough, self.patience) = (ahead, liveAhead, enough, patience)
    }

    /// The figures of a phone.
    init(_ constants: ConstantTable) {
        let seconds = { (constant: Constant) in constants.value(constant) ?? 0 }
        self.init(
            ahead: seconds(AudioConstants.playerAhead), liveAhead: seconds(AudioConstants.playerLiveAhead),
            enough: seconds(AudioConstants.playerEnough), patience: seconds(AudioConstants.playerPatience))
    }
}
