import Foundation

/// What a monitor or a region watches, by the names of Core Location.
public enum MonitorCondition: Hashable, Sendable {
    /// The phone is in a circle, whose radius is in metres.
    case circle(center: Coordinate, radius: Double)
    /// A beacon of this identity is near.
    case beacon(BeaconIdentity)

    /// Whether it holds where the phone is at `place` and hears `beacons`; nil for beacons as long as the phone cannot
    /// listen. The boundary of a circle lies inside.
    public func holds(at place: Coordinate, near beacons: [Beacon]?) -> Bool? {
        switch self {
        case .circle(let center, let radius): center.distance(to: place) <= radius
        case .beacon(let identity): beacons.map { $0.contains(where: identity.includes) }
        }
    }
}

/// Whether a condition holds, by the names of `CLMonitor.Event.State`.
public enum ConditionState: String, CaseIterable, Sendable {
    /// It is not known yet.
    case unknown
    case satisfied
    /// It does not hold.
    case unsatisfied
    /// It is not watched, since the phone cannot or the app has too many.
    case unmonitored
}

/// A change of a condition.
public struct ConditionEvent: Hashable, Sendable, CustomStringConvertible {
    /// The app's name for the condition.
    public let identifier: String
    /// Whether it holds since then.
    public let state: ConditionState
    /// When that was found, by the wall clock.
    public let date: Date
    /// Why it is not watched. Empty before iOS 18.
    public let diagnostic: SessionDiagnostic
    /// Which beacon makes the condition hold; nil for a circle, and where it does not hold.
    public let beacon: Beacon?

    /// An event from its parts.
    public init(
        _ identifier: String, _ state: ConditionState, date: Date, diagnostic: SessionDiagnostic = [],
        beacon: Beacon? = nil
    ) {
        (self.identifier, self.state, self.date) = (identifier, state, date)
        (self.diagnostic, self.beacon) = (diagnostic, beacon)
    }

    public var description: String {
        let why = diagnostic.isEmpty ? "" : " (\(diagnostic))"
        let which = beacon.map { ": \($0)" } ?? ""
        return "\(identifier) \(state.rawValue)\(which)\(why)"
    }
}
