import BackgroundRuntime

/// The live updates of one loop: when they pause since the phone stands still, and when they resume by themselves.
public struct LiveUpdates: Hashable, Sendable {
    /// What a position means for the loop.
    public enum Step: Hashable, Sendable {
        case notify
        /// It is told, and updates run again after a pause.
        case resume
        /// The phone still stands where updates paused: nothing is told.
        case rest
    }

    /// Whether updates pause because the phone stands still.
    public private(set) var isStationary = false
    private var anchor: Coordinate
    private var stillSince: VirtualInstant

    /// Updates that begin while the phone is at `place`.
    public init(at place: Coordinate, _ instant: VirtualInstant) {
        (anchor, stillSince) = (place, instant)
    }

    /// The phone is at `place`. Within ``StandardUpdates/stillness`` of where it came to rest it stands still.
    public mutating func handle(_ place: Coordinate, at instant: VirtualInstant) -> Step {
        if anchor.distance(to: place) <= StandardUpdates.stillness { return isStationary ? .rest : .notify }
        (anchor, stillSince) = (place, instant)
        defer { isStationary = false }
        return isStationary ? .resume : .notify
    }

    /// When updates pause if the phone does not move; nil when they have.
    public func pauseDue(after limit: Duration) -> VirtualInstant? {
        isStationary ? nil : stillSince.advanced(by: limit)
    }

    /// The phone stood still long enough.
    public mutating func pause() { isStationary = true }

    /// The process runs again: the time it could not run does not count as standing still.
    public mutating func beginStillness(at instant: VirtualInstant) { stillSince = instant }
}
