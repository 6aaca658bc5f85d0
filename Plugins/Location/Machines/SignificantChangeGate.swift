import BackgroundRuntime

/// Decides which positions are a significant change: far enough from the last event, and not too soon after it.
public struct SignificantChangeGate: Hashable, Sendable {
    /// Metres between two events.
    public let distance: Double
    /// The least time between two events.
    public let interval: Duration

    private var lastPlace: Coordinate?
    private var lastInstant: VirtualInstant?

    /// A gate that has let nothing through.
    public init(distance: Double, interval: Duration) {
        self.distance = distance
        self.interval = interval
    }

    /// The service begins here: the next event is measured from this place.
    public mutating func begin(at place: Coordinate) {
        if lastPlace == nil { lastPlace = place }
    }

    /// Whether the phone being at `place` is an event.
    public mutating func passes(_ place: Coordinate, at instant: VirtualInstant) -> Bool {
        guard let lastPlace else {
            self.lastPlace = place
            return false
        }
        guard lastPlace.distance(to: place) >= distance else { return false }
        if let lastInstant, lastInstant.duration(to: instant) < interval { return false }
        self.lastPlace = place
        lastInstant = instant
        return true
    }

    /// When a phone that moved far enough but too soon may be looked at again; nil when nothing waits.
    public func nextLook(for place: Coordinate, at instant: VirtualInstant) -> VirtualInstant? {
        guard let lastPlace, let lastInstant, lastPlace.distance(to: place) >= distance else { return nil }
        let due = lastInstant.advanced(by: interval)
        return due > instant ? due : nil
    }
}
