import SimulatedFoundation

/// Which beacons are meant. The simulator has none.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// The identity that beacons of one owner share.
    open private(set) var uuid: UUID
    /// The number of a site; nil for any.
    open private(set) var major: CLBeaconMajorValue?
    /// The number of a beacon on its site; nil for any.
    open private(set) var minor: CLBeaconMinorValue?

    /// Any beacon of an owner.
    public init(uuid: UUID) { self.uuid = uuid }

    /// Any beacon of a site.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major) = (uuid, major) }

    /// One beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    /// The same beacons: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return (uuid, major, minor) == (other.uuid, other.major, other.minor)
    }

    open override var hash: Int { uuid.hashValue }
}

/// Beacons that a phone is near, as a region. It cannot be monitored here: the delegate hears that it failed.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Which beacons are meant. From iOS 13.
    open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether beacons are told as the screen lights up. Kept, and without effect.
    open var notifyEntryStateOnDisplay = false

    /// The identity that the beacons share.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The number of a site; nil for any.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The number of a beacon on its site; nil for any.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

    /// Any beacon of an owner.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    /// Any beacon of an owner, by the name before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    /// The beacons that a constraint names.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(beaconIdentityConstraint: beaconIdentityConstraint, identifier: identifier)
        copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return copy.notifying(like: self)
    }
}

/// A beacon that a phone is near. The simulator makes none: it is there for delegates that know it.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    /// The identity that the beacon shares with others of its owner.
    open private(set) var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    /// The number of its site.
    open private(set) var major: NSNumber = 0
    /// Its number on its site.
    open private(set) var minor: NSNumber = 0
    /// About how far it is.
    open private(set) var proximity = CLProximity.unknown
    /// How sure the distance is, in metres; negative where it is not known.
    open private(set) var accuracy: CLLocationAccuracy = -1
    /// The strength of its signal, in decibels.
    open private(set) var rssi = 0
    /// When it was found.
    open private(set) var timestamp = Date()

    /// A beacon of no owner, for the mocks of tests.
    public override init() { super.init() }

    /// The same beacon: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
