import BackgroundRuntime
import Foundation

/// A session of one process: the way to the object that the app made.
final class TransferSession: LoadingSession {
    let record: SessionRecord
    let link: ClientLink
    /// Whoever is told; nil when the session is invalid or the process has ended.
    private(set) var client: (any LoadingClient)?
    private var isClosing = false

    init(_ record: SessionRecord, for client: any LoadingClient, at place: CallPlace, in process: AppProcess) {
        self.record = record
        self.client = client
        link = ClientLink("a URL session", of: process, at: place)
        ProcessTransfers.of(process).sessions.append(self)
    }

    var tasks: [any LoadingTask] { (record.tasks + record.pendingEvents.ended).sorted { $0.number < $1.number } }

    func makeTask(_ plan: LoadingPlan) -> any LoadingTask {
        if isClosing {
            link.process?.raise(
                "Task created in a session that has been invalidated", rule: LifecycleRules.terminateCrash)
        }
        return record.service.makeTask(plan, in: record)
    }

    func invalidate(cancelling: Bool) {
        guard !isClosing else { return }
        isClosing = true
        if cancelling { for task in record.tasks { task.cancel() } }
        closeIfDone()
    }

    /// The session becomes invalid when no task is left of one that takes no more.
    func closeIfDone() {
        guard isClosing, record.tasks.isEmpty, record.pendingEvents.isEmpty, client != nil else { return }
        link.deliver { [self] process in
            process.record(.call, "urlSession(_:didBecomeInvalidWithError:)", rule: nil)
            client?.didBecomeInvalid()
            client = nil
            record.service.forget(self)
        }
    }

    /// Calls the client in a turn of the app.
    ///
    /// - Parameters:
    ///   - call: what is told.
    ///   - task: the task that it is about.
    ///   - rule: the rule by which it is told.
    ///   - line: what the trace says of the call.
    ///   - after: what the system does as soon as the call has returned.
    func notify(
        _ call: LoadingCall, of task: TransferTask, rule: Rule?, line: CallLine = .whole, after: (() -> Void)? = nil
    ) {
        record.pendingEvents.onTheWay += 1
        link.deliver { [self] process in
            let isHeard = task.plan.report != .bytes || call.isForDelegate
            if line != .none, isHeard, client?.isNotified(call, of: task) == true {
                let more = line == .firstOfMany ? "; of those that follow the last alone is shown" : ""
                process.record(.call, call.method(of: task.plan.kind), detail: call.detail(of: task) + more, rule: rule)
            }
            client?.perform(call, of: task)
            after?()
            record.pendingEvents.onTheWay -= 1
            closeIfDone()
        }
    }

    /// Tells the client that all that waited was told.
    func notifyFinished() {
        link.deliver { [self] process in
            process.record(
                .call, "urlSessionDidFinishEvents(forBackgroundURLSession:)", rule: TransferRules.wakeOrder)
            client?.didFinishEvents()
        }
    }

    /// Lets go of the client: the process ends.
    func release() { client = nil }
}

/// What the trace says of a call of a client.
enum CallLine {
    /// A line of its own.
    case whole
    /// A line that stands for what follows too.
    case firstOfMany
    case none
}

extension LoadingCall {
    /// Whether a delegate is asked, whoever hears of the rest.
    fileprivate var isForDelegate: Bool {
        switch self {
        case .redirects, .challenged, .waits: true
        default: false
        }
    }

    /// What the trace adds to the name of the method.
    fileprivate func detail(of task: TransferTask) -> String {
        switch self {
        case .sent(_, let total, let all), .wrote(_, let total, let all):
            "task \(task.number): \(total) of \(all) bytes"
        case .data(let data): "task \(task.number): \(data.count) bytes"
        case .completed(let failure?), .handled(_, _, _, let failure?): "task \(task.number): error \(failure.code)"
        default: "task \(task.number)"
        }
    }
}

/// What a process has of URL sessions.
final class ProcessTransfers: ClosureOwner {
    /// The sessions that are valid, the oldest first.
    var sessions: [TransferSession] = []
    /// Since when the process stands still; nil while it goes on.
    var heldSince: VirtualInstant?
    /// Whether the system took its sockets meanwhile.
    var isReclaimed = false

    /// That of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessTransfers { process.storage.object { ProcessTransfers() } }

    func releaseClosures() {
        for session in sessions { session.release() }
        sessions = []
    }
}

/// What the system keeps of an app across its launches.
final class AppTransfers {
    var startRate: StartRate

    init(_ constants: ConstantTable) {
        startRate = StartRate(first: constants.duration(TransferConstants.rateDelay) ?? .zero)
    }

    /// That of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppTransfers { app.storage.object { AppTransfers(app.device.constants) } }
}
