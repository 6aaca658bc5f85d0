extension Publishers {
    /// Delivers all values put together, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is put together with.
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("Reduce", subscriber, initial: initial, end: { $0 }) {
                    result, value in
                    if let before = result { result = nextPartialResult(before, value) }
                    return .goOn
                })
        }
    }

    /// Delivers all values put together, at the end; ends with the error that its closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What the first value is put together with.
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(throwing: "TryReduce", subscriber, initial: initial) {
                    result, value in
                    if let before = result { result = try nextPartialResult(before, value) }
                    return .goOn
                })
        }
    }

    /// Delivers how many values there were, at the end.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of this kind above another.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("Count", subscriber, initial: 0, end: { $0 }) {
                    result, value in
                    result = (result ?? 0) + 1
                    return .goOn
                })
        }
    }

    /// Delivers all values in a list, at the end.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of this kind above another.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(
                    "Collect", subscriber, initial: [], end: { $0 }, children: { [("count", $0?.count ?? 0)] }
                ) { result, value in
                    result?.append(value)
                    return .goOn
                })
        }
    }

    /// Delivers the largest value, by a closure, at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second of two values is larger.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("Comparison", subscriber, end: { $0 }) { result, value in
                    if let best = result, !areInIncreasingOrder(best, value) { return .goOn }
                    result = value
                    return .goOn
                })
        }
    }

    /// Delivers the largest value, by a closure, at the end; ends with the error that it throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether the second of two values is larger.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(throwing: "TryComparison", subscriber) { result, value in
                    if let best = result, try !areInIncreasingOrder(best, value) { return .goOn }
                    result = value
                    return .goOn
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// All values put together.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values put together; the closure may throw.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values in a list.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// How many values there were.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// The largest value, by a closure.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The largest value, by a closure that may throw.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The smallest value, by a closure.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// The smallest value, by a closure that may throw.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> { tryMax { try areInIncreasingOrder($1, $0) } }
}

extension Publisher where Output: Comparable {
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
    public func min() -> Publishers.Comparison<Self> { max(by: >) }
}
