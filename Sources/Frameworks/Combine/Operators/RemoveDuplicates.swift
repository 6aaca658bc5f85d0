extension Publishers {
    /// Delivers the values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let predicate = predicate
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(
                    "RemoveDuplicates", subscriber, .strict,
                    children: { [("downstream", $0.downstream), ("last", last as Any)] }, end: { $0 }
                ) { value in
                    if let before = last, predicate(before, value) { return .skip }
                    last = value
                    return .pass(value)
                })
        }
    }

    /// Delivers the values that differ from the one before; ends with the error that its closure throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let predicate = predicate
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(
                    throwing: "TryRemoveDuplicates", subscriber, .strict,
                    children: { [("downstream", $0.downstream), ("last", last as Any)] }
                ) { value in
                    if let before = last, try predicate(before, value) { return .skip }
                    last = value
                    return .pass(value)
                })
        }
    }
}

extension Publisher {
    /// The values that are not the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The values that are not the same as the one before; the closure may throw.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// The values that do not equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}
