import MapKit

let usesOfMapKitOverlays: [String: Use] = [
    "-[MKPinAnnotationView pinTintColor]": {
        _ = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil).pinTintColor
    },
    "MKMapCamera": { _ = MKMapCamera() },
    "-[MKMapView camera]": { _ = MKMapView(frame: .zero).camera },
    "MKMarkerAnnotationView": { _ = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) },
    "MKLocalSearch": { _ = MKLocalSearch(request: MKLocalSearch.Request()) },
    "MKMapItem": { _ = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) },
    "-[MKMapView isRotateEnabled]": { _ = MKMapView(frame: .zero).isRotateEnabled },
    "-[MKMapView isPitchEnabled]": { _ = MKMapView(frame: .zero).isPitchEnabled },
    "-[MKMapView showsCompass]": { _ = MKMapView(frame: .zero).showsCompass },
    "-[MKMapView showsScale]": { _ = MKMapView(frame: .zero).showsScale },
    "-[MKMapView showAnnotations:animated:]": { MKMapView(frame: .zero).showAnnotations([], animated: false) },
    "-[MKMapView registerClass:forAnnotationViewWithReuseIdentifier:]": {
        MKMapView(frame: .zero).register(nil, forAnnotationViewWithReuseIdentifier: "a")
    },
    "-[MKMapView addOverlay:level:]": {
        MKMapView(frame: .zero).addOverlay(MKCircle(center: CLLocationCoordinate2D(), radius: 1), level: .aboveRoads)
    },
    "-[MKMapView rendererForOverlay:]": {
        _ = MKMapView(frame: .zero).renderer(for: MKCircle(center: CLLocationCoordinate2D(), radius: 1))
    },
    "MKTileOverlay": { _ = MKTileOverlay(urlTemplate: nil) },
    "MKOverlayRenderer": { _ = MKOverlayRenderer(overlay: MKCircle(center: CLLocationCoordinate2D(), radius: 1)) },
]
