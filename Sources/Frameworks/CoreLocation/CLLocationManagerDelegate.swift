import SimulatedFoundation

/// What a location manager tells. Every method has a default that does nothing.
///
/// The methods are called on the app's main thread. They belong to no actor, as on a phone: a delegate on the main actor
/// conforms with `@MainActor CLLocationManagerDelegate` or `@preconcurrency CLLocationManagerDelegate`.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// New positions, the oldest first; never none.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// A service could not do what it was asked for.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The authorization changed, or the manager was made. From iOS 14.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The authorization changed, or the manager was made. Until iOS 13, and for delegates that know no other.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// A region is monitored from now on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// The phone came into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The phone went out of a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// On which side the phone is: after a crossing, as an answer to `requestState(for:)`, or as the display lights up.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// A region is not monitored.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// A visit began or ended.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Standard updates paused by themselves; only the app starts them again.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Standard updates run again after a pause.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Positions wait no more; why, if that was not for the distance or the time that the app gave.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// The phone points elsewhere.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Whether the user may be asked to set the compass. Never called here.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Beacons are so far away, the nearest first: once a second while the app runs.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Beacons cannot be looked for.
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    /// Beacons are so far away, by the older name.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Beacons cannot be looked for, by the older name.
    func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        OptionalMethod.isMissing()
    }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        OptionalMethod.isMissing()
    }

    /// A delegate that does not know this method gets the older one.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }

    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { OptionalMethod.isMissing(after: "locationManagerDidChangeAuthorization(_:)") }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        OptionalMethod.isMissing()
    }
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        OptionalMethod.isMissing()
    }
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        OptionalMethod.isMissing()
    }
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) { OptionalMethod.isMissing() }
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) { OptionalMethod.isMissing() }
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { OptionalMethod.isMissing() }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { OptionalMethod.isMissing() }
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) { OptionalMethod.isMissing() }
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        OptionalMethod.isMissing()
    }
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        OptionalMethod.isMissing()
    }
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) { OptionalMethod.isMissing() }
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) { OptionalMethod.isMissing() }
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) { OptionalMethod.isMissing() }
    public func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) { OptionalMethod.isMissing() }
}
