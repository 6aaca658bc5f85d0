// What becomes of errors.

extension Publishers {
    /// Delivers the same values, and ends with another kind of error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it delivers.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream
        private let transform: (Upstream.Failure) -> Failure

        /// A publisher whose error a closure makes.
        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, transform) = (upstream, map)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
            let transform = transform
            upstream.subscribe(
                Relay(
                    "MapError", subscriber, isTransparent: true, end: { $0.mapError(transform) },
                    take: { .pass($0) }))
        }
    }

    /// Delivers the same values, and could end with errors of a kind, but does not.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// What it delivers.
        public typealias Output = Upstream.Output

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher that could fail.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
            upstream.subscribe(
                Relay(
                    "SetFailureType", subscriber, isTransparent: true, end: { _ in .finished }, take: { .pass($0) }))
        }
    }
}

extension Publisher {
    /// The same values, with another error at the end.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }

    /// The same values; after an error those of the publisher that a closure makes.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output { recover("Catch", handler) }

    private func recover<P: Publisher>(
        _ name: String, _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        Operator<Output, P.Failure> { subscriber in
            let succession = Succession(name, subscriber)
            succession.start()
            succession.follow(self) { end in
                guard case .failure(let error) = end else { return succession.finish(.finished) }
                succession.follow(handler(error)) { succession.finish($0) }
            }
        }.eraseToAnyPublisher()
    }

    /// The same values; after an error those of the publisher that a closure makes, or the error that it throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        mapError { $0 as any Error }.recover("TryCatch") { error -> AnyPublisher<Output, any Error> in
            guard let own = error as? Failure else { return Fail(error: error).eraseToAnyPublisher() }
            do { return try handler(own).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    /// The same values, and one in the place of an error.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        recover("ReplaceError") { _ in Just(output) }
    }

    /// The same values; after an error it begins anew, so many times at most.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            let succession = Succession("Retry", subscriber)
            succession.start()
            attempt(in: succession, retries: retries)
        }.eraseToAnyPublisher()
    }

    private func attempt(in succession: Succession<AnySubscriber<Output, Failure>>, retries: Int) {
        succession.follow(self) { end in
            guard case .failure = end, retries > 0 else { return succession.finish(end) }
            attempt(in: succession, retries: retries - 1)
        }
    }

    /// The same values; an error ends the app.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        relay {
            Relay(
                "AssertNoFailure", $0, isTransparent: true,
                end: {
                    if case .failure(let error) = $0 { SimulatedApp.crash("\(prefix)\(file):\(line): \(error)") }
                    return .finished
                }, take: { .pass($0) })
        }
    }
}

extension Publisher where Failure == Never {
    /// The same values, of a publisher that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
