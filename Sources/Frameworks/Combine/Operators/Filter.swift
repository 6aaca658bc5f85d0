extension Publishers {
    /// Delivers the values that a closure lets through.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Lets a value through.
        public let isIncluded: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(PassThrough("Filter", subscriber) { isIncluded($0) ? $0 : nil })
        }
    }

    /// Delivers the values that a closure lets through; ends with the error that it throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Lets a value through.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(throwing: "TryFilter", subscriber, .strict) {
                    try isIncluded($0) ? .pass($0) : .skip
                })
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

        /// A publisher of this kind above another.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(PassThrough("CompactMap", subscriber) { transform($0) })
        }
    }

    /// Delivers what a closure makes of each value, unless that is nil; ends with the error that it throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one value of another, or none.
        public let transform: (Upstream.Output) throws -> Output?

        /// A publisher of this kind above another.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(throwing: "TryCompactMap", subscriber, .strict) {
                    try transform($0).map { .pass($0) } ?? .skip
                })
        }
    }

    /// Delivers no values, but the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
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
            upstream.subscribe(Drain<Upstream.Output, S>(downstream: subscriber))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publishers.Filter {
    /// The values that another closure lets through, too.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        let first = self.isIncluded
        return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
    }

    /// The values that another closure lets through, too; it may throw.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// The values that another closure lets through, too.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// The values that another closure lets through, too; it may throw.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

extension Publishers.CompactMap {
    /// What another closure makes of what this one makes, without nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// What another closure makes of what this one makes.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
    }
}

extension Publishers.TryCompactMap {
    /// What another closure makes of what this one makes, without nil; it may throw.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}

extension Publisher {
    /// The values that a closure lets through.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The values that a closure lets through; it may throw.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// What a closure makes of each value, without nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// What a closure makes of each value, without nil; it may throw.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// No values, but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

/// Asks for all values, and delivers none.
private struct Drain<Input, Downstream: Subscriber>: Subscriber, ChainLink {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream

    var description: String { "IgnoreOutput" }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
