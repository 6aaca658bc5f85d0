import BackgroundRuntime
import SimulatedFoundation
import VigilLocation

// Regions, and what the phone can do.

extension CLLocationManager {
    /// The regions of the app, whichever manager asked for them.
    public var monitoredRegions: Set<CLRegion> { Set(session.monitoredRegions.map { CLCircularRegion($0) }) }

    /// The largest radius of a region in metres.
    public var maximumRegionMonitoringDistance: CLLocationDistance { RegionMonitor.maximumRadius }

    /// Tells from now on when the phone crosses the boundary of a region.
    public func startMonitoring(for region: CLRegion) {
        guard let circle = region as? CLCircularRegion else { return }
        session.startMonitoring(circle.region)
    }

    /// Stops telling of a region.
    public func stopMonitoring(for region: CLRegion) { session.stopMonitoring(region.identifier) }

    /// Asks on which side of the boundary the phone is; the delegate gets the answer.
    public func requestState(for region: CLRegion) {
        guard let circle = region as? CLCircularRegion, let process = session.process else { return }
        let place = location?.coordinate
        let state: CLRegionState = place.map { circle.contains($0) ? .inside : .outside } ?? .unknown
        process.callback("locationManager(_:didDetermineState:for:)", detail: region.identifier, rule: nil) {
            [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didDetermineState: state, for: region)
        }
    }

    /// Whether regions of a class can be monitored: circles only.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass == CLCircularRegion.self || regionClass == CLRegion.self
    }

    /// Whether the location services of the phone are on: always, in the simulator.
    public class func locationServicesEnabled() -> Bool { true }

    /// Whether the phone can tell of significant changes: every one that is simulated can.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Whether the phone has a compass: not in the simulator.
    public class func headingAvailable() -> Bool { false }

    /// What the running app may do with the position.
    public class func authorizationStatus() -> CLAuthorizationStatus {
        let process = SimulatedApp.process(for: "CLLocationManager.authorizationStatus()")
        return CLAuthorizationStatus(process.device.location.status(of: process.app))
    }
}
