import BackgroundRuntime

// Beacons around the phone, and where it points.

extension LocationControl {
    /// The beacons in reach of the phone.
    public var beacons: [Beacon] { service.beacons.all }

    /// A beacon is so far from the phone from now on.
    ///
    /// ```swift
    /// let door = Beacon(shop, major: 1, minor: 7)
    /// device.location.bring(door, .near)
    /// try device.location.takeAway(door)
    /// ```
    public func bring(_ beacon: Beacon, _ proximity: Beacon.Proximity) {
        service.beacons.bring(beacon, proximity)
        device.settle()
    }

    /// A beacon is out of reach from now on.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it was not in reach.
    public func takeAway(_ beacon: Beacon) throws {
        guard service.beacons.takeAway(beacon) else {
            let others = beacons.map(\.description).joined(separator: ", ")
            throw StimulusError(
                "the beacon \(beacon) is not in reach; in reach: \(others.isEmpty ? "none" : others)")
        }
        device.settle()
    }

    /// Where the phone points, in degrees clockwise from north.
    public var heading: Double { service.compass.degrees }

    /// The phone points elsewhere from now on, by degrees clockwise from north.
    public func turn(to degrees: Double) {
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        service.compass.turn(to: turn < 0 ? turn + 360 : turn)
        device.settle()
    }
}
