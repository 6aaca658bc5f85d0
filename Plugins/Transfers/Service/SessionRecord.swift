import BackgroundRuntime
import Foundation

/// A session as the system keeps it. That of the background outlives the processes of its app.
final class SessionRecord {
    unowned let app: InstalledApp
    unowned let service: TransferService
    /// What its configuration said when it was last made.
    var settings: LoadingSettings
    /// The tasks that are not over, the oldest first.
    var tasks: [TransferTask] = []
    /// The session of the present process; nil until the app makes it.
    weak var handle: TransferSession?
    /// What waits to be told.
    var pendingEvents = PendingSessionEvents()
    /// How far the present wake for it is.
    var wake = Wake.none
    private var lastNumber = 0

    /// How far a wake for the session is.
    enum Wake {
        case none
        /// `handleEventsForBackgroundURLSession` has not returned.
        case calling
        /// It has, and what waits may be told.
        case open
        /// The app said that it was done before it was told: the rest has to wait for its next run.
        case early
    }

    init(_ settings: LoadingSettings, of app: InstalledApp, _ service: TransferService) {
        (self.settings, self.app, self.service) = (settings, app, service)
    }

    var isBackground: Bool { settings.identifier != nil }

    /// What the trace calls it.
    var name: String { settings.identifier.map { "session \"\($0)\"" } ?? "session" }

    /// Whether a task is under way or waits for something.
    var hasPendingTasks: Bool { tasks.contains { $0.machine.isPending } }

    /// The process in which it can be told of something now; nil where the app stands still or has no such session.
    var listener: AppProcess? {
        guard let process = handle?.link.process, process.state.isRunning else { return nil }
        return process
    }

    func takeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func record(_ kind: TraceRecord.Kind, _ text: String, detail: String = "", rule: Rule? = nil) {
        app.record(kind, text, detail: detail, rule: rule)
    }

    /// Gives the app an answer where the session is told.
    func answer(_ body: @escaping () -> Void) { handle?.link.deliver { _ in body() } }
}

/// What a session has to be told when its app runs and has made it again.
struct PendingSessionEvents {
    /// The tasks that ended, the first to end first.
    var ended: [TransferTask] = []
    /// The tasks whose server wants to know who asks.
    var challenged: [(task: TransferTask, challenge: LoadingChallenge)] = []
    /// Calls that are on their way to the app.
    var onTheWay = 0
    /// Whether the app was woken and did not take it, and the trace says so.
    var isReported = false

    var isEmpty: Bool { ended.isEmpty && challenged.isEmpty }
}
