import BackgroundRuntime

/// What loads one request at a time, as before sessions; deprecated since iOS 9.
open class NSURLConnection: NSObject, @unchecked Sendable {
    /// Loads what a request asks for, and hands it over as a whole. From iOS 5.
    ///
    /// - Parameters:
    ///   - request: what is loaded.
    ///   - queue: where the handler is called.
    ///   - handler: gets the answer and its bytes, or an error.
    @preconcurrency
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        SimulatedApp.require(
            .classMethod("sendAsynchronousRequest:queue:completionHandler:", of: "NSURLConnection", .iOS(5)))
        let session = SimulatedApp.process(for: "NSURLConnection").storage.object { ConnectionSession() }.session
        session.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }.resume()
    }
}

/// What loads the connections of one launch.
private final class ConnectionSession {
    let session = URLSession(configuration: .ofConnections)
}
