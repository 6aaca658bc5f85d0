import SimulatedFoundation
import VigilLocation

/// Beacons that a phone is near, as a region: it is entered as the first one is found, and left when all are lost.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// Which beacons are meant. From iOS 13.
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        SimulatedApp.require(.method("beaconIdentityConstraint", of: "CLBeaconRegion", .iOS(13)))
        return constraint
    }
    private let constraint: CLBeaconIdentityConstraint
    /// Whether `didDetermineState` is called, and the app woken for it, as the display lights up inside the region. The
    /// display of the simulated phone lights up with the unlock.
    open var notifyEntryStateOnDisplay = false

    /// The identity that the beacons share.
    open var uuid: UUID {
        SimulatedApp.require(.method("UUID", of: "CLBeaconRegion", .iOS(13)))
        return constraint.uuid
    }
    /// The number of a site; nil for any.
    open var major: NSNumber? { constraint.major.map { NSNumber(value: $0) } }
    /// The number of a beacon on its site; nil for any.
    open var minor: NSNumber? { constraint.minor.map { NSNumber(value: $0) } }

    /// Any beacon of an owner.
    public convenience init(uuid: UUID, identifier: String) {
        SimulatedApp.require(.method("initWithUUID:identifier:", of: "CLBeaconRegion", .iOS(13)))
        self.init(CLBeaconIdentityConstraint(uuid, nil, nil), identifier)
    }

    /// Any beacon of a site.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        SimulatedApp.require(.method("initWithUUID:major:identifier:", of: "CLBeaconRegion", .iOS(13)))
        self.init(CLBeaconIdentityConstraint(uuid, major, nil), identifier)
    }

    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        SimulatedApp.require(.method("initWithUUID:major:minor:identifier:", of: "CLBeaconRegion", .iOS(13)))
        self.init(CLBeaconIdentityConstraint(uuid, major, minor), identifier)
    }

    /// Any beacon of an owner, by the name before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) {
        SimulatedApp.require(CLBeaconRegion.self)
        self.init(CLBeaconIdentityConstraint(proximityUUID, nil, nil), identifier)
    }

    /// Any beacon of a site, by the name before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        SimulatedApp.require(CLBeaconRegion.self)
        self.init(CLBeaconIdentityConstraint(proximityUUID, major, nil), identifier)
    }

    /// One beacon, by the name before iOS 13.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        SimulatedApp.require(CLBeaconRegion.self)
        self.init(CLBeaconIdentityConstraint(proximityUUID, major, minor), identifier)
    }

    /// The beacons that a constraint names.
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        SimulatedApp.require(.method("initWithBeaconIdentityConstraint:identifier:", of: "CLBeaconRegion", .iOS(13)))
        self.init(beaconIdentityConstraint, identifier)
    }

    private init(_ constraint: CLBeaconIdentityConstraint, _ identifier: String) {
        self.constraint = constraint
        super.init(identifier: identifier)
    }

    /// The object that stands for a region of the module.
    convenience init(_ identity: BeaconIdentity, _ region: Region) {
        self.init(CLBeaconIdentityConstraint(identity), region.identifier)
        (notifyOnEntry, notifyOnExit) = (region.notifyOnEntry, region.notifyOnExit)
        notifyEntryStateOnDisplay = region.notifyEntryStateOnDisplay
    }

    override var region: Region {
        Region(
            identifier, .beacon(constraint.identity), notifyOnEntry: notifyOnEntry, notifyOnExit: notifyOnExit,
            notifyEntryStateOnDisplay: notifyEntryStateOnDisplay)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(constraint, identifier)
        copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return copy.notifying(like: self)
    }
}
