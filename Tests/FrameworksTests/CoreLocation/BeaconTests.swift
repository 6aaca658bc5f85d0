import BackgroundRuntime
import CoreLocation
import Testing
import UIKit
import VigilFacts
import VigilLocation
import VigilRuntimeProbes

private let owner = UUID(uuid: (226, 197, 109, 181, 223, 251, 72, 210, 176, 96, 208, 245, 167, 16, 150, 224))

/// Greets whoever comes near, and looks how near while it has time.
private final class Greeter: UIResponder, UIApplicationDelegate, @MainActor CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager.delegate = self
        guard launchOptions?[.location] == nil else { return true }
        print(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self), CLLocationManager.isRangingAvailable())
        let region = CLBeaconRegion(uuid: owner, major: 1, identifier: "shop")
        region.notifyEntryStateOnDisplay = true
        manager.startMonitoring(for: region)
        manager.requestState(for: region)
        return true
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        guard let region = region as? CLBeaconRegion else { return }
        print("enter", region.identifier, region.major ?? -1, region.minor ?? -1, region.notifyEntryStateOnDisplay)
        manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
        let ranged = manager.rangedBeaconConstraints
        print(ranged == [region.beaconIdentityConstraint], manager.monitoredRegions == [region])
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        print("exit", region.identifier)
        guard let region = region as? CLBeaconRegion else { return }
        manager.stopRangingBeacons(satisfying: region.beaconIdentityConstraint)
        print("ranged", manager.rangedBeaconConstraints.count)
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        print(region is CLBeaconRegion, state)
    }

    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
        guard let nearest = beacons.first, nearest.uuid == beaconConstraint.uuid else { return }
        print(nearest.minor, nearest.proximity, nearest.accuracy > 0, nearest.rssi < 0)
    }
}

/// Ranges by the older names, and without the user's permission; listens to the compass.
private final class Walker: UIResponder, UIApplicationDelegate, @MainActor CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager.delegate = self
        manager.startRangingBeacons(in: CLBeaconRegion(proximityUUID: owner, identifier: "all"))
        manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: owner, major: 3))
        print(manager.rangedRegions.map(\.identifier), manager.headingFilter, manager.heading == nil)
        manager.headingFilter = kCLHeadingFilterNone
        if CLLocationManager.headingAvailable() { manager.startUpdatingHeading() }
        return true
    }

    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { print("no", beaconConstraint.major ?? 0, (error as? CLError)?.code == .rangingUnavailable) }

    func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) { print("no", region.identifier, (error as? CLError)?.code == .rangingUnavailable) }

    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {
        print(region.identifier, beacons.map(\.minor))
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        print(newHeading.magneticHeading, newHeading.trueHeading, newHeading.headingAccuracy >= 0)
        if newHeading.magneticHeading > 180 { manager.stopUpdatingHeading() }
    }
}

/// Waits for a beacon with a monitor.
private final class Porter: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            let monitor = await CLMonitor("doors")
            await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: owner, major: 1), identifier: "shop")
            let known = await monitor.record(for: "shop")?.condition as? CLMonitor.BeaconIdentityCondition
            print(known?.major ?? 0, known?.minor ?? 0)
            for try await event in await monitor.events {
                let beacon = event.refinement as? CLMonitor.BeaconIdentityCondition
                print(event.identifier, event.state, beacon?.minor ?? 0)
            }
        }
        return true
    }
}

struct BeaconTests: Facts {
    @Test(
        "Beacons and the compass, as an app sees them", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let door = Beacon(owner, major: 1, minor: 7)

    let greeter = Fact(
        "a beacon launches the app, which ranges for the seconds that it has; the display wakes it again"
    ) {
        let phone = try CoreLocationPhone(Greeter.self, modes: [])
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["true true", "true outside"])
        phone.app.process?.end(.purge)
        phone.device.location.bring(Self.door, .near)
        phone.device.advance(by: .seconds(30))
        expect(phone.app.launchCount == 2 && phone.app.state == .suspended)
        let output = Array(phone.app.trace.output.dropFirst(2))
        expect(output.prefix(3), is: ["enter shop 1 -1 true", "true true", "true inside"])
        expect(Set(output.dropFirst(3)) == ["7 near true true"] && (12...13).contains(output.count))
        phone.device.lock()
        phone.device.unlock()
        phone.device.advance(by: .zero)
        expect(phone.app.trace.output.last == "true inside" && phone.app.state == .background)
        try phone.device.location.takeAway(Self.door)
        phone.device.advance(by: .seconds(40))
        expect(phone.app.trace.output.suffix(3), is: ["exit shop", "ranged 0", "true outside"])
    }

    let walker = Fact("the older names, refusals and headings reach the delegate") {
        let phone = try CoreLocationPhone(Walker.self, modes: [])
        try phone.device.location.authorize(phone.app, .denied)
        phone.app.launch()
        expect(phone.app.trace.output, is: [#"["all"] 1.0 true"#, "no all true", "no 3 true", "0.0 -1.0 true"])
        try phone.device.location.authorize(phone.app, .whenInUse)
        phone.device.location.bring(Self.door, .near)
        for degrees in [0.5, 270, 90] { phone.device.location.turn(to: degrees) }
        phone.device.advance(by: .seconds(2))
        expect(phone.app.trace.output.dropFirst(4), is: ["0.5 -1.0 true", "270.0 -1.0 true", "all [7]", "all [7]"])
    }

    let porter = Fact("a monitor tells that a beacon is near, and which") {
        let phone = try CoreLocationPhone(Porter.self, modes: [])
        try phone.device.location.authorize(phone.app, .always)
        phone.app.launch()
        phone.device.location.bring(Self.door, .far)
        phone.device.advance(by: .seconds(5))
        expect(phone.app.trace.output, is: ["1 0", "shop unsatisfied 0", "shop satisfied 7"])
    }
}
