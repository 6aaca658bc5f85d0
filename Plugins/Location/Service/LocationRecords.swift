import BackgroundRuntime

/// What the system keeps of an app across its launches: authorization, regions, significant changes, visits.
final class AppLocation {
    var authorization: AuthorizationMachine
    var hasOverlay = false
    /// What the user chose about exact positions.
    var accuracy = AccuracyMachine()
    var regions: RegionMonitor
    /// What happens at the boundaries that are watched for notifications of the app, by their names among the regions.
    var watches: [String: () -> Void] = [:]
    var gate: SignificantChangeGate
    var wantsSignificantChanges = false
    var lookEvent: EventID?
    var changeHeldInSleep: LocationFix?
    var visits = VisitMachine()
    var wantsVisits = false
    var visitEvent: EventID?
    /// Events that wait for a manager that takes them.
    var untaken = UntakenEvents<LocationEvent>(limit: 100)
    /// Events that wait for the user to confirm a provisional Always.
    var awaitingAlways: [LocationEvent] = []
    /// What the app held as its last process ended, until it takes that up again.
    var outstanding = OutstandingSessions()

    init(system: SystemVersion, constants: ConstantTable) {
        authorization = AuthorizationMachine(system: system)
        regions = RegionMonitor(limit: Int(constants.value(LocationConstants.regionLimit) ?? 20))
        gate = SignificantChangeGate(
            distance: constants.value(LocationConstants.significantDistance) ?? 500,
            interval: constants.duration(LocationConstants.significantInterval) ?? .seconds(300))
    }

    /// The regions that the app monitors itself.
    func ownRegions(of app: InstalledApp) -> [Region] {
        let monitors = app.storage.existing(AppMonitors.self)
        return regions.regions.filter {
            watches[$0.identifier] == nil && monitors?.place(ofRegion: $0.identifier) == nil
        }
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppLocation {
        app.storage.object { AppLocation(system: app.device.system, constants: app.device.constants) }
    }
}

/// What a process has of managers.
final class ProcessLocation: ClosureOwner {
    /// The sessions of its managers, the oldest first.
    var sessions: [LocationSession] = []
    /// Its loops over live updates.
    var live: [LiveSession] = []
    /// Its background activity sessions and service sessions.
    var diagnosed: [DiagnosedSession] = []
    /// The monitors that it has open.
    var monitors: [MonitorSession] = []
    /// Whoever waits for the user's answer about exact positions.
    var accuracyRequests: [(LocationError?) -> Void] = []
    /// The end that iOS 13.0 has in mind for it.
    var earlyEnd: EventID?
    var isIndicatorShown = false

    func releaseClosures() { accuracyRequests = [] }

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessLocation { process.storage.object { ProcessLocation() } }
}

/// An event for which the system wakes or launches an app.
enum LocationEvent: Hashable, Sendable {
    case significantChange(LocationFix)
    case region(Region, Crossing)
    case visit(Visit)
    case liveUpdate
    case condition(MonitorChange)

    /// Whether it is a position for live updates.
    var isLive: Bool { self == .liveUpdate }

    /// Whether it is a change that a monitor of this name tells.
    func isOf(monitor: String) -> Bool {
        if case .condition(let change) = self { change.monitor == monitor } else { false }
    }

    /// Whether a location manager tells it, and not a loop.
    var isOfManager: Bool {
        switch self {
        case .significantChange, .region, .visit: true
        case .liveUpdate, .condition: false
        }
    }

    /// Whether it is told only to an app that gets exact positions.
    var needsExactPosition: Bool {
        switch self {
        case .region, .condition: true
        case .significantChange, .visit, .liveUpdate: false
        }
    }

    /// The event in a word or two.
    var name: String {
        switch self {
        case .significantChange: "significant change"
        case .region: "region"
        case .visit: "visit"
        case .liveUpdate: "live update"
        case .condition: "condition"
        }
    }

    /// The rule by which it launches an app.
    var launchRule: Rule {
        switch self {
        case .significantChange: LocationRules.significantRelaunch
        case .region: LocationRules.regionRelaunch
        case .visit: LocationRules.visitsRelaunch
        case .liveUpdate: LocationRules.liveRelaunch
        case .condition: LocationRules.monitorRelaunch
        }
    }

    /// The rule by which it wakes an app that is suspended.
    var wakeRule: Rule {
        switch self {
        case .significantChange: LocationRules.significantThreshold
        case .region: LocationRules.regionWakeTime
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
