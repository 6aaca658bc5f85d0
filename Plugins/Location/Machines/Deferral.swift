/// Positions that an app lets the phone keep back while it is in the background, until it has gone so far.
public struct Deferral: Hashable, Sendable {
    private let start: Coordinate
    private let distance: Double

    /// Positions that are kept back from here and now.
    ///
    /// - Parameters:
    ///   - distance: metres from `start` after which they come.
    ///   - start: where the phone is.
    public init(until distance: Double, from start: Coordinate) {
        (self.start, self.distance) = (start, distance)
    }

    /// Whether the phone has gone as far as the app said.
    public func isOver(at place: Coordinate) -> Bool { start.distance(to: place) >= distance }
}
