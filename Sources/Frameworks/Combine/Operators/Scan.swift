extension Publishers {
    /// Delivers each value after those before it were put together with it.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is put together with.
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let nextPartialResult = nextPartialResult
            upstream.subscribe(
                PassThrough("Scan", subscriber, children: { [("downstream", subscriber), ("result", result)] }) {
                    value in
                    result = nextPartialResult(result, value)
                    return result
                })
        }
    }

    /// Delivers each value after those before it were put together with it; ends with the error that its closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is put together with.
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let nextPartialResult = nextPartialResult
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(
                    throwing: "TryScan", subscriber, .always,
                    children: { [("downstream", subscriber), ("status", $0.upstream), ("result", result)] }
                ) { value in
                    result = try nextPartialResult(result, value)
                    return .pass(result)
                })
        }
    }
}

extension Publisher {
    /// Each value after those before it were put together with it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Each value after those before it were put together with it; the closure may throw.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
