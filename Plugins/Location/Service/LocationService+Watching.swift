import BackgroundRuntime

// Boundaries that are watched for notifications: they count among the regions of the app, and wake nothing of it.

extension LocationService: RegionWatching {
    /// The name of a watched boundary among the regions of its app.
    private func name(_ identifier: String) -> String { "notification \(identifier)" }

    public func watch(_ region: WatchedRegion, for app: InstalledApp, cross: @escaping () -> Void) -> Rule? {
        guard status(of: app).isAuthorized else { return LocationRules.authDeniedDeliversNothing }
        let record = record(of: app)
        let watched = Region(
            name(region.identifier), center: Coordinate(latitude: region.latitude, longitude: region.longitude),
            radius: region.radius, notifyOnEntry: region.notifiesOnEntry, notifyOnExit: region.notifiesOnExit)
        if case .refused(let rule) = watch(watched, record) { return rule }
        record.watches[watched.identifier] = cross
        return nil
    }

    public func unwatch(_ identifier: String, for app: InstalledApp) {
        let record = record(of: app)
        record.watches[name(identifier)] = nil
        _ = record.regions.remove(name(identifier))
    }

    /// A boundary was crossed: as long as the user lets the app know where the phone is.
    func crossWatched(_ region: Region, for app: InstalledApp, _ cross: () -> Void) {
        guard status(of: app).isAuthorized else {
            return app.record(
                .refusal, "the boundary of \"\(region.identifier)\" does not count",
                rule: LocationRules.authDeniedDeliversNothing)
        }
        cross()
    }
}
