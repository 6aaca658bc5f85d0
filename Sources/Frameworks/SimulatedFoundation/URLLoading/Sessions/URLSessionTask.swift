import BackgroundRuntime

/// One thing that a session loads or sends. It begins when it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// Where a task stands.
    public enum State: Int, Sendable {
        /// It is under way, or waits for its turn.
        case running = 0
        /// It waits to be resumed.
        case suspended = 1
        /// It was cancelled, and is about to be over.
        case canceling = 2
        case completed = 3
    }

    /// The priority of a task of which nothing is said.
    public static let defaultPriority: Float = 0.5
    /// A priority below that of other tasks.
    public static let lowPriority: Float = 0.25
    /// A priority above that of other tasks.
    public static let highPriority: Float = 0.75

    /// Tells it from the other tasks of its session.
    public let taskIdentifier: Int
    /// Whoever is told of this task alone, in place of the session's delegate. From iOS 15.
    @SystemAPI.Since(.taskDelegate) open var delegate: (any URLSessionTaskDelegate)? = nil
    /// Whether the answer comes in pieces. Kept, and without effect.
    @SystemAPI.Since(.method("prefersIncrementalDelivery", of: "NSURLSessionTask", .iOS(14, 5))) open
        var prefersIncrementalDelivery = true
    private lazy var ownProgress = makeProgress()

    let loading: (any LoadingTask)?
    weak var session: URLSession?
    /// What a completion handler is told.
    var handler: ((Data?, URL?, URLResponse?, (any Error)?) -> Void)?
    /// Code that waits for each byte.
    var bytes: ByteSource?
    /// When it was made; after another launch of the app, when that took it up again.
    let made = Date()
    private let plan: LoadingPlan?

    init(_ loading: (any LoadingTask)?, in session: URLSession) {
        self.loading = loading
        self.session = session
        plan = loading?.plan
        taskIdentifier = loading?.number ?? 0
        super.init()
    }

    /// How much of it is done, in bytes. Cancelling it cancels the task. From iOS 11.
    public var progress: Progress {
        SimulatedApp.require(.method("progress", of: "NSURLSessionTask", .iOS(11)))
        return ownProgress
    }

    /// The delegate, for the session, which asks on every system.
    var ownDelegate: (any URLSessionTaskDelegate)? {
        get { _delegate.value }
        set { _delegate.value = newValue }
    }

    /// What it was made with; nil for a task that goes on from earlier data.
    open var originalRequest: URLRequest? { plan.map { URLRequest($0.request) } }
    /// What it asks for, after redirects.
    open var currentRequest: URLRequest? { loading.map { URLRequest($0.status.request) } }
    /// What the server answered; nil before.
    open var response: URLResponse? { loading?.status.response.map(URLResponse.make) }
    /// Why it failed; nil otherwise.
    open var error: (any Error)? { loading?.status.failure?.error }
    open var state: State { loading.flatMap { State(rawValue: $0.status.state.rawValue) } ?? .suspended }

    /// The bytes that were sent.
    open var countOfBytesSent: Int64 { loading?.status.sent ?? 0 }
    /// The bytes that are to be sent.
    open var countOfBytesExpectedToSend: Int64 { loading?.status.toSend ?? 0 }
    /// The bytes that arrived.
    open var countOfBytesReceived: Int64 { loading?.status.received ?? 0 }
    /// The bytes that will arrive; -1 where that is unknown.
    open var countOfBytesExpectedToReceive: Int64 { loading?.status.response?.expected ?? -1 }

    /// How many bytes the app expects to send; -1 for unknown. Kept, and without effect. From iOS 11.
    open var countOfBytesClientExpectsToSend: Int64 {
        get {
            SimulatedApp.require(.expectsToSend)
            return loading?.notes.expectedToSend ?? -1
        }
        set {
            SimulatedApp.require(.expectsToSend)
            loading?.notes.expectedToSend = newValue
        }
    }

    /// How many bytes the app expects to receive; -1 for unknown. Kept, and without effect. From iOS 11.
    open var countOfBytesClientExpectsToReceive: Int64 {
        get {
            SimulatedApp.require(.expectsToReceive)
            return loading?.notes.expectedToReceive ?? -1
        }
        set {
            SimulatedApp.require(.expectsToReceive)
            loading?.notes.expectedToReceive = newValue
        }
    }

    /// When it may begin at the earliest; nil for at once. For background sessions, and to be set before it is resumed.
    /// From iOS 11.
    open var earliestBeginDate: Date? {
        get {
            SimulatedApp.require(.earliestBeginDate)
            return loading?.notes.earliestBegin
        }
        set {
            SimulatedApp.require(.earliestBeginDate)
            loading?.notes.earliestBegin = newValue
        }
    }

    /// A text of the app's own, which the system keeps with the task.
    open var taskDescription: String? {
        get { loading?.notes.label }
        set { loading?.notes.label = newValue }
    }

    /// How urgent it is, from 0 to 1. Kept, and without effect.
    open var priority: Float {
        get {
            SimulatedApp.require(.taskPriority)
            return loading?.notes.priority ?? URLSessionTask.defaultPriority
        }
        set {
            SimulatedApp.require(.taskPriority)
            loading?.notes.priority = newValue
        }
    }

    /// Starts, or goes on.
    open func resume() { loading?.resume() }

    open func suspend() { loading?.suspend() }

    /// Ends with the error `.cancelled`.
    open func cancel() { loading?.cancel() }

    private func makeProgress() -> Progress {
        let progress = Progress.discreteProgress(totalUnitCount: max(0, countOfBytesExpectedToReceive))
        progress.cancellationHandler = { [weak self] in self?.cancel() }
        return progress
    }

    /// Brings the progress up to date.
    func noteProgress(_ done: Int64, of all: Int64) {
        ownProgress.totalUnitCount = max(0, all)
        ownProgress.completedUnitCount = done
    }
}

/// The number of bytes that stands for an unknown one.
public let NSURLSessionTransferSizeUnknown: Int64 = -1

/// A task whose answer comes piece by piece.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends something, and whose answer comes piece by piece.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
    /// Ends, and hands over what a new task needs to go on. Resumable uploads are not simulated: always nil. From iOS 17.
    @preconcurrency
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        SimulatedApp.require(.method("cancelByProducingResumeData:", of: "NSURLSessionUploadTask", .iOS(17)))
        loading?.cancelKeepingData { completionHandler($0) }
    }
}

/// A task whose answer becomes a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// Ends, and hands over what a new task needs to go on; nil where that is impossible.
    @preconcurrency
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        loading?.cancelKeepingData { completionHandler($0) }
    }

    /// Ends, and returns what a new task needs to go on; nil where that is impossible.
    open func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in
            guard let loading else { return continuation.resume(returning: nil) }
            loading.cancelKeepingData { continuation.resume(returning: $0) }
        }
    }
}

/// A connection over which an app sends and reads as it likes. Not simulated: nothing becomes of it.
open class URLSessionStreamTask: URLSessionTask, @unchecked Sendable {}

/// A connection that carries messages. Not simulated: nothing becomes of it.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {}
