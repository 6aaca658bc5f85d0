extension Publishers {
    /// Delivers the same values, and ends with another kind of error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one error of another.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher of this kind above another.
        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(PassThrough("MapError", subscriber, end: { $0.mapError(transform) }, take: { $0 }))
        }
    }

    /// Delivers the same values, and could end with errors of a kind, but does not.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of this kind above another.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(PassThrough("SetFailureType", subscriber, end: { _ in .finished }, take: { $0 }))
        }
    }

    /// Delivers the same values; an error ends the app.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// What the message begins with.
        public let prefix: String
        /// The file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt

        /// A publisher of this kind above another.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let place = "\(prefix)\(file):\(line)"
            upstream.subscribe(
                PassThrough(
                    "AssertNoFailure", subscriber, children: { [("file", file), ("line", line), ("prefix", prefix)] },
                    end: {
                        if case .failure(let error) = $0 { SimulatedApp.crash("\(place): \(error)") }
                        return .finished
                    }, take: { $0 }))
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
    /// The same values, of a publisher that could fail with another kind of error.
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
        Publishers.SetFailureType(upstream: upstream)
    }
}

extension Publisher {
    /// The same values, with another error at the end.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    /// The same values; an error ends the app.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publisher where Failure == Never {
    /// The same values, of a publisher that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
