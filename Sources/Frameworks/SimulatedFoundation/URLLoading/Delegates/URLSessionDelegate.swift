// What a session tells. Every method has a default, except for the one that hands over a file. They are called on the queue
// of the session, and belong to no actor, as on a phone.

/// What a session tells of itself.
public protocol URLSessionDelegate: AnyObject, Sendable {
    /// The session is invalid: nothing follows, and the delegate is let go.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    /// A server wants to know who asks. Not called: a task is asked, not a session.
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// The same, as it is waited for.
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    /// All that waited for a background session while its app was away has been told.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        OptionalMethod.isMissing()
    }

    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        Task {
            let (disposition, credential) = await urlSession(session, didReceive: challenge)
            completionHandler(disposition, credential)
        }
    }

    public func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }

    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { OptionalMethod.isMissing() }
}

/// What a session tells of any of its tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// A task was made. Not called.
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    /// The time to begin has come for a task that was put off. Not called: it goes on as it is.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
    /// The same, as it is waited for. Not called.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
    ) async -> (URLSession.DelayedRequestDisposition, URLRequest?)
    /// There is no network, and the task waits for one.
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    /// The server sent the task elsewhere. Not called of a background session.
    ///
    /// - Parameters:
    ///   - session: the session.
    ///   - task: the task.
    ///   - response: what the server answered.
    ///   - request: what would be asked next.
    ///   - completionHandler: to be called with what is asked; nil stays with the answer.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    /// The same, as it is waited for.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest?
    /// A server wants to know who asks.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// The same, as it is waited for.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    /// The body of a stream is wanted. Not called: such bodies are not simulated.
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
    /// The same, as it is waited for. Not called.
    func urlSession(_ session: URLSession, needNewBodyStreamForTask task: URLSessionTask) async -> InputStream?
    /// More of the body was sent.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)
    /// A first answer says that another one follows. Not called.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse)
    /// How long the task took is known: right before its end is told, in the same turn. From iOS 10.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    /// The task is over, with an error or without.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
