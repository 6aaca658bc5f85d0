import Foundation

/// One position as the system tells it to apps.
public struct LocationFix: Hashable, Sendable, CustomStringConvertible {
    /// Where on the earth the phone is.
    public let coordinate: Coordinate
    /// Metres above sea level.
    public let altitude: Double
    /// The radius of uncertainty in metres.
    public let horizontalAccuracy: Double
    /// Metres a second; negative when it is not known.
    public let speed: Double
    /// Degrees clockwise from north; negative when it is not known.
    public let course: Double
    /// When the position was found, by the wall clock.
    public let date: Date

    /// A position from its parts; what is not known is negative.
    public init(
        _ coordinate: Coordinate, altitude: Double = 0, horizontalAccuracy: Double = 5, speed: Double = -1,
        course: Double = -1, date: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.speed = speed
        self.course = course
        self.date = date
    }

    public var description: String { coordinate.description }

    /// The same place, where the phone stands still, found later.
    func standing(at date: Date) -> LocationFix {
        LocationFix(coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, speed: 0, date: date)
    }

    /// The radius of uncertainty of an approximate position, in metres: a choice among the 1 to 20 km of the documents.
    static let reducedRadius = 5_000.0

    /// The position as an app gets it with a coarser grain: less certain, and an approximate one in the middle of a field
    /// of a twentieth of a degree.
    func grained(_ grain: AccuracyGrain) -> LocationFix {
        guard let radius = grain.radius else { return self }
        guard case .reduced = grain else {
            return LocationFix(
                coordinate, altitude: altitude, horizontalAccuracy: max(radius, horizontalAccuracy), speed: speed,
                course: course, date: date)
        }
        let field = Coordinate(
            latitude: (coordinate.latitude * 20).rounded() / 20, longitude: (coordinate.longitude * 20).rounded() / 20)
        return LocationFix(field, horizontalAccuracy: max(radius, horizontalAccuracy), date: date)
    }
}

/// An error that a client is told, by the names of `CLError`.
public enum LocationError: String, Error, Sendable {
    /// No position could be found now.
    case locationUnknown
    /// The user has not allowed it, or the state of the app does not.
    case denied
    /// A region is not monitored, because the user has not allowed it.
    case regionMonitoringDenied
    /// A region could not be monitored: too many, or too large.
    case regionMonitoringFailure
    /// How far beacons are cannot be told: the user has not allowed it, or Bluetooth is off.
    case rangingUnavailable
    /// Positions cannot wait: updates do not run.
    case deferredNotUpdatingLocation
    /// Positions cannot wait: the app does not ask for the best accuracy.
    case deferredAccuracyTooLow
    /// Positions cannot wait: the app has a distance filter.
    case deferredDistanceFiltered
    /// The user declined to give exact positions, or was not asked.
    case promptDeclined
    /// Positions wait no more, since the app said so.
    case deferredCanceled
}
