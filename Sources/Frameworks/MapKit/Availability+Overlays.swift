import BackgroundRuntime
import SimulatedFoundation

// Since when each system has maps and what covers them of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let pinAnnotationViewPinTintColor = method("pinTintColor", of: "MKPinAnnotationView", .iOS(9))
    static let markerAnnotationView = symbol("MKMarkerAnnotationView", .iOS(11))
    static let localSearch = symbol("MKLocalSearch", .iOS(6, 1))
    static let mapItem = symbol("MKMapItem", .iOS(6))
    static let mapViewIsRotateEnabled = method("isRotateEnabled", of: "MKMapView", .iOS(7))
    static let mapViewIsPitchEnabled = method("isPitchEnabled", of: "MKMapView", .iOS(7))
    static let mapViewShowsCompass = method("showsCompass", of: "MKMapView", .iOS(9))
    static let mapViewShowsScale = method("showsScale", of: "MKMapView", .iOS(9))
    static let mapViewShowAnnotations = method("showAnnotations:animated:", of: "MKMapView", .iOS(7))
    static let mapViewRegister = method(
        "registerClass:forAnnotationViewWithReuseIdentifier:", of: "MKMapView", .iOS(11))
    static let mapViewAddOverlay = method("addOverlay:level:", of: "MKMapView", .iOS(7))
    static let mapViewRenderer = method("rendererForOverlay:", of: "MKMapView", .iOS(7))
    static let tileOverlay = symbol("MKTileOverlay", .iOS(7))
    static let mapCamera = symbol("MKMapCamera", .iOS(7))
    static let mapViewCamera = method("camera", of: "MKMapView", .iOS(7))
    static let overlayRenderer = symbol("MKOverlayRenderer", .iOS(7))

    /// What an app may use too early of maps and what covers them.
    static let ofMapKitOverlays: [SystemAPI] = [
        pinAnnotationViewPinTintColor, markerAnnotationView, localSearch, mapItem, mapViewIsRotateEnabled,
        mapViewIsPitchEnabled, mapViewShowsCompass, mapViewShowsScale, mapViewShowAnnotations, mapViewRegister,
        mapViewAddOverlay, mapViewRenderer, tileOverlay, mapCamera, mapViewCamera, overlayRenderer,
    ]
}
