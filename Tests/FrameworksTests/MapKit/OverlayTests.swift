import MapKit
import Testing
import UIKit
import VigilFacts

struct OverlayTests: Facts {
    @Test("What covers a map", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let places = [
        CLLocationCoordinate2D(latitude: 48, longitude: 11), CLLocationCoordinate2D(latitude: 49, longitude: 12),
    ]

    let line = Fact("a line keeps its places, and the area around them") {
        let line = MKPolyline(coordinates: Self.places, count: 2)
        var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
        line.getCoordinates(&read, range: NSRange(location: 0, length: 2))
        expect(line.pointCount == 2 && read[1].latitude == 49 && read[0].longitude == 11)
        let region = MKCoordinateRegion(line.boundingMapRect)
        expect(abs(region.span.longitudeDelta - 1) < 1e-6 && abs(region.span.latitudeDelta - 1) < 1e-6)
        expect(abs(region.center.longitude - 11.5) < 1e-6 && abs(region.center.latitude - 48.5) < 0.01)
    }

    let points = Fact(
        "a point of the map is the coordinate that it was made of, and distances are those of the earth"
    ) {
        let (first, last) = (MKMapPoint(Self.places[0]), MKMapPoint(Self.places[1]))
        expect(abs(first.coordinate.latitude - 48) < 1e-6 && abs(first.coordinate.longitude - 11) < 1e-6)
        expect((120_000.0...140_000.0).contains(first.distance(to: last)))
    }

    @MainActor
    @Test("a map keeps what covers it, and asks its delegate what draws it")
    static func map() {
        let (map, painter) = (MKMapView(frame: .zero), Painter())
        map.delegate = painter
        let line = MKPolyline(coordinates: Self.places, count: 2)
        map.addOverlays([line, MKCircle(center: Self.places[0], radius: 100)])
        expect(map.overlays.count, is: 2)
        expect((map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth, is: 3)
        map.removeOverlay(line)
        expect(map.overlays.count == 1 && map.overlays[0] is MKCircle)
        map.setVisibleMapRect(line.boundingMapRect, animated: false)
        expect(abs(map.region.span.longitudeDelta - 1) < 1e-6)
    }

    @MainActor
    @Test("what draws nothing is made without anything to draw")
    static func nothing() {
        expect((MKOverlayRenderer().overlay as? MKPolyline)?.pointCount, is: 0)
        expect(MKPolylineRenderer().polyline.pointCount, is: 0)
    }
}

private final class Painter: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.lineWidth = 3
        return renderer
    }
}
