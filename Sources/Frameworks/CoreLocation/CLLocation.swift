import SimulatedFoundation
import VigilLocation

/// A position with the time at which it was found.
open class CLLocation: NSObject, @unchecked Sendable {
    /// Where on the earth the phone is, in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above sea level.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty in metres; negative when the place is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in metres; negative when that is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees clockwise from north; negative when it is not known.
    public let course: CLLocationDirection
    /// Metres a second; negative when it is not known.
    public let speed: CLLocationSpeed
    /// When the position was found.
    public let timestamp: Date

    /// A place that is known exactly, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A position without movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// A position from its parts.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    convenience init(_ fix: LocationFix) {
        self.init(
            coordinate: CLLocationCoordinate2D(fix.coordinate), altitude: fix.altitude,
            horizontalAccuracy: fix.horizontalAccuracy, verticalAccuracy: fix.horizontalAccuracy, course: fix.course,
            speed: fix.speed, timestamp: fix.date)
    }

    /// The distance to another position in metres, along the great circle.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.coordinate.distance(to: location.coordinate.coordinate)
    }

    open override var description: String {
        "<\(coordinate.coordinate)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
    }
}

/// A stay at one place.
open class CLVisit: NSObject, @unchecked Sendable {
    /// When the stay began.
    public let arrivalDate: Date
    /// When it ended; `Date.distantFuture` while it lasts.
    public let departureDate: Date
    /// Where on the earth the phone stayed, in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// The radius of uncertainty in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    init(_ visit: Visit) {
        arrivalDate = visit.arrival
        departureDate = visit.departure ?? .distantFuture
        coordinate = CLLocationCoordinate2D(visit.coordinate)
        horizontalAccuracy = visit.horizontalAccuracy
    }
}
