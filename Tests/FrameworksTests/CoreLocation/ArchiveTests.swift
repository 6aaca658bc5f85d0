import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilTestSupport

struct ArchiveTests: Facts {
    @Test("Positions in archives", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// Writes a position into an archive and reads it again at launch.
    private final class Archivist: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let here = CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: 37.5, longitude: -122.25), altitude: 12,
                horizontalAccuracy: 5, verticalAccuracy: 8, course: 90, courseAccuracy: 3, speed: 4, speedAccuracy: 0.5,
                timestamp: Date(timeIntervalSinceReferenceDate: 1000.5))
            do {
                let data = try NSKeyedArchiver.archivedData(withRootObject: here, requiringSecureCoding: true)
                let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
                print(read?.coordinate.latitude ?? 0, read?.coordinate.longitude ?? 0, read?.altitude ?? 0)
                print(read?.horizontalAccuracy ?? 0, read?.verticalAccuracy ?? 0, read?.timestamp == here.timestamp)
                print(read?.course ?? 0, read?.courseAccuracy ?? 0, read?.speed ?? 0, read?.speedAccuracy ?? 0)
            } catch {
                print(error)
            }
            return true
        }
    }

    let values = Fact("have all that they had before") {
        let phone = try CoreLocationPhone(Archivist.self)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["37.5 -122.25 12.0", "5.0 8.0 true", "90.0 3.0 4.0 0.5"])
    }
}
