import BackgroundRuntime
import Testing
import UIKit
import VigilFacts

private final class Launched: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(launchOptions?[.bluetoothCentrals] as? [String] ?? "no centrals")
        print(launchOptions?[.location] as? Bool ?? "no location")
        print((launchOptions?[.url] as? URL)?.host ?? "no url")
        let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
        print((payload?["aps"] as? [String: Any])?["badge"] as? Int ?? "no badge")
        return true
    }
}

struct LaunchOptionTests: Facts {
    @Test("Launch options", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func output(_ options: LaunchOptions) throws -> [String] {
        let phone = try Phone(Launched.self)
        let event = WakeEvent(
            "event", rule: LifecycleRules.launchBackground, allowance: .seconds(10), options: options)
        phone.app.wake(for: event) { _ in }
        phone.device.settle()
        return phone.app.trace.output
    }

    let types = Fact("come with the types that Apple names") {
        let options = LaunchOptions([
            "UIApplicationLaunchOptionsBluetoothCentralsKey": .array([.string("a"), .string("b")]),
            "UIApplicationLaunchOptionsLocationKey": .boolean(true),
            "UIApplicationLaunchOptionsURLKey": .string("app://example.com/x"),
            "UIApplicationLaunchOptionsRemoteNotificationKey": .dictionary(["aps": .dictionary(["badge": .integer(3)])]
            ),
        ])
        try expect(Self.output(options), is: [#"["a", "b"]"#, "true", "example.com", "3"])
        try expect(Self.output(.none), is: ["no centrals", "no location", "no url", "no badge"])
    }

    let url = Fact("of a launch for a URL hold it as a URL") {
        let phone = try Phone(Launched.self)
        phone.device.open(phone.app, url: "app://example.com/x")
        expect(phone.app.trace.output[2], is: "example.com")
    }
}
