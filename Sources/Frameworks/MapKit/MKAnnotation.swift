import CoreLocation
import SimulatedFoundation

/// Something on a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called.
    var title: String? { get }
    /// What is said of it below.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A place on a map, with a name.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    /// A place without a name, where the equator meets the meridian of Greenwich.
    public override init() { super.init() }
}

/// The place of the user on a map. It is not known here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    /// The last position; nil, since a map asks for none here.
    open var location: CLLocation? { nil }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var title: String?
    open var subtitle: String?
}

/// The size of a part of the map, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No size at all.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// So many degrees in both directions.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the map.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    /// How far it reaches.
    public var span: MKCoordinateSpan

    /// A part without a size.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A part around a place, in degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A part around a place, in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // A degree from south to north is a ninetieth of ten thousand kilometres; from west to east it shrinks to the poles.
        let degree = 10_000_000.0 / 90
        let width = max(cos(centerCoordinate.latitude * .pi / 180), 0.01)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * width)))
    }
}
