import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Uses what a phone without addresses has.
private final class Explorer: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("1 Infinite Loop") { places, error in
            print(places == nil, (error as? CLError)?.code == .geocodeFoundNoResult, geocoder.isGeocoding)
        }
        print(geocoder.isGeocoding)
        return true
    }
}

struct CoreLocationUnsimulatedTests: Facts {
    @Test(
        "What Core Location has and the phone has not", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let explorer = Fact("leaves one line in the trace, and answers as a phone does that has no such thing") {
        let phone = try CoreLocationPhone(Explorer.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output, is: ["true", "true true false"])
        let notes = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("not simulated") }
        expect(notes, is: ["CLGeocoder is not simulated: no address is known: requests end with geocodeFoundNoResult"])
    }

    let copies = Fact("copies of regions are of their own, and equal by their identifier") {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 3, identifier: "here")
        circle.notifyOnExit = false
        let copy = circle.copy() as? CLCircularRegion
        circle.notifyOnExit = true
        expect(copy?.radius == 3 && copy?.notifyOnExit == false && copy == circle)
    }
}
