import SimulatedFoundation
import VigilLocation

/// Hands what the module tells to the delegate of a manager.
final class ManagerRelay: LocationClient {
    weak var manager: CLLocationManager?

    private func tell(_ body: (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        if let manager, let delegate = manager.delegate { body(delegate, manager) }
    }

    func didUpdate(_ fixes: [LocationFix]) {
        tell { $0.locationManager($1, didUpdateLocations: fixes.map { CLLocation($0) }) }
    }

    func didFail(_ error: LocationError) { tell { $0.locationManager($1, didFailWithError: CLError(from: error)) } }

    func didChangeAuthorization(_ status: AuthorizationStatus) {
        tell { delegate, manager in
            if let process = manager.session.process, process.device.system >= .iOS(14) {
                delegate.locationManagerDidChangeAuthorization(manager)
            } else {
                delegate.locationManager(manager, didChangeAuthorization: CLAuthorizationStatus(status))
            }
        }
    }

    func didStartMonitoring(_ region: Region) {
        tell { $0.locationManager($1, didStartMonitoringFor: CLCircularRegion(region)) }
    }

    func didEnter(_ region: Region) { tell { $0.locationManager($1, didEnterRegion: CLCircularRegion(region)) } }

    func didExit(_ region: Region) { tell { $0.locationManager($1, didExitRegion: CLCircularRegion(region)) } }

    func monitoringDidFail(_ region: Region, _ error: LocationError) {
        tell { $0.locationManager($1, monitoringDidFailFor: CLCircularRegion(region), withError: CLError(from: error)) }
    }

    func didVisit(_ visit: Visit) { tell { $0.locationManager($1, didVisit: CLVisit(visit)) } }

    func didPause() { tell { $0.locationManagerDidPauseLocationUpdates($1) } }

    func didResume() { tell { $0.locationManagerDidResumeLocationUpdates($1) } }

    func didFinishDeferred(_ error: LocationError?) {
        tell { $0.locationManager($1, didFinishDeferredUpdatesWithError: error.map { CLError(from: $0) }) }
    }
}
