import BackgroundRuntime

/// What loads URLs for an app: a session has tasks, and tells a delegate or a completion handler what becomes of them.
///
/// It keeps its delegate until it is invalidated, as on a phone.
open class URLSession: NSObject, @unchecked Sendable {
    /// What an app does about a server that wants to know who asks.
    public enum AuthChallengeDisposition: Int, Sendable {
        /// It has a credential.
        case useCredential = 0
        /// It leaves it to the system.
        case performDefaultHandling = 1
        /// It gives up: the task is cancelled.
        case cancelAuthenticationChallenge = 2
        /// It does not want this kind of question.
        case rejectProtectionSpace = 3
    }

    /// What becomes of a task whose answer begins.
    public enum ResponseDisposition: Int, Sendable {
        /// It ends with an error.
        case cancel = 0
        case allow = 1
        /// It becomes a download. Not simulated: it goes on as it is.
        case becomeDownload = 2
        /// It becomes a stream. Not simulated: it goes on as it is.
        case becomeStream = 3
    }

    /// What becomes of a task whose time to begin has come.
    public enum DelayedRequestDisposition: Int, Sendable {
        /// It goes on as it is.
        case continueLoading = 0
        /// It asks for something else.
        case useNewRequest = 1
        /// It ends with an error.
        case cancel = 2
    }

    /// Where the delegate and completion handlers are called: a queue on which one thing at a time runs, where the app named
    /// none.
    public let delegateQueue: OperationQueue
    /// Whoever is told; nil when there is none, or the session is invalid.
    public internal(set) var delegate: (any URLSessionDelegate)?
    /// A text of the app's own.
    open var sessionDescription: String?

    private let ownConfiguration: URLSessionConfiguration
    private var known: [Int: URLSessionTask] = [:]
    private(set) var loading: (any LoadingSession)?

    /// A session without a delegate: its tasks tell completion handlers.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// A session with a delegate, which it keeps until it is invalidated.
    ///
    /// - Parameters:
    ///   - configuration: how its tasks are to be done. It is copied.
    ///   - delegate: whoever is told.
    ///   - queue: where it is told; a queue of the session's own with nil.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        let process = SimulatedApp.process(for: "URLSession")
        ownConfiguration = configuration.copy() as? URLSessionConfiguration ?? configuration
        self.delegate = delegate
        delegateQueue = queue ?? URLSession.makeQueue()
        super.init()
        loading = URLSession.loader?.openSession(
            ownConfiguration.settings(hasDelegate: delegate != nil), for: SessionRelay(self), at: place, in: process)
        if loading == nil { URLSession.reportMissing(in: process) }
    }

    /// The session for tasks that need nothing special.
    open class var shared: URLSession {
        SimulatedApp.process(for: "URLSession.shared").storage.object { SharedSession() }.session
    }

    /// How its tasks are done. Changes of it change nothing.
    open var configuration: URLSessionConfiguration {
        ownConfiguration.copy() as? URLSessionConfiguration ?? ownConfiguration
    }

    /// No more tasks can be made; when those that are there are over, the delegate is told and let go.
    open func finishTasksAndInvalidate() { loading?.invalidate(cancelling: false) }

    /// No more tasks can be made, and those that are there are cancelled.
    open func invalidateAndCancel() { loading?.invalidate(cancelling: true) }

    /// Forgets cookies, answers and passwords. None are kept.
    @preconcurrency
    open func reset(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

    /// Writes what is kept to disk. Nothing is.
    @preconcurrency
    open func flush(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

    /// Calls something of the app where the session's calls come.
    func call(_ body: @escaping @Sendable () -> Void) { delegateQueue.addOperation(body) }

    private static func makeQueue() -> OperationQueue {
        let queue = OperationQueue()
        queue.name = "NSURLSession delegate queue"
        queue.maxConcurrentOperationCount = 1
        return queue
    }

    private var place: CallPlace {
        .queue { [delegateQueue] turn in
            nonisolated(unsafe) let turn = turn
            delegateQueue.addOperation { turn() }
        }
    }

    /// Whoever loads URLs for the app that is running; nil where no module does.
    static var loader: (any URLLoading)? { AppProcess.current?.device.service(providing: (any URLLoading).self) }

    private static func reportMissing(in process: AppProcess) {
        process.record(
            .finding,
            "URLSession does nothing: no module simulates it. Let the app depend on the product CFNetwork, or link VigilTransfers",
            detail: process.simulation.placeInApp().map { "at \($0)" } ?? "")
    }
}

/// The session that the code of one launch shares.
private final class SharedSession {
    let session = URLSession(configuration: .default)
}

// Tasks, by their numbers.

extension URLSession {
    /// The object that stands for a task, made where it is the first that the app hears of it.
    func task(for task: any LoadingTask) -> URLSessionTask {
        if let found = known[task.number] { return found }
        let made = object(of: task.plan.kind, for: task)
        known[task.number] = made
        return made
    }

    /// A new object for a task; nil stands for one that no module does.
    func object(of kind: LoadingPlan.Kind, for task: (any LoadingTask)?) -> URLSessionTask {
        switch kind {
        case .data: URLSessionDataTask(task, in: self)
        case .upload: URLSessionUploadTask(task, in: self)
        case .download: URLSessionDownloadTask(task, in: self)
        }
    }

    func forget(_ task: URLSessionTask) { known[task.taskIdentifier] = nil }

    func forgetAll() {
        known = [:]
        delegate = nil
        loading = nil
    }

    var currentTasks: [URLSessionTask] { loading?.tasks.map(task) ?? [] }
}
