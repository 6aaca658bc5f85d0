extension Publishers {
    /// Delivers the first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
                Gatherer<Upstream.Output, Upstream.Failure, S>("First", subscriber, end: { $0 }) { result, value in
                    result = value
                    return .enough
                })
        }
    }

    /// Delivers the first value for which a closure is true.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("TryFirst", subscriber, end: { $0 }) { result, value in
                    guard predicate(value) else { return .goOn }
                    result = value
                    return .enough
                })
        }
    }

    /// Delivers the first value for which a closure is true; ends with the error that it throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(throwing: "TryFirstWhere", subscriber) { result, value in
                    guard try predicate(value) else { return .goOn }
                    result = value
                    return .enough
                })
        }
    }

    /// Delivers the last value, at the end.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
                Gatherer<Upstream.Output, Upstream.Failure, S>("Last", subscriber, end: { $0 }) { result, value in
                    result = value
                    return .goOn
                })
        }
    }

    /// Delivers the last value for which a closure is true.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("LastWhere", subscriber, end: { $0 }) { result, value in
                    if predicate(value) { result = value }
                    return .goOn
                })
        }
    }

    /// Delivers the last value for which a closure is true; ends with the error that it throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(throwing: "TryLastWhere", subscriber) { result, value in
                    if try predicate(value) { result = value }
                    return .goOn
                })
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// The first value for which a closure is true.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// The first value for which a closure is true; it may throw.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// The last value for which a closure is true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// The last value for which a closure is true; it may throw.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
