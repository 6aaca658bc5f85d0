import BackgroundRuntime

/// How long a task took, from the time that it was made to its end.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
    /// How long the task took.
    public let taskInterval: DateInterval
    /// How often the task was sent elsewhere.
    public let redirectCount: Int
    private let last: URLSessionTaskTransactionMetrics

    init(of task: URLSessionTask) {
        taskInterval = DateInterval(start: task.made, end: max(task.made, Date()))
        redirectCount = task.loading?.status.redirects ?? 0
        last = URLSessionTaskTransactionMetrics(of: task)
    }

    /// What was asked and answered: the last time only, where the task was sent elsewhere before.
    open var transactionMetrics: [URLSessionTaskTransactionMetrics] {
        SimulatedApp.notSimulated(
            "URLSessionTaskTransactionMetrics", "the last request and its answer are known, and no times")
        return [last]
    }
}

/// What was asked once, and what was answered. The steps between are not measured.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
    /// Where an answer came from.
    public enum ResourceFetchType: Int, Sendable {
        case unknown = 0
        case networkLoad = 1
        /// The server, before it was asked.
        case serverPush = 2
        /// What this phone kept.
        case localCache = 3
    }

    public let request: URLRequest
    /// What was answered; nil for nothing.
    public let response: URLResponse?
    /// Where the answer came from.
    public let resourceFetchType: ResourceFetchType

    init(of task: URLSessionTask) {
        request = task.currentRequest ?? URLRequest(url: URL(fileURLWithPath: "/"))
        response = task.response
        resourceFetchType = task.response == nil ? .unknown : .networkLoad
    }

    /// When the request began; nil, as it is not measured.
    open var fetchStartDate: Date? { nil }
    /// When the search for the server's address began; nil, as it is not measured.
    open var domainLookupStartDate: Date? { nil }
    /// When the server's address was found; nil, as it is not measured.
    open var domainLookupEndDate: Date? { nil }
    /// When the phone began to connect; nil, as it is not measured.
    open var connectStartDate: Date? { nil }
    /// When the phone was connected; nil, as it is not measured.
    open var connectEndDate: Date? { nil }
    /// When the phone began to ask; nil, as it is not measured.
    open var requestStartDate: Date? { nil }
    /// When all was asked; nil, as it is not measured.
    open var requestEndDate: Date? { nil }
    /// When the answer began to come; nil, as it is not measured.
    open var responseStartDate: Date? { nil }
    /// When all of the answer was there; nil, as it is not measured.
    open var responseEndDate: Date? { nil }
    /// The language of the connection, such as `h2`; nil, as there is none.
    open var networkProtocolName: String? { nil }
    /// Whether somebody stands between; nobody does.
    open var isProxyConnection: Bool { false }
    /// Whether an earlier connection was used again; none is.
    open var isReusedConnection: Bool { false }
}
