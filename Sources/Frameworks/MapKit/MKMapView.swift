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

    /// The part of the map that is seen will be another one.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Makes the view of something on the map.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views were put on the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Something on the map was chosen.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Something on the map is chosen no longer.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// What is beside something on the map was pressed.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Makes what draws something that covers the map.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// The map was drawn.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The map moves otherwise with the user.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}

    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
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
    @SystemAPI.Since(.method("userTrackingMode", of: "MKMapView", .iOS(5))) open var userTrackingMode =
        MKUserTrackingMode.none
    /// The place of the user on the map: not known.
    open private(set) var userLocation = MKUserLocation()
    /// What the app has put on the map.
    open private(set) var annotations: [any MKAnnotation] = []

    /// A map of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        SimulatedApp.notSimulated("MKMapView", "no map is drawn, and its delegate hears nothing")
    }

    /// A map from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        SimulatedApp.notSimulated("MKMapView", "no map is drawn, and its delegate hears nothing")
    }

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

    /// What it shows. Kept, and without effect.
    open var mapType = MKMapType.standard
    /// Whether it can be moved. Kept, and without effect.
    open var isScrollEnabled = true
    /// Whether it can be made larger. Kept, and without effect.
    open var isZoomEnabled = true
    /// Whether it can be turned. Kept, and without effect.
    @SystemAPI.Since(.method("isRotateEnabled", of: "MKMapView", .iOS(7))) open var isRotateEnabled = true
    /// Whether it can be seen from the side. Kept, and without effect.
    @SystemAPI.Since(.method("isPitchEnabled", of: "MKMapView", .iOS(7))) open var isPitchEnabled = true
    /// Whether it shows where north is. Kept, and without effect.
    @SystemAPI.Since(.method("showsCompass", of: "MKMapView", .iOS(9))) open var showsCompass = true
    /// Whether it shows how large it is. Kept, and without effect.
    @SystemAPI.Since(.method("showsScale", of: "MKMapView", .iOS(9))) open var showsScale = false
    /// What covers parts of it.
    open private(set) var overlays: [any MKOverlay] = []
    /// What of it is chosen.
    open private(set) var selectedAnnotations: [any MKAnnotation] = []

    /// The middle of the part that is seen. Kept, and without effect.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The area that is seen. Kept, and without effect.
    open var visibleMapRect: MKMapRect {
        get {
            let (center, span) = (region.center, region.span)
            let first = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude + span.latitudeDelta / 2,
                    longitude: center.longitude - span.longitudeDelta / 2))
            let last = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude - span.latitudeDelta / 2,
                    longitude: center.longitude + span.longitudeDelta / 2))
            return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
        }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// From where it is seen. Kept, and without effect.
    @SystemAPI.Since(.method("camera", of: "MKMapView", .iOS(7))) open var camera = MKMapCamera(of: ())
    /// Sees it from elsewhere. Kept, and without effect.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    /// Whether the place of the user is seen: it is not known.
    open var isUserLocationVisible: Bool { false }

    /// Shows what is around a place. Kept, and without effect.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Shows an area. Kept, and without effect.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    /// Shows an area with room around it. Kept, and without effect.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        visibleMapRect = mapRect
    }
    /// Shows things on the map. Puts them there, and moves it.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        SimulatedApp.require(.method("showAnnotations:animated:", of: "MKMapView", .iOS(7)))
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let rect = annotations.map { MKMapPoint($0.coordinate) }.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
        }
        if !rect.isNull { region = MKCoordinateRegion(rect) }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    /// Chooses something no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// The view of something: nil, since nothing is drawn.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// A view of a name that was used before: none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Has views of a class made under a name.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        SimulatedApp.require(.method("registerClass:forAnnotationViewWithReuseIdentifier:", of: "MKMapView", .iOS(11)))
    }
    /// Covers a part of the map.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Covers a part of the map below or above names.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        SimulatedApp.require(.method("addOverlay:level:", of: "MKMapView", .iOS(7)))
        overlays.append(overlay)
    }
    /// Covers parts of the map.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    /// Covers a part of the map no longer.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Covers parts of the map no longer.
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    /// What draws something: what the delegate makes.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        SimulatedApp.require(.method("rendererForOverlay:", of: "MKMapView", .iOS(7)))
        return delegate?.mapView(self, rendererFor: overlay)
    }
    /// The place of a point of the view: the middle, since nothing is drawn.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { region.center }
    /// Moves the map with the user, or not. Kept, and without effect.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
}

/// Whether a map moves with the user.
public enum MKUserTrackingMode: Int, Sendable {
    case none = 0
    /// It follows the position.
    case follow = 1
    /// It follows the position and turns.
    case followWithHeading = 2
}
