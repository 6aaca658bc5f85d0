extension Publishers {
    /// Delivers values as long as a closure is true.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Lets values through until it is false.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>("PrefixWhile", subscriber, .strict) {
                    predicate($0) ? .pass($0) : .finish
                })
        }
    }

    /// Delivers values as long as a closure is true; ends with the error that it throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Lets values through until it is false.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(throwing: "TryPrefixWhile", subscriber, .strict) {
                    try predicate($0) ? .pass($0) : .finish
                })
        }
    }

    /// Delivers nothing as long as a closure is true, and all values from then on.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// Holds values back until it is false.
        public let predicate: (Upstream.Output) -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            let predicate = predicate
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>("DropWhile", subscriber, .lenient) { value in
                    if isDropping { isDropping = predicate(value) }
                    return isDropping ? .skip : .pass(value)
                })
        }
    }

    /// Delivers nothing as long as a closure is true, and all values from then on; ends with the error that it throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream
        /// Holds values back until it is false.
        public let predicate: (Upstream.Output) throws -> Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            let predicate = predicate
            upstream.subscribe(
                ValueFilter<Upstream.Output, Upstream.Failure, S>(throwing: "TryDropWhile", subscriber, .lenient) {
                    value in
                    if isDropping { isDropping = try predicate(value) }
                    return isDropping ? .skip : .pass(value)
                })
        }
    }
}

extension Publisher {
    /// The values as long as a closure is true.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// The values as long as a closure is true; it may throw.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// The values from the first on for which a closure is false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// The values from the first on for which a closure is false; it may throw.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
