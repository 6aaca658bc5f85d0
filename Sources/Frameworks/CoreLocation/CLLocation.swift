import SimulatedFoundation
import VigilLocation

/// A position with the time at which it was found.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Where on the earth the phone is, in degrees.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// Metres above sea level.
    open private(set) var altitude: CLLocationDistance
    /// The radius of uncertainty in metres; negative when the place is not valid.
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in metres; negative when that is not valid.
    open private(set) var verticalAccuracy: CLLocationAccuracy
    /// Degrees clockwise from north; negative when it is not known.
    open private(set) var course: CLLocationDirection
    /// Metres a second; negative when it is not known.
    open private(set) var speed: CLLocationSpeed
    /// The uncertainty of the course in degrees; negative where that is not known, as for every position of the simulator.
    open var courseAccuracy: CLLocationDirectionAccuracy {
        SimulatedApp.require(.method("courseAccuracy", of: "CLLocation", .iOS(13, 4)))
        return accuracies.course
    }
    /// The uncertainty of the speed in metres a second; negative where that is not known, as in the simulator.
    open var speedAccuracy: CLLocationSpeedAccuracy {
        SimulatedApp.require(.method("speedAccuracy", of: "CLLocation", .iOS(10)))
        return accuracies.speed
    }
    /// The storey of the building; nil, since the simulator knows none.
    open var floor: CLFloor? {
        SimulatedApp.require(.method("floor", of: "CLLocation", .iOS(8)))
        return nil
    }
    /// When the position was found.
    open private(set) var timestamp: Date

    private var accuracies: (course: CLLocationDirectionAccuracy, speed: CLLocationSpeedAccuracy) = (-1, -1)

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

    /// A position from its parts, with the uncertainties of its movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: timestamp)
        SimulatedApp.require(
            .method(
                "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:speedAccuracy:timestamp:",
                of: "CLLocation", .iOS(13, 4)))
        accuracies = (courseAccuracy, speedAccuracy)
    }

    convenience init(_ fix: LocationFix) {
        self.init(
            coordinate: CLLocationCoordinate2D(fix.coordinate), altitude: fix.altitude,
            horizontalAccuracy: fix.horizontalAccuracy, verticalAccuracy: fix.horizontalAccuracy, course: fix.course,
            speed: fix.speed, timestamp: fix.date)
    }

    /// The same position: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Positions are kept in archives.
    public class var supportsSecureCoding: Bool { true }

    /// The position that an archive has.
    public required convenience init?(coder: NSCoder) {
        let read = { (name: String) in coder.decodeDouble(forKey: name) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: read("latitude"), longitude: read("longitude")),
            altitude: read("altitude"), horizontalAccuracy: read("horizontalAccuracy"),
            verticalAccuracy: read("verticalAccuracy"), course: read("course"), speed: read("speed"),
            timestamp: Date(timeIntervalSinceReferenceDate: read("timestamp")))
        accuracies = (read("courseAccuracy"), read("speedAccuracy"))
    }

    /// Writes the position into an archive. The names of its values are the simulator's.
    open func encode(with coder: NSCoder) {
        let values: [(String, Double)] = [
            ("latitude", coordinate.latitude), ("longitude", coordinate.longitude), ("altitude", altitude),
            ("horizontalAccuracy", horizontalAccuracy), ("verticalAccuracy", verticalAccuracy), ("course", course),
            ("speed", speed), ("courseAccuracy", accuracies.course), ("speedAccuracy", accuracies.speed),
            ("timestamp", timestamp.timeIntervalSinceReferenceDate),
        ]
        for (name, value) in values { coder.encode(value, forKey: name) }
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
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    /// When the stay began.
    open private(set) var arrivalDate: Date
    /// When it ended; `Date.distantFuture` while it lasts.
    open private(set) var departureDate: Date
    /// Where on the earth the phone stayed, in degrees.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// The radius of uncertainty in metres.
    open private(set) var horizontalAccuracy: CLLocationAccuracy

    init(_ visit: Visit) {
        arrivalDate = visit.arrival
        departureDate = visit.departure ?? .distantFuture
        coordinate = CLLocationCoordinate2D(visit.coordinate)
        horizontalAccuracy = visit.horizontalAccuracy
    }

    /// The same stay: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A storey of a building. The simulator knows none: it is there for code that asks a position for it.
open class CLFloor: NSObject, @unchecked Sendable {
    /// Its number; 0 is at the level of the street.
    open var level: Int { 0 }
}
