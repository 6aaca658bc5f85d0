import AppTrackingTransparency
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Asks once it is active, as Apple's documents want it.
private final class AskingApp: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        guard ATTrackingManager.trackingAuthorizationStatus == .notDetermined else { return }
        Task {
            let status = await ATTrackingManager.requestTrackingAuthorization()
            print("status", status.rawValue, status == ATTrackingManager.trackingAuthorizationStatus)
        }
    }
}

struct TrackingManagerTests: Facts {
    @Test("ATTrackingManager", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let answer = Fact(
        "comes back with the user's answer, and asks no second time",
        for: [("Allow", 3), ("Ask App Not to Track", 2)]
    ) { (button: String, status: Int) in
        let texts = ["NSUserTrackingUsageDescription": "Shows what you may like."]
        let phone = try DelegatePhone(
            AskingApp.self, on: .iOS(26), manifest: Manifest(backgroundModes: [], texts: texts))
        phone.app.launch()
        expect(phone.app.state == .inactive && phone.app.trace.output.isEmpty)
        try phone.happen("ui.tap", ["what": .text(button)])
        expect(phone.app.trace.output == ["status \(status) true"] && phone.app.state == .active)
        phone.home()
        phone.app.activate()
        expect(phone.app.trace.output.count == 1 && phone.app.state == .active)
    }
}
