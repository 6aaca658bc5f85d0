import BackgroundRuntime

/// Positions that an app lets the phone keep back while it is in the background, until it has gone so far or so long.
public struct Deferral: Hashable, Sendable {
    private let start: Coordinate
    private let distance: Double
    /// When they come at the latest; nil where the app sets no time.
    public let deadline: VirtualInstant?

    /// Positions that are kept back from here and now.
    ///
    /// - Parameters:
    ///   - distance: metres from `start` after which they come.
    ///   - timeout: the time after which they come; nil for any.
    ///   - start: where the phone is.
    ///   - instant: the present instant.
    public init(until distance: Double, timeout: Duration?, from start: Coordinate, at instant: VirtualInstant) {
        (self.start, self.distance) = (start, distance)
        deadline = timeout.map { instant.advanced(by: $0) }
    }

    /// Whether the phone has gone as far as the app said.
    public func isOver(at place: Coordinate) -> Bool { start.distance(to: place) >= distance }
}
