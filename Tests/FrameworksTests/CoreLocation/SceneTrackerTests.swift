import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilRuntimeProbes

/// An app whose first scene wants the position as it is connected, when the state of the app is still background.
private final class SceneApp: UIResponder, UIApplicationDelegate {}

final class PositionScene: UIResponder, UIWindowSceneDelegate, @MainActor CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        print("connects", UIApplication.shared.applicationState == .background)
        manager.delegate = self
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print("positions", locations.count)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { print("failed") }
}

struct SceneTrackerTests: Facts {
    @Test(
        "An app with scenes that wants the position at its launch", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone() throws -> CoreLocationPhone {
        let configuration: [String: PropertyValue] = [
            "UISceneConfigurationName": .string("Default Configuration"),
            "UISceneDelegateClassName": .string("$(PRODUCT_MODULE_NAME).PositionScene"),
        ]
        let scenes: [String: PropertyValue] = [
            "UIApplicationSupportsMultipleScenes": .boolean(false),
            "UISceneConfigurations": .dictionary([
                "UIWindowSceneSessionRoleApplication": .array([.dictionary(configuration)])
            ]),
        ]
        let manifest = Manifest(values: [
            "UIApplicationSceneManifest": .dictionary(scenes),
            "NSLocationWhenInUseUsageDescription": .string("to show the way"),
        ])
        return try CoreLocationPhone(
            SceneApp.self, on: .iOS(26), modules: [LocationModule.descriptor], manifest: manifest)
    }

    let asks = Fact("life.launch.scene-state-background: asks the user, who opened it, while its scene connects") {
        let phone = try Self.phone()
        phone.app.launch()
        expect(phone.app.trace.output, is: ["connects true"])
        expect(phone.app.state == .inactive && phone.app.trace.entries(of: .refusal).isEmpty)
        try phone.device.location.authorize(phone.app, .whenInUse)
        expect(phone.app.state, is: .active)
        expect(phone.app.trace.output.contains("positions 1"))
    }

    let starts = Fact(
        "life.launch.scene-state-background: starts updates while its scene connects, and gets positions in front"
    ) {
        let phone = try Self.phone()
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        expect(phone.app.trace.output.prefix(2), is: ["connects true", "positions 1"])
        expect(phone.app.trace.entries(of: .refusal).isEmpty)
    }
}
