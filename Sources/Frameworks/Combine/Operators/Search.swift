extension Publishers {
    /// Delivers whether a value comes, as soon as it does, or at the end.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What is looked for.
        public let output: Upstream.Output

        /// A publisher of this kind above another.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("Contains", subscriber, initial: false, end: { $0 }) {
                    result, value in
                    guard value == output else { return .goOn }
                    result = true
                    return .enough
                })
        }
    }

    /// Delivers whether a closure is true for a value, as soon as it is, or at the end.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What is asked of each value.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("ContainsWhere", subscriber, initial: false, end: { $0 })
                { result, value in
                    guard predicate(value) else { return .goOn }
                    result = true
                    return .enough
                })
        }
    }

    /// Delivers whether a closure is true for a value, as soon as it is, or at the end; ends with the error that its closure throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What is asked of each value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(throwing: "TryContainsWhere", subscriber, initial: false)
                { result, value in
                    guard try predicate(value) else { return .goOn }
                    result = true
                    return .enough
                })
        }
    }

    /// Delivers whether a closure is true for all values, as soon as it is not, or at the end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What is asked of each value.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>("AllSatisfy", subscriber, initial: true, end: { $0 }) {
                    result, value in
                    guard !predicate(value) else { return .goOn }
                    result = false
                    return .enough
                })
        }
    }

    /// Delivers whether a closure is true for all values, as soon as it is not, or at the end; ends with the error that its closure throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// What is asked of each value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                Gatherer<Upstream.Output, Upstream.Failure, S>(throwing: "TryAllSatisfy", subscriber, initial: true) {
                    result, value in
                    guard try !predicate(value) else { return .goOn }
                    result = false
                    return .enough
                })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Whether a value comes; known as soon as it does.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Whether a closure is true for a value; known as soon as it is.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether a closure is true for a value; it may throw.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether a closure is true for all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Whether a closure is true for all values; it may throw.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
