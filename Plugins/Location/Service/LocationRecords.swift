import BackgroundRuntime

/// What the system keeps of an app across its launches: authorization, regions, significant changes, visits.
final class AppLocation {
    private unowned let app: InstalledApp
    var authorization: AuthorizationMachine
    /// The question on the screen, until it is answered; nil for none.
    var question: SystemAlert.ID?
    /// That about exact positions.
    var accuracyQuestion: SystemAlert.ID?
    /// What the user chose about exact positions.
    var accuracy = AccuracyMachine()
    var regions: RegionMonitor {
        didSet {
            guard regions.changes != oldValue.changes else { return }
            app.setSystemActivities("region", regions.regions.map(\.identifier))
        }
    }
    /// What happens at the boundaries that are watched for notifications of the app, by their names among the regions.
    var watches: [String: () -> Void] = [:]
    let changes: SignificantChangeWatch
    let visits: VisitWatch
    /// Events that wait for a manager that takes them.
    var untaken = UntakenEvents<LocationEvent>(limit: 100)
    /// Events that wait for the user to confirm a provisional Always.
    var awaitingAlways: [LocationEvent] = []
    /// What the app held as its last process ended, until it takes that up again.
    var outstanding = OutstandingSessions()

    init(_ app: InstalledApp) {
        self.app = app
        authorization = AuthorizationMachine(system: app.device.system)
        regions = RegionMonitor(limit: Int(app.device.constants.value(LocationConstants.regionLimit) ?? 20))
        changes = SignificantChangeWatch(app)
        visits = VisitWatch(app)
    }

    /// The regions that the app monitors itself.
    func ownRegions(of app: InstalledApp) -> [Region] {
        let monitors = app.storage.existing(AppMonitors.self)
        return regions.regions.filter {
            watches[$0.identifier] == nil && monitors?.place(ofRegion: $0.identifier) == nil
        }
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppLocation { app.storage.object { AppLocation(app) } }
}

/// What a process has of managers.
final class ProcessLocation: ClosureOwner {
    /// The sessions of its managers, the oldest first.
    var sessions: [LocationSession] = []
    /// Its loops over live updates.
    var live: [LiveSession] = []
    /// Its background activity sessions and service sessions.
    var kept: [KeptLocationSession] = []
    /// The monitors that it has open.
    var monitors: [MonitorSession] = []
    /// Whoever waits for the user's answer about exact positions.
    var accuracyRequests: [(LocationError?) -> Void] = []
    /// The end that iOS 13.0 has in mind for it.
    var earlyEnd: EventID?
    /// Since when the app ranges in the background: it left the screen, or the display was switched.
    var rangingSince: VirtualInstant?
    var isIndicatorShown = false

    func releaseClosures() { accuracyRequests = [] }

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessLocation { process.storage.object { ProcessLocation() } }
}
