import BackgroundRuntime

// What a manager asks about beacons, about the states of regions, and about where the phone points.

extension LocationSession {
    /// Asks on which side of a region's boundary the phone is, as `requestState(for:)` does: the client gets the answer.
    public func requestState(of region: Region) { process.map { service.requestState(of: region, self, in: $0) } }

    /// Tells once a second how far beacons are, as long as the app runs.
    public func startRanging(_ ranging: Ranging) { process.map { self.ranging.start(ranging, in: $0) } }

    /// Tells it no more.
    public func stopRanging(_ ranging: Ranging) { self.ranging.stop(ranging) }

    /// What it tells each second.
    public var rangings: [Ranging] { ranging.wanted }

    /// Tells where the phone points, as `startUpdatingHeading()` does: the present heading at once.
    public func startHeading() { process.map { service.compass.start(self, in: $0) } }

    /// Tells it no more.
    public func stopHeading() { headings.close() }

    /// Degrees by which the heading has to change to be told again; nil for any change.
    public var headingFilter: Double? {
        get { headings.filter }
        set { headings.filter = newValue }
    }

    /// The heading that it told last; nil when it has told none.
    public var heading: Heading? { lastHeading }
}
