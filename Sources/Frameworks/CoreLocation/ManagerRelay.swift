import SimulatedFoundation
import VigilLocation

/// Hands what the module tells to the delegate of a manager.
final class ManagerRelay: LocationClient {
    weak var manager: CLLocationManager?

    private func notify(_ body: (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        if let manager, let delegate = manager.delegate { body(delegate, manager) }
    }

    func didUpdate(_ fixes: [LocationFix]) {
        notify { $0.locationManager($1, didUpdateLocations: fixes.map { CLLocation($0) }) }
    }

    func didFail(_ error: LocationError) { notify { $0.locationManager($1, didFailWithError: CLError(from: error)) } }

    func didChangeAuthorization(_ status: AuthorizationStatus) {
        notify { delegate, manager in
            if let process = manager.session.process, process.device.system >= .iOS(14) {
                delegate.locationManagerDidChangeAuthorization(manager)
            } else {
                delegate.locationManager(manager, didChangeAuthorization: CLAuthorizationStatus(status))
            }
        }
    }

    func didStartMonitoring(_ region: Region) {
        notify { $0.locationManager($1, didStartMonitoringFor: CLRegion.of(region)) }
    }

    func didEnter(_ region: Region) { notify { $0.locationManager($1, didEnterRegion: CLRegion.of(region)) } }

    func didExit(_ region: Region) { notify { $0.locationManager($1, didExitRegion: CLRegion.of(region)) } }

    func monitoringDidFail(_ region: Region, _ error: LocationError) {
        notify { $0.locationManager($1, monitoringDidFailFor: CLRegion.of(region), withError: CLError(from: error)) }
    }

    func didDetermine(_ state: RegionState, _ region: Region) {
        notify { $0.locationManager($1, didDetermineState: CLRegionState(state), for: CLRegion.of(region)) }
    }

    func didRange(_ beacons: [RangedBeacon], _ ranging: Ranging) {
        let found = beacons.map { CLBeacon($0) }
        notify { delegate, manager in
            if let region = ranging.region {
                delegate.locationManager(manager, didRangeBeacons: found, in: CLBeaconRegion(ranging.identity, region))
            } else {
                let constraint = CLBeaconIdentityConstraint(ranging.identity)
                delegate.locationManager(manager, didRange: found, satisfying: constraint)
            }
        }
    }

    func rangingDidFail(_ ranging: Ranging, _ error: LocationError) {
        let error = CLError(from: error)
        notify { delegate, manager in
            if let region = ranging.region {
                delegate.locationManager(
                    manager, rangingBeaconsDidFailFor: CLBeaconRegion(ranging.identity, region), withError: error)
            } else {
                let constraint = CLBeaconIdentityConstraint(ranging.identity)
                delegate.locationManager(manager, didFailRangingFor: constraint, error: error)
            }
        }
    }

    func didTurn(_ heading: Heading) { notify { $0.locationManager($1, didUpdateHeading: CLHeading(heading)) } }

    func didVisit(_ visit: Visit) { notify { $0.locationManager($1, didVisit: CLVisit(visit)) } }

    func didPause() { notify { $0.locationManagerDidPauseLocationUpdates($1) } }

    func didResume() { notify { $0.locationManagerDidResumeLocationUpdates($1) } }

    func didFinishDeferred(_ error: LocationError?) {
        notify { $0.locationManager($1, didFinishDeferredUpdatesWithError: error.map { CLError(from: $0) }) }
    }
}
