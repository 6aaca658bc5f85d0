import Foundation

/// Which beacons are meant: those of one owner, of one of its sites, or a single one.
public struct BeaconIdentity: Hashable, Sendable, CustomStringConvertible {
    /// What the beacons of one owner share.
    public let uuid: UUID
    /// The number of a site; nil for any.
    public let major: UInt16?
    /// The number of a beacon on its site; nil for any.
    public let minor: UInt16?

    /// An identity from its parts. A minor number means nothing without a major one.
    public init(_ uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, major == nil ? nil : minor)
    }

    /// Whether a beacon is one of those meant.
    public func includes(_ beacon: Beacon) -> Bool {
        uuid == beacon.uuid && major ?? beacon.major == beacon.major && minor ?? beacon.minor == beacon.minor
    }

    public var description: String {
        ([uuid.uuidString] + [major, minor].compactMap { $0.map(String.init) }).joined(separator: "/")
    }
}

/// A beacon that the phone can hear.
public struct Beacon: Hashable, Sendable, CustomStringConvertible {
    /// How far a beacon is, by the names of `CLProximity`.
    public enum Proximity: String, CaseIterable, Sendable {
        /// Within some centimetres of it.
        case immediate
        /// Within some metres of it.
        case near
        /// Farther than some metres.
        case far
    }

    /// What it shares with the other beacons of its owner.
    public let uuid: UUID
    /// The number of its site.
    public let major: UInt16
    /// Its number on its site.
    public let minor: UInt16

    /// A beacon from its parts.
    public init(_ uuid: UUID, major: UInt16, minor: UInt16) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    /// What an app has to ask for to get this beacon and no other.
    public var identity: BeaconIdentity { BeaconIdentity(uuid, major: major, minor: minor) }

    public var description: String { identity.description }
}

/// A beacon with how far it is, as ranging tells it.
public struct RangedBeacon: Hashable, Sendable, CustomStringConvertible {
    /// The one that was heard.
    public let beacon: Beacon
    /// How far it is.
    public let proximity: Beacon.Proximity

    /// What ranging tells of a beacon.
    public init(_ beacon: Beacon, _ proximity: Beacon.Proximity) { (self.beacon, self.proximity) = (beacon, proximity) }

    public var description: String { "\(beacon) \(proximity.rawValue)" }
}
