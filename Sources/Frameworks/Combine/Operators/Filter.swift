extension Publishers {
    /// Delivers the values that a closure lets through.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// What it delivers.
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Lets a value through.
        public let isIncluded: (Upstream.Output) -> Bool

        /// A publisher of the values that a closure lets through.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let isIncluded = isIncluded
            upstream.subscribe(Relay("Filter", subscriber, isTransparent: true) { isIncluded($0) ? .pass($0) : .skip })
        }
    }

    /// Delivers what a closure makes of each value, unless that is nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one value of another, or none.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher of what a closure makes.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let transform = transform
            upstream.subscribe(
                Relay("CompactMap", subscriber, isTransparent: true) { transform($0).map { .pass($0) } ?? .skip })
        }
    }

    /// Delivers the values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it delivers.
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher of the values that differ from the one before.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var last: Output?
            let predicate = predicate
            upstream.subscribe(
                Relay("RemoveDuplicates", subscriber) { value in
                    if let last, predicate(last, value) { return .skip }
                    last = value
                    return .pass(value)
                })
        }
    }
}

extension Publisher {
    /// The values that a closure lets through.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The values that a closure lets through; it may throw.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        relay { Relay("TryFilter", throwing: $0) { try isIncluded($0) ? .pass($0) : .skip } }
    }

    /// What a closure makes of each value, without nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// What a closure makes of each value, without nil; it may throw.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        relay { Relay("TryCompactMap", throwing: $0) { try transform($0).map { .pass($0) } ?? .skip } }
    }

    /// The values that are not the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The values that are not the same as the one before; the closure may throw.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        relay { subscriber in
            var last: Output?
            return Relay("TryRemoveDuplicates", throwing: subscriber) { value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .pass(value)
            }
        }
    }

    /// No values, but the end.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> {
        relay { Relay("IgnoreOutput", $0, isTransparent: true) { _ in .skip } }
    }
}

extension Publisher where Output: Equatable {
    /// The values that do not equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}
