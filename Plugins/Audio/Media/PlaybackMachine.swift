import BackgroundRuntime

/// One item of a player as a value: whether it is loaded, waits for data, plays, stands still or has failed.
///
/// Whoever uses it says what happens and at which place the item is, and calls ``settle(at:place:)`` then and after
/// ``timeUntilChange(at:place:)``.
public struct PlaybackMachine: Hashable, Sendable {
    /// What came to pass.
    public enum Event: Hashable, Sendable {
        /// It can be played from now on: its length is known.
        case loaded
        /// What the app wants played goes on.
        case started
        /// All that was loaded is played.
        case stalled
        /// It cannot be played, or no further.
        case failed(PlaybackFailure)
    }

    public private(set) var buffer: PlaybackBuffer
    /// Whether it can be played.
    public private(set) var isLoaded = false
    /// Whether it is played.
    public private(set) var isPlaying = false
    /// The speed that the app wants; zero while it wants nothing.
    public private(set) var speed: Double = 0
    /// Why it cannot be played, or no further; nil where it can.
    public private(set) var failure: PlaybackFailure?
    /// Whether the player waits for data where it stalls; it pauses where it does not.
    public var waitsAfterStall = true
    private let terms: MediaTerms
    private var patience = Double.infinity
    private var isLoading = false
    private var hasNetwork = true
    /// Since when nothing comes that is waited for.
    private var idleSince: VirtualInstant?

    /// An item of which nothing is loaded.
    public init(_ terms: MediaTerms, at now: VirtualInstant) {
        self.terms = terms
        buffer = PlaybackBuffer(of: terms, at: now)
    }

    /// Whether it cannot say at some speed what follows without ``take(_:at:place:)``: data comes more slowly.
    public func needsFigures(at speed: Double) -> Bool { patience == .infinity && buffer.rate < speed }

    /// The same for a network of so many bytes a second; nil for none.
    public func needsFigures(at speed: Double, withNetwork bytes: Double?) -> Bool {
        patience == .infinity && !terms.isLocal && (bytes ?? 0) / terms.bytesPerSecond < speed
    }

    /// Takes the figures by which players load. Without them it may be used where data comes fast enough.
    public mutating func take(_ figures: PlaybackFigures, at now: VirtualInstant, place: Double) {
        patience = figures.patience
        buffer.take(figures, at: now, place: place)
    }

    /// Whether the app wants it played, and it waits for data.
    public var isWaiting: Bool { speed > 0 && !isPlaying }

    // MARK: What happens

    /// A player has the item: it is loaded, or cannot be.
    public mutating func load() { isLoading = true }

    /// The app wants it played.
    ///
    /// - Parameters:
    ///   - speed: how fast; above zero.
    ///   - now: when that is.
    ///   - place: where it stands.
    ///   - isImmediate: whether with what is there, however little.
    public mutating func play(_ speed: Double, at now: VirtualInstant, place: Double, isImmediate: Bool = false) {
        precondition(speed > 0, "an item is played at no speed")
        guard failure == nil else { return }
        buffer.advance(to: now, place: place)
        self.speed = speed
        let begins = buffer.keepsUp(at: place, speed: speed) || isImmediate && !buffer.isEmpty(at: place)
        isPlaying = isPlaying || begins && terms.failure == nil
    }

    /// The app no longer wants it played.
    public mutating func pause(at now: VirtualInstant, place: Double) {
        buffer.advance(to: now, place: place)
        (speed, isPlaying) = (0, false)
    }

    /// So many bytes arrive in a second from now on; nil without a network.
    public mutating func setNetwork(_ bytes: Double?, at now: VirtualInstant, place: Double) {
        hasNetwork = bytes != nil
        buffer.setNetwork(bytes ?? 0, at: now, place: place)
    }

    /// The app goes elsewhere in it.
    public mutating func seek(to place: Double, from old: Double, at now: VirtualInstant) {
        buffer.advance(to: now, place: old)
        buffer.seek(to: place)
        isPlaying = isPlaying && (buffer.keepsUp(at: place, speed: speed) || !buffer.isEmpty(at: place))
    }

    /// So much is loaded ahead from now on.
    public mutating func setLimit(_ limit: Double, at now: VirtualInstant, place: Double) {
        buffer.advance(to: now, place: place)
        buffer.limit = limit
    }

    // MARK: What follows

    /// What comes to pass at this instant, in its order.
    public mutating func settle(at now: VirtualInstant, place: Double) -> [Event] {
        guard failure == nil else { return [] }
        buffer.advance(to: now, place: place)
        var events: [Event] = []
        if isLoading, !isLoaded {
            if let failure = terms.failure ?? (isCutOff ? .offline : nil) { return [fail(failure)] }
            isLoaded = buffer.rate > 0
            if isLoaded { events.append(.loaded) }
        }
        if isPlaying, buffer.isEmpty(at: place), buffer.rate < speed { events.append(stall()) }
        if isWaiting, isLoaded, buffer.keepsUp(at: place, speed: speed) {
            isPlaying = true
            events.append(.started)
        }
        if let failure = lackOfPatience(now) { events.append(fail(failure)) }
        return events
    }

    /// The seconds until something comes to pass by itself; nil where nothing does.
    public func timeUntilChange(at now: VirtualInstant, place: Double) -> Double? {
        guard failure == nil else { return nil }
        if isPlaying { return buffer.timeUntilEmpty(at: place, speed: speed) }
        if let idleSince { return max(0, patience - idleSince.duration(to: now).inSeconds) }
        guard isLoaded, let time = buffer.timeUntilEnough(at: place, speed: max(speed, 1)) else { return nil }
        return time > 0 ? time : nil
    }

    private var isCutOff: Bool { !terms.isLocal && !hasNetwork }

    private mutating func stall() -> Event {
        isPlaying = false
        if !waitsAfterStall { speed = 0 }
        return .stalled
    }

    private mutating func fail(_ failure: PlaybackFailure) -> Event {
        self.failure = failure
        (speed, isPlaying) = (0, false)
        return .failed(failure)
    }

    /// Why it has failed now; nil where something comes, where nothing is waited for or not long enough.
    private mutating func lackOfPatience(_ now: VirtualInstant) -> PlaybackFailure? {
        guard buffer.rate == 0, isLoading && !isLoaded || isWaiting else {
            idleSince = nil
            return nil
        }
        let since = idleSince ?? now
        idleSince = since
        guard since.duration(to: now).inSeconds >= patience else { return nil }
        return isCutOff ? .offline : .timedOut
    }
}
