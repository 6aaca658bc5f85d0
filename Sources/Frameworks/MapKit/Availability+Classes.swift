import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(6): "MKMapItem",
            .iOS(6, 1): "MKLocalSearch",
            .iOS(7): """
            MKCircleRenderer MKGeodesicPolyline MKMapCamera MKOverlayPathRenderer MKOverlayRenderer \
            MKPolygonRenderer MKPolylineRenderer MKTileOverlay MKTileOverlayRenderer
            """,
            .iOS(11): "MKMarkerAnnotationView",
        ])
}
