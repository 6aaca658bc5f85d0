import BackgroundRuntime

/// The regions of one app, and on which side of each boundary the phone is.
///
/// A crossing of a circle counts only when the phone is beyond a cushion and stays there for a dwell time. The guide that
/// tells of both gives 20 seconds for the second; the cushion is a choice. Beacons have no cushion: they are heard or not.
public struct RegionMonitor: Hashable, Sendable {
    /// What a request to monitor came to.
    public enum Outcome: Hashable, Sendable {
        /// The region is watched from now on.
        case added
        /// It took the place of one with its identifier.
        case replaced
        /// It is not watched, for this reason.
        case refused(Rule)
    }

    /// The largest radius in metres: a choice, since no figure is documented.
    public static let maximumRadius = 1_000_000.0
    /// How long the phone has to stay beyond the cushion.
    public static let dwell = Duration.seconds(20)

    /// A region with what is known about the phone.
    struct Entry: Hashable, Sendable {
        let region: Region
        var isInside: Bool?
        /// The side that the phone seems to have crossed to.
        var candidate: Bool?
        var token = 0
    }

    /// How many regions are allowed.
    public let limit: Int
    private var entries: [Entry] = []
    /// How often a region was added or removed: what follows from the regions themselves is done anew then.
    private(set) var changes = 0

    /// A monitor without regions.
    public init(limit: Int) {
        self.limit = limit
    }

    /// The regions in the order in which they were added.
    public var regions: [Region] { entries.map(\.region) }

    /// Metres beyond the boundary of a circle from which a crossing counts.
    static func cushion(forRadius radius: Double) -> Double { min(50, radius / 4) }

    /// The app asks for a region while the phone is at `place` and hears `beacons`; nil when it cannot listen.
    public mutating func add(_ region: Region, place: Coordinate?, beacons: [Beacon]? = []) -> Outcome {
        if let radius = region.radius, radius > RegionMonitor.maximumRadius {
            return .refused(LocationRules.regionRadiusMax)
        }
        let entry = Entry(region: region, isInside: place.flatMap { region.area.holds(at: $0, near: beacons) })
        if let index = entries.firstIndex(where: { $0.region.identifier == region.identifier }) {
            entries[index] = entry
            return .replaced
        }
        guard entries.count < limit else { return .refused(LocationRules.regionLimit) }
        changes += 1
        entries.append(entry)
        return .added
    }

    /// The app no longer asks for a region; whether it did.
    public mutating func remove(_ identifier: String) -> Bool {
        let count = entries.count
        entries.removeAll { $0.region.identifier == identifier }
        changes += entries.count < count ? 1 : 0
        return entries.count < count
    }

    /// Whether the phone is inside a region; nil when there is no such region or no position yet.
    public func isInside(_ identifier: String) -> Bool? {
        entries.first { $0.region.identifier == identifier }?.isInside ?? nil
    }
}

extension RegionMonitor {
    /// A boundary that the phone seems to have crossed, to be confirmed after ``dwell``.
    public struct Candidate: Hashable, Sendable {
        public let region: Region
        public let crossing: Crossing
        let token: Int
    }

    /// The phone is at `place` and hears `beacons`, or cannot listen (nil): the crossings that begin with that.
    public mutating func handle(_ place: Coordinate, beacons: [Beacon]? = []) -> [Candidate] {
        var begun: [Candidate] = []
        for index in entries.indices {
            if let candidate = entries[index].move(to: place, near: beacons) { begun.append(candidate) }
        }
        return begun
    }

    /// The dwell time is over: the crossing, if the phone stayed.
    public mutating func confirm(_ candidate: Candidate) -> (region: Region, crossing: Crossing)? {
        guard let index = entries.firstIndex(where: { $0.region.identifier == candidate.region.identifier }),
            entries[index].token == candidate.token, let side = entries[index].candidate
        else { return nil }
        entries[index].isInside = side
        entries[index].candidate = nil
        return (entries[index].region, side ? .enter : .exit)
    }
}

extension RegionMonitor.Entry {
    /// The side on which the phone is beyond doubt; nil in the cushion.
    private func side(of place: Coordinate, near beacons: [Beacon]?) -> Bool? {
        guard case .circle(let center, let radius) = region.area else {
            return region.area.holds(at: place, near: beacons)
        }
        let distance = center.distance(to: place)
        let cushion = RegionMonitor.cushion(forRadius: radius)
        if distance <= radius - cushion { return true }
        return distance >= radius + cushion ? false : nil
    }

    mutating func move(to place: Coordinate, near beacons: [Beacon]?) -> RegionMonitor.Candidate? {
        let found = region.area.holds(at: place, near: beacons)
        guard let known = isInside, found != nil else {
            // What was not known is found without a crossing; a phone that cannot listen knows nothing any more.
            (isInside, candidate, token) = (found, nil, token + 1)
            return nil
        }
        let side = side(of: place, near: beacons)
        guard side == !known else {
            if candidate != nil { (candidate, token) = (nil, token + 1) }
            return nil
        }
        guard candidate == nil else { return nil }
        (candidate, token) = (!known, token + 1)
        return RegionMonitor.Candidate(region: region, crossing: known ? .exit : .enter, token: token)
    }
}
