import CoreLocation
import UIKit

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The area that it covers.
    var boundingMapRect: MKMapRect { get }
}

/// Places that a shape is made of.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var title: String?
    open var subtitle: String?
}

/// Places that a line or an area is made of.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    let places: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) {
        self.places = places
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D {
        let middle = boundingMapRect
        return MKMapPoint(x: middle.midX, y: middle.midY).coordinate
    }
    /// The places, as points of the map, as long as this is.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { start }
    private lazy var start: UnsafeMutablePointer<MKMapPoint> = {
        let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
        points.initialize(from: places.map(MKMapPoint.init), count: places.count)
        isRead = true
        return points
    }()
    private var isRead = false

    deinit { if isRead { start.deallocate() } }
    /// How many places there are.
    open var pointCount: Int { places.count }
    /// The area around all places.
    open var boundingMapRect: MKMapRect {
        places.map(MKMapPoint.init).reduce(MKMapRect.null) { rect, point in
            rect.union(MKMapRect(origin: point, size: MKMapSize(width: 0, height: 0)))
        }
    }
    /// Writes some of the places.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places[range.location..<range.location + range.length].enumerated() {
            coords[index] = place
        }
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// A line through so many places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// The shortest line through places.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// An area between so many places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
}

/// An area around a place.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    /// How far it reaches, in metres.
    public let radius: CLLocationDistance

    /// An area around a place, in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        let (point, reach) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
        return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Pictures that cover a map. None is loaded here.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    public let urlTemplate: String?
    /// Whether nothing of the map is seen below them.
    open var canReplaceMapContent = false
    /// How far from the map they begin.
    open var minimumZ = 0
    /// How near to the map they end.
    open var maximumZ = 21
    /// How large a picture is.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether the first picture is below.
    open var isGeometryFlipped = false

    /// Pictures from an address with places for numbers.
    public init(urlTemplate URLTemplate: String?) {
        SimulatedApp.require(MKTileOverlay.self)
        urlTemplate = URLTemplate
    }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
}

/// What draws something that covers a map. Nothing is drawn: it keeps what the app sets.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// How opaque it is.
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) {
        SimulatedApp.require(MKOverlayRenderer.self)
        self.overlay = overlay
    }

    /// One for nothing: a line without places.
    public override init() {
        SimulatedApp.require(MKOverlayRenderer.self)
        overlay = MKPolyline(places: [])
    }

    /// It has to be drawn again. Without effect.
    open func setNeedsDisplay() {}
    /// Draws a part of the map. Never called here.
    open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
}

/// What draws lines that cover a map. Nothing is drawn: it keeps what the app sets.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    /// The colour of lines.
    open var strokeColor: UIColor?
    /// How wide lines are.
    open var lineWidth: CGFloat = 0
    /// The form of the corners of lines.
    open var lineJoin = CGLineJoin.round
    /// The form of the ends of lines.
    open var lineCap = CGLineCap.round
    /// How long dashes and gaps are; nil for none.
    open var lineDashPattern: [NSNumber]?
}

/// What draws a line. Nothing is drawn: it keeps what the app sets.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(places: []) }
    /// One for a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws an area between places. Nothing is drawn: it keeps what the app sets.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// One for an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws an area around a place. Nothing is drawn: it keeps what the app sets.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// One for an area.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// What draws pictures that cover a map. Nothing is drawn.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// The pictures are others. Without effect.
    open func reloadData() {}
}

/// Where something that covers a map is among what the map shows.
public enum MKOverlayLevel: Int, Sendable {
    /// Below or above the names of places.
    case aboveRoads = 0, aboveLabels
}
