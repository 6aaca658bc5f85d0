import Foundation

/// Where the phone points.
public struct Heading: Hashable, Sendable, CustomStringConvertible {
    /// Degrees clockwise from the magnetic north, from 0 up to 360.
    public let degrees: Double
    /// Whether the pole is known as well: standard updates run. The simulator has both norths at one place.
    public let isTrueKnown: Bool
    /// When it was found, by the wall clock.
    public let date: Date

    /// A heading from its parts.
    public init(_ degrees: Double, isTrueKnown: Bool, date: Date) {
        (self.degrees, self.isTrueKnown, self.date) = (degrees, isTrueKnown, date)
    }

    public var description: String { "\(degrees)°" }
}
