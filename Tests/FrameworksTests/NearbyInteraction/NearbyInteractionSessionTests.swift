import NearbyInteraction
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

typealias InteractionPhone = DelegatePhone

struct NearbyInteractionSessionTests: Facts {
    @Test("An app and what is near it", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(modes: [String]) throws -> InteractionPhone {
        let texts = ["NSNearbyInteractionUsageDescription": "Finds the lock."]
        let phone = try InteractionPhone(
            LockApp.self, on: .iOS(17), manifest: Manifest(backgroundModes: modes, texts: texts))
        try phone.happen("nearby.permission", ["allowed": true])
        return phone
    }

    let suspended = Fact("measures it, is suspended without the mode, and runs again") {
        let phone = try Self.phone(modes: [])
        phone.app.launch()
        try phone.happen("nearby.update", ["object": "Lock", "distance": 1.5])
        phone.home()
        phone.wait(30)
        phone.app.activate()
        expect(
            phone.output.map { String($0.dropFirst(6)) },
            is: [
                "00.000 starts true", "00.000 shares configuration for Lock", "00.000 Optional(1.5) true",
                "00.000 suspended", "30.000 suspension ended", "30.000 starts true",
                "30.000 shares configuration for Lock",
            ])
    }

    let goesOn = Fact("goes on in the background with the mode, and hears of a failure in the foreground") {
        let phone = try Self.phone(modes: ["nearby-interaction"])
        phone.app.launch()
        phone.home()
        phone.wait(30)
        try phone.happen("nearby.fail", ["object": "Lock", "error": "accessoryPeerDeviceUnavailable"])
        phone.app.activate()
        let ends: [Substring] = phone.output.dropFirst(2).map { line in line.dropFirst(6) }
        expect(ends, is: ["30.000 over -5882 true"])
    }

    let mistakes = Fact("an accessory without configuration data is an error, and a session that is let go ends") {
        let phone = try Self.phone(modes: [])
        phone.app.launch()
        try phone.run { _ in
            expect(throws: NIError(.invalidConfiguration)) { try NINearbyAccessoryConfiguration(data: Data()) }
            let session = NISession()
            guard let token = session.discoveryToken ?? NISession().discoveryToken else { return }
            session.run(NINearbyPeerConfiguration(peerToken: token))
        }
        expect(throws: StimulusError("no app has a session with session 2")) {
            try phone.happen("nearby.update", ["object": "session 2"])
        }
    }
}

/// Finds a lock, as an app on a phone would.
final class LockApp: UIResponder, UIApplicationDelegate {
    private let session = NISession()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        session.delegate = self
        run()
        return true
    }

    private func run() {
        do {
            session.run(
                try NINearbyAccessoryConfiguration(accessoryData: Data("Lock".utf8), bluetoothPeerIdentifier: UUID()))
        } catch { print(error) }
    }
}

extension LockApp: @preconcurrency NISessionDelegate {
    func sessionDidStartRunning(_ session: NISession) { print("starts", session === self.session) }

    func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject
    ) { print("shares", String(decoding: shareableConfigurationData, as: UTF8.self)) }

    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {
        let token = (session.configuration as? NINearbyAccessoryConfiguration)?.accessoryDiscoveryToken
        print(nearbyObjects.first?.distance as Any, nearbyObjects.first?.discoveryToken == token)
    }

    func sessionWasSuspended(_ session: NISession) { print("suspended") }

    func sessionSuspensionEnded(_ session: NISession) {
        print("suspension ended")
        run()
    }

    func session(_ session: NISession, didInvalidateWith error: any Error) {
        let isLink = if case NIError.accessoryPeerDeviceUnavailable = error { true } else { false }
        print("over", (error as? NIError)?.errorCode ?? 0, isLink)
    }
}
