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
    /// Does nothing.
    public func didUpdate(_ fixes: [LocationFix]) {}
    /// Does nothing.
    public func didFail(_ error: LocationError) {}
    /// Does nothing.
    public func didChangeAuthorization(_ status: AuthorizationStatus) {}
    /// Does nothing.
    public func didStartMonitoring(_ region: Region) {}
    /// Does nothing.
    public func didEnter(_ region: Region) {}
    /// Does nothing.
    public func didExit(_ region: Region) {}
    /// Does nothing.
    public func didDetermine(_ state: RegionState, _ region: Region) {}
    /// Does nothing.
    public func didRange(_ beacons: [RangedBeacon], _ ranging: Ranging) {}
    /// Does nothing.
    public func rangingDidFail(_ ranging: Ranging, _ error: LocationError) {}
    /// Does nothing.
    public func didTurn(_ heading: Heading) {}
    /// Does nothing.
    public func monitoringDidFail(_ region: Region, _ error: LocationError) {}
    /// Does nothing.
    public func didVisit(_ visit: Visit) {}
    /// Does nothing.
    public func didPause() {}
    /// Does nothing.
    public func didResume() {}
    /// Does nothing.
    public func didFinishDeferred(_ error: LocationError?) {}
}
