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
        tell { $0.locationManager($1, didStartMonitoringFor: CLRegion.of(region)) }
    }

    func didEnter(_ region: Region) { tell { $0.locationManager($1, didEnterRegion: CLRegion.of(region)) } }

    func didExit(_ region: Region) { tell { $0.locationManager($1, didExitRegion: CLRegion.of(region)) } }

    func monitoringDidFail(_ region: Region, _ error: LocationError) {
        tell { $0.locationManager($1, monitoringDidFailFor: CLRegion.of(region), withError: CLError(from: error)) }
    }

    func didDetermine(_ state: RegionState, _ region: Region) {
        tell { $0.locationManager($1, didDetermineState: CLRegionState(state), for: CLRegion.of(region)) }
    }

    func didRange(_ beacons: [RangedBeacon], _ ranging: Ranging) {
        let found = beacons.map { CLBeacon($0) }
        tell { delegate, manager in
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
        tell { delegate, manager in
            if let region = ranging.region {
                delegate.locationManager(
                    manager, rangingBeaconsDidFailFor: CLBeaconRegion(ranging.identity, region), withError: error)
            } else {
                let constraint = CLBeaconIdentityConstraint(ranging.identity)
                delegate.locationManager(manager, didFailRangingFor: constraint, error: error)
            }
        }
    }

    func didTurn(_ heading: Heading) { tell { $0.locationManager($1, didUpdateHeading: CLHeading(heading)) } }

    func didVisit(_ visit: Visit) { tell { $0.locationManager($1, didVisit: CLVisit(visit)) } }

    func didPause() { tell { $0.locationManagerDidPauseLocationUpdates($1) } }

    func didResume() { tell { $0.locationManagerDidResumeLocationUpdates($1) } }

    func didFinishDeferred(_ error: LocationError?) {
        tell { $0.locationManager($1, didFinishDeferredUpdatesWithError: error.map { CLError(from: $0) }) }
    }
}
