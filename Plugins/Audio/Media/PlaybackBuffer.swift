import BackgroundRuntime

/// What of a medium is loaded, over virtual time. Places and lengths are seconds of the medium.
///
/// Whoever plays it says at which place that is: the buffer does not play.
public struct PlaybackBuffer: Hashable, Sendable {
    /// Less than this much is nothing: instants are whole nanoseconds.
    private static let leastPart: Double = 0.000_001

    /// Where what is loaded begins.
    public private(set) var start: Double = 0
    /// Up to where it is loaded.
    public private(set) var end: Double = 0
    /// The seconds of the medium that arrive in a second.
    public private(set) var rate: Double = 0
    /// How many seconds are loaded ahead of the place that is played; without an end while no figures are taken.
    public var limit = Double.infinity
    private let length: Double
    /// The seconds that have to be loaded ahead where less arrives than is played.
    private var enough = Double.infinity
    private let isLive: Bool
    private let bytesPerSecond: Double
    private let isLocal: Bool
    private var instant: VirtualInstant

    /// The buffer of a medium of which nothing is loaded yet: one on the phone is there as a whole.
    public init(of terms: MediaTerms, at now: VirtualInstant) {
        precondition(terms.bytesPerSecond > 0, "a medium has no bytes")
        (length, isLive, isLocal) = (terms.length, terms.isLive, terms.isLocal)
        (bytesPerSecond, instant) = (terms.bytesPerSecond, now)
        if isLocal { (end, rate) = (length, .infinity) }
    }

    /// Takes the figures by which it loads, where no run rested on them so far: as long as data comes faster than it is
    /// played, what is loaded is the lesser of what came and of what may.
    public mutating func take(_ figures: PlaybackFigures, at now: VirtualInstant, place: Double) {
        advance(to: now, place: place)
        (limit, enough) = (isLive ? figures.liveAhead : figures.ahead, figures.enough)
        if !isLocal { end = max(start, min(end, place + limit)) }
    }

    /// Lets time pass, while the medium is played up to a place.
    public mutating func advance(to now: VirtualInstant, place: Double) {
        precondition(now >= instant, "a buffer was set back in time")
        let time = instant.duration(to: now).inSeconds
        instant = now
        guard !isLocal else { return }
        end = max(end, min(end + time * rate, place + limit, length))
    }

    /// So many bytes arrive in a second from now on.
    public mutating func setNetwork(_ bytes: Double, at now: VirtualInstant, place: Double) {
        advance(to: now, place: place)
        if !isLocal { rate = bytes / bytesPerSecond }
    }

    /// It is played elsewhere: what is loaded is of use where that is in it.
    public mutating func seek(to place: Double) {
        guard !isLocal, place < start || place > end else { return }
        (start, end) = (place, place)
    }

    /// The seconds that are loaded ahead of a place.
    public func ahead(of place: Double) -> Double { max(0, end - place) }

    /// Whether nothing is loaded ahead of a place, and something is missing.
    public func isEmpty(at place: Double) -> Bool {
        ahead(of: place) < PlaybackBuffer.leastPart && !isWhole
    }

    /// Whether no more is loaded at a place.
    public func isFull(at place: Double) -> Bool { isWhole || ahead(of: place) >= limit - PlaybackBuffer.leastPart }

    /// Whether it is loaded up to its end.
    private var isWhole: Bool { end >= length - PlaybackBuffer.leastPart }

    /// Whether it can be played from a place on without standing still, as far as one can say.
    public func keepsUp(at place: Double, speed: Double) -> Bool { timeUntilEnough(at: place, speed: speed) == 0 }

    /// The seconds until it can be played from a place on; nil where nothing comes.
    public func timeUntilEnough(at place: Double, speed: Double) -> Double? {
        let missing = min(place + min(enough, limit), length) - end
        if rate >= speed || missing < PlaybackBuffer.leastPart { return 0 }
        return rate > 0 ? missing / rate : nil
    }

    /// The seconds until nothing more is loaded, where it is played from a place on; nil where that is never so.
    public func timeUntilEmpty(at place: Double, speed: Double) -> Double? {
        guard rate < speed else { return nil }
        let time = ahead(of: place) / (speed - rate)
        return end + time * rate >= length - PlaybackBuffer.leastPart ? nil : time
    }
}
