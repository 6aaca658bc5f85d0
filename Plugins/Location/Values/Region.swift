import Foundation

/// An area whose boundary an app asked to be told of: a circle on the earth, or the reach of beacons.
public struct Region: Hashable, Sendable {
    /// The app's name for it; a second region of the same name replaces the first.
    public let identifier: String
    /// What the area is.
    public let area: MonitorCondition
    /// Whether the app wants to know when the phone comes in.
    public let notifyOnEntry: Bool
    /// Whether the app wants to know when the phone goes out.
    public let notifyOnExit: Bool
    /// Whether the app wants to know, as the display lights up, that beacons are near.
    public let notifyEntryStateOnDisplay: Bool

    /// A region from its parts.
    public init(
        _ identifier: String, _ area: MonitorCondition, notifyOnEntry: Bool = true, notifyOnExit: Bool = true,
        notifyEntryStateOnDisplay: Bool = false
    ) {
        self.identifier = identifier
        self.area = area
        self.notifyOnEntry = notifyOnEntry
        self.notifyOnExit = notifyOnExit
        self.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
    }

    /// A circle round `center`, with a radius in metres.
    public init(
        _ identifier: String, center: Coordinate, radius: Double, notifyOnEntry: Bool = true, notifyOnExit: Bool = true
    ) {
        self.init(
            identifier, .circle(center: center, radius: radius), notifyOnEntry: notifyOnEntry,
            notifyOnExit: notifyOnExit)
    }

    /// The radius of a circle in metres; nil for beacons.
    public var radius: Double? {
        if case .circle(_, let radius) = area { radius } else { nil }
    }

    /// Which beacons make the region; nil for a circle.
    public var beacons: BeaconIdentity? {
        if case .beacon(let identity) = area { identity } else { nil }
    }
}

/// On which side of a region's boundary the phone is, by the names of `CLRegionState`.
public enum RegionState: String, Sendable {
    /// It is not known: the app is not authorized, or the phone cannot listen for beacons.
    case unknown
    /// The phone is inside.
    case inside
    /// The phone is outside.
    case outside

    /// The state for what is known, if anything is.
    init(_ isInside: Bool?) { self = isInside.map { $0 ? .inside : .outside } ?? .unknown }
}

/// Which way a boundary was crossed.
public enum Crossing: Hashable, Sendable {
    /// The phone came into the region.
    case enter
    /// The phone left the region.
    case exit
}

/// A stay at one place, as the visits service tells it.
public struct Visit: Hashable, Sendable {
    /// Where on the earth the phone stayed.
    public let coordinate: Coordinate
    /// The radius of uncertainty in metres.
    public let horizontalAccuracy: Double
    /// When the stay began.
    public let arrival: Date
    /// When it ended; nil while it lasts.
    public let departure: Date?

    /// A visit from its parts.
    public init(_ coordinate: Coordinate, horizontalAccuracy: Double = 50, arrival: Date, departure: Date?) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        self.arrival = arrival
        self.departure = departure
    }
}
