import BackgroundRuntime

extension URLSession {
    /// The bytes of an answer, one by one as they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// What is told one by one.
        public typealias Element = UInt8

        /// The task that loads them.
        public let task: URLSessionDataTask
        fileprivate let source: ByteSource

        /// The bytes from where they are now.
        public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

        /// Goes through the bytes of an answer.
        public struct Iterator: AsyncIteratorProtocol {
            /// What is told one by one.
            public typealias Element = UInt8

            fileprivate let source: ByteSource
            private var piece = Data()
            private var place = 0

            fileprivate init(source: ByteSource) { self.source = source }

            /// The next byte; nil at the end.
            ///
            /// - Throws: a `URLError`.
            public mutating func next() async throws -> UInt8? {
                while place == piece.count {
                    guard let next = try await source.next() else { return nil }
                    (piece, place) = (next, 0)
                }
                defer { place += 1 }
                return piece[piece.startIndex + place]
            }
        }
    }

    /// Loads what a request asks for, byte by byte; returns as the answer begins.
    ///
    /// - Throws: a `URLError`.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        SimulatedApp.require(.symbol("URLSession.bytes(for:delegate:)", .iOS(15)))
        let task: URLSessionDataTask = make(.data, request, report: .bytes)
        let source = ByteSource()
        task.bytes = source
        task.ownDelegate = delegate
        task.resume()
        let response = try await withTaskCancellationHandler {
            try await source.response()
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, source: source), response)
    }

    /// Loads an address, byte by byte; returns as the answer begins.
    ///
    /// - Throws: a `URLError`.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}

/// What arrived of an answer and was not read yet. One turn of the app runs at a time.
final class ByteSource: @unchecked Sendable {
    private var pieces: [Data] = []
    private var answer: URLResponse?
    private var end: Result<Void, any Error>?
    private var readers: [() -> Void] = []

    func begin(_ response: URLResponse) { change { $0.answer = response } }

    func add(_ piece: Data) { change { $0.pieces.append(piece) } }

    func finish(_ error: (any Error)?) { change { $0.end = error.map { .failure($0) } ?? .success(()) } }

    private func change(_ edit: (ByteSource) -> Void) {
        edit(self)
        let waiting = readers
        readers = []
        for reader in waiting { reader() }
    }

    private func wait() async {
        await withCheckedContinuation { waiting in readers.append { waiting.resume() } }
    }

    func response() async throws -> URLResponse {
        while answer == nil, end == nil { await wait() }
        if answer == nil { try end?.get() }
        guard let answer else { throw URLError(.badServerResponse) }
        return answer
    }

    func next() async throws -> Data? {
        while pieces.isEmpty, end == nil { await wait() }
        if !pieces.isEmpty { return pieces.removeFirst() }
        try end?.get()
        return nil
    }
}
