import BackgroundRuntime
import SimulatedFoundation
import VigilLocation

/// An area whose boundary can be watched. Two regions with one identifier are equal.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// Whether coming in is told.
    open var notifyOnEntry = true
    /// Whether going out is told.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }

    /// What the module watches for it.
    var region: Region { preconditionFailure("\(type(of: self)) is neither a circle nor beacons") }

    /// A region with the same contents.
    open func copy(with zone: NSZone? = nil) -> Any { CLRegion(identifier: identifier).notifying(like: self) }

    /// The region, which tells what another one tells.
    final func notifying(like region: CLRegion) -> Self {
        (notifyOnEntry, notifyOnExit) = (region.notifyOnEntry, region.notifyOnExit)
        return self
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }
}

extension CLRegion {
    /// The object that stands for a region of the module.
    static func of(_ region: Region) -> CLRegion {
        switch region.area {
        case .circle(let center, let radius): CLCircularRegion(region, center, radius)
        case .beacon(let identity): CLBeaconRegion(identity, region)
        }
    }

    /// The region as notifications know it; nil for one that is no circle.
    package var watched: WatchedRegion? {
        guard let circle = self as? CLCircularRegion else { return nil }
        return WatchedRegion(
            identifier, latitude: circle.center.latitude, longitude: circle.center.longitude, radius: circle.radius,
            notifiesOnEntry: notifyOnEntry, notifiesOnExit: notifyOnExit)
    }
}

/// A circle on the earth, which the system watches for an app.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle of the circle, in degrees.
    open private(set) var center: CLLocationCoordinate2D
    /// Metres from the middle to the boundary.
    open private(set) var radius: CLLocationDistance

    /// A circle from its parts.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        SimulatedApp.require(CLCircularRegion.self)
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// The circle that stands for a region of any system.
    private init(around center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    package convenience init(watched region: WatchedRegion) {
        self.init(
            around: CLLocationCoordinate2D(latitude: region.latitude, longitude: region.longitude),
            radius: region.radius, identifier: region.identifier)
        (notifyOnEntry, notifyOnExit) = (region.notifiesOnEntry, region.notifiesOnExit)
    }

    fileprivate convenience init(_ region: Region, _ center: Coordinate, _ radius: Double) {
        self.init(around: CLLocationCoordinate2D(center), radius: radius, identifier: region.identifier)
        notifyOnEntry = region.notifyOnEntry
        notifyOnExit = region.notifyOnExit
    }

    override var region: Region {
        Region(
            identifier, center: center.coordinate, radius: radius, notifyOnEntry: notifyOnEntry,
            notifyOnExit: notifyOnExit)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        CLCircularRegion(around: center, radius: radius, identifier: identifier).notifying(like: self)
    }

    /// Whether a place lies inside.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.coordinate.distance(to: coordinate.coordinate) <= radius
    }
}
