import Foundation

/// A place on the earth, in degrees.
public struct Coordinate: Hashable, Sendable, CustomStringConvertible {
    /// Degrees north of the equator, from -90 to 90.
    public let latitude: Double
    /// Degrees east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// The mean radius of the earth in metres, by which all distances are reckoned.
    public static let earthRadius = 6_371_008.8

    /// A place from its degrees.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Whether the degrees name a place on the earth.
    public var isValid: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }

    /// The great-circle distance to `other` in metres.
    public func distance(to other: Coordinate) -> Double {
        let (from, to) = (latitude.radians, other.latitude.radians)
        let height = sin((to - from) / 2)
        let width = sin((other.longitude - longitude).radians / 2)
        let chord = height * height + cos(from) * cos(to) * width * width
        return 2 * Coordinate.earthRadius * asin(min(1, chord.squareRoot()))
    }

    /// The course at which the great circle to `other` begins, in degrees clockwise from north.
    public func course(to other: Coordinate) -> Double {
        let (from, to) = (latitude.radians, other.latitude.radians)
        let turn = (other.longitude - longitude).radians
        let east = sin(turn) * cos(to)
        let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)
        return (atan2(east, north).degrees + 360).truncatingRemainder(dividingBy: 360)
    }

    /// The place `metres` away along the great circle that begins at `course` degrees.
    public func moved(by metres: Double, course: Double) -> Coordinate {
        let arc = metres / Coordinate.earthRadius
        let (from, heading) = (latitude.radians, course.radians)
        let target = asin(sin(from) * cos(arc) + cos(from) * sin(arc) * cos(heading))
        let turn = atan2(sin(heading) * sin(arc) * cos(from), cos(arc) - sin(from) * sin(target))
        let east = (longitude + turn.degrees + 540).truncatingRemainder(dividingBy: 360) - 180
        return Coordinate(latitude: target.degrees, longitude: east)
    }

    public var description: String { "\(Coordinate.text(latitude)), \(Coordinate.text(longitude))" }

    /// Degrees with five digits, which is about a metre.
    private static func text(_ degrees: Double) -> String {
        let rounded = (degrees * 100_000).rounded() / 100_000
        return "\(rounded == 0 ? 0 : rounded)"
    }
}

extension Double {
    fileprivate var radians: Double { self * .pi / 180 }
    fileprivate var degrees: Double { self * 180 / .pi }
}
