import Foundation

/// A circle whose boundary an app asked to be told of.
public struct Region: Hashable, Sendable {
    /// The app's name for it; a second region of the same name replaces the first.
    public let identifier: String
    /// The middle of the circle.
    public let center: Coordinate
    /// Metres from the middle to the boundary.
    public let radius: Double
    /// Whether the app wants to know when the phone comes in.
    public let notifyOnEntry: Bool
    /// Whether the app wants to know when the phone goes out.
    public let notifyOnExit: Bool

    /// A region from its parts.
    public init(
        _ identifier: String, center: Coordinate, radius: Double, notifyOnEntry: Bool = true, notifyOnExit: Bool = true
    ) {
        self.identifier = identifier
        self.center = center
        self.radius = radius
        self.notifyOnEntry = notifyOnEntry
        self.notifyOnExit = notifyOnExit
    }

    /// Whether a place lies inside or on the boundary.
    public func contains(_ place: Coordinate) -> Bool { center.distance(to: place) <= radius }
}

/// Which way a boundary was crossed.
public enum Crossing: Hashable, Sendable {
    /// The phone came into the region.
    case enter
    /// The phone left the region.
    case exit
}

/// A stay at one place, as the visits service tells it.
public struct Visit: Hashable, Sendable {
    /// Where on the earth the phone stayed.
    public let coordinate: Coordinate
    /// The radius of uncertainty in metres.
    public let horizontalAccuracy: Double
    /// When the stay began.
    public let arrival: Date
    /// When it ended; nil while it lasts.
    public let departure: Date?

    /// A visit from its parts.
    public init(_ coordinate: Coordinate, horizontalAccuracy: Double = 50, arrival: Date, departure: Date?) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        self.arrival = arrival
        self.departure = departure
    }
}
