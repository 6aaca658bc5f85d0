/// What a session tells of tasks whose answer comes piece by piece.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// The answer begins.
    ///
    /// - Parameters:
    ///   - session: the session.
    ///   - dataTask: the task.
    ///   - response: the answer without its body.
    ///   - completionHandler: to be called with what becomes of the task.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
    /// The same, as it is waited for.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition
    /// The task became a download. Not called.
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    /// The task became a stream. Not called.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
    /// A piece of the answer arrived.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        Task { completionHandler(await urlSession(session, dataTask: dataTask, didReceive: response)) }
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
        OptionalMethod.isMissing()
        return .allow
    }

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
    ) {}

    public func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask
    ) {}

    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        OptionalMethod.isMissing()
    }
}

/// What a session tells of tasks whose answer becomes a file.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    /// The file is there. It is deleted as soon as the method returns: move it, or open it.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    /// More of the file arrived.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    /// A download that had broken off goes on.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64)
}

extension URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { OptionalMethod.isMissing() }

    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) { OptionalMethod.isMissing() }
}

/// What a session tells of stream tasks. Nothing is: they are not simulated.
public protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}

/// What a session tells of web sockets. Nothing is: they are not simulated.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
