import BackgroundRuntime
import Foundation

/// Decides when the phone visits a place: it came to rest there, and it left again.
///
/// No figure is documented; a stay of five minutes within a hundred metres is a choice.
public struct VisitMachine: Hashable, Sendable {
    /// Metres within which the phone is at one place.
    public static let reach = 100.0
    /// How long the phone has to be there.
    public static let stay = Duration.seconds(300)

    private var place: Coordinate?
    private var since: VirtualInstant?
    private var arrival: Date?
    private var isVisit = false

    /// A phone that is nowhere yet.
    public init() {}

    /// The phone is at `fix`: the visit that ends with that.
    public mutating func handle(_ fix: LocationFix, at instant: VirtualInstant) -> Visit? {
        if let place, place.distance(to: fix.coordinate) <= VisitMachine.reach { return nil }
        let ended = isVisit ? visit(until: fix.date) : nil
        (place, since, arrival, isVisit) = (fix.coordinate, instant, fix.date, false)
        return ended
    }

    /// When the stay becomes a visit, if it lasts; nil when it is one.
    public var arrivalDue: VirtualInstant? { isVisit ? nil : since?.advanced(by: VisitMachine.stay) }

    /// The stay has lasted: the visit that begins, if none has.
    public mutating func arrive(at instant: VirtualInstant) -> Visit? {
        guard let arrivalDue, instant >= arrivalDue else { return nil }
        isVisit = true
        return visit(until: nil)
    }

    private func visit(until departure: Date?) -> Visit? {
        guard let place, let arrival else { return nil }
        return Visit(place, arrival: arrival, departure: departure)
    }
}
