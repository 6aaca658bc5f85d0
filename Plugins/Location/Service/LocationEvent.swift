import BackgroundRuntime

/// An event for which the system wakes or launches an app.
enum LocationEvent: Hashable, Sendable {
    case significantChange(LocationFix)
    case region(Region, Crossing)
    /// The display lights up while beacons of a region are near.
    case display(Region)
    case visit(Visit)
    case liveUpdate
    case condition(MonitorChange)

    /// Whether it is that the phone came to a place or left one.
    var isVisit: Bool { if case .visit = self { true } else { false } }

    /// Whether it is a position for live updates.
    var isLive: Bool { self == .liveUpdate }

    /// Whether it is a change that a monitor of this name tells.
    func isOf(monitor: String) -> Bool {
        if case .condition(let change) = self { change.monitor == monitor } else { false }
    }

    /// Whether a location manager tells it, and not a loop.
    var isOfManager: Bool {
        switch self {
        case .significantChange, .region, .display, .visit: true
        case .liveUpdate, .condition: false
        }
    }

    /// Whether it is told only to an app that gets exact positions.
    var needsExactPosition: Bool {
        switch self {
        case .region, .display, .condition: true
        case .significantChange, .visit, .liveUpdate: false
        }
    }

    /// The event in a word or two.
    var name: String {
        switch self {
        case .significantChange: "significant change"
        case .region(let region, _): region.beacons == nil ? "region" : "beacon region"
        case .display: "beacon region at the display"
        case .visit: "visit"
        case .liveUpdate: "live update"
        case .condition: "condition"
        }
    }

    /// The rule by which it launches an app.
    var launchRule: Rule {
        switch self {
        case .significantChange: LocationRules.significantRelaunch
        case .region(let region, _):
            region.beacons == nil ? LocationRules.regionRelaunch : LocationRules.beaconRelaunch
        case .display: LocationRules.beaconDisplay
        case .visit: LocationRules.visitsRelaunch
        case .liveUpdate: LocationRules.liveRelaunch
        case .condition: LocationRules.monitorRelaunch
        }
    }

    /// The rule by which it wakes an app that is suspended.
    var wakeRule: Rule {
        switch self {
        case .significantChange: LocationRules.significantThreshold
        case .region(let region, _):
            region.beacons == nil ? LocationRules.regionWakeTime : LocationRules.beaconWakeTime
        case .display: LocationRules.beaconDisplay
        case .visit: LocationRules.visitsRelaunch
        case .liveUpdate: LocationRules.liveStationary
        case .condition: LocationRules.monitorEvents
        }
    }

    /// The rule by which it is delivered to a manager made after the launch.
    var lateRule: Rule {
        if case .significantChange = self { return LocationRules.significantMustRestart }
        return launchRule
    }

    /// Whether it is not worth telling beside `newer`: only the newest significant change waits, and one position.
    func isOutdated(by newer: LocationEvent) -> Bool {
        switch (self, newer) {
        case (.significantChange, .significantChange), (.liveUpdate, .liveUpdate): true
        default: false
        }
    }

    /// Whether a session takes it: significant changes only after a start, all others with a delegate alone,
    /// and never what loops are told.
    func isTaken(by session: LocationSession) -> Bool {
        guard session.client != nil, isOfManager else { return false }
        if case .significantChange = self { return session.wantsSignificantChanges }
        return true
    }
}
