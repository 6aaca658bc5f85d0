/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// What comes out of it.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// An iterator, which subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncReader(publisher)) }

    /// Asks for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let reader: AsyncReader<P.Output, Never>

        init(_ reader: AsyncReader<P.Output, Never>) { self.reader = reader }

        /// The next value; nil when there is none any more, or the task was cancelled.
        public mutating func next() async -> P.Output? {
            switch await reader.next() {
            case .success(let value): value.value
            case .failure: nil
            }
        }
    }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// What comes out of it.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// An iterator, which subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncReader(publisher)) }

    /// Asks for one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let reader: AsyncReader<P.Output, P.Failure>

        init(_ reader: AsyncReader<P.Output, P.Failure>) { self.reader = reader }

        /// The next value; nil when there is none any more, or the task was cancelled.
        ///
        /// - Throws: the publisher's error.
        public mutating func next() async throws -> P.Output? { try await reader.next().get().value }
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> {
        SimulatedApp.require(.publisherValues)
        return AsyncPublisher(self)
    }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> {
        SimulatedApp.require(.publisherValues)
        return AsyncThrowingPublisher(self)
    }
}
