/// What a location manager asked to be told of each second: how far beacons are.
public struct Ranging: Hashable, Sendable {
    /// Those whose distance is told.
    public let identity: BeaconIdentity
    /// The region that stood for them in the call of before iOS 13; nil for a constraint.
    public let region: Region?

    /// The beacons that a constraint names, as `startRangingBeacons(satisfying:)` has them.
    public init(satisfying identity: BeaconIdentity) { (self.identity, region) = (identity, nil) }

    /// The beacons of a region, as `startRangingBeacons(in:)` has them; nil for a region that is a circle.
    public init?(in region: Region) {
        guard let identity = region.beacons else { return nil }
        (self.identity, self.region) = (identity, region)
    }

    /// Whether another request asks for the same: what its region tells besides does not matter.
    func isSame(as other: Ranging) -> Bool {
        identity == other.identity && region?.identifier == other.region?.identifier
    }

    /// What the delegate is called with.
    var method: String {
        region == nil ? "locationManager(_:didRange:satisfying:)" : "locationManager(_:didRangeBeacons:in:)"
    }

    /// What the delegate is called with where ranging is not possible.
    var failure: String {
        region == nil
            ? "locationManager(_:didFailRangingFor:error:)" : "locationManager(_:rangingBeaconsDidFailFor:withError:)"
    }
}
