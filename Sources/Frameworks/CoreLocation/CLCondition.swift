import SimulatedFoundation
import VigilLocation

/// What a monitor can watch: a circle on the earth, or a beacon.
public protocol CLCondition: Sendable {}

extension CLCondition {
    /// The condition as the module knows it.
    var watched: MonitorCondition {
        switch self {
        case let circle as CLMonitor.CircularGeographicCondition:
            return .circle(center: circle.center.coordinate, radius: circle.radius)
        case let beacon as CLMonitor.BeaconIdentityCondition:
            return .beacon(BeaconIdentity(beacon.uuid, major: beacon.major, minor: beacon.minor))
        default: preconditionFailure("\(Self.self) is no condition of Core Location")
        }
    }
}

/// The number of a site in the identity of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon on its site.
public typealias CLBeaconMinorValue = UInt16

extension CLMonitor {
    /// Holds while the phone is in a circle.
    public struct CircularGeographicCondition: CLCondition {
        /// The middle of the circle, in degrees.
        public let center: CLLocationCoordinate2D
        /// Metres from the middle to the boundary.
        public let radius: CLLocationDistance

        /// A circle from its parts.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }

    /// Holds while a beacon of an identity is near.
    public struct BeaconIdentityCondition: CLCondition {
        /// The identity that beacons of one owner share.
        public let uuid: UUID
        /// The number of a site; nil for any.
        public let major: CLBeaconMajorValue?
        /// The number of a beacon on its site; nil for any.
        public let minor: CLBeaconMinorValue?

        /// Any beacon of an owner.
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }

        /// Any beacon of a site.
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }

        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    static func condition(_ condition: MonitorCondition) -> any CLCondition {
        switch condition {
        case .circle(let center, let radius):
            CircularGeographicCondition(center: CLLocationCoordinate2D(center), radius: radius)
        case .beacon(let identity): BeaconIdentityCondition(identity)
        }
    }
}

extension CLMonitor.BeaconIdentityCondition {
    init(_ identity: BeaconIdentity) { (uuid, major, minor) = (identity.uuid, identity.major, identity.minor) }
}
