/// Whoever is told of positions and events: a location manager, or the manager of a scripted app.
///
/// All methods are called as turns on the app's main thread, and all have a default that does nothing.
public protocol LocationClient: AnyObject {
    /// New positions, the oldest first; several when some had to wait.
    func didUpdate(_ fixes: [LocationFix])

    /// A service could not do what it was asked for.
    func didFail(_ error: LocationError)

    /// The authorization changed, or this is the first call after the client was set.
    func didChangeAuthorization(_ status: AuthorizationStatus)

    /// A region is monitored from now on.
    func didStartMonitoring(_ region: Region)

    /// The phone came into a region.
    func didEnter(_ region: Region)

    /// The phone went out of a region.
    func didExit(_ region: Region)

    /// On which side of a region's boundary the phone is: after a crossing, as an answer, or as the display lights up.
    func didDetermine(_ state: RegionState, _ region: Region)

    /// The beacons that are in reach now, the nearest first.
    func didRange(_ beacons: [RangedBeacon], _ ranging: Ranging)

    /// How far beacons are cannot be told.
    func rangingDidFail(_ ranging: Ranging, _ error: LocationError)

    /// The phone points elsewhere.
    func didTurn(_ heading: Heading)

    /// A region is not monitored.
    func monitoringDidFail(_ region: Region, _ error: LocationError)

    /// A visit began or ended.
    func didVisit(_ visit: Visit)

    /// Standard updates paused by themselves.
    func didPause()

    /// Standard updates run again, because the app started them.
    func didResume()

    /// Positions wait no more; why, if that was not for distance or time.
    func didFinishDeferred(_ error: LocationError?)
}

extension LocationClient {
    public func didUpdate(_ fixes: [LocationFix]) {}
    public func didFail(_ error: LocationError) {}
    public func didChangeAuthorization(_ status: AuthorizationStatus) {}
    public func didStartMonitoring(_ region: Region) {}
    public func didEnter(_ region: Region) {}
    public func didExit(_ region: Region) {}
    public func didDetermine(_ state: RegionState, _ region: Region) {}
    public func didRange(_ beacons: [RangedBeacon], _ ranging: Ranging) {}
    public func rangingDidFail(_ ranging: Ranging, _ error: LocationError) {}
    public func didTurn(_ heading: Heading) {}
    public func monitoringDidFail(_ region: Region, _ error: LocationError) {}
    public func didVisit(_ visit: Visit) {}
    public func didPause() {}
    public func didResume() {}
    public func didFinishDeferred(_ error: LocationError?) {}
}
