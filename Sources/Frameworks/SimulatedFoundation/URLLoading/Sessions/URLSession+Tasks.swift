import BackgroundRuntime

// Tasks that tell the delegate.

extension URLSession {
    /// Loads what a request asks for, piece by piece.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask { make(.data, request) }

    /// Loads an address, piece by piece.
    public func dataTask(with url: URL) -> URLSessionDataTask { make(.data, URLRequest(url: url)) }

    public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        make(.upload, request, source: .file(fileURL))
    }

    public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        make(.upload, request, source: .data(bodyData))
    }

    /// Sends what the delegate hands over. Not simulated: nothing is sent.
    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        SimulatedApp.note("the body of a stream is not simulated: uploadTask(withStreamedRequest:) sends nothing")
        return make(.upload, request, source: .stream)
    }

    /// Loads what a request asks for into a file.
    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { make(.download, request) }

    /// Loads an address into a file.
    public func downloadTask(with url: URL) -> URLSessionDownloadTask { make(.download, URLRequest(url: url)) }

    /// Goes on with a download that broke off.
    public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        make(.download, URLSession.request(in: resumeData), resumeData: resumeData)
    }

    /// Connects to a server. Not simulated: nothing becomes of the task.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
        SimulatedApp.require(.method("streamTaskWithHostName:port:", of: "NSURLSession", .iOS(9)))
        SimulatedApp.note("a stream task is not simulated: nothing becomes of it")
        return URLSessionStreamTask(nil, in: self)
    }

    /// Connects for messages. Not simulated: nothing becomes of the task.
    public func webSocketTask(with url: URL) -> URLSessionWebSocketTask { webSocketTask(with: URLRequest(url: url)) }

    /// Connects for messages. Not simulated: nothing becomes of the task.
    public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
        SimulatedApp.require(.method("webSocketTaskWithRequest:", of: "NSURLSession", .iOS(13)))
        SimulatedApp.note("a web socket is not simulated: nothing becomes of it")
        return URLSessionWebSocketTask(nil, in: self)
    }

    /// Connects for messages. Not simulated: nothing becomes of the task.
    public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        webSocketTask(with: url)
    }
}

// Tasks that tell a completion handler.

extension URLSession {
    /// Loads what a request asks for, and hands it over as a whole.
    @preconcurrency
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        make(.data, request, report: .handler) { completionHandler($0, $2, $3) }
    }

    /// Loads an address, and hands it over as a whole.
    @preconcurrency
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Sends a file, and hands over the answer as a whole.
    @preconcurrency
    public func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        make(.upload, request, source: .file(fileURL), report: .handler) { completionHandler($0, $2, $3) }
    }

    /// Sends bytes, and hands over the answer as a whole.
    @preconcurrency
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        make(.upload, request, source: .data(bodyData ?? Data()), report: .handler) {
            completionHandler($0, $2, $3)
        }
    }

    /// Loads what a request asks for into a file, which is there until the handler returns.
    @preconcurrency
    public func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        make(.download, request, report: .handler) { completionHandler($1, $2, $3) }
    }

    /// Loads an address into a file, which is there until the handler returns.
    @preconcurrency
    public func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Goes on with a download that broke off, into a file that is there until the handler returns.
    @preconcurrency
    public func downloadTask(
        withResumeData resumeData: Data,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        make(.download, URLSession.request(in: resumeData), resumeData: resumeData, report: .handler) {
            completionHandler($1, $2, $3)
        }
    }
}

// The tasks of a session.

extension URLSession {
    /// Hands over the tasks of whose end the app has not been told, by their kinds.
    @preconcurrency
    public func getTasksWithCompletionHandler(
        _ completionHandler:
            @escaping @Sendable (
                [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
            ) -> Void
    ) {
        call { [self] in
            let (data, upload, download) = tasksByKind
            completionHandler(data, upload, download)
        }
    }

    /// Hands over the tasks of whose end the app has not been told.
    @preconcurrency
    public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        SimulatedApp.require(.method("getAllTasksWithCompletionHandler:", of: "NSURLSession", .iOS(9)))
        call { [self] in completionHandler(currentTasks) }
    }

    /// The tasks of whose end the app has not been told.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { answer in getAllTasks { answer.resume(returning: $0) } }
        }
    }

    /// The tasks of whose end the app has not been told, by their kinds.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { answer in
                getTasksWithCompletionHandler { answer.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    private var tasksByKind: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        let all = currentTasks
        let uploads = all.compactMap { $0 as? URLSessionUploadTask }
        let data = all.filter { !($0 is URLSessionUploadTask) }.compactMap { $0 as? URLSessionDataTask }
        return (data, uploads, all.compactMap { $0 as? URLSessionDownloadTask })
    }
}

// What they have in common.

extension URLSession {
    /// Makes a task of one sort.
    func make<Kind: URLSessionTask>(
        _ kind: LoadingPlan.Kind, _ request: URLRequest?, source: LoadingPlan.Source = .request,
        resumeData: Data? = nil, report: LoadingPlan.Report = .delegate,
        handler: ((Data?, URL?, URLResponse?, (any Error)?) -> Void)? = nil
    ) -> Kind {
        guard let wanted = request?.loading else {
            SimulatedApp.raise("a task of a URL session needs a request with an address")
        }
        if request?.httpBodyStream != nil {
            SimulatedApp.note("the body of a stream is not simulated: httpBodyStream sends nothing")
        }
        let plan = LoadingPlan(kind, wanted, source: source, resumeData: resumeData, report: report)
        let made = loading.map { task(for: $0.makeTask(plan)) } ?? object(of: kind, for: nil)
        made.handler = handler
        guard let task = made as? Kind else { preconditionFailure("a task of another sort was made") }
        return task
    }

    /// The request that data of an earlier download belongs to; one that fails where it is no such data.
    static func request(in resumeData: Data) -> URLRequest? {
        let object = try? JSONSerialization.jsonObject(with: resumeData) as? [String: Any]
        return URL(string: object?["url"] as? String ?? "about:blank").map { URLRequest(url: $0) }
    }
}
