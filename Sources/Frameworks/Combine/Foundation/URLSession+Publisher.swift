extension URLSession {
    /// What an address holds.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// What a request asks for.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Loads what a request asks for, anew for each subscriber, and delivers it as a whole.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        /// Why it could not be loaded.
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest
        public let session: URLSession

        /// A publisher of what a request asks for.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
            let (request, session) = (request, session)
            var task: URLSessionDataTask?
            let link = SubjectLink<Output, URLError>(
                "DataTaskPublisher", subscriber,
                onRequest: { link in
                    guard task == nil else { return }
                    let carried = CarriedLink(link: link)
                    task = session.dataTask(with: request) { carried.notify($0, $1, $2) }
                    task?.resume()
                }, onCancel: { _ in task?.cancel() })
            subscriber.receive(subscription: link)
        }
    }
}

/// The subscription of a data task, on its way into its handler.
private struct CarriedLink: @unchecked Sendable {
    let link: SubjectLink<(data: Data, response: URLResponse), URLError>

    func notify(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let response, error == nil else {
            return link.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
        link.deliver((data ?? Data(), response))
        link.finish(.finished)
    }
}
