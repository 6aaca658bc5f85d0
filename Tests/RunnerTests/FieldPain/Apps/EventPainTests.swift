import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport

/// Stores the handler of a push in one property.
private final class Inbox: UIResponder, UIApplicationDelegate {
    private var completion: ((UIBackgroundFetchResult) -> Void)?

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        completion = completionHandler
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [self] in
            completion?(.newData)
            completion = nil
        }
    }
}

/// Gives each push its own handler.
private final class MendedInbox: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { completionHandler(.newData) }
    }
}

/// Makes its manager first, and opens its diary when there is time.
private class Tracker: UIResponder, UIApplicationDelegate, @MainActor CLLocationManagerDelegate {
    fileprivate var manager: CLLocationManager?
    fileprivate var hasDiary = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager = CLLocationManager()
        manager?.delegate = self
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.hasDiary = true }
        return true
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        print(hasDiary ? "noted: reached \(region.identifier)" : "lost: reached \(region.identifier)")
    }
}

/// Opens its diary first.
private final class MendedTracker: Tracker {
    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hasDiary = true
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}

struct EventPainTests: Facts {
    @Test(
        "The field's own mistakes with events, in code", .exercisesRules,
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let overwritten = Fact(
        "trap.completion-lost: one property for two pushes loses the first one's handler, and the log says which"
    ) {
        let phone = try Self.twoPushes(Inbox.self)
        expect(phone.app.exits.map(\.rule.id), is: ["push.completion-required"])
        let lost = phone.app.trace.entries.first { $0.text.hasPrefix("unanswered") }
        expect(lost?.text, is: "unanswered: push of 00:01:00.000")
    }

    let keptApart = Fact("trap.completion-lost, mended: a handler for each push is called for each") {
        let phone = try Self.twoPushes(MendedInbox.self)
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
    }

    private static func twoPushes<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) throws -> DelegatePhone {
        let manifest = Manifest(backgroundModes: ["remote-notification"])
        let phone = try DelegatePhone(delegate, on: .iOS(17), manifest: manifest)
        phone.app.launch()
        try phone.act("push.register")
        phone.wait(1)
        phone.home()
        phone.wait(59)
        try phone.happen("push.send", ["silent": .flag(true)])
        phone.wait(1)
        try phone.happen("push.send", ["silent": .flag(true), "alert": .text("two")])
        phone.wait(60)
        return phone
    }

    let lostArrival = Fact(
        "pain 18: at the launch for a region the call comes before what the app does two seconds later"
    ) { try expect(Self.arrive(Tracker.self), is: ["lost: reached home"]) }

    let heardArrival = Fact("pain 18, mended: an app that is set up before it makes its manager hears of the arrival") {
        try expect(Self.arrive(MendedTracker.self), is: ["noted: reached home"])
    }

    /// What the app prints as it is launched because the phone reached a region.
    private static func arrive<Delegate: Tracker>(_ delegate: Delegate.Type) throws -> [String] {
        let texts = [
            "NSLocationWhenInUseUsageDescription": "way", "NSLocationAlwaysAndWhenInUseUsageDescription": "way",
        ]
        let phone = try DelegatePhone(
            delegate, on: .iOS(17), manifest: Manifest(backgroundModes: ["location"], texts: texts))
        phone.app.launch()
        try phone.run { _ in
            MainActor.assumeIsolated {
                (UIApplication.shared.delegate as? Tracker)?.manager?.requestAlwaysAuthorization()
            }
        }
        for answer in ["whenInUse", "always"] { try phone.happen("location.authorize", ["answer": .text(answer)]) }
        try phone.run { _ in
            MainActor.assumeIsolated {
                let here = CLCircularRegion(
                    center: CLLocationCoordinate2D(latitude: 50, longitude: 10), radius: 100, identifier: "home")
                (UIApplication.shared.delegate as? Tracker)?.manager?.startMonitoring(for: here)
            }
        }
        phone.wait(1)
        phone.home()
        phone.wait(60)
        try phone.happen("purge")
        try phone.happen("location.move", ["latitude": .number(50), "longitude": .number(10)])
        phone.wait(600)
        expect(phone.app.trace.calls.filter { $0.contains("didFinishLaunchingWithOptions") }.count, is: 2)
        return phone.app.trace.entries(of: .output).map(\.text)
    }
}
