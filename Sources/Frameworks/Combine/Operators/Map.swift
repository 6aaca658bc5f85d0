extension Publishers {
    /// Delivers what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one value of another.
        public let transform: (Upstream.Output) -> Output

        /// A publisher of what a closure makes.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let transform = transform
            upstream.subscribe(Relay("Map", subscriber, isTransparent: true) { .pass(transform($0)) })
        }
    }

    /// Delivers what a closure makes of each value; ends with the error that it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// What the closure throws, or the publisher above.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one value of another.
        public let transform: (Upstream.Output) throws -> Output

        /// A publisher of what a closure makes.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
            let transform = transform
            upstream.subscribe(
                Relay<Upstream.Output, Upstream.Failure, S>("TryMap", throwing: subscriber) {
                    .pass(try transform($0))
                })
        }
    }
}

extension Publisher {
    /// What a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// One property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
    }

    /// Two properties of each value.
    public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> Publishers.Map<Self, (A, B)> {
        Publishers.Map(upstream: self) { ($0[keyPath: first], $0[keyPath: second]) }
    }

    /// What a closure makes of each value; it may throw.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Each value, or another in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }

    /// Each value after those before it were put together with it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        relay { subscriber in
            var result = initialResult
            return Relay("Scan", subscriber, isTransparent: true) { value in
                result = nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    /// Each value after those before it were put together with it; the closure may throw.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        relay { subscriber in
            var result = initialResult
            return Relay("TryScan", throwing: subscriber) { value in
                result = try nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }
}
