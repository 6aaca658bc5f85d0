import NetworkExtension
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct HelperTests: Facts {
    @Test("An app that helps with hotspots", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let helps = Fact("is launched for a network, evaluates and authenticates it, and logs off") {
        let manifest = Manifest(backgroundModes: ["network-authentication"])
        let phone = try DelegatePhone(HelperApp.self, on: .iOS(17), manifest: manifest)
        phone.app.launch()
        phone.home()
        phone.wait(30)
        phone.device.purge(phone.app)
        try phone.happen("hotspot.join", ["ssid": "Cafe"])
        phone.app.activate()
        try phone.run { _ in
            let network = NEHotspotHelper.supportedNetworkInterfaces()?.first as? NEHotspotNetwork
            print(network?.isChosenHelper ?? false, network.map { NEHotspotHelper.logoff($0) } ?? false)
        }
        phone.device.settle()
        expect(
            phone.output.map { String($0.dropFirst(13)) },
            is: [
                "registered true false", "registered true false", "evaluate Cafe true", "authenticate Cafe true",
                "true true", "logoff Cafe true",
            ])
    }

    let modeless = Fact("is no helper without the mode") {
        let phone = try DelegatePhone(HelperApp.self, on: .iOS(17), manifest: Manifest())
        phone.app.launch()
        expect(phone.output.map { String($0.dropFirst(13)) }, is: ["registered false false"])
        expect(phone.cites("hotspot.needs-mode"))
    }
}

/// Handles the networks of a cafe, as an app on a phone would.
final class HelperApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = [kNEHotspotHelperOptionDisplayName: "Helps"]
        let isRegistered = NEHotspotHelper.register(options: options, queue: .main) { command in
            print(command.commandType, command.network?.ssid ?? "", command.network?.didJustJoin ?? false)
            let response = command.createResponse(.success)
            if let network = command.network {
                network.setConfidence(.high)
                response.setNetwork(network)
            }
            response.deliver()
        }
        print("registered", isRegistered, NEHotspotHelper.register(options: nil, queue: .main) { _ in })
        return true
    }
}
