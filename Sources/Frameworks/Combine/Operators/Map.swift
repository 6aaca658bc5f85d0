extension Publishers {
    /// Delivers what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one value of another.
        public let transform: (Upstream.Output) -> Output

        /// A publisher of this kind above another.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(PassThrough("Map", subscriber) { transform($0) })
        }
    }

    /// Delivers what a closure makes of each value; ends with the error that it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Makes one value of another.
        public let transform: (Upstream.Output) throws -> Output

        /// A publisher of this kind above another.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(throwing: "TryMap", subscriber, .always) {
                    .pass(try transform($0))
                })
        }
    }
}

extension Publishers.Map {
    /// What another closure makes of what this one makes.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }

    /// What another closure makes of what this one makes; it may throw.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// What another closure makes of what this one makes.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// What another closure makes of what this one makes; it may throw.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
    }
}

extension Publisher {
    /// What a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// What a closure makes of each value; it may throw.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Each value, or another in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}
