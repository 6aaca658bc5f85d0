import Foundation

/// What a monitor watches, by the names of Core Location.
public enum MonitorCondition: Hashable, Sendable {
    /// The phone is in a circle, whose radius is in metres.
    case circle(center: Coordinate, radius: Double)
    /// A beacon of this identity is near; nil stands for any number. The simulator watches none.
    case beacon(uuid: UUID, major: UInt16?, minor: UInt16?)
}

/// Whether a condition holds, by the names of `CLMonitor.Event.State`.
public enum ConditionState: String, CaseIterable, Sendable {
    /// It is not known yet.
    case unknown
    /// It holds.
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

    /// An event from its parts.
    public init(_ identifier: String, _ state: ConditionState, date: Date, diagnostic: SessionDiagnostic = []) {
        (self.identifier, self.state, self.date, self.diagnostic) = (identifier, state, date, diagnostic)
    }

    public var description: String {
        let why = diagnostic.isEmpty ? "" : " (\(diagnostic))"
        return "\(identifier) \(state.rawValue)\(why)"
    }
}
