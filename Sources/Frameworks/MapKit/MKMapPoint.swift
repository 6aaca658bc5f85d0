import CoreLocation
import SimulatedFoundation

/// A place on the flat map of the world, whose sides are 2^28 points long.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    private static let side = 268_435_456.0

    /// A place from its parts.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The place of a coordinate, as Mercator draws it.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        x = (coordinate.longitude + 180) / 360 * MKMapPoint.side
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapPoint.side
    }

    /// The coordinate of the place.
    public var coordinate: CLLocationCoordinate2D {
        let height = Double.pi * (1 - 2 * y / MKMapPoint.side)
        return CLLocationCoordinate2D(
            latitude: atan(sinh(height)) * 180 / .pi, longitude: x / MKMapPoint.side * 360 - 180)
    }

    /// How far another place is, in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, other.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
    /// From side to side.
    public var width: Double
    public var height: Double

    /// A size from its parts.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// An area of the flat map.
public struct MKMapRect: Sendable {
    /// Its upper left corner.
    public var origin: MKMapPoint
    /// How large it is.
    public var size: MKMapSize

    /// An area from its corner and size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// An area from its numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// All of the map.
    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)

    /// Whether it is nothing.
    public var isNull: Bool { origin.x == .infinity }
    /// Its sides and middle.
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    /// Its middle from side to side.
    public var midX: Double { origin.x + size.width / 2 }
    /// Its middle from above.
    public var midY: Double { origin.y + size.height / 2 }
    /// Whether a place lies in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
    }

    /// The area around both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }
}

/// Points of the flat map in a metre, at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ lat: CLLocationDegrees) -> Double {
    268_435_456 / (40_075_016.686 * max(cos(lat * .pi / 180), 0.0001))
}

extension MKCoordinateRegion {
    /// A part of the map as an area of it.
    public init(_ rect: MKMapRect) {
        let (first, last) = (
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude), longitudeDelta: last.longitude - first.longitude))
    }
}
