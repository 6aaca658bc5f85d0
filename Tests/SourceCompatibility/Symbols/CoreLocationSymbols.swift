import CoreLocation
import Foundation

protocol LocationManaging: AnyObject {
    var delegate: CLLocationManagerDelegate? { get set }
    var desiredAccuracy: CLLocationAccuracy { get set }
    var distanceFilter: CLLocationDistance { get set }
    var allowsBackgroundLocationUpdates: Bool { get set }
    var pausesLocationUpdatesAutomatically: Bool { get set }
    var activityType: CLActivityType { get set }
    var authorizationStatus: CLAuthorizationStatus { get }
    var accuracyAuthorization: CLAccuracyAuthorization { get }
    var location: CLLocation? { get }
    var monitoredRegions: Set<CLRegion> { get }
    func requestWhenInUseAuthorization()
    func requestAlwaysAuthorization()
    func requestLocation()
    func startUpdatingLocation()
    func stopUpdatingLocation()
    func startMonitoringSignificantLocationChanges()
    func stopMonitoringSignificantLocationChanges()
    func startMonitoring(for region: CLRegion)
    func stopMonitoring(for region: CLRegion)
    func startUpdatingHeading()
    static func locationServicesEnabled() -> Bool
}

extension CLLocationManager: LocationManaging {}

class MockLocationManager: CLLocationManager, @unchecked Sendable {
    var asked = false
    var updating = false

    override init() { super.init() }

    override var authorizationStatus: CLAuthorizationStatus { .authorizedAlways }
    override var location: CLLocation? { MockLocation(latitude: 1, longitude: 2) }
    override func requestAlwaysAuthorization() { asked = true }
    override func startUpdatingLocation() {
        updating = true
        delegate?.locationManager(self, didUpdateLocations: [MockLocation(latitude: 1, longitude: 2)])
    }
    override func stopUpdatingLocation() { updating = false }
    override func startMonitoring(for region: CLRegion) {}
    override class func locationServicesEnabled() -> Bool { false }
}

class MockLocation: CLLocation, @unchecked Sendable {
    override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 48, longitude: 11) }
    override var speed: CLLocationSpeed { 7 }
}

class MockVisit: CLVisit, @unchecked Sendable {
    override var arrivalDate: Date { Date(timeIntervalSince1970: 0) }
    override var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

// row: CLLocationManagerDelegate (protocol)
class SymbolLocator: NSObject, CLLocationManagerDelegate {
    // row: CLLocationManager (type)
    // row: CLLocationManager.init()
    let manager = CLLocationManager()
    private(set) var lines: [String] = []

    func start() {
        // row: CLLocationManager.delegate
        manager.delegate = self
        // row: CLLocationManager.desiredAccuracy
        // row: kCLLocationAccuracy constants
        manager.desiredAccuracy = kCLLocationAccuracyBest
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        // row: CLLocationManager.distanceFilter
        // row: kCLDistanceFilterNone
        manager.distanceFilter = kCLDistanceFilterNone
        // row: CLLocationManager.pausesLocationUpdatesAutomatically
        manager.pausesLocationUpdatesAutomatically = false
        // row: CLLocationManager.activityType / CLActivityType
        manager.activityType = CLActivityType.fitness
        manager.activityType = .automotiveNavigation
        // row: CLLocationManager.allowsBackgroundLocationUpdates
        manager.allowsBackgroundLocationUpdates = true
        // row: CLLocationManager.showsBackgroundLocationIndicator
        manager.showsBackgroundLocationIndicator = true
        // row: CLLocationManager.requestAlwaysAuthorization()
        manager.requestAlwaysAuthorization()
        // row: CLLocationManager.requestWhenInUseAuthorization()
        manager.requestWhenInUseAuthorization()
        // row: CLLocationManager.locationServicesEnabled()
        guard CLLocationManager.locationServicesEnabled() else { return }
        // row: CLLocationManager.startUpdatingLocation()
        manager.startUpdatingLocation()
        // row: CLLocationManager.requestLocation()
        manager.requestLocation()
        // row: CLLocationManager.significantLocationChangeMonitoringAvailable()
        if CLLocationManager.significantLocationChangeMonitoringAvailable() {
            // row: CLLocationManager.startMonitoringSignificantLocationChanges()
            manager.startMonitoringSignificantLocationChanges()
        }
        // row: CLLocationManager.startMonitoringVisits() / stopMonitoringVisits()
        manager.startMonitoringVisits()
        manager.stopMonitoringVisits()
        // row: CLLocationManager.startUpdatingHeading() / stopUpdatingHeading() / headingFilter
        manager.headingFilter = 5
        if CLLocationManager.headingAvailable() { manager.startUpdatingHeading() }
        manager.stopUpdatingHeading()
        watch()
    }

