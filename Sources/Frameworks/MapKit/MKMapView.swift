import BackgroundRuntime
import CoreLocation
import UIKit

/// What a map view tells. Every method has a default that does nothing; none is called here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The part of the map that is seen is another one.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// The place of the user on the map is another one.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}

/// A map. Nothing is drawn; it keeps what the app puts on it.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// Whoever would be told of the map.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The part of the map that is seen. Kept, and without effect.
    open var region = MKCoordinateRegion()
    /// Whether the place of the user is shown. It asks for no position here.
    open var showsUserLocation = false
    /// Whether the map moves with the user. Kept, and without effect.
    @SystemAPI.Since(.mapUserTrackingMode) open var userTrackingMode = MKUserTrackingMode.none
    /// The place of the user on the map: not known.
    open private(set) var userLocation = MKUserLocation()
    /// What the app has put on the map.
    open private(set) var annotations: [any MKAnnotation] = []

    /// A map of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        SimulatedApp.notSimulated("MKMapView", "no map is drawn, and its delegate hears nothing")
    }

    /// A map from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// Shows a part of the map. Kept, and without effect.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

    /// Puts something on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

    /// Puts several things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

    /// Takes something off the map.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }

    /// Takes several things off the map.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
}

/// Whether a map moves with the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// It follows the position.
    case follow = 1
    /// It follows the position and turns.
    case followWithHeading = 2
}
