import SimulatedFoundation
import VigilLocation

/// Which beacons are meant: those of one owner, of one of its sites, or a single one.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    /// The identity that beacons of one owner share.
    open private(set) var uuid: UUID
    /// The number of a site; nil for any.
    open private(set) var major: CLBeaconMajorValue?
    /// The number of a beacon on its site; nil for any.
    open private(set) var minor: CLBeaconMinorValue?

    /// Any beacon of an owner.
    public convenience init(uuid: UUID) {
        SimulatedApp.require(CLBeaconIdentityConstraint.self)
        self.init(uuid, nil, nil)
    }

    /// Any beacon of a site.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
        SimulatedApp.require(CLBeaconIdentityConstraint.self)
        self.init(uuid, major, nil)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        SimulatedApp.require(CLBeaconIdentityConstraint.self)
        self.init(uuid, major, minor)
    }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    convenience init(_ identity: BeaconIdentity) { self.init(identity.uuid, identity.major, identity.minor) }

    var identity: BeaconIdentity { BeaconIdentity(uuid, major: major, minor: minor) }

    /// The same beacons: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return (uuid, major, minor) == (other.uuid, other.major, other.minor)
    }

    open override var hash: Int { uuid.hashValue }
}

/// A beacon that a phone is near, with how far it is.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    /// The identity that the beacon shares with others of its owner.
    open private(set) var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    /// The number of its site.
    open private(set) var major: NSNumber = 0
    /// Its number on its site.
    open private(set) var minor: NSNumber = 0
    /// About how far it is.
    open private(set) var proximity = CLProximity.unknown
    /// How sure the distance is, in metres; negative where it is not known. The simulator has a choice for each proximity.
    open private(set) var accuracy: CLLocationAccuracy = -1
    /// The strength of its signal, in decibels; 0 where it is not known. The simulator has a choice for each proximity.
    open private(set) var rssi = 0
    /// When it was found.
    open var timestamp: Date {
        SimulatedApp.require(.method("timestamp", of: "CLBeacon", .iOS(13)))
        return found
    }
    private let found = Date()

    /// A beacon of no owner, for the mocks of tests.
    public override init() { super.init() }

    init(_ ranged: RangedBeacon) {
        uuid = ranged.beacon.uuid
        (major, minor) = (NSNumber(value: ranged.beacon.major), NSNumber(value: ranged.beacon.minor))
        (proximity, accuracy, rssi) =
            switch ranged.proximity {
            case .immediate: (.immediate, 0.2, -40)
            case .near: (.near, 2, -65)
            case .far: (.far, 15, -85)
            }
        super.init()
    }

    /// The same beacon: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