    private func watch() {
        // row: CLRegion / CLCircularRegion
        let center = CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6)
        let region = CLCircularRegion(center: center, radius: 100, identifier: "home")
        region.notifyOnEntry = true
        region.notifyOnExit = false
        // row: CLLocationManager.isMonitoringAvailable(for:)
        if CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) {
            // row: CLLocationManager.startMonitoring(for:) / stopMonitoring(for:)
            manager.startMonitoring(for: region)
        }
        // row: CLLocationManager.requestState(for:)
        manager.requestState(for: region)
        // row: CLLocationManager.monitoredRegions
        for known in manager.monitoredRegions where known.identifier == "old" { manager.stopMonitoring(for: known) }
        // row: CLBeacon / CLBeaconIdentityConstraint
        // row: CLLocationManager.startRangingBeacons(satisfying:)
        guard let uuid = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0") else { return }
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: 1, minor: 2)
        manager.startRangingBeacons(satisfying: constraint)
        manager.startMonitoring(for: CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "beacon"))
        manager.stopRangingBeacons(satisfying: constraint)
    }

    func stop() {
        // row: CLLocationManager.stopUpdatingLocation()
        manager.stopUpdatingLocation()
        // row: CLLocationManager.stopMonitoringSignificantLocationChanges()
        manager.stopMonitoringSignificantLocationChanges()
    }

    // row: CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        // row: CLLocation (type)
        guard let location: CLLocation = locations.last else { return }
        // row: CLLocation.coordinate / CLLocationCoordinate2D
        let coordinate: CLLocationCoordinate2D = location.coordinate
        // row: CLLocation.timestamp
        guard abs(location.timestamp.timeIntervalSinceNow) < 15 else { return }
        // row: CLLocation.horizontalAccuracy
        guard location.horizontalAccuracy >= 0, location.verticalAccuracy < 100 else { return }
        // row: CLLocation.speed / course / altitude
        lines.append("\(coordinate.latitude) \(location.speed) \(location.course) \(location.altitude)")
        // row: CLLocation.distance(from:)
        lines.append("\(location.distance(from: CLLocation(latitude: 48, longitude: 11)) > 0)")
        geocode(location)
    }

    private func geocode(_ location: CLLocation) {
        // row: CLGeocoder / CLPlacemark
        CLGeocoder().reverseGeocodeLocation(location) { placemarks, error in
            guard let place: CLPlacemark = placemarks?.first, error == nil else { return }
            print(place.locality ?? place.name ?? "", place.isoCountryCode ?? "")
        }
    }

    // row: CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        // row: CLError / kCLErrorDomain
        if let clError = error as? CLError, clError.code == .denied { stop() }
        if (error as? CLError)?.code == CLError.Code.locationUnknown { return }
        let failure = error as NSError
        if failure.domain == kCLErrorDomain, failure.code == CLError.Code.network.rawValue { stop() }
    }

    // row: CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // row: CLLocationManager.authorizationStatus (instance property)
        // row: CLAuthorizationStatus (type)
        // row: CLAuthorizationStatus cases (.notDetermined/.denied/.restricted/.authorizedAlways/.authorizedWhenInUse)
        let status: CLAuthorizationStatus = manager.authorizationStatus
        switch status {
        case .notDetermined: manager.requestAlwaysAuthorization()
        case .restricted, .denied: stop()
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        @unknown default: break
        }
        // row: CLLocationManager.accuracyAuthorization
        // row: CLAccuracyAuthorization
        if manager.accuracyAuthorization == CLAccuracyAuthorization.reducedAccuracy {
            // row: CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:...)
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route") { error in print(error as Any) }
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Route")
        }
        // row: CLLocationManager.location
        lines.append("\(manager.location == nil)")
    }

    // row: CLLocationManagerDelegate.locationManager(_:didStartMonitoringFor:) / monitoringDidFailFor
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error
    ) { lines.append("failed \(region?.identifier ?? "")") }

    // row: CLLocationManagerDelegate.locationManager(_:didEnterRegion:) / didExitRegion
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

    // row: CLLocationManagerDelegate.locationManager(_:didDetermineState:for:)
    // row: CLRegionState
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        if state == .inside { lines.append(region.identifier) }
    }

    // row: CLLocationManagerDelegate.locationManager(_:didUpdateHeading:)
    // row: CLHeading
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        lines.append("\(newHeading.trueHeading > 0 ? newHeading.trueHeading : newHeading.magneticHeading)")
    }

    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }

    // row: CLLocationManagerDelegate.locationManager(_:didVisit:)
    // row: CLVisit
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        lines.append("\(visit.departureDate == .distantFuture)")
    }

    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) { lines += beacons.map { "\($0.rssi) \($0.proximity == .near) \($0.major)" } }

    // row: CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) / DidResume
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

class OldLocator: NSObject, CLLocationManagerDelegate {
    // row: CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) (pre-14)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        // row: CLLocationManager.authorizationStatus() (class method)
        if CLLocationManager.authorizationStatus() == .authorizedAlways { manager.startUpdatingLocation() }
    }
}

// row: CLLocationUpdate.liveUpdates / CLBackgroundActivitySession / CLMonitor (iOS 17)
func liveUpdates() async throws {
    let session = CLBackgroundActivitySession()
    for try await update in CLLocationUpdate.liveUpdates(.fitness) {
        if update.isStationary || update.location == nil { break }
    }
    let monitor = await CLMonitor("places")
    await monitor.add(
        CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100), identifier: "here")
    for try await event in await monitor.events where event.state == .satisfied { break }
    session.invalidate()
}
