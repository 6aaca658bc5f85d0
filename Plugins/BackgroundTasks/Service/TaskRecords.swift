import BackgroundRuntime

/// What the scheduler keeps of an app across its launches.
final class AppTasks {
    private unowned let app: InstalledApp
    /// The requests that have not started.
    var pending = PendingRequests() {
        didSet { noteChange(from: oldValue.requests, to: pending.requests) }
    }
    /// How many continued requests are to be taken and never started.
    var silentFaults = 0
    /// How many tasks started today.
    var daily = DailyTasks()
    /// What became of the last request of an identifier that is not pending any more.
    var ends: [String: RequestEnd] = [:]

    init(_ app: InstalledApp) { self.app = app }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppTasks { app.storage.object { AppTasks(app) } }

    private func noteChange(from old: [TaskRequest], to new: [TaskRequest]) {
        guard old.map(\.identifier) != new.map(\.identifier) else { return }
        app.setSystemActivities("scheduled task", new.map(\.identifier))
    }

    /// Whether the request would be one of those that are never to start.
    func hasFault(for request: TaskRequest) -> Bool { request.kind == .continued && silentFaults > 0 }
}

/// Why a request is not pending any more, or never was.
enum RequestEnd: Hashable {
    case refused(SubmissionError)
    case started
    case cancelled

    /// The reason, as part of a sentence about the request.
    var reason: String {
        switch self {
        case .refused(let error): "submit threw \(error) (BGTaskSchedulerErrorDomain Code=\(error.rawValue))"
        case .started: "it was started already, and one request gives one launch"
        case .cancelled: "the app took it back"
        }
    }
}

/// What one launch of an app has of the scheduler: handlers, and the tasks that run.
final class ProcessTasks: ClosureOwner {
    /// A launch handler as it was registered.
    struct Handler {
        /// Where the app wants it called; nil for a queue of the system.
        let place: CallPlace?
        let body: (RunningTask) -> Void
    }

    var handlers = LaunchHandlers()
    /// The tasks that run, the oldest first.
    var running: [RunningTask] = []
    /// Made with the first task: an app without any asks for no figure.
    lazy var timeline = TaskTimeline(lead: constants.duration(BackgroundTaskConstants.expiryLead) ?? .zero)
    /// The moment at which the tasks that run expire.
    var expiry: EventID?
    private var bodies: [String: Handler] = [:]
    private var threads: [String: SimulatedThread] = [:]
    private let constants: ConstantTable

    init(_ process: AppProcess) {
        constants = process.device.constants
        // The service is there at each launch of an app whose manifest permits identifiers: this one permits none.
        if process.isLaunchOver, process.app.kind == .application { handlers.endLaunch() }
    }

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessTasks { process.storage.object { ProcessTasks(process) } }

    /// The tasks whose time is counted: all but continued ones.
    var timed: [RunningTask] { running.filter { $0.request.kind.allowance != nil } }

    func add(_ handler: Handler, for identifier: String) { bodies[identifier] = handler }

    func handler(for identifier: String) -> Handler? { bodies[identifier] }

    /// A queue of the system, which is a thread of its own for each name.
    func thread(_ name: String, of process: AppProcess) -> SimulatedThread {
        if let thread = threads[name] { return thread }
        let thread = process.makeThread(name)
        threads[name] = thread
        return thread
    }

    func releaseClosures() {
        for task in running { task.releaseClosures() }
        (bodies, running) = ([:], [])
    }
}
