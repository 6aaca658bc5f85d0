import CoreLocation
import UIKit

/// From where a map is seen. Kept, and without effect.
open class MKMapCamera: NSObject, @unchecked Sendable {
    /// What is in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far it is from there, in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// How far it looks up, in degrees.
    open var pitch: CGFloat = 0
    /// Where it looks, in degrees from north.
    open var heading: CLLocationDirection = 0

    /// Nowhere yet. From iOS 7.
    public override init() {
        SimulatedApp.require(MKMapCamera.self)
        super.init()
    }

    /// That of a view, which each system has.
    init(of view: Void) { super.init() }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}
